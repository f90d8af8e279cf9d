import { createContext, useContext, useRef } from 'react'
import { Minus } from '@baqala/kit/ui/icons.tsx'
import { oneLess } from './cart-state.ts'
import { changeCart } from './use-cart.ts'
import { useCountInCart } from './use-count-in-cart.ts'
import { messages } from '#messages/cart'

/** The toast if no server answers; the details screen has another text (specification 8). */
export const AddFailedText = createContext<'addFailed' | 'addFailedOnDetails'>('addFailed')

interface AddToCartButtonProps {
  readonly product: { readonly _id: string; readonly title: string; readonly unit?: string | undefined }
  readonly className?: string
}

/** Each press adds one more. Once the product is in the cart, a pill around the button shows how many, and takes one out. */
export function AddToCartButton({ product: { _id, title, unit }, className = 'flex-1' }: AddToCartButtonProps) {
  const addFailed = useContext(AddFailedText)
  const count = useCountInCart(_id) ?? 0
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOne() {
    // − disappears with the last piece.
    if (count === 1) addButton.current?.focus()
    changeCart(oneLess(_id, count))
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
      <button
        ref={addButton}
        type="button"
        aria-label={messages.addProduct(title, unit)}
        onClick={() => changeCart({ kind: 'add', productId: _id, whenUnreachable: messages[addFailed] })}
        className="button button-leaf"
      >
        {messages.add}
      </button>
    </div>
  )
}
