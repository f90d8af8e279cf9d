import { explainFailure } from '../config/explain-failure.ts'
import { ShopWentAway } from '../db/embedded/embedded-client.ts'
import { isLocked, isTooSlow } from '../db/transaction.ts'
import { ProviderTrouble } from '../payments/payments.ts'
import { type Message, Refusal } from '../refusal.ts'
import { saidHere, says } from './operator.messages.en.ts'

/** A message in the words of the command line. */
export function withAdvice({ code, params, text }: Pick<Message, 'code' | 'params' | 'text'>): string {
  // A cast, because the code says which parameters a message has.
  return saidHere[code]?.(params as never, text) ?? text
}

/** Explains an error in words that the shopkeeper can act on. Only an unexpected error keeps its stack. */
export function explainError(error: unknown): string {
  if (error instanceof Refusal) return withAdvice(error.said)
  if (error instanceof ProviderTrouble) return `The payment provider does not do it: ${error.message}`
  if (error instanceof ShopWentAway) return says.shopWentAway
  if (isLocked(error))
    return 'The shop is busy with what this has to change. Stop it for the moment, or try again. Nothing was changed.'
  if (isTooSlow(error))
    return 'The database took too long over one step, so it was given up. Nothing was changed. Try again when the shop is less busy.'
  return explainFailure(error)
}
