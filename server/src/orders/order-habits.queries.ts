/** What a shopper's earlier orders say of the next: how often, and how many never paid. */
import { sql } from 'kysely'
import { maybeRow, oneRow, type Db } from '../db/rows.ts'

/** Whether this shopper has ordered more often than that in the last hour. */
export async function hasOrderedOften(db: Db, shopperId: string, often: number): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql<{ isLately: boolean }>`
      select created_at > now() - interval '1 hour' as "isLately" from orders
      where shopper_id = ${shopperId} order by number desc offset ${often} limit 1`,
  )
  return row?.isLately ?? false
}

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
