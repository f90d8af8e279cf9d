/** The catalogue as its keeper sees it: whole, with what is withdrawn. One statement a table, however long the list. */
import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'

export interface BookProduct {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly title_ar: string
  readonly description: string
  readonly description_ar: string
  readonly unit: string
  readonly unit_ar: string
  readonly price: number
  readonly price_after_discount: number | null
  readonly images: readonly string[]
  readonly category_id: string
  readonly subcategory_id: string
  readonly brand_id: string
}

export interface Named {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly name_ar: string
}
export type BookBrand = Named & { readonly image: string }
export type BookCategory = BookBrand & { readonly position: number }
export type BookSubcategory = Named & { readonly category_id: string; readonly position: number }

export interface Book {
  readonly products: readonly (BookProduct & { isWithdrawn: boolean; onHand: number; position: number })[]
  readonly brands: readonly BookBrand[]
  readonly categories: readonly BookCategory[]
  readonly subcategories: readonly BookSubcategory[]
}

export async function readBook(db: Db): Promise<Book> {
  const products = await rowsOf(
    db,
    sql<Book['products'][number]>`
      select p.id, p.slug, p.title, p.title_ar, p.description, p.description_ar, p.unit, p.unit_ar, p.price,
        p.price_after_discount, p.images, p.category_id, p.subcategory_id, p.brand_id, p.position,
        p.withdrawn_at is not null as "isWithdrawn", coalesce(s.on_hand, 0) as "onHand"
      from products p left join stock s on s.product_id = p.id
      order by p.position, p.id`,
  )
  const brands = await rowsOf(db, sql<BookBrand>`select id, slug, name, name_ar, image from brands order by id`)
  const categories = await rowsOf(
    db,
    sql<BookCategory>`select id, slug, name, name_ar, image, position from categories order by position, id`,
  )
  const subcategories = await rowsOf(
    db,
    sql<BookSubcategory>`
      select id, slug, name, name_ar, category_id, position from subcategories order by category_id, position, id`,
  )
  return { products, brands, categories, subcategories }
}

// Any number will do, as long as nothing else in this shop locks by it.
const IMPORT_LOCK = 2_026_010

/** Two imports go one after the other. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx)
}

export function insertBrands(tx: Db, brands: readonly BookBrand[]): Promise<void> {
  return insertInto(tx, 'brands', brands)
}

export function insertCategories(tx: Db, categories: readonly BookCategory[]): Promise<void> {
  return insertInto(tx, 'categories', categories)
}

export function insertSubcategories(tx: Db, subcategories: readonly BookSubcategory[]): Promise<void> {
  return insertInto(tx, 'subcategories', subcategories)
}

/** Nobody has rated them yet. Their shelf begins empty: stock comes by the ledger. */
export async function insertProducts(
  tx: Db,
  products: readonly (BookProduct & { readonly position: number })[],
): Promise<void> {
  const rows = products.map((product) => ({ ...product, ratings_average: 0, ratings_quantity: 0 }))
  await insertInto(tx, 'products', rows)
  const shelves = products.map(({ id }) => ({ product_id: id, on_hand: 0 }))
  await insertInto(tx, 'stock', shelves)
}

/** Writes products as they are now; one that was withdrawn is on sale again. */
export async function updateProducts(tx: Db, products: readonly BookProduct[]): Promise<void> {
  if (products.length === 0) return
  await sql`
    update products p set
      title = r.title, title_ar = r.title_ar, description = r.description, description_ar = r.description_ar,
      unit = r.unit, unit_ar = r.unit_ar, price = r.price, price_after_discount = r.price_after_discount,
      images = r.images, category_id = r.category_id, subcategory_id = r.subcategory_id, brand_id = r.brand_id,
      withdrawn_at = null, updated_at = now()
    from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}::jsonb) r
    where p.id = r.id`.execute(tx)
}

export async function withdrawProducts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update products set withdrawn_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and withdrawn_at is null`.execute(tx)
}

export async function updateImages(
  tx: Db,
  table: 'brands' | 'categories',
  rows: readonly { readonly id: string; readonly image: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update ${sql.table(table)} t set image = r.image
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, image text) where t.id = r.id`.execute(tx)
}

/** What is on the shelf now, until the end of the transaction; always in the order of product ids, as orders take it. */
export async function lockStock(tx: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf(
    tx,
    sql<{ id: string; onHand: number }>`
      select product_id as id, on_hand as "onHand" from stock
      where product_id = any(${ids}::text[]) order by product_id for update`,
  )
  return new Map(rows.map(({ id, onHand }) => [id, onHand]))
}

/** No rows, no statement: an empty one would count as a change of the catalogue. */
async function insertInto(tx: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}
