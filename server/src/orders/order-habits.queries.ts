/** What a shopper's earlier orders say of the next: how often, and how many never paid. */
import { sql } from 'kysely'
import { oneRow, type Db } from '../db/rows.ts'

/** Whom a letter about an order goes to. */
export interface Addressee {
  readonly name: string
  readonly email: string
  readonly hasOrderedOften: boolean
}

/** The shopper, and whether they have ordered more often than `often` in the last hour. */
export function findAddressee(db: Db, shopperId: string, often: number): Promise<Addressee> {
  return oneRow(
    db,
    sql<Addressee>`
      select name, email, coalesce((
        select created_at > now() - interval '1 hour' from orders
        where shopper_id = ${shopperId} order by number desc offset ${often} limit 1), false) as "hasOrderedOften"
      from shoppers where id = ${shopperId}`,
  )
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
