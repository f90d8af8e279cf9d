import { createContext, useContext } from 'react'
import { messages } from '../messages.ts'
import { addToCart } from './use-cart.ts'

/** What is said where no server answered: one screen says it with other words than the rest (spec 8). */
export const AddFailedText = createContext<string>(messages.cart.addFailed)

interface AddToCartButtonProps {
  readonly productId: string
  /** The id of the element that names the product. */
  readonly describedBy?: string
  readonly className?: string
}

/** Each press adds one more; presses made while one is on its way wait their turn. */
export function AddToCartButton({ productId, describedBy, className = 'flex-1' }: AddToCartButtonProps) {
  const whenUnreachable = useContext(AddFailedText)
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      onClick={() => addToCart(productId, whenUnreachable)}
      className={`button button-leaf ${className}`}
    >
      + Add
    </button>
  )
}
