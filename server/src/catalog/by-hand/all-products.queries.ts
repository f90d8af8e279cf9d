/** The products as the staff see them, withdrawn ones too. */
import { COUNT_EVERY_DAYS, LOW_STOCK } from '@baqala/contract/admin/limits'
import { PRODUCTS_PAGE, type ListedProduct, type ProductsQuery } from '@baqala/contract/admin/products'
import type { Language } from '@baqala/contract/language'
import { rowsForTheseValues, sql, type Db, type RawBuilder } from '../../db/rows.ts'
import { spellingsOf } from '../../egypt/spellings.ts'
import { barcodeKeyOf } from '../../stock/stock.queries.ts'
import { titleInArabicOrder, titlesColumns } from '../product-row.queries.ts'

/** Prices are piastres. */
export interface ListedRow extends Omit<ListedProduct, 'lastCountedAt'> {
  readonly total: number
  readonly lastCountedAt: Date | null
}

/** A page of the products that fit, with the number of all; no row beyond the end. */
export function listAllProducts(db: Db, query: ProductsQuery, language: Language): Promise<ListedRow[]> {
  // Words are looked for once, for the page and for the number. Without them the page is read in the order of an index.
  const orNot = query.q ? sql`` : sql`not`
  const order = orderOf(query, language)
  const named = (group: string) =>
    sql`json_build_object('_id', ${sql.ref(group)}.id, 'name', ${sql.ref(group)}.name, 'nameAr', ${sql.ref(group)}.name_ar)`
  return rowsForTheseValues<ListedRow>(db)`
    with found as ${orNot} materialized (
      select p.id, p.title, p.title_ar, p.sku, p.barcode, p.price, p.position, s.on_hand
      from products p join stock s on s.product_id = p.id where ${conditionsOf(query)}
    ), page as materialized (
      select id, on_hand from found p order by ${order}
      limit ${PRODUCTS_PAGE} offset ${((query.page ?? 1) - 1) * PRODUCTS_PAGE}::bigint
    )
    select (select count(*) from found) as total, p.id as "_id", ${titlesColumns}, p.sku, p.barcode, p.price,
      p.price_after_discount as "priceAfterDiscount", on_hand as stock, p.images[1] as "imageCover",
      ${named('c')} as category, ${named('b')} as brand, p.withdrawn_at is not null as "isWithdrawn",
      greatest(
        (select s.counted_at from stock s where s.product_id = p.id),
        (select max(l.changed_at) from stock_ledger l where l.product_id = p.id and ${isCount})
      ) as "lastCountedAt"
    from page join products p using (id)
      join categories c on c.id = p.category_id join brands b on b.id = p.brand_id
    order by ${order}`
}

// PostgreSQL uses the index of 0050-product-lists.sql only for exactly this condition.
const isCount = sql`l.reason in ('counted', 'opening stock')`

// A count that agrees with the books is in `counted_at` alone.
const countedSince = sql`now() - make_interval(days => ${COUNT_EVERY_DAYS}::integer)`

const STATES = {
  'on sale': sql`p.withdrawn_at is null`,
  withdrawn: sql`p.withdrawn_at is not null`,
  'sold out': sql`p.withdrawn_at is null and s.on_hand = 0`,
} as const

function conditionsOf({ q, ids, low, uncounted, state, category, brand }: ProductsQuery): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (ids !== undefined) conditions.push(sql`p.id = any(${ids.split(',')}::text[])`)
  if (state !== undefined) conditions.push(STATES[state])
  if (category) conditions.push(sql`p.category_id = ${category}`)
  if (brand) conditions.push(sql`p.brand_id = ${brand}`)
  if (low) conditions.push(sql`p.withdrawn_at is null and s.on_hand <= ${LOW_STOCK}::integer`)
  if (uncounted)
    conditions.push(sql`p.withdrawn_at is null and (s.counted_at > ${countedSince}) is not true and not exists (
      select from stock_ledger l where l.product_id = p.id and ${isCount}
        and l.changed_at > ${countedSince})`)
  if (q) conditions.push(sql`(${sql.join([hasWords(q), hasCode(q)], sql` or `)})`)
  return sql.join(conditions, sql` and `)
}

function orderOf({ q, low, sort }: ProductsQuery, language: Language): RawBuilder<unknown> {
  const columns = {
    title: language === 'ar' ? titleInArabicOrder : sql`lower(p.title) collate "C"`,
    price: sql`p.price`,
    stock: sql`on_hand`,
  }
  // A cast, because TypeScript does not see which minus goes.
  const wished = sort === undefined ? (low ? [columns.stock] : []) : [columns[sort.replace('-', '') as 'title']]
  const order = sort?.startsWith('-') ? wished.map((column) => sql`${column} desc`) : wished
  // A scanned code means the product that has it, not those whose code holds it.
  const exact = q
    ? [sql`(${q} in (p.sku, p.barcode) or ${barcodeKeyOf(sql`p.barcode`)} = ${barcodeKeyOf(sql`${q}`)}) is not true`]
    : []
  return sql.join([...exact, ...order, sql`p.position`, sql`p.id`])
}

/** Each word of `q` stands in the title or the size, in either language. */
function hasWords(q: string): RawBuilder<unknown> {
  const name = sql`(p.title || ' ' || p.title_ar || ' ' || p.unit || ' ' || p.unit_ar)`
  const each = q.split(/\s+/).map((word) => sql`${name} ~* ${spellingsOf(word)}`)
  return sql`(${sql.join(each, sql` and `)})`
}

/** A scanner reads a UPC-A with and without a zero in front. */
function hasCode(q: string): RawBuilder<unknown> {
  const escaped = q.replace(/[\\%_]/g, String.raw`\$&`)
  const part = sql`'%' || ${barcodeKeyOf(sql`${escaped}`)} || '%'`
  return sql`p.sku ilike ${part} or p.barcode ilike ${part}`
}
