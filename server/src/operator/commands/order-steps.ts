/** The steps of an order that the shop takes, each with its answer at the command line. */
import { money } from '../../egypt/money.ts'
import type { Permission } from '@baqala/contract/admin/may'
import type { StaffMove } from '@baqala/contract/admin/staff-order'
import { inTransactionRolledBack, type Db } from '../../db/transaction.ts'
import { moveAsStaff, withoutProvider } from '../../orders/board/staff-orders.ts'
import type { OrderDeps } from '../../orders/checkout/payment-pages.ts'
import { refundOrder } from '../../orders/checkout/refunds.ts'
import { Refusal } from '../../refusal.ts'
import { knownClerk, type Signed } from '../clerk.ts'
import { explainError } from '../explain-error.ts'
import { says } from '../operator.messages.en.ts'
import { print, printProblem } from '../print.ts'
import { withShop } from '../with-shop.ts'

interface StepOptions extends Signed {
  readonly why?: string
  readonly byHand?: boolean
  readonly courier?: string
}

/** Changes an order and returns one sentence about its new state. */
export type OrderStep = (shop: OrderDeps, number: number, options: StepOptions) => Promise<string>

/** The step of fulfilment to a state; with `why` the step back to it. */
export function moveTo(state: StaffMove): OrderStep {
  return async (shop, number, { as: clerk, courier: courierPhone, why }) => {
    await moveAsStaff(shop, number, { state, courierPhone, why }, clerk)
    return `Order ${number} is ${state}.`
  }
}

export const cancel: OrderStep = async (shop, number, { as: clerk, why }) => {
  try {
    const { state } = await moveAsStaff(shop, number, { state: 'cancelled', why }, clerk)
    return state === 'refund due'
      ? `Order ${number} is cancelled and was paid: send the money back with baqala orders refund ${number}.`
      : `Order ${number} is ${state}.`
  } catch (error) {
    return saysOver(error, number)
  }
}

/** Cancelling once more is no mistake: tells how the order ended. Throws any other error. */
function saysOver(error: unknown, number: number): string {
  const state = error instanceof Refusal && 'state' in error.said.params ? error.said.params.state : undefined
  if (state === 'cancelled') return `Order ${number} was cancelled before. Nothing was paid for it.`
  if (state === 'refunded') return `Order ${number} is over, and its money was sent back.`
  if (state === 'refund due')
    return `Order ${number} is over already. Its money has to go back: baqala orders refund ${number}.`
  throw error
}

export const refund: OrderStep = async (shop, number, { as: clerk, byHand }) => {
  const sentBack = await refundOrder(shop, { number, isByHand: byHand }, clerk)
  if (sentBack.length === 0) return `Order ${number} was refunded before.`
  const amounts = sentBack.map(({ amount, currency }) => money(amount, currency)).join(' and ')
  return `Order ${number}: ${amounts} ${byHand ? 'noted as gone back another way' : 'sent back'}.`
}

type Asked = StepOptions & { readonly numbers: readonly number[] }

/** Takes a step with each order, or with --check only tries it. One that is refused does not stop the others, but the exit code becomes 1. Throws if all are. */
export function takeStep(step: OrderStep) {
  return ({ numbers, check, ...options }: Asked, right: Permission) =>
    withShop(async (shop) => {
      const signed = { ...options, as: await knownClerk(shop.db, options.as, right) }
      if (check) print(says.notYet)
      let refused = 0
      for (const number of numbers) {
        try {
          const tried = (tx: Db) => step(withoutProvider(tx, shop), number, signed)
          print(await (check ? inTransactionRolledBack(shop.db, tried) : step(shop, number, signed)))
        } catch (error) {
          refused += 1
          if (refused === numbers.length) throw error
          printProblem(explainError(error))
          process.exitCode = 1
        }
      }
    })
}
