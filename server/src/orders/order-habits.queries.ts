import { sql } from 'kysely'
import { oneRow, type Db } from '../db/rows.ts'

/** How many pages this shopper opened in the last day and never paid on. */
export async function countUnpaid(db: Db, shopperId: string): Promise<number> {
  const { count } = await oneRow(
    db,
    sql<{ count: number }>`
      select count(*) from orders
      where shopper_id = ${shopperId} and state in ('expired', 'payment failed') and created_at > now() - interval '1 day'`,
  )
  return count
}
