import { sql } from 'kysely'
import type { Brand, Category, Subcategory } from '@baqala/contract/catalog'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'

export async function findCatalogueVersion(db: Db): Promise<number> {
  const { version } = await oneRow(db, sql<{ version: number }>`select version from catalogue_version`)
  return version
}

/** Lists all categories in the shop's order, or the one with that id. */
export function listCategories(db: Db, origin: string, id: string | null = null): Promise<Category[]> {
  return rowsOf(
    db,
    sql<Category>`
      select id as "_id", name, slug, ${origin}::text || image as image
      from categories where ${id}::text is null or id = ${id} order by position, id`,
  )
}

/** Lists all brands by name, or the one with that id. */
export function listBrands(db: Db, origin: string, id: string | null = null): Promise<Brand[]> {
  return rowsOf(
    db,
    sql<Brand>`
      select id as "_id", name, slug, ${origin}::text || image as image
      from brands where ${id}::text is null or id = ${id} order by lower(name) collate "C", id`,
  )
}

/** Lists all subcategories in the order of their categories, or the one with that id. */
export function listSubcategories(db: Db, id: string | null = null): Promise<Subcategory[]> {
  return rowsOf(
    db,
    sql<Subcategory>`
      select sub.id as "_id", sub.name, sub.slug, sub.category_id as category
      from subcategories sub join categories c on c.id = sub.category_id
      where ${id}::text is null or sub.id = ${id}
      order by c.position, c.id, sub.position, sub.id`,
  )
}

/** Lists the subcategories of one category; undefined if there is no such category. */
export async function listSubcategoriesOf(db: Db, categoryId: string): Promise<Subcategory[] | undefined> {
  const rows = await rowsOf(
    db,
    sql<Subcategory | { _id: null }>`
      select sub.id as "_id", sub.name, sub.slug, sub.category_id as category
      from categories c left join subcategories sub on sub.category_id = c.id
      where c.id = ${categoryId}
      order by sub.position, sub.id`,
  )
  return rows.length === 0 ? undefined : rows.filter((row) => row._id !== null)
}
