import { useRef } from 'react'
import { messages as uiMessages } from '@baqala/kit/messages'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { oneLess } from './cart-state.ts'
import { addToCart, changeCart } from './outbox/outbox.ts'
import { useCountInCart, useIsAdding } from './use-cart.ts'
import { messages } from '#messages/cart'

interface AddToCartButtonProps {
  readonly product: { readonly _id: string; readonly title: string; readonly unit?: string | undefined }
  readonly className?: string
}

/** Each press adds one more. Once the product is in the cart, a pill around the button shows how many, and takes one out. */
export function AddToCartButton({ product: { _id, title, unit }, className = 'flex-1' }: AddToCartButtonProps) {
  const count = useCountInCart(_id)
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOne() {
    // − disappears with the last piece. "+ Add" is in view, though a bar that sticks may belong elsewhere on the page.
    if (count === 1) addButton.current?.focus({ preventScroll: true })
    void changeCart(oneLess(_id, count))
  }

  return (
    <div className={`add-to-cart ${className}`}>
      {count > 0 && (
        <>
          <button type="button" aria-label={messages.decrease(title)} onClick={takeOne} className="take-one">
            <Minus aria-hidden size={18} />
          </button>
          <span className="count-in-cart">
            <b className={count > 99 ? 'text-xs/6' : undefined}>{count}</b> <span>{messages.inCart}</span>
          </span>
        </>
      )}
      <Button
        ref={addButton}
        aria-label={messages.addProduct(title, unit)}
        onClick={() => addToCart(_id)}
        look="leaf"
        text={messages.add}
      />
    </div>
  )
}

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
    <span className={`pointer-events-none absolute inset-0 veil grid place-items-center ${corners}`}>
      <Spinner label={uiMessages.adding} isSmall={isOnButton} />
    </span>
  )
}
