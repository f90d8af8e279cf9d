import { sql, type RawBuilder } from 'kysely'
import type { Product } from '@baqala/contract/catalog'
import { PAGE_SIZE } from '@baqala/contract/paging'
import { rowsOf, type Db } from '../db/rows.ts'
import { productColumns, productJoins, toProduct, type ProductRow } from './product-row.queries.ts'
import type { Page, ProductFilter, SortKey } from './product-filter.ts'
import { toSnapshot, type Snapshot } from './snapshot.ts'

type VersionedRow = ProductRow & { version: number; id: string | null }

export interface ProductsFound extends Snapshot<Product> {
  /** All that match, on whatever page. */
  readonly total: number
  readonly page: Page
}

/**
 * The products that match. Where no page was asked for: all of them, or the first page where there are more than
 * `mostAtOnce`. One statement, so that rows, total and version are of one moment.
 */
export async function findProducts(
  db: Db,
  filter: ProductFilter,
  origin: string,
  mostAtOnce: number,
): Promise<ProductsFound> {
  const { page } = filter
  const limit =
    page === undefined
      ? sql`(select case when count(*) > ${mostAtOnce} then ${PAGE_SIZE}::int end from matches)`
      : sql`${page.size}::int`
  const offset = page === undefined ? 0 : (page.number - 1) * page.size
  const found = await rowsOf(
    db,
    sql<VersionedRow & { total: number }>`
      /* variants */
      with matches as (
        select p.id, row_number() over (order by ${orderOf(filter)}) as place
        from products p join stock s on s.product_id = p.id
        where ${sql.join(conditionsOf(filter), sql` and `)}
      ),
      page as (select id, place from matches order by place limit ${limit} offset ${offset}::int)
      select v.version, (select count(*) from matches) as total, p.id, ${productColumns}
      from catalogue_version v
      left join (page join products p on p.id = page.id ${productJoins}) on true
      order by page.place`,
  )
  const total = found[0]?.total ?? 0
  const shown = page ?? (total > mostAtOnce ? { number: 1, size: PAGE_SIZE } : undefined)
  return { ...toSnapshot(found, (row) => toProduct(row, origin)), total, page: shown }
}

function conditionsOf(filter: ProductFilter): RawBuilder<unknown>[] {
  const conditions = [sql`p.withdrawn_at is null`]
  if (filter.priceFrom !== undefined) conditions.push(sql`p.price >= ${filter.priceFrom}::bigint`)
  if (filter.priceTo !== undefined) conditions.push(sql`p.price <= ${filter.priceTo}::bigint`)
  if (filter.categories !== undefined) conditions.push(sql`p.category_id = any(${filter.categories}::text[])`)
  if (filter.subcategories !== undefined) conditions.push(sql`p.subcategory_id = any(${filter.subcategories}::text[])`)
  if (filter.brands !== undefined) conditions.push(sql`p.brand_id = any(${filter.brands}::text[])`)
  if (filter.words.length > 0) conditions.push(holdsAll(filter.words))
  return conditions
}

/** The Arabic texts are searched too: a shopper types the word they know. */
function holdsAll(words: readonly string[]): RawBuilder<unknown> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql`concat_ws(' ', p.title, p.description, p.title_ar, p.description_ar) ilike all(${patterns}::text[])`
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

/** Stock as of now of these products, where they have any. */
export async function listStock(db: Db, ids: readonly string[]): Promise<Snapshot<StockRow>> {
  const found = await rowsOf(
    db,
    sql<{ version: number; id: string | null; onHand: number; sold: number }>`
      select v.version, s.product_id as id, s.on_hand as "onHand", s.sold
      from catalogue_version v left join stock s on s.product_id = any(${ids}::text[])`,
  )
  return toSnapshot(found, ({ id, onHand, sold }) => ({ id, onHand, sold }))
}
