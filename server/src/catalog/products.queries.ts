import { sql, type RawBuilder } from 'kysely'
import type { Product } from '@baqala/contract/catalog'
import { oneRow, rowsForTheseValues, rowsOf, theRow, type Db } from '../db/rows.ts'
import { productColumns, productJoins, toProduct, type ProductRow } from './product-row.queries.ts'
import type { Page, ProductFilter, SortKey } from './product-filter.ts'
import { toSnapshot, type Snapshot } from './snapshot.ts'

type VersionedRow = ProductRow & { version: number; id: string | null }

/** How many products match, on whatever page, and the catalogue version that was counted. */
export interface Count {
  readonly version: number
  readonly total: number
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<Count> {
  const found = await rowsForTheseValues(
    db,
    sql<Count>`
      select v.version, (select count(*) from products p where ${conditionsOf(filter)}) as total from catalogue_version v`,
  )
  return theRow(found)
}

/** The products that match, in order: one page of them, or all. */
export async function findProducts(
  db: Db,
  filter: ProductFilter,
  page: Page,
  origin: string,
): Promise<Snapshot<Product>> {
  // Joined only where it decides the order: of a million products forty are shown, and only theirs is needed.
  const stock = filter.sort.some(({ key }) => key === 'sold') ? sql`join stock s on s.product_id = p.id` : sql``
  const part = page === undefined ? sql`` : sql`limit ${page.size}::int offset ${(page.number - 1) * page.size}::int`
  const found = await rowsForTheseValues(
    db,
    sql<VersionedRow>`
      with page as materialized (
        select p.id from products p ${stock} where ${conditionsOf(filter)} order by ${orderOf(filter)} ${part}
      )
      select v.version, p.id, ${productColumns}
      from catalogue_version v
      left join (page join products p on p.id = page.id ${productJoins}) on true
      order by ${orderOf(filter)}`,
  )
  return toSnapshot(found, (row) => toProduct(row, origin))
}

function conditionsOf(filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [sql`p.withdrawn_at is null`]
  if (filter.priceFrom !== undefined) conditions.push(sql`p.price >= ${filter.priceFrom}::bigint`)
  if (filter.priceTo !== undefined) conditions.push(sql`p.price <= ${filter.priceTo}::bigint`)
  if (filter.categories !== undefined) conditions.push(sql`p.category_id = any(${filter.categories}::text[])`)
  if (filter.subcategories !== undefined) conditions.push(sql`p.subcategory_id = any(${filter.subcategories}::text[])`)
  if (filter.brands !== undefined) conditions.push(sql`p.brand_id = any(${filter.brands}::text[])`)
  conditions.push(...filter.words.map(holds))
  return sql.join(conditions, sql` and `)
}

/**
 * The Arabic texts are searched too: a shopper types the word they know. Written as in the index of
 * migrations/0008-search.sql, or it would not be used.
 */
function holds(word: string): RawBuilder<unknown> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(p.title || ' ' || p.description || ' ' || p.title_ar || ' ' || p.description_ar) ilike ${pattern}`
}

const SORTS: Record<SortKey, RawBuilder<unknown>> = {
  price: sql`p.price`,
  ratingsAverage: sql`p.ratings_average`,
  ratingsQuantity: sql`p.ratings_quantity`,
  sold: sql`s.sold`,
  title: sql`lower(p.title) collate "C"`,
  createdAt: sql`p.created_at`,
}

function orderOf({ sort }: ProductFilter): RawBuilder<unknown> {
  const wished = sort.map(({ key, descending }) => (descending ? sql`${SORTS[key]} desc` : SORTS[key]))
  return sql.join([...wished, sql`p.position`, sql`p.id`])
}

/** One product that is still sold. */
export async function findProduct(db: Db, id: string, origin: string): Promise<Snapshot<Product>> {
  const found = await rowsOf(
    db,
    sql<VersionedRow>`
      select v.version, p.id, ${productColumns}
      from catalogue_version v
      left join (products p ${productJoins}) on p.id = ${id} and p.withdrawn_at is null`,
  )
  return toSnapshot(found, (row) => toProduct(row, origin))
}

export interface StockRow {
  readonly id: string
  readonly onHand: number
  readonly sold: number
}

/** Stock as of now of these products, where they have any. In one row of JSON, which the driver reads sooner than many rows. */
export async function listStock(db: Db, ids: readonly string[]): Promise<Snapshot<StockRow>> {
  const { version, stock } = await oneRow(
    db,
    sql<{ version: number; stock: readonly StockRow[] }>`
      select v.version, coalesce(of_these.stock, '[]') as stock
      from catalogue_version v, (
        select json_agg(json_build_object('id', s.product_id, 'onHand', s.on_hand, 'sold', s.sold)) as stock
        from stock s where s.product_id = any(${ids})
      ) of_these`,
  )
  return { version, rows: stock }
}
