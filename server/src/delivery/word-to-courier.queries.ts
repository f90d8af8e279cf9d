/** The word to the courier that a shopper adds to a delivery, and its columns. */
import { sql } from 'kysely'

export interface CourierWord {
  /** Piastres: the cash that the shopper will pay with. */
  readonly cashWith: number | null
  readonly note: string | null
}

export const NO_WORD: CourierWord = { cashWith: null, note: null }

/** The word as an order keeps it: a card needs no change. */
export function wordFor(method: 'cash' | 'card', { cashWith, note }: CourierWord): CourierWord {
  return { cashWith: method === 'cash' ? cashWith : null, note }
}

export function isSameWord(one: CourierWord, other: CourierWord): boolean {
  return one.cashWith === other.cashWith && one.note === other.note
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
