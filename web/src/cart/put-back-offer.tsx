import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { changeCart } from './use-cart.ts'
import { linesNotIn, linesTakenBy, putLinesBack } from './put-back.ts'
import type { CartChange, CartItem, CartReply } from './cart-state.ts'
import { messages } from '#messages/cart-screen'

interface PutBackOfferProps {
  readonly items: readonly CartItem[]
  readonly isBusy: boolean
  readonly onPutBack: () => void
}

export function PutBackOffer({ items, isBusy, onPutBack }: PutBackOfferProps) {
  const [first] = items
  const only = items.length === 1 ? first?.product.title : undefined

  function handleClick() {
    // The button disappears; a screen reader goes on at the heading, and the page stays where it is.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    onPutBack()
  }

  return (
    <div className="put-back">
      <p>{only ? messages.outOfCart(only) : messages.wentOut(items.length)}</p>
      <Button
        aria-label={only && messages.putBackProduct(only)}
        onClick={handleClick}
        isBusy={isBusy}
        text={messages.putBack}
        busyLabel={messages.puttingBack}
      />
    </div>
  )
}

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
    void changeCart(next)
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
