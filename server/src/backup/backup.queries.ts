import { allowLongWork } from '../db/transaction.ts'
import { execute, oneRow, oneValue, rowsOf, sql, valuesOf, type Db } from '../db/rows.ts'
import type { Counter, Table } from './backup-shapes.ts'

/** Lists every table but the migrator's own. A table comes after those it refers to. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await rowsOf<Table & { refersTo: string[] }>(db)`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname`
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const placed = new Set(ordered.map(({ name }) => name))
    const next = tables.filter(({ name, refersTo }) => !placed.has(name) && refersTo.every((each) => placed.has(each)))
    if (next.length === 0) throw new Error('The foreign keys of the tables form a cycle.')
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })))
  }
  return ordered
}

/** Lifts the limits that keep a shopper's request short, and writes values the same way on every server. */
export async function prepareSession(tx: Db): Promise<void> {
  await allowLongWork(tx)
  await execute(tx)`
    select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true)`
}

export function countRows(db: Db, tables: readonly Table[]): Promise<number> {
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`)
  return oneValue<number>(db)`select ${sql.join(counts, sql` + `)}`
}

/** How large a row of the table is on average, in bytes. */
export function averageRow(db: Db, { name }: Table): Promise<number> {
  return oneValue<number>(db)`
    select pg_total_relation_size(${name}::regclass) / greatest(1, (select count(*) from ${sql.table(name)}))`
}

/** Yields the table's rows as lines of JSON, `atOnce` at a time. */
export async function* readRows(tx: Db, { name, columns }: Table, atOnce: number): AsyncGenerator<string[]> {
  await execute(tx)`
    declare backup_rows no scroll cursor for
    select row_to_json(line)::text as line from (select ${namesOf(columns)} from ${sql.table(name)}) line`
  for (;;) {
    const lines = await valuesOf<string>(tx)`fetch ${sql.lit(atOnce)} from backup_rows`
    if (lines.length === 0) break
    yield lines
  }
  await execute(tx)`close backup_rows`
}

export async function listCounters(db: Db): Promise<Counter[]> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string }>(db)`
    select table_name as table, column_name as column, pg_get_serial_sequence(table_name, column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by table_name`
  return Promise.all(
    columns.map(
      ({ table, column, sequence }) =>
        oneRow<Counter>(db)`
        select ${table}::text as table, ${column}::text as column,
          last_value + case when is_called then 1 else 0 end as next
        from ${sql.table(sequence)}`,
    ),
  )
}

export async function clearTables(tx: Db, tables: readonly Table[]): Promise<void> {
  await execute(tx)`truncate ${tableNames(tables)}`
}

export async function lockTables(tx: Db, tables: readonly Table[]): Promise<void> {
  await execute(tx)`lock table ${tableNames(tables)} in access exclusive mode`
}

function tableNames(tables: readonly Table[]) {
  return sql.join(tables.map(({ name }) => sql.table(name)))
}

export async function setTriggers(tx: Db, tables: readonly Table[], how: 'disable' | 'enable'): Promise<void> {
  for (const { name } of tables) await execute(tx)`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`
}

/** Inserts rows as the backup has them, identity columns included. */
export async function insertLines(tx: Db, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const rows = `[${lines.join(',')}]`
  await execute(tx)`
    insert into ${sql.table(name)} (${namesOf(columns)}) overriding system value
    select ${namesOf(columns)} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`
}

/** Unlike setval() this is part of the transaction: after a rollback the sequence goes on as before. */
export async function restartCounter(tx: Db, { table, column, next }: Counter): Promise<void> {
  await execute(tx)`
    alter table ${sql.table(table)} alter column ${sql.ref(column)} restart with ${sql.lit(next)}`
}

/** Sets a version that no running server has seen, because their caches hold the catalogue from before. */
export async function raiseCatalogueVersion(tx: Db, before: number): Promise<void> {
  await execute(tx)`update catalogue_version set version = greatest(version, ${before}::bigint + 1)`
  await execute(tx)`select pg_notify('catalogue', '')`
}

export function countMainTables(db: Db) {
  return oneRow<{ shoppers: number; products: number; orders: number }>(db)`
    select (select count(*) from shoppers) as shoppers, (select count(*) from products) as products,
      (select count(*) from orders) as orders`
}

function namesOf(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.ref(column)))
}
