/** The steps of an order that the shop takes, each with its answer for the command line. */
import type { Db } from '../db/rows.ts'
import { cancelOrder, moveOn, noteRefund } from '../orders/fulfilment.ts'
import { mayCancel } from '../orders/order-states.ts'
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

/** Changes an order and returns one sentence about its new state. */
export type OrderStep = (shop: Shop, order: OrderRow, options: StepOptions) => Promise<string>

export const pack = moveTo('being packed')
export const send = moveTo('on its way')
export const deliver = moveTo('delivered')

function moveTo(state: Parameters<typeof moveOn>[2]): OrderStep {
  return async ({ db }, order, { as: clerk }) => {
    await moveOn(db, order.id, state, clerk)
    return `Order ${order.number} is ${state}.`
  }
}

export const cancel: OrderStep = async ({ db, payments }, order, { as, why = '' }) => {
  const reason = { reason: 'cancelledByShop', params: { note: why } } as const
  const { state } = await cancelOrder({ db, payments }, { orderId: order.id, who: 'shop', clerk: as, ...reason })
  return state === 'refund due'
    ? `Order ${order.number} is cancelled and was paid: send the money back with baqala orders refund ${order.number}.`
    : `Order ${order.number} is ${state}.`
}

/** Refunds at the provider first: that is idempotent, so the command can be repeated after a crash before the note. */
export const refund: OrderStep = async ({ db, payments }, order, { as, byHand }) => {
  const { number, state } = order
  if (state === 'refunded') return `Order ${number} was refunded before.`
  if (state !== 'refund due') throw noRefundDue(order)
  if (byHand !== true) {
    const session = await findPageOf(db, order.id)
    if (payments === undefined || session === undefined) throw new Refusal(409, messages.noProvider({ number }))
    await payments.refund(session.id)
  }
  await noteRefund(db, order.id, as)
  return `Order ${number} is refunded.`
}

function noRefundDue(order: OrderRow): Refusal {
  if (order.paidAt === null) return new Refusal(409, messages.nothingWasPaid(order))
  return new Refusal(
    409,
    mayCancel(order.state, 'shop') ? messages.noRefundDue(order) : messages.tooLateToRefund(order),
  )
}

/** Takes a step with each order. An order that is refused does not stop the others, but the exit code becomes 1. */
export async function eachOrder(
  shop: Shop,
  numbers: readonly number[],
  options: StepOptions,
  step: OrderStep,
): Promise<void> {
  for (const number of numbers) {
    try {
      print(await step(shop, await findOrRefuse(shop.db, number), options))
    } catch (error) {
      process.stderr.write(explainError(error) + '\n')
      process.exitCode = 1
    }
  }
}

export async function findOrRefuse(db: Db, number: number): Promise<OrderRow> {
  const order = await findByNumber(db, number)
  if (order === undefined) throw new Refusal(404, messages.orderNotFound({ number }))
  return order
}
