import { Button } from '@baqala/kit/ui/button.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/catalog'

export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-14 text-center">
      <p className="text-2xl font-extrabold text-tomato-ink">{messages.productsFailedInList}</p>
      <Button onClick={onRetry} text={uiMessages.tryAgain} />
    </div>
  )
}

/** In place of a list whose code cannot be had. */
export function ProductsLost() {
  return <ProductsFailed onRetry={() => location.reload()} />
}
