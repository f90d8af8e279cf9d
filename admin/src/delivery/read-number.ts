import { CallFailed } from '../app/calls.ts'
import type { Values } from '../app/form.tsx'
import { amountOf } from '../app/words.ts'
import { messages } from '#messages/delivery'

/** The number that somebody typed, in the digits of either language. Refused at the field where it is none. */
export function readNumber(values: Values, field: string): number {
  const number = amountOf(values[field] ?? '')
  if (Number.isNaN(number)) throw new CallFailed(messages.noNumber, 400, field)
  return number
}
