import type { Language } from '@baqala/contract/language'
import { type Message, say } from '../refusal.ts'
import { reasonsForStaff } from './moves-for-staff.messages.en.ts'
import { moveReasons } from './move-reasons.messages.en.ts'
import type { MoveRow } from './order-moves.queries.ts'

type Reason = Pick<MoveRow, 'reason' | 'params' | 'why'>
type Reasons = typeof moveReasons

/** The sentence that says to the shopper why an order moved. */
export function sayReason(move: Reason, language: Language = 'en'): string {
  return sayAmong(moveReasons, move, language)
}

/** The same for the staff, of whose reasons some speak of the shopper. */
export function sayReasonToStaff(move: Reason, language: Language = 'en'): string {
  // Pick refuses a misspelt code, which nobody would be told.
  const forStaff: Pick<Reasons, keyof typeof reasonsForStaff> = reasonsForStaff
  return sayAmong({ ...moveReasons, ...forStaff }, move, language)
}

function sayAmong(reasons: Reasons, { reason, params, why }: Reason, language: Language): string {
  if (reason === null || !(reason in reasons)) return why
  // updateState stores each code with the parameters of its own sentence.
  const known = reasons[reason as keyof Reasons] as Message | ((params: object | null) => Message)
  return say(typeof known === 'function' ? known(params) : known, language)
}

/** Such as `shopper`, or `shop, Mona`. */
export function sayMover({ who, clerk }: Pick<MoveRow, 'who' | 'clerk'>): string {
  return clerk ? `${who}, ${clerk}` : who
}
