/**
 * The word to the courier that a shopper adds to a delivery: its one home between the request, the order's row and the answers. A new
 * field of it begins here, and every order that is read or written carries it.
 */
import type { DeliveryChoice, IfRunsOut, OrderDelivery, StaffWord } from '@baqala/contract/delivery'
import { sql } from '../db/rows.ts'
import { toPiastres } from '../egypt/money.ts'

export interface CourierWord {
  /** Piastres: the cash that the shopper will pay with. */
  readonly cashWith: number | null
  readonly ifRunsOut: IfRunsOut | null
  readonly note: string | null
}

export const NO_WORD: CourierWord = { cashWith: null, ifRunsOut: null, note: null }

/** The word of a request, in piastres. */
export function readWord({ cashWith, ifRunsOut, note }: DeliveryChoice): CourierWord {
  return {
    cashWith: cashWith === undefined ? null : toPiastres(cashWith),
    ifRunsOut: ifRunsOut ?? null,
    note: note || null,
  }
}

/** The word as an order keeps it: a card needs no change, and goods that were paid for are not left out without a call. */
export function wordFor(method: 'cash' | 'card', word: CourierWord): CourierWord {
  return method === 'cash' ? word : { ...word, cashWith: null, ifRunsOut: word.ifRunsOut && 'call' }
}

export function isSameWord(one: CourierWord, other: CourierWord): boolean {
  return one.cashWith === other.cashWith && one.ifRunsOut === other.ifRunsOut && one.note === other.note
}

/** The word in the answer to the shopper, in EGP. */
export function toWordReply({ cashWith, ifRunsOut, note }: CourierWord): Pick<OrderDelivery, keyof CourierWord> {
  return {
    ...(cashWith !== null && { cashWith: cashWith / 100 }),
    ...(ifRunsOut !== null && { ifRunsOut }),
    ...(note !== null && { note }),
  }
}

/** The word in the answer to the staff; the cash is among the money. */
export function toStaffWord({ ifRunsOut, note }: CourierWord): StaffWord {
  return { ifRunsOut, note }
}

/** The facts of the word in letters about orders `o`, in piastres. */
export const wordFacts = sql`jsonb_build_object('cashWith', o.cash_with, 'ifRunsOut', o.if_runs_out, 'note', o.note)`

/** The columns of a CourierWord, of orders `o`. */
export const wordColumns = sql`o.cash_with as "cashWith", o.if_runs_out as "ifRunsOut", o.note`

/** The columns that an insert into orders names, and their values. */
export const wordNames = sql`cash_with, if_runs_out, note`
export const wordValues = ({ cashWith, ifRunsOut, note }: CourierWord) => sql`${cashWith}, ${ifRunsOut}, ${note}`
