/**
 * The word to the courier that a shopper adds to a delivery: the one home of these fields between the request, the row of
 * the order, the letters, the answers and the terminal.
 */
import { sql } from 'kysely'
import type { DeliveryChoice, OrderDelivery } from '@baqala/contract/delivery'
import { money } from '../egypt/money.ts'

export interface CourierWord {
  /** Piastres: the cash that the shopper will pay with. */
  readonly cashWith: number | null
  readonly note: string | null
}

export const NO_WORD: CourierWord = { cashWith: null, note: null }

/** The word of a request. */
export function readWord({ cashWith, note }: DeliveryChoice): CourierWord {
  return { cashWith: cashWith === undefined ? null : Math.round(cashWith * 100), note: note || null }
}

/** The word as an order keeps it: a card needs no change. */
export function wordFor(method: 'cash' | 'card', { cashWith, note }: CourierWord): CourierWord {
  return { cashWith: method === 'cash' ? cashWith : null, note }
}

export function isSameWord(one: CourierWord, other: CourierWord): boolean {
  return one.cashWith === other.cashWith && one.note === other.note
}

/** The word in the answer to the shopper, in EGP. */
export function toWordReply({ cashWith, note }: CourierWord): Pick<OrderDelivery, 'cashWith' | 'note'> {
  return { ...(cashWith === null ? {} : { cashWith: cashWith / 100 }), ...(note === null ? {} : { note }) }
}

/** The word in the answer to the staff; the cash is among the money. */
export function toStaffWord({ note }: CourierWord): Pick<CourierWord, 'note'> {
  return { note }
}

/** The word for the terminal, such as `Pays with 500.00 EGP: 62.50 EGP change.` Nothing if the shopper did not say. */
export function describeWord({ cashWith, note, total }: CourierWord & { readonly total: number }): string[] {
  return [
    ...(cashWith === null ? [] : [`Pays with ${money(cashWith)}: ${money(cashWith - total)} change.`]),
    ...(note === null ? [] : [`For the courier: ${note}`]),
  ]
}

/** The columns of a CourierWord, of orders `o`. */
export const wordColumns = sql`o.cash_with as "cashWith", o.note`

/** The columns and the values of a CourierWord for an insert into orders. */
export const wordNames = sql`cash_with, note`

export function wordValues({ cashWith, note }: CourierWord) {
  return sql`${cashWith}, ${note}`
}

/** The facts of orders `o` for letters, as arguments of jsonb_build_object. The note stays out, because letters leave the shop. */
export const wordFacts = sql`'cashWith', o.cash_with`
