import { FolderInUse } from '../db/lock-folder.ts'
import { explainFailure } from '../explain-failure.ts'
import { ProviderTrouble } from '../payments/payments.ts'
import { Refusal } from '../refusal.ts'
import { Refused } from './refused.ts'

/** What went wrong in words a person can act on; only what nobody thought of keeps its stack. */
export function explainToShopkeeper(error: unknown): string {
  if (error instanceof Refused || error instanceof Refusal) return error.message
  if (error instanceof ProviderTrouble) return `The payment provider does not do it: ${error.message}`
  if (error instanceof FolderInUse) {
    return `${error.message.split('. ')[0]}, and only one may have it. Stop the shop while you work here, or let both use a PostgreSQL server (DATABASE_URL).`
  }
  return explainFailure(error)
}
