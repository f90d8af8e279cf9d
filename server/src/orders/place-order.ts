/** Ordering against cash: those who order at the same moment share one transaction, and each is answered for themselves. */
import type { FastifyBaseLogger } from 'fastify'
import { askTogether } from '../db/ask-together.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { lockLines, type CartLine, type LockedLine } from './cart-to-order.queries.ts'
import { lockOpenCarts, waitAtMost } from './locks.queries.ts'
import { mailAboutOrders } from './order-letters.ts'
import { claimCart, whyNot, writeOrder, writeOrders, type Ordering, type WholeOrder } from './orders.ts'
import { listItems } from './orders.queries.ts'

/** Orders a cart. Undefined: a payment page is open for it and has to be closed first. */
export type PlaceOrder = (ordering: Ordering) => Promise<WholeOrder | undefined>

// Their rows are locked until the last of them is written.
const MOST_AT_ONCE = 50
// Strangers' pieces are worth no more of a wait; whose they are waits alone, as long as for any lock (database-server.ts).
const LONGEST_WAIT_MS = 500
// SQLSTATE classes 22 (bad data), 23 (a rule of the database) and 40 (lost races), and 55P03 (a lock not had in time).
const MAY_BE_ONE_OF_THEM = /^(22...|23...|40...|55P03)$/

/** Makes what orders carts against cash. */
export function makePlaceOrder(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): PlaceOrder {
  const placing = new Set<string>()
  const placeTogether = askTogether(async (orderings: Ordering[]) => {
    const outcomes = await placeMany(db, orderings).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (orderings.length === 1 || !MAY_BE_ONE_OF_THEM.test(code)) throw error
      log.warn({ err: error, orders: orderings.length }, 'orders of one moment failed together; each is tried alone')
      return undefined
    })
    return ({ cartId }) => outcomes?.get(cartId)
  }, MOST_AT_ONCE)

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

/** Orders those of these carts, each named once, that can be ordered without waiting for long. The outcomes by cart. */
function placeMany(db: Db, orderings: readonly Ordering[]): Promise<Map<string, WholeOrder | Refusal>> {
  return inTransaction(db, async (tx) => {
    const outcomes = new Map<string, WholeOrder | Refusal>()
    if (orderings.length > 1) await waitAtMost(tx, LONGEST_WAIT_MS)
    const held = await lockOpenCarts(tx, orderings)
    if (held.length === 0) return outcomes
    const { carts, refusals } = shareOut(orderings, await lockLines(tx, held))
    for (const { cartId, refusal } of refusals) outcomes.set(cartId, refusal)
    if (carts.length === 0) return outcomes
    const placed = await writeOrders(tx, carts, 'cash')
    for (const whole of placed) outcomes.set(whole.order.cartId, whole)
    const orderIds = placed.map(({ order }) => order.id)
    await mailAboutOrders(tx, 'order placed', orderIds)
    return outcomes
  })
}

/** Who comes first has their pieces; whoever comes next, what is left on the shelf. */
function shareOut(orderings: readonly Ordering[], locked: readonly LockedLine[]) {
  const byCart = Map.groupBy(locked, ({ cartId }) => cartId)
  const taken = new Map<string, number>()
  const carts: { ordering: Ordering; lines: CartLine[] }[] = []
  const refusals: { cartId: string; refusal: Refusal }[] = []
  for (const ordering of orderings) {
    const { cartId } = ordering
    const found = byCart.get(cartId)
    // Not held, empty or ordered already: that takes a look of its own.
    if (found === undefined || found[0]?.isOrdered) continue
    const lines = found.map((line) => ({ ...line, available: line.available - (taken.get(line.productId) ?? 0) }))
    const refusal = whyNot(lines)
    if (refusal !== undefined) {
      refusals.push({ cartId, refusal })
      continue
    }
    carts.push({ ordering, lines })
    for (const { productId, count } of lines) taken.set(productId, count + (taken.get(productId) ?? 0))
  }
  return { carts, refusals }
}
