import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A connection pool or a transaction. Code in a transaction must pass the transaction on, not the pool. */
export type Db = Kysely<object>

export async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  const result = await query.execute(db)
  return result.rows
}

/** Returns the first row, or undefined. */
export async function maybeRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> {
  const [row] = await rowsOf(db, query)
  return row
}

/** Returns the row of a query that always has one. Throws if it has none. */
export async function oneRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  return theRow(await rowsOf(db, query))
}

export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always returns a row returned none.')
  return row
}

/** Runs a change and returns the number of affected rows. */
export async function countChanged(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const result = await query.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}

/**
 * Runs a query with a custom plan, because the best plan for a search depends on how common the word is. All other statements
 * use generic plans (database-server.ts).
 */
export function rowsForTheseValues<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return db.isTransaction ? read(db) : db.transaction().execute(read)

  async function read(tx: Db) {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return rowsOf(tx, sql<Row>`/* these values */ ${query}`)
  }
}
