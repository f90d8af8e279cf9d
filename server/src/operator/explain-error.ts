import { explainFailure } from '../config/explain-failure.ts'
import { ShopWentAway } from '../db/embedded-client.ts'
import { isLocked, isTooSlow } from '../db/transaction.ts'
import { ProviderTrouble } from '../payments/payments.ts'
import { type Message, Refusal } from '../refusal.ts'
import { saidHere, says } from './operator.messages.en.ts'

/** Advice that the command line adds to a message, by the message's code. */
const ADVICE: Readonly<Record<string, string>> = {
  'catalogImport.noKnownHeading': ' docs/shopkeeper.md lists those that are.',
  'catalogImport.noStockTold': ' baqala stock set counts them.',
  'catalogImport.webPicturesLeftOut': ' catalogue import --download-pictures fetches them.',
  'catalogImport.noPicture': '; --pictures names the folder it lies in',
  'stock.productNotFound': ' baqala stock list shows them all.',
}

/** A message in the words of the command line. */
export function withAdvice({ code, params, text }: Pick<Message, 'code' | 'params' | 'text'>): string {
  // A cast, because the code says which parameters a message has.
  return saidHere[code]?.(params as never) ?? text + (ADVICE[code] ?? '')
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
