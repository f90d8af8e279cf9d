/** The parameters that the sentences of orders take in either language. */
import type { OrderState } from '@baqala/contract/orders'
import { cairoDay, cairoTimeInArabic, momentInWords } from '../egypt/cairo-time.ts'

export interface Numbered {
  readonly number: number
  readonly state: OrderState
}

export interface StandingOrder {
  readonly number: number
  /** Piastres. */
  readonly total: number
  readonly address: string
}

/** The note of a clerk who gives no reason for cancelling. */
export const NO_REASON = 'The shop cancelled this order.'

export interface Max {
  readonly max: number
}

export interface OtherTime {
  /** Piastres, if it is another than before. */
  readonly total?: number
  /** ISO 8601: the begin of the promise before, if there was one; or its end if it was express, which begins with the order. */
  readonly wasFrom?: string | undefined
  readonly wasBy?: string | undefined
  /** The begin of the new one for the log, null if it is agreed by phone. */
  readonly to?: string | null
}

export function insteadOf({ wasFrom, wasBy }: OtherTime): string {
  const was = wasBy ?? wasFrom
  return was === undefined ? '' : ` instead of ${wasBy ? 'express by ' : ''}${momentInWords(new Date(was))}`
}

export function insteadOfInArabic({ wasFrom, wasBy }: OtherTime): string {
  const was = wasBy ?? wasFrom
  return was === undefined ? '' : ` بدل ${wasBy ? 'التوصيل السريع قبل ' : ''}${cairoTimeInArabic(new Date(was))}`
}

/** Who brought an order into its state. `by`: the name of a person in the shop. */
export interface FirstMover {
  readonly by: string | null
  readonly who: 'shopper' | 'shop' | 'payment provider'
  readonly at: Date
}

export function isToday(moment: Date): boolean {
  return cairoDay(moment) === cairoDay(new Date())
}
