import { westernDigits } from '@baqala/contract/digits'
import { CallFailed } from '../app/call-admin.ts'
import { messages } from '#messages/delivery'

/** The number that somebody typed, in the digits of either language. Refused at the field where it is none. */
export function readNumber(values: Readonly<Record<string, string>>, field: string): number {
  const typed = westernDigits(values[field] ?? '')
    .replace('٫', '.')
    .trim()
  const number = Number(typed)
  if (typed === '' || Number.isNaN(number)) throw new CallFailed(messages.noNumber, 400, field)
  return number
}
