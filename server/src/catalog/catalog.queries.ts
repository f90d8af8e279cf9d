import { sql } from 'kysely'
import type { CartItem } from '@baqala/contract/cart'
import type { Brand, Category, Product, Subcategory } from '@baqala/contract/catalog'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

/** What a cart line shows of its product, of tables p, c, sub and b. */
export const cartProductColumns = sql`
  p.id as "productId", p.slug, p.title, p.unit, p.images, p.ratings_average as "ratingsAverage",
  c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug", c.image as "categoryImage",
  sub.id as "subcategoryId", sub.name as "subcategoryName", sub.slug as "subcategorySlug",
  b.id as "brandId", b.name as "brandName", b.slug as "brandSlug", b.image as "brandImage"`

export interface CartProductRow {
  productId: string
  slug: string
  title: string
  unit: string
  images: string[]
  ratingsAverage: number
  categoryId: string
  categoryName: string
  categorySlug: string
  categoryImage: string
  subcategoryId: string
  subcategoryName: string
  subcategorySlug: string
  brandId: string
  brandName: string
  brandSlug: string
  brandImage: string
}

export function toCartProduct(row: CartProductRow, quantity: number, origin: string): CartItem['product'] {
  return {
    _id: row.productId,
    id: row.productId,
    title: row.title,
    slug: row.slug,
    unit: row.unit,
    quantity,
    imageCover: origin + (row.images[0] ?? ''),
    ratingsAverage: row.ratingsAverage,
    category: {
      _id: row.categoryId,
      name: row.categoryName,
      slug: row.categorySlug,
      image: origin + row.categoryImage,
    },
    subcategory: [
      { _id: row.subcategoryId, name: row.subcategoryName, slug: row.subcategorySlug, category: row.categoryId },
    ],
    brand: { _id: row.brandId, name: row.brandName, slug: row.brandSlug, image: origin + row.brandImage },
  }
}

/** A whole product, of tables p, c, sub, b and s. */
export const productColumns = sql`
  ${cartProductColumns}, p.description, p.price, p.price_after_discount as "priceAfterDiscount",
  p.ratings_quantity as "ratingsQuantity", s.on_hand as "onHand", s.sold, p.created_at as "createdAt", p.updated_at as "updatedAt"`

export interface ProductRow extends CartProductRow {
  description: string
  price: number
  priceAfterDiscount: number | null
  ratingsQuantity: number
  onHand: number
  sold: number
  createdAt: Date
  updatedAt: Date
}

export function toProduct(row: ProductRow, origin: string): Product {
  return {
    ...toCartProduct(row, row.onHand, origin),
    _id: row.productId,
    ratingsAverage: row.ratingsAverage,
    description: row.description,
    images: row.images.map((image) => origin + image),
    price: row.price / 100,
    ...(row.priceAfterDiscount === null ? {} : { priceAfterDiscount: row.priceAfterDiscount / 100 }),
    ratingsQuantity: row.ratingsQuantity,
    category: {
      _id: row.categoryId,
      name: row.categoryName,
      slug: row.categorySlug,
      image: origin + row.categoryImage,
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sold: row.sold,
  }
}

/** Joins to a product p all that its row needs. */
export const productJoins = sql`
  join stock s on s.product_id = p.id
  join categories c on c.id = p.category_id
  join subcategories sub on sub.id = p.subcategory_id
  join brands b on b.id = p.brand_id`

/** Whole products with their stock as of now, in the order of `ids`. */
export async function listProductsByIds(db: Db, ids: readonly string[], origin: string): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(
    db,
    sql<ProductRow>`
      select ${productColumns}
      from unnest(${ids}::text[]) with ordinality as asked (id, place)
      join products p on p.id = asked.id
      ${productJoins}
      order by asked.place`,
  )
  return rows.map((row) => toProduct(row, origin))
}

export async function findCatalogueVersion(db: Db): Promise<number> {
  const { version } = await oneRow(db, sql<{ version: number }>`select version from catalogue_version`)
  return version
}

/** What one statement saw: rows, and the catalogue version they belong to. */
export interface Snapshot<Row> {
  readonly version: number
  readonly rows: readonly Row[]
}

/** Of a query that starts from the version's row and joins the rest to its left: where nothing fits, the id is null. */
export function toSnapshot<Found extends { version: number; id: string | null }, Row>(
  found: readonly Found[],
  toRow: (row: Found & { id: string }) => Row,
): Snapshot<Row> {
  const rows = found.filter((row): row is Found & { id: string } => row.id !== null)
  return { version: found[0]?.version ?? 0, rows: rows.map(toRow) }
}

interface NamedRow {
  version: number
  id: string | null
  name: string
  slug: string
  image: string
}

/** All categories, or the one of that id. */
export async function listCategories(db: Db, origin: string, id: string | null = null): Promise<Snapshot<Category>> {
  const rows = await rowsOf(
    db,
    sql<NamedRow>`
      select v.version, c.id, c.name, c.slug, c.image
      from catalogue_version v left join categories c on ${id}::text is null or c.id = ${id}
      order by c.position, c.id`,
  )
  return toSnapshot(rows, (row) => toNamed(row, origin))
}

/** All brands by name, or the one of that id. */
export async function listBrands(db: Db, origin: string, id: string | null = null): Promise<Snapshot<Brand>> {
  const rows = await rowsOf(
    db,
    sql<NamedRow>`
      select v.version, b.id, b.name, b.slug, b.image
      from catalogue_version v left join brands b on ${id}::text is null or b.id = ${id}
      order by lower(b.name) collate "C", b.id`,
  )
  return toSnapshot(rows, (row) => toNamed(row, origin))
}

function toNamed(row: NamedRow & { id: string }, origin: string): Brand {
  return { _id: row.id, name: row.name, slug: row.slug, image: origin + row.image }
}

interface SubcategoryRow {
  version: number
  id: string | null
  name: string
  slug: string
  categoryId: string
}

const subcategoryColumns = sql`v.version, sub.id, sub.name, sub.slug, sub.category_id as "categoryId"`

function toSubcategory(row: SubcategoryRow & { id: string }): Subcategory {
  return { _id: row.id, name: row.name, slug: row.slug, category: row.categoryId }
}

/** All subcategories in the order of their categories, or the one of that id. */
export async function listSubcategories(db: Db, id: string | null = null): Promise<Snapshot<Subcategory>> {
  const rows = await rowsOf(
    db,
    sql<SubcategoryRow>`
      select ${subcategoryColumns}
      from catalogue_version v
      left join (subcategories sub join categories c on c.id = sub.category_id) on ${id}::text is null or sub.id = ${id}
      order by c.position, c.id, sub.position, sub.id`,
  )
  return toSnapshot(rows, toSubcategory)
}

/** The subcategories of one category, maybe none; undefined where there is no such category. */
export async function listSubcategoriesOf(db: Db, categoryId: string): Promise<Snapshot<Subcategory> | undefined> {
  const rows = await rowsOf(
    db,
    sql<SubcategoryRow & { found: string | null }>`
      select ${subcategoryColumns}, c.id as found
      from catalogue_version v
      left join categories c on c.id = ${categoryId}
      left join subcategories sub on sub.category_id = c.id
      order by sub.position, sub.id`,
  )
  return rows[0]?.found === null ? undefined : toSnapshot(rows, toSubcategory)
}
