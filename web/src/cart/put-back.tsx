/** Undoes a removal by the ordinary calls: each product is added, then its count is set. */
import { useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { currentCart } from './cart-query.ts'
import { type CartChange, type CartItem, type CartReply, productIdOf } from './cart-state.ts'
import { changeCart } from './outbox/outbox.ts'
import { notInCart } from './outbox/waiting.ts'
import { messages } from '#messages/cart-screen'
import { messages as cartMessages } from '#messages/cart'

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

/** Remembers the lines that the last change took out of the cart, and their places, until the next change or until the screen is left. */
export function usePutBack(cart: CartReply) {
  const [taken, setTaken] = useState<readonly CartItem[]>([])
  const [isPuttingBack, setIsPuttingBack] = useState(false)
  // A removal that failed leaves nothing to put back.
  const offered = isPuttingBack ? taken : linesNotIn(cart, taken)
  // The shop puts it last; here it stands where it was.
  const [places, setPlaces] = useState<readonly string[]>([])
  const placeOf = (line: CartItem) => places.indexOf(productIdOf(line)) + 1 || Infinity
  const products = [...cart.data.products].sort((one, other) => placeOf(one) - placeOf(other) || 0)

  function change(next: CartChange) {
    setPlaces(products.map(productIdOf))
    setTaken(linesTakenBy(next, cart))
    notInCart.set([])
    void changeCart(next)
  }

  async function putBack() {
    setIsPuttingBack(true)
    notInCart.set(await putLinesBack(offered))
    setIsPuttingBack(false)
    setTaken((lines) => (lines === taken ? [] : lines))
  }

  return { products, change, offered, putBack: () => void putBack(), isPuttingBack }
}

export function linesTakenBy(change: CartChange, cart: CartReply): readonly CartItem[] {
  const lines = cart.data.products.filter(({ count }) => count > 0)
  if (change.kind === 'clear') return lines
  const takesLine = change.kind === 'remove' || (change.kind === 'set count' && change.count <= 0)
  return takesLine ? lines.filter((line) => productIdOf(line) === change.productId) : []
}

export function linesNotIn(cart: CartReply, lines: readonly CartItem[]): readonly CartItem[] {
  const inCart = new Set(cart.data.products.map(productIdOf))
  return lines.filter((line) => !inCart.has(productIdOf(line)))
}

/** The lines that could not be put back, or not with all their pieces. */
export async function putLinesBack(lines: readonly CartItem[]) {
  const missing = []
  for (const line of lines) {
    const why = await putLineBack(line)
    if (why) missing.push(cartMessages.missing(line.product.title, why))
  }
  return missing
}

async function putLineBack(line: CartItem): Promise<string | undefined> {
  const productId = productIdOf(line)
  const piece = { ...line, count: 1 }
  const added = await changeCart({
    kind: 'add',
    productId,
    line: piece,
    whenUnreachable: cartMessages.addFailed,
  })
  if (added !== 'kept' && added?.kind !== 'success')
    return added?.kind === 'refused' ? messages.cannotBePutBack : cartMessages.addFailed
  const inCart = currentCart()?.data.products.find((each) => productIdOf(each) === productId)
  // One piece is in the cart by now.
  const count = Math.max(1, Math.min(line.count, inCart?.product.quantity ?? line.count))
  if (count > 1) {
    const counted = await changeCart({ kind: 'set count', productId, count })
    if (counted !== 'kept' && counted?.kind !== 'success') return counted?.message ?? cartMessages.countFailed
  }
  return count < line.count ? messages.onlyLeft(count) : undefined
}
