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
  return theRow(await rowsOf(db, query))
}

export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always has a row came back with none.')
  return row
}

/** How many rows a change touched. */
export async function countChanged(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const result = await query.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

/**
 * All rows of a query made up from a shopper's filters: planned for these very values, since what finds a rare word is not
 * what finds a common one. All other statements are planned once per connection, for any values (database-server.ts).
 */
export function rowsForTheseValues<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return db.isTransaction ? read(db) : db.transaction().execute(read)

  async function read(tx: Db) {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return rowsOf(tx, sql<Row>`/* these values */ ${query}`)
  }
}
