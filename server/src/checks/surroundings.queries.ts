import { maybeRow, oneRow, type Db } from '../db/rows.ts'

export function findDatabaseFacts(db: Db) {
  return oneRow<{ version: string; bytes: number }>(db)`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`
}

/** The database's clock, and the latest moment in the order history and the stock ledger. */
export function findMoments(db: Db) {
  return oneRow<{ now: Date; latest: Date | null }>(db)`
    select clock_timestamp() as now,
      greatest((select max(moved_at) from order_moves), (select max(changed_at) from stock_ledger)) as latest`
}

/** Whether there is a search index (migrations/0008-search.sql), and the number of products. */
export function findSearchIndex(db: Db) {
  return oneRow<{ hasIndex: boolean; products: number }>(db)`
    select to_regclass('products_by_words') is not null as "hasIndex", (select count(*) from products) as products`
}

/** Whether anything is for sale. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  return (await maybeRow(db)`select from products where withdrawn_at is null limit 1`) === undefined
}

/** The locale by which the database tells letters from other characters, and its encoding. */
export function findLocale(db: Db) {
  return oneRow<{ locale: string; encoding: string }>(db)`
    select datctype as locale, pg_encoding_to_char(encoding) as encoding
    from pg_database where datname = current_database()`
}
