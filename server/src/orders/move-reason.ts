import type { Language } from '@baqala/contract/language'
import { type Message, say } from '../refusal.ts'
import { moveReasons } from './orders.messages.en.ts'
import type { MoveRow } from './order-moves.queries.ts'

/** The sentence that says why an order moved. */
export function sayReason(
  { reason, params, why }: Pick<MoveRow, 'reason' | 'params' | 'why'>,
  language: Language = 'en',
): string {
  if (reason === null || !(reason in moveReasons)) return why
  // updateState stores each code with the parameters of its own sentence.
  const known = moveReasons[reason as keyof typeof moveReasons] as Message | ((params: object | null) => Message)
  return say(typeof known === 'function' ? known(params) : known, language)
}

/** Such as `shopper`, or `shop, Mona`. */
export function sayMover({ who, clerk }: Pick<MoveRow, 'who' | 'clerk'>): string {
  return clerk ? `${who}, ${clerk}` : who
}
