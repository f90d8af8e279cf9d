import type { Product } from '@baqala/contract/catalog'
import type { Language } from '@baqala/contract/language'
import type { Page } from '@baqala/contract/paging'
import type { Reader } from './arabic-names.ts'
import { batch } from '../db/batch.ts'
import { maybeRow, oneRow, rowsForTheseValues, rowsOf, sql, theRow, type Db, type RawBuilder } from '../db/rows.ts'
import {
  packColumns,
  packColumnsAr,
  productColumns,
  productJoins,
  ratingsAverageNow,
  ratingsQuantityNow,
  titleInArabicOrder,
  toProduct,
  type ProductRow,
} from './product-row.queries.ts'
import type { ProductFilter, SortKey } from './product-filter.ts'

/** Rows, and the catalogue version that the same statement read. */
export interface Snapshot<Row> {
  readonly version: number
  readonly rows: readonly Row[]
}

/** The number of matches on all pages, and the catalogue version in which they were counted. */
export interface Count {
  readonly version: number
  readonly total: number
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<Count> {
  const found = await rowsForTheseValues<Count>(db)`
    select v.version, (select count(*) from products p where ${conditionsOf(filter)}) as total from catalogue_version v`
  return theRow(found)
}

/** Finds the matching products in order: one page of them, or all. */
export async function findProducts(
  db: Db,
  filter: ProductFilter,
  page: Page | undefined,
  { origin, language }: Reader,
): Promise<Snapshot<Product>> {
  // The stock is joined before paging only if it decides the order.
  const stock = filter.sort.some(({ key }) => key === 'sold') ? sql`join stock s on s.product_id = p.id` : sql``
  const part = page === undefined ? sql`` : sql`limit ${page.size}::int offset ${(page.number - 1) * page.size}::int`
  const found = await rowsForTheseValues<{ version: number } & ((ProductRow & { id: string }) | { id: null })>(db)`
    with page as materialized (
      select p.id from products p ${stock} where ${conditionsOf(filter)} order by ${orderOf(filter, language)} ${part}
    )
    select v.version, p.id, ${productColumns(language)}
    from catalogue_version v
    left join (page join products p on p.id = page.id ${productJoins}) on true
    order by ${orderOf(filter, language)}`
  // Without a match one row has only the version.
  const rows = found.filter((row) => row.id !== null).map((row) => toProduct(row, origin))
  return { version: found[0]?.version ?? 0, rows }
}

function conditionsOf(filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [sql`p.withdrawn_at is null`]
  if (filter.priceFrom !== undefined) conditions.push(sql`p.price >= ${filter.priceFrom}::bigint`)
  if (filter.priceTo !== undefined) conditions.push(sql`p.price <= ${filter.priceTo}::bigint`)
  if (filter.categories !== undefined) conditions.push(sql`p.category_id = any(${filter.categories}::text[])`)
  if (filter.subcategories !== undefined) conditions.push(sql`p.subcategory_id = any(${filter.subcategories}::text[])`)
  if (filter.brands !== undefined) conditions.push(sql`p.brand_id = any(${filter.brands}::text[])`)
  if (filter.isOnSale === true) conditions.push(sql`p.price_after_discount is not null`)
  if (filter.isOnSale === false) conditions.push(sql`p.price_after_discount is null`)
  conditions.push(...filter.words.map(contains))
  return sql.join(conditions, sql` and `)
}

/** Searches the Arabic texts too. PostgreSQL uses the index of 0008-search.sql only for exactly this expression. */
function contains(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(p.title || ' ' || p.description || ' ' || p.title_ar || ' ' || p.description_ar) ilike ${pattern}`
}

const SORTS: Record<SortKey, RawBuilder<unknown>> = {
  price: sql`p.price`,
  // PostgreSQL uses the index of 0023-aisles.sql only for exactly this expression.
  priceNow: sql`coalesce(p.price_after_discount, p.price)`,
  saving: sql`(1 - coalesce(p.price_after_discount, p.price)::float8 / p.price)`,
  ratingsAverage: ratingsAverageNow,
  ratingsQuantity: ratingsQuantityNow,
  sold: sql`s.sold`,
  title: sql`lower(p.title) collate "C"`,
  createdAt: sql`p.created_at`,
}

function orderOf({ sort }: ProductFilter, language: Language): RawBuilder<unknown> {
  const wished = sort.map(({ key, isDescending }) => {
    const column = key === 'title' && language === 'ar' ? titleInArabicOrder : SORTS[key]
    return isDescending ? sql`${column} desc` : column
  })
  return sql.join([...wished, sql`p.position`, sql`p.id`])
}

/** Finds one product, if it is still for sale. */
export async function findProduct(db: Db, id: string, { origin, language }: Reader): Promise<Product | undefined> {
  const inArabic = language === 'ar' ? sql`, p.description_ar as "descriptionAr", ${packColumnsAr}` : sql``
  const row = await maybeRow<ProductRow>(db)`
    select ${productColumns(language)}, ${packColumns} ${inArabic} from products p ${productJoins}
    where p.id = ${id} and p.withdrawn_at is null`
  return row && toProduct(row, origin)
}

/** Lists the products for sale among `ids`, in the order of the ids. */
export async function listProductsInOrder(db: Db, ids: readonly string[], { origin, language }: Reader) {
  const rows = await rowsOf<ProductRow>(db)`
    select ${productColumns(language)} from unnest(${ids}::text[]) with ordinality as asked (id, place)
    join products p on p.id = asked.id ${productJoins}
    where p.withdrawn_at is null order by asked.place`
  return rows.map((row) => toProduct(row, origin))
}

/** Lists the current stock of products, as one row of JSON: the driver parses that faster than many rows. */
export function listStock(db: Db, ids: readonly string[]) {
  return oneRow<Snapshot<{ id: string; onHand: number; sold: number }>>(db)`
    select v.version, coalesce(of_these.stock, '[]') as rows
    from catalogue_version v, (
      select json_agg(json_build_object('id', s.product_id, 'onHand', s.on_hand, 'sold', s.sold)) as stock
      from stock s where s.product_id = any(${ids}::text[])
    ) of_these`
}

/** Finds the current stock of one product, and the catalogue version of the same snapshot. Batched. */
export const findStock = batch(async (db: Db, ids: string[]) => {
  const { version, rows } = await listStock(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => ({ version, stock: byId.get(id) })
})
