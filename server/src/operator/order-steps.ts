/** The steps of an order that the shop takes, and their answers for the command line. */
import { cancelOrder, moveOn, noteRefund } from '../orders/fulfilment.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { findPageOf } from '../orders/payment-pages.queries.ts'
import { Refusal } from '../refusal.ts'
import { explainError } from './explain-error.ts'
import { messages } from './operator.messages.en.ts'
import { findByNumber } from './orders.queries.ts'
import { print } from './print.ts'
import type { Shop } from './with-shop.ts'

export interface StepOptions {
  readonly as: string
  readonly why?: string
  readonly byHand?: boolean
}

/** Does something to an order and returns one sentence about its new state. */
export type OrderStep = (shop: Shop, order: OrderRow, options: StepOptions) => Promise<string>

export const pack: OrderStep = (shop, order, { as }) => moveTo(shop, order, 'being packed', as)
export const send: OrderStep = (shop, order, { as }) => moveTo(shop, order, 'on its way', as)
export const deliver: OrderStep = (shop, order, { as }) => moveTo(shop, order, 'delivered', as)

async function moveTo({ db }: Shop, order: OrderRow, state: Parameters<typeof moveOn>[2], clerk: string) {
  await moveOn(db, order.id, state, clerk)
  return `Order ${order.number} is ${state}.`
}

export const cancel: OrderStep = async ({ db, payments }, order, { as, why = '' }) => {
  const cancelling = {
    orderId: order.id,
    who: 'shop',
    clerk: as,
    reason: 'cancelledByShop',
    params: { note: why },
  } as const
  const { state } = await cancelOrder({ db, payments }, cancelling)
  return state === 'refund due'
    ? `Order ${order.number} is cancelled and was paid: send the money back with baqala orders refund ${order.number}.`
    : `Order ${order.number} is ${state}.`
}

/** Asks the provider first: its refund is idempotent, so a crash before the note is made good by asking again. */
export const refund: OrderStep = async ({ db, payments }, order, { as, byHand }) => {
  const { number, state } = order
  if (state === 'refunded') return `Order ${number} was refunded before.`
  if (state !== 'refund due') throw new Refusal(409, messages.noRefundDue({ number, state }))
  if (byHand !== true) {
    const session = await findPageOf(db, order.id)
    if (payments === undefined || session === undefined) throw new Refusal(409, messages.noProvider({ number }))
    await payments.refund(session.id)
  }
  await noteRefund(db, order.id, as)
  return `Order ${number} is refunded.`
}

/** Takes a step with each order. A refusal of one does not stop the others, but the command ends with 1. */
export async function eachOrder(
  shop: Shop,
  numbers: readonly number[],
  options: StepOptions,
  step: OrderStep,
): Promise<void> {
  for (const number of numbers) {
    try {
      print(await step(shop, await findOrRefuse(shop, number), options))
    } catch (error) {
      process.stderr.write(explainError(error) + '\n')
      process.exitCode = 1
    }
  }
}

async function findOrRefuse({ db }: Shop, number: number): Promise<OrderRow> {
  const order = await findByNumber(db, number)
  if (order === undefined) throw new Refusal(404, messages.orderNotFound({ number }))
  return order
}
