import { createContext, useContext } from 'react'
import { changeCart } from './use-cart.ts'
import * as messages from './cart.messages.en.ts'

/** The toast if no server answers; the details screen has another text (specification 8). */
export const AddFailedText = createContext<string>(messages.addFailed)

interface AddToCartButtonProps {
  readonly productId: string
  /** The id of the element that names the product. */
  readonly describedBy?: string
  readonly className?: string
}

/** Each press adds one more. */
export function AddToCartButton({ productId, describedBy, className = 'flex-1' }: AddToCartButtonProps) {
  const whenUnreachable = useContext(AddFailedText)
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      onClick={() => changeCart({ kind: 'add', productId, whenUnreachable })}
      className={`button button-leaf ${className}`}
    >
      {messages.add}
    </button>
  )
}
