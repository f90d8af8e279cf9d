import { MISSES_KEPT_DAYS } from '@baqala/contract/admin/searches'
import { westernDigits } from '@baqala/contract/arabic'
import { productJoins } from '../catalog/product-row.queries.ts'
import { didChange, execute, rowsOf, sql, valuesOf, type Db } from '../db/rows.ts'
import type { ProductFigures, ProductTexts } from './product-texts.ts'

// Products that are not for sale are not found.
const texts = sql`from products p ${productJoins} where p.withdrawn_at is null`

// 48 bits, which a number holds exactly.
const hash = sql`('x' || left(md5(concat_ws(
  '|', p.title, p.title_ar, p.unit, sub.name, sub.name_ar, b.name, b.name_ar, c.name, c.name_ar)), 12))::bit(48)::bigint::float8`

const figures = sql`s.sold, coalesce(1 - p.price_after_discount::float8 / p.price, 0) as saving`

/** Hashes of the searchable texts of products, in order of id after `afterId`. */
export function listTextHashes(db: Db, afterId: string, limit: number) {
  return rowsOf<Pick<ProductTexts, 'id' | 'hash'> & ProductFigures>(db)`
    select p.id, ${hash} as hash, ${figures} ${texts} and p.id > ${afterId} order by p.id limit ${limit}::int`
}

export function listTexts(db: Db, ids: readonly string[]): Promise<(ProductTexts & ProductFigures)[]> {
  return rowsOf<ProductTexts & ProductFigures>(db)`
    select p.id, ${hash} as hash, ${figures}, p.title, p.title_ar as "titleAr", p.unit, sub.name as subcategory,
      sub.name_ar as "subcategoryAr", b.name as brand, b.name_ar as "brandAr", c.name as category, c.name_ar as "categoryAr"
    ${texts} and p.id = any(${ids}::text[])`
}

/**
 * The products on sale whose SKU or barcode was typed or scanned: in any case, in groups of digits or letters, and with or without
 * the zeros of a UPC in front.
 */
export async function findCoded(db: Db, text: string): Promise<string[]> {
  const typed = westernDigits(text)
    .replace(/[\u200b-\u200f\u061c\u2060-\u2069\ufeff*]/g, '')
    .trim()
  const joined = typed.replace(/\s/g, '')
  const code = /^[\d-]+$/.test(joined) ? joined.replaceAll('-', '') : joined
  // A word without a digit or a hyphen is a word.
  if (!/^[\w.\-/]{3,40}$/.test(code) || !/[\d-]/.test(joined)) return []
  const bare = code.replace(/^0+/, '')
  const isLong = /^\d{8,14}$/.test(bare)
  const barcodes = isLong ? [code, ...['', '0', '00', '000'].map((zeros) => zeros + bare)] : [code]
  const skus = [typed, joined, typed.replace(/\s+/g, '-')].flatMap((sku) => [sku, sku.toUpperCase(), sku.toLowerCase()])
  return valuesOf<string>(db)`
    select id from products
    where withdrawn_at is null
      and (sku = any(${skus}::text[]) or barcode = any(${barcodes}::text[]))
    order by id limit 10`
}

/** The shopkeeper's rows of the lexicon. */
export function listSearchWords(db: Db): Promise<string[]> {
  return valuesOf<string>(db)`select row from search_words order by row`
}

/** Adds a row. False if it is there already. */
export function insertSearchWords(db: Db, row: string): Promise<boolean> {
  return didChange(db)`insert into search_words (row) values (${row}) on conflict do nothing`
}

/** Returns those that it deleted. */
export function deleteSearchWords(db: Db, rows: readonly string[]): Promise<string[]> {
  return valuesOf<string>(db)`delete from search_words where row = any(${rows}::text[]) returning row`
}

// So that a robot cannot fill the disk.
const MAX_MISSES = 10_000

/** Counts searches that found nothing. A new text beyond 10,000 is dropped. */
export async function addMisses(db: Db, misses: ReadonlyMap<string, number>): Promise<void> {
  await execute(db)`
    insert into search_misses as miss (typed, times)
    select typed, times from unnest(${[...misses.keys()]}::text[], ${[...misses.values()]}::int[]) as new (typed, times)
    where (select count(*) from search_misses) < ${MAX_MISSES} or exists (select from search_misses old where old.typed = new.typed)
    on conflict (typed) do update set times = miss.times + excluded.times, last_at = now()`
}

/** The most frequent searches of the last days that found nothing. */
export function listMisses(db: Db, { days = MISSES_KEPT_DAYS, max }: { days?: number; max: number }) {
  return rowsOf<{ typed: string; times: number; lastAt: Date }>(db)`
    select typed, times, last_at as "lastAt" from search_misses
    where last_at > now() - make_interval(days => ${days}::int) order by times desc, last_at desc limit ${max}::int`
}

export async function deleteOldMisses(db: Db): Promise<void> {
  await execute(db)`delete from search_misses where last_at < now() - make_interval(days => ${MISSES_KEPT_DAYS}::int)`
}
