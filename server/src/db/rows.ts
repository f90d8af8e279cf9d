import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A connection pool or one transaction; every query takes it first, and inside a transaction only the transaction will do. */
export type Db = Kysely<object>

/** All rows of a query. */
export async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  const result = await query.execute(db)
  return result.rows
}

/** The first row, where there is one. */
export async function maybeRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> {
  const [row] = await rowsOf(db, query)
  return row
}

/** The row of a query that always has one. */
export async function oneRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  const row = await maybeRow(db, query)
  if (row === undefined) throw new Error('A query that always has a row came back with none.')
  return row
}

/** How many rows a change touched. */
export async function countChanged(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const result = await query.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

/**
 * `= any(…)` of ids, planned once per connection. A plan for exactly these ids looks cheaper to PostgreSQL than one for any
 * ids, so that it would plan a cart's seven tables anew each time, which takes five times as long as reading it. Behind a
 * select it cannot see them.
 */
export function anyOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`any((select ${ids}::text[])::text[])`
}
