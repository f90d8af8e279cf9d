/** Ordering against cash: those who order at the same moment share one transaction, and each is answered for themselves. */
import { askTogether } from '../db/ask-together.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { lockLines, type CartLine, type LockedLine } from './cart-to-order.queries.ts'
import { lockOpenCarts } from './locks.queries.ts'
import { mailAboutOrders } from './order-letters.ts'
import { claimCart, whyNot, writeOrder, writeOrders, type Ordering, type WholeOrder } from './orders.ts'
import { listItems } from './orders.queries.ts'

/** Orders a cart. Undefined: a payment page was opened for it meanwhile and has to be closed first. */
export type PlaceOrder = (ordering: Ordering) => Promise<WholeOrder | undefined>

/** Makes what orders carts against cash. */
export function makePlaceOrder(db: Db): PlaceOrder {
  const placing = new Set<string>()
  const placeTogether = askTogether(async (orderings: Ordering[]) => {
    const outcomes = await placeMany(db, orderings).catch((error: unknown) => {
      // What fails for one must not fail for strangers: each tries alone.
      if (orderings.length > 1) return undefined
      throw error
    })
    return ({ cartId }) => outcomes?.get(cartId)
  })

  return async function placeOrder(ordering) {
    const outcome = await placeWithOthers(ordering)
    if (outcome instanceof Refusal) throw outcome
    return outcome ?? placeAlone(db, ordering)
  }

  /** Undefined where it takes more than others should wait for. */
  async function placeWithOthers(ordering: Ordering): Promise<WholeOrder | Refusal | undefined> {
    const { cartId, replacing } = ordering
    if (replacing !== undefined || placing.has(cartId)) return undefined
    placing.add(cartId)
    try {
      return await placeTogether(ordering)
    } finally {
      placing.delete(cartId)
    }
  }
}

/** Waits for the cart where somebody else is changing or ordering it, and answers with the order that it may have already. */
function placeAlone(db: Db, ordering: Ordering): Promise<WholeOrder | undefined> {
  return inTransaction(db, async (tx) => {
    const claimed = await claimCart(tx, ordering)
    if ('order' in claimed) {
      const { order } = claimed
      return order.state === 'awaiting payment' ? undefined : { order, items: await listItems(tx, [order.id]) }
    }
    const placed = await writeOrder(tx, ordering, claimed.lines, 'cash')
    await mailAboutOrders(tx, 'order placed', [placed.order.id])
    return placed
  })
}

/** Orders those of these carts, each named once, that can be ordered without waiting. The outcomes by cart. */
function placeMany(db: Db, orderings: readonly Ordering[]): Promise<Map<string, WholeOrder | Refusal>> {
  return inTransaction(db, async (tx) => {
    const lines = await lockLines(tx, await lockOpenCarts(tx, orderings))
    const { carts, refusals } = shareOut(orderings, lines)
    if (carts.length === 0) return refusals
    const placed = await writeOrders(tx, carts, 'cash')
    const orderIds = placed.map(({ order }) => order.id)
    await mailAboutOrders(tx, 'order placed', orderIds)
    return new Map([...refusals, ...placed.map((whole) => [whole.order.cartId, whole] as const)])
  })
}

/** Who comes first has their pieces; whoever comes next, what is left on the shelf. */
function shareOut(orderings: readonly Ordering[], locked: readonly LockedLine[]) {
  const byCart = Map.groupBy(locked, ({ cartId }) => cartId)
  const taken = new Map<string, number>()
  const carts: { ordering: Ordering; lines: CartLine[] }[] = []
  const refusals = new Map<string, WholeOrder | Refusal>()
  for (const ordering of orderings) {
    const found = byCart.get(ordering.cartId)
    // Not held, empty or ordered already: that takes a look of its own.
    if (found === undefined || found[0]?.isOrdered) continue
    const lines = found.map((line) => ({ ...line, available: line.available - (taken.get(line.productId) ?? 0) }))
    const refusal = whyNot(lines)
    if (refusal !== undefined) {
      refusals.set(ordering.cartId, refusal)
      continue
    }
    carts.push({ ordering, lines })
    for (const { productId, count } of lines) taken.set(productId, count + (taken.get(productId) ?? 0))
  }
  return { carts, refusals }
}
