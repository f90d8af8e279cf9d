/** The door to SQL, for *.queries.ts and the few files that the gate names: typed queries, and the tag of their parts. */
import { sql, type Kysely } from 'kysely'

export { sql, type RawBuilder } from 'kysely'

/** A connection pool or a transaction. Code in a transaction must pass the transaction on, not the pool. */
export type Db = Kysely<object>

/** The tag of a query: its text, with values that become parameters and fragments that become part of it. */
type Query<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>

/** The rows of a query: rowsOf<Row>(db)`select …`. */
export function rowsOf<Row>(db: Db): Query<Row[]> {
  return async (text, ...values) => {
    const result = await sql<Row>(text, ...values).execute(db)
    return result.rows
  }
}

/** The first row, or undefined. */
export function maybeRow<Row>(db: Db): Query<Row | undefined> {
  return async (text, ...values) => (await rowsOf<Row>(db)(text, ...values))[0]
}

/** The row of a query that always has one. Throws if it has none. */
export function oneRow<Row>(db: Db): Query<Row> {
  return async (text, ...values) => theRow(await rowsOf<Row>(db)(text, ...values))
}

export function theRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always returns a row returned none.')
  return row
}

/** The values of a query of one column. */
export function valuesOf<Value>(db: Db): Query<Value[]> {
  return async (text, ...values) => {
    const rows = await rowsOf<Readonly<Record<string, Value>>>(db)(text, ...values)
    return rows.flatMap((row) => Object.values(row))
  }
}

/** The first value, or undefined. */
export function maybeValue<Value>(db: Db): Query<Value | undefined> {
  return async (text, ...values) => (await valuesOf<Value>(db)(text, ...values))[0]
}

/** The value of a query that always has one. Throws if it has none. */
export function oneValue<Value>(db: Db): Query<Value> {
  return async (text, ...values) => theRow(await valuesOf<Value>(db)(text, ...values))
}

/** Runs a change, or another statement of which no row is wanted. */
export function execute(db: Db): Query<void> {
  return async (text, ...values) => {
    await sql(text, ...values).execute(db)
  }
}

/** Runs a change and returns the number of affected rows. */
export function countChanged(db: Db): Query<number> {
  return async (text, ...values) => {
    const result = await sql(text, ...values).execute(db)
    return Number(result.numAffectedRows ?? 0n)
  }
}

/** Runs a change and returns whether it affected any row. */
export function didChange(db: Db): Query<boolean> {
  return async (text, ...values) => (await countChanged(db)(text, ...values)) > 0
}

/**
 * The rows of a query with a custom plan, because the best plan for a search depends on how common the word is. All other
 * statements use generic plans (database-server.ts).
 */
export function rowsForTheseValues<Row>(db: Db): Query<Row[]> {
  return (text, ...values) => {
    async function read(tx: Db) {
      await execute(tx)`set local plan_cache_mode = force_custom_plan`
      return rowsOf<Row>(tx)`/* these values */ ${sql(text, ...values)}`
    }
    return db.isTransaction ? read(db) : db.transaction().execute(read)
  }
}

/** The SQLSTATE of a failed statement, or the code of a socket's error; empty for any other error. */
export function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
