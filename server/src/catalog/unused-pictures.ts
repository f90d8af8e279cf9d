import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteUnusedMasters } from './pictures.queries.ts'
import { lockCatalogue } from './whole-catalogue.queries.ts'

/** Deletes pictures that nothing has shown and no order has held for a month, and returns how many. */
export function deleteUnusedPictures(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    // An import may be about to show one of them.
    await lockCatalogue(tx)
    return deleteUnusedMasters(tx)
  })
}
