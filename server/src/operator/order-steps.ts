/** The steps of an order that the shop takes, each with its answer at the command line. */
import { money } from '../egypt/money.ts'
import { cancelOrder, moveOn } from '../orders/placed/fulfilment.ts'
import { refundOrder } from '../orders/checkout/refunds.ts'
import { findOrderOfNumber } from '../orders/shop-orders.queries.ts'
import type { Clerk } from '../staff/clerk.ts'
import { knownClerk } from './clerk.ts'
import { explainError } from './explain-error.ts'
import { print, printProblem } from './print.ts'
import { type Shop, withShop } from './with-shop.ts'

export interface StepOptions {
  readonly as: Clerk
  readonly why?: string
  readonly byHand?: boolean
  readonly courier?: string
}

/** Changes an order and returns one sentence about its new state. */
export type OrderStep = (shop: Shop, number: number, options: StepOptions) => Promise<string>

export const pack = moveTo('being packed')
export const send = moveTo('on its way')
export const deliver = moveTo('delivered')

function moveTo(state: Parameters<typeof moveOn>[2]): OrderStep {
  return async ({ db }, number, { as: clerk, courier }) => {
    await moveOn(db, (await findOrderOfNumber(db, number)).id, state, clerk, courier)
    return `Order ${number} is ${state}.`
  }
}

export const cancel: OrderStep = async ({ db, payments }, number, { as: clerk, why: note = '' }) => {
  const order = await findOrderOfNumber(db, number)
  if (order.state === 'cancelled') return `Order ${number} was cancelled before. Nothing was paid for it.`
  if (order.state === 'refunded') return `Order ${number} is over, and its money was sent back.`
  if (order.state === 'refund due')
    return `Order ${number} is over already. Its money has to go back: baqala orders refund ${number}.`
  const reason = { reason: 'cancelledByShop', params: { note } } as const
  const { state } = await cancelOrder({ db, payments }, { orderId: order.id, who: 'shop', clerk, ...reason })
  return state === 'refund due'
    ? `Order ${number} is cancelled and was paid: send the money back with baqala orders refund ${number}.`
    : `Order ${number} is ${state}.`
}

export const refund: OrderStep = async (shop, number, { as: clerk, byHand }) => {
  const sentBack = await refundOrder(shop, { number, isByHand: byHand }, clerk)
  if (sentBack.length === 0) return `Order ${number} was refunded before.`
  return `Order ${number}: ${sentBack.map(({ amount, currency }) => money(amount, currency)).join(' and ')} sent back.`
}

/** Takes a step with each order. An order that is refused does not stop the others, but the exit code becomes 1. */
export function takeStep(
  { numbers, ...options }: StepOptions & { readonly numbers: readonly number[] },
  step: OrderStep,
): Promise<void> {
  return withShop(async (shop) => {
    const signed = { ...options, as: await knownClerk(shop.db, options.as) }
    for (const number of numbers) {
      try {
        print(await step(shop, number, signed))
      } catch (error) {
        printProblem(explainError(error))
        process.exitCode = 1
      }
    }
  })
}
