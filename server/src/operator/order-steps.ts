/** The steps of an order that the shop takes, each with its answer for the command line. */
import type { Db } from '../db/rows.ts'
import { money } from '../money.ts'
import { cancelOrder, moveOn } from '../orders/fulfilment.ts'
import { mayCancel } from '../orders/order-states.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { listOwed, noteRefund } from '../orders/refunds.ts'
import { type Message, Refusal } from '../refusal.ts'
import { explainError } from './explain-error.ts'
import { messages } from './operator.messages.en.ts'
import { findByNumber } from './orders.queries.ts'
import { print, printProblem } from './print.ts'
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
  const { number } = order
  if (order.state === 'cancelled') return `Order ${number} was cancelled before. Nothing was paid for it.`
  if (order.state === 'refunded') return `Order ${number} is over, and its money was sent back.`
  if (order.state === 'refund due')
    return `Order ${number} is over already. Its money has to go back: baqala orders refund ${number}.`
  const reason = { reason: 'cancelledByShop', params: { note: why } } as const
  const { state } = await cancelOrder({ db, payments }, { orderId: order.id, who: 'shop', clerk: as, ...reason })
  return state === 'refund due'
    ? `Order ${number} is cancelled and was paid: send the money back with baqala orders refund ${number}.`
    : `Order ${number} is ${state}.`
}

/** Refunds at the provider first: that is idempotent, so the command can be repeated after a crash before the note. */
export const refund: OrderStep = async ({ db, payments }, order, { as, byHand }) => {
  const { number } = order
  const owed = await listOwed(db, order)
  if (owed.length === 0 && order.state === 'refunded') return `Order ${number} was refunded before.`
  if (owed.length === 0) throw new Refusal(409, explainNoRefund(order))
  if (byHand !== true && payments === undefined) throw new Refusal(409, messages.noProvider({ number }))
  for (const { sessionId } of owed) {
    if (byHand !== true) await payments?.refund(sessionId)
    await noteRefund(db, order.id, sessionId, as)
  }
  return `Order ${number}: ${owed.map(({ amount, currency }) => money(amount, currency)).join(' and ')} sent back.`
}

function explainNoRefund(order: OrderRow): Message {
  if (order.paymentMethod === 'cash') return messages.paidInCash(order)
  if (order.paidAt === null) return messages.nothingPaid(order)
  return mayCancel(order.state, 'shop') ? messages.cancelMakesRefundDue(order) : messages.tooLateForRefund(order)
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
      printProblem(explainError(error))
      process.exitCode = 1
    }
  }
}

export async function findOrRefuse(db: Db, number: number): Promise<OrderRow> {
  const order = await findByNumber(db, number)
  if (order === undefined) throw new Refusal(404, messages.orderNotFound({ number }))
  return order
}
