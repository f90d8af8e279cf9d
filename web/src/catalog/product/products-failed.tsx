import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { messages } from '#messages/catalog'

export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  const text = <p className="text-2xl font-extrabold text-tomato-ink">{messages.productsFailedInList}</p>
  return <LoadFailed text={text} onRetry={onRetry} />
}

/** In place of a list whose code cannot be had. */
export function ProductsLost() {
  return <ProductsFailed onRetry={() => location.reload()} />
}
