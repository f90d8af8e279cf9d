import { messages } from '@baqala/kit/messages'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { useIsAdding } from './use-cart.ts'

interface AddingSpinnerProps {
  readonly productId: string
  /** Covers the button alone, not the whole card. */
  readonly isOnButton?: boolean
}

/** Covers its place while the product is being added. A separate component, so that the card does not render again. */
export function AddingSpinner({ productId, isOnButton = false }: AddingSpinnerProps) {
  if (!useIsAdding(productId)) return null
  const corners = isOnButton ? 'rounded-full' : 'rounded-card'
  return (
    <span className={`pointer-events-none absolute inset-0 grid place-items-center bg-paper/20 ${corners}`}>
      <Spinner label={messages.adding} isSmall={isOnButton} />
    </span>
  )
}
