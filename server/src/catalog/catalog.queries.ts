import { sql } from 'kysely'
import type { Brand, Category, Subcategory } from '@baqala/contract/catalog'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

export async function findCatalogueVersion(db: Db): Promise<number> {
  const { version } = await oneRow(db, sql<{ version: number }>`select version from catalogue_version`)
  return version
}

interface NamedRow {
  id: string
  name: string
  slug: string
  image: string
}

/** All categories in the shop's order, or the one with that id. */
export async function listCategories(db: Db, origin: string, id: string | null = null): Promise<Category[]> {
  const rows = await rowsOf(
    db,
    sql<NamedRow>`
      select id, name, slug, image from categories where ${id}::text is null or id = ${id} order by position, id`,
  )
  return rows.map((row) => toNamed(row, origin))
}

/** All brands by name, or the one with that id. */
export async function listBrands(db: Db, origin: string, id: string | null = null): Promise<Brand[]> {
  const rows = await rowsOf(
    db,
    sql<NamedRow>`
      select id, name, slug, image from brands where ${id}::text is null or id = ${id}
      order by lower(name) collate "C", id`,
  )
  return rows.map((row) => toNamed(row, origin))
}

function toNamed(row: NamedRow, origin: string): Brand {
  return { _id: row.id, name: row.name, slug: row.slug, image: origin + row.image }
}

interface SubcategoryRow {
  id: string
  name: string
  slug: string
  categoryId: string
}

/** All subcategories in the order of their categories, or the one with that id. */
export async function listSubcategories(db: Db, id: string | null = null): Promise<Subcategory[]> {
  const rows = await rowsOf(
    db,
    sql<SubcategoryRow>`
      select sub.id, sub.name, sub.slug, sub.category_id as "categoryId"
      from subcategories sub join categories c on c.id = sub.category_id
      where ${id}::text is null or sub.id = ${id}
      order by c.position, c.id, sub.position, sub.id`,
  )
  return rows.map(toSubcategory)
}

/** The subcategories of one category, if there is such a category. */
export async function listSubcategoriesOf(db: Db, categoryId: string): Promise<Subcategory[] | undefined> {
  const rows = await rowsOf(
    db,
    sql<SubcategoryRow | { id: null }>`
      select sub.id, sub.name, sub.slug, sub.category_id as "categoryId"
      from categories c left join subcategories sub on sub.category_id = c.id
      where c.id = ${categoryId}
      order by sub.position, sub.id`,
  )
  if (rows.length === 0) return undefined
  return rows.filter((row) => row.id !== null).map(toSubcategory)
}

function toSubcategory(row: SubcategoryRow): Subcategory {
  return { _id: row.id, name: row.name, slug: row.slug, category: row.categoryId }
}
