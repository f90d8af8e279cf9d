/** What the shop does with orders it knows by their numbers. */
import { cancelOrder, moveOn, noteRefund } from '../orders/fulfilment.ts'
import { findPageOf } from '../orders/payment-pages.queries.ts'
import { findByNumber } from './orders-book.queries.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { explainToShopkeeper } from './explain-to-shopkeeper.ts'
import { Refused } from './refused.ts'
import { tell } from './tell.ts'
import type { Shop } from './with-shop.ts'

export interface Signed {
  readonly as: string
  readonly why?: string
  readonly byHand?: boolean
}

/** Does something to an order and says in one sentence how it stands now. */
export type Deed = (shop: Shop, order: OrderRow, signed: Signed) => Promise<string>

export const pack: Deed = (shop, order, { as }) => moveTo(shop, order, 'being packed', as)
export const send: Deed = (shop, order, { as }) => moveTo(shop, order, 'on its way', as)
export const deliver: Deed = (shop, order, { as }) => moveTo(shop, order, 'delivered', as)

async function moveTo({ db }: Shop, order: OrderRow, state: Parameters<typeof moveOn>[2], clerk: string) {
  await moveOn(db, order.id, state, clerk)
  return `Order ${order.number} is ${state}.`
}

export const cancel: Deed = async ({ db, payments }, order, { as, why = '' }) => {
  const { state } = await cancelOrder(
    { db, payments },
    {
      orderId: order.id,
      who: 'shop',
      clerk: as,
      reason: 'cancelledByShop',
      params: { note: why },
    },
  )
  return state === 'refund due'
    ? `Order ${order.number} is cancelled and was paid: send the money back with baqala orders refund ${order.number}.`
    : `Order ${order.number} is ${state}.`
}

/** The provider is asked first: should we die before the note of it, asking again sends nothing twice. */
export const refund: Deed = async ({ db, payments }, order, { as, byHand }) => {
  const { number, state } = order
  if (state === 'refunded') return `Order ${number} was refunded before.`
  if (state !== 'refund due')
    throw new Refused(`Order ${number} is ${state}; no refund is due. baqala orders cancel ${number} makes it due.`)
  if (byHand !== true) {
    const session = await findPageOf(db, order.id)
    if (payments === undefined || session === undefined) {
      throw new Refused(
        `Order ${number} has no payment provider to ask. Once the money went back another way, note it with --by-hand.`,
      )
    }
    await payments.refund(session.id)
  }
  await noteRefund(db, order.id, as)
  return `Order ${number} is refunded.`
}

/** One order's "no" does not keep the next from being done; in the end the command has failed all the same. */
export async function eachOrder(shop: Shop, numbers: readonly number[], signed: Signed, deed: Deed): Promise<void> {
  let refused = 0
  for (const number of numbers) {
    try {
      tell(await deed(shop, await orderOf(shop, number), signed))
    } catch (error) {
      refused += 1
      process.stderr.write(explainToShopkeeper(error) + '\n')
    }
  }
  if (refused > 0) process.exitCode = 1
}

async function orderOf({ db }: Shop, number: number): Promise<OrderRow> {
  const order = await findByNumber(db, number)
  if (order === undefined) throw new Refused(`There is no order ${number}.`)
  return order
}
