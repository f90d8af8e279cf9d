import { useState } from 'react'
import type { CartChange, CartItem, CartReply } from './cart-state.ts'
import { linesNotIn, linesTakenBy, putLinesBack } from './put-back.ts'
import { changeCart } from './use-cart.ts'

/** Remembers the lines that the last change took out of the cart, until the next change or until the screen is left. */
export function usePutBack(cart: CartReply) {
  const [taken, setTaken] = useState<readonly CartItem[]>([])
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isPuttingBack, setIsPuttingBack] = useState(false)
  // A removal that failed leaves nothing to put back.
  const offered = isPuttingBack ? taken : linesNotIn(cart, taken)

  function change(next: CartChange) {
    setTaken(linesTakenBy(next, cart))
    setMissing([])
    changeCart(next)
  }

  async function putBack() {
    setIsPuttingBack(true)
    const notPutBack = await putLinesBack(offered)
    setIsPuttingBack(false)
    setMissing(notPutBack)
    setTaken((lines) => (lines === taken ? [] : lines))
  }

  return { change, offered, putBack: () => void putBack(), isPuttingBack, missing }
}
