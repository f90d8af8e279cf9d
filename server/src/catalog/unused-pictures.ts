import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockCatalogue } from './import/catalogue.queries.ts'
import { deleteUnusedMasters } from './pictures.queries.ts'

/** Deletes pictures that nothing shows any more and no order holds, a month after that was so, and returns how many. */
export function deleteUnusedPictures(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    // An import may be about to show one of them.
    await lockCatalogue(tx)
    return deleteUnusedMasters(tx)
  })
}
