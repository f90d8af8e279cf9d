import { sql } from 'kysely'
import type { Brand, Category, Subcategory } from '@baqala/contract/catalog'
import { oneRow, rowsOf, type Db } from '../db/rows.ts'
import { toSnapshot, type Snapshot } from './snapshot.ts'

export async function findCatalogueVersion(db: Db): Promise<number> {
  const { version } = await oneRow(db, sql<{ version: number }>`select version from catalogue_version`)
  return version
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
