/** Reads and writes the catalogue, withdrawn products included, with one statement a table. Prices are piastres. */
import { execute, oneValue, rowsOf, sql, type Db, type RawBuilder } from '../db/rows.ts'
import { barcodeKeyOf } from '../stock/stock.queries.ts'
import { findCatalogueVersion } from './catalog.queries.ts'
import type { PackTexts } from './product-row.queries.ts'

export interface Product extends PackTexts {
  readonly id: string
  readonly slug: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly title: string
  readonly titleAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly unit: string
  readonly unitAr: string
  readonly price: number
  readonly priceAfterDiscount: number | null
  readonly images: readonly string[]
  readonly categoryId: string
  readonly subcategoryId: string
  readonly brandId: string
  readonly position: number
}
export type KnownProduct = Product & {
  readonly isWithdrawn: boolean
  readonly onHand: number
}

/** A new product before its row in a file fills the fields, in the order in which their differences are told. */
export const EMPTY_PRODUCT: Omit<Product, 'id' | 'slug' | 'position'> = {
  ...{ sku: null, barcode: null, title: '', unit: '', price: 0, priceAfterDiscount: null },
  ...{ titleAr: '', description: '', descriptionAr: '', unitAr: '' },
  ...{ ingredients: '', ingredientsAr: '', origin: '', originAr: '' },
  ...{ storage: '', storageAr: '', nutrition: '', nutritionAr: '' },
  ...{ categoryId: '', subcategoryId: '', brandId: '', images: [] },
}

/** A brand, a category or a subcategory. */
export interface Group {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameAr: string
}
export type Brand = Group & { readonly image: string }
export type Category = Brand & { readonly position: number }
export type Subcategory = Group & { readonly categoryId: string; readonly position: number }

export interface Catalogue {
  /** Read before the rest: it may be older than that, and never newer. */
  readonly version: number
  readonly products: readonly KnownProduct[]
  readonly brands: readonly Brand[]
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
}

/** `named` limits the products to those with such an id, slug, SKU or barcode. */
export function readCatalogue(db: Db, named?: readonly string[]): Promise<Catalogue> {
  return readGroupsAnd(db, named === undefined ? sql`` : sql`where ${isNamed(named)}`)
}

/** The part of the catalogue that says how to add a product: what may be the same, whose slug begins alike, and the last one. */
export function readCatalogueAround(db: Db, slug: string, codes: readonly string[]): Promise<Catalogue> {
  const beginsAlike = sql`p.slug ~ ${`^${slug}-\\d+$`}`
  const isLast = sql`p.position = (select max(position) from products)`
  return readGroupsAnd(db, sql`where ${isNamed([slug, ...codes])} or ${beginsAlike} or ${isLast}`)
}

function isNamed(named: readonly string[]): RawBuilder<unknown> {
  return sql`p.id = any(${named}::text[]) or p.slug = any(${named}::text[])
    or p.sku = any(${named}::text[]) or p.barcode = any(${named}::text[])
    or ${barcodeKeyOf(sql`p.barcode`)} in (select ${barcodeKeyOf(sql`code`)} from unnest(${named}::text[]) code)`
}

async function readGroupsAnd(db: Db, which: RawBuilder<unknown>): Promise<Catalogue> {
  const group = sql`id, slug, name, name_ar as "nameAr"`
  const fields = Object.keys(EMPTY_PRODUCT).map((field) => sql`p.${sql.ref(columnOf(field))} as ${sql.ref(field)}`)
  return {
    version: await findCatalogueVersion(db),
    products: await rowsOf<KnownProduct>(db)`
      select p.id, p.slug, p.position, ${sql.join(fields)}, p.withdrawn_at is not null as "isWithdrawn",
        coalesce(s.on_hand, 0) as "onHand"
      from products p left join stock s on s.product_id = p.id
      ${which}
      order by p.position, p.id`,
    brands: await rowsOf<Brand>(db)`select ${group}, image from brands order by id`,
    categories: await rowsOf<Category>(db)`select ${group}, image, position from categories order by position, id`,
    subcategories: await rowsOf<Subcategory>(db)`
      select ${group}, category_id as "categoryId", position from subcategories order by category_id, position, id`,
  }
}

/** When a product was changed last, apart from its stock. */
export function findLastChange(db: Db, id: string): Promise<Date> {
  return oneValue<Date>(db)`select updated_at from products where id = ${id}`
}

// Any number that no other advisory lock of this shop uses.
const IMPORT_LOCK = 2_026_010

/** Serializes imports until the end of the transaction. */
export async function lockCatalogue(tx: Db): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(${IMPORT_LOCK})`
}

/** Inserts rows; columns without a value get their defaults. No rows mean no statement: that would change the version. */
export async function insertRows(tx: Db, table: string, rows: readonly object[], onConflict = sql``): Promise<void> {
  const [first] = rows.map(toColumns)
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await execute(tx)`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)
    ${onConflict}`
}

/** Inserts products without ratings and with a stock of 0, which only the ledger can change. */
export async function insertProducts(tx: Db, products: readonly Product[]): Promise<void> {
  const unrated = products.map((product) => ({ ...product, ratingsAverage: 0, ratingsQuantity: 0 }))
  const stock = products.map(({ id }) => ({ productId: id, onHand: 0 }))
  await insertRows(tx, 'products', unrated)
  await insertRows(tx, 'stock', stock)
}

/** Updates products; a withdrawn one is on sale again. */
export async function updateProducts(tx: Db, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return
  const columns = Object.keys(EMPTY_PRODUCT).map((field) => sql.ref(columnOf(field)))
  const changes = columns.map((column) => sql`${column} = r.${column}`)
  await execute(tx)`
    update products p set ${sql.join(changes)}, withdrawn_at = null, updated_at = now()
    from jsonb_populate_recordset(null::products, ${toJson(products)}::jsonb) r
    where p.id = r.id`
}

export async function withdrawProducts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await execute(tx)`
    update products set withdrawn_at = now(), updated_at = now()
    where id = any(${ids}::text[]) and withdrawn_at is null`
}

export async function sellAgain(tx: Db, id: string): Promise<void> {
  await execute(tx)`
    update products set withdrawn_at = null, updated_at = now() where id = ${id} and withdrawn_at is not null`
}

export async function updateImages(
  tx: Db,
  table: 'brands' | 'categories',
  rows: readonly { readonly id: string; readonly image: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await execute(tx)`
    update ${sql.table(table)} t set image = r.image
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, image text) where t.id = r.id`
}

function toJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(toColumns))
}

function toColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]))
}

/** The column of a camel-case field: `title_ar` of `titleAr`. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
