import type { Brand, Category, Subcategory } from '@baqala/contract/groups'
import type { Language } from '@baqala/contract/language'
import { oneValue, rowsOf, sql, type Db } from '../db/rows.ts'
import { arabic, type Reader } from './arabic-names.ts'
import { inArabicOrder } from './product-row.queries.ts'

export function findCatalogueVersion(db: Db): Promise<number> {
  return oneValue<number>(db)`select version from catalogue_version`
}

/** Lists all categories in the shop's order, or the one with that id. */
export async function listCategories(db: Db, { origin, language }: Reader, id?: string): Promise<Category[]> {
  const rows = await rowsOf<Category>(db)`
    select id as "_id", name, slug, ${origin}::text || image as image ${nameAr(language)}
    from categories g where ${isSought('category_id', id)} order by position, id`
  return rows.map(inDigits)
}

/** Lists all brands by name in the reader's language, or the one with that id. */
export async function listBrands(db: Db, { origin, language }: Reader, id?: string): Promise<Brand[]> {
  const byName =
    language === 'ar' ? inArabicOrder(sql`coalesce(nullif(name_ar, ''), name)`) : sql`lower(name) collate "C"`
  const rows = await rowsOf<Brand>(db)`
    select id as "_id", name, slug, ${origin}::text || image as image ${nameAr(language)}
    from brands g where ${isSought('brand_id', id)} order by ${byName}, id`
  return rows.map(inDigits)
}

/** Lists all subcategories in the order of their categories, or the one with that id. */
export async function listSubcategories(db: Db, language: Language, id?: string): Promise<Subcategory[]> {
  const rows = await rowsOf<Subcategory>(db)`
    select g.id as "_id", g.name, g.slug, g.category_id as category ${nameAr(language)}
    from subcategories g join categories c on c.id = g.category_id
    where ${isSought('subcategory_id', id)}
    order by c.position, c.id, g.position, g.id`
  return rows.map(inDigits)
}

/** Lists the subcategories of one category; undefined if there is no such category. */
export async function listSubcategoriesOf(
  db: Db,
  language: Language,
  categoryId: string,
): Promise<Subcategory[] | undefined> {
  const rows = await rowsOf<Subcategory | { _id: null }>(db)`
    select g.id as "_id", g.name, g.slug, g.category_id as category ${nameAr(language)}
    from categories c left join subcategories g on g.category_id = c.id and ${isShown('subcategory_id')}
    where c.id = ${categoryId}
    order by g.position, g.id`
  return rows.length === 0 ? undefined : rows.filter((row) => row._id !== null).map(inDigits)
}

type GroupKey = 'category_id' | 'subcategory_id' | 'brand_id'

function isSought(key: GroupKey, id: string | undefined) {
  return id === undefined ? isShown(key) : sql`g.id = ${id}`
}

/** Whether a group g is in the lists: not if it has products and none is on sale, such as after an import that was undone. */
function isShown(key: GroupKey) {
  const groups = sql`select ${sql.ref(key)} from products`
  return sql`(g.id in (${groups} where withdrawn_at is null) or g.id not in (${groups}))`
}

/** The Arabic name of a group g, for those who read it. */
function nameAr(language: Language) {
  return language === 'ar' ? sql`, g.name_ar as "nameAr"` : sql``
}

function inDigits<Group extends { nameAr?: string | undefined }>({ nameAr, ...group }: Group) {
  return { ...group, ...arabic('nameAr', nameAr) }
}
