/** Categories, brands and subcategories as the staff see them, with the number of their products. */
import type { StaffGroup } from '@baqala/contract/admin/groups'
import { execute, maybeValue, rowsOf, sql, type Db } from '../db/rows.ts'

export type GroupKind = 'category' | 'brand' | 'subcategory'

/** A group of any kind: subcategories have an empty image, others an empty category. */
export type GroupRow = Readonly<Required<StaffGroup>>

const pictured = sql`g.image, '' as category`
const unpictured = sql`'' as image, g.category_id as category`
const byCategory = sql`(select c.position from categories c where c.id = g.category_id), g.category_id, g.position, g.id`

const TABLES = {
  category: { table: 'categories', key: 'category_id', own: pictured, order: sql`g.position, g.id` },
  brand: { table: 'brands', key: 'brand_id', own: pictured, order: sql`lower(g.name) collate "C", g.id` },
  subcategory: { table: 'subcategories', key: 'subcategory_id', own: unpictured, order: byCategory },
} as const

/** All of a kind in the order of the shop, or the one of that id. */
export function listGroupRows(db: Db, kind: GroupKind, id: string | null = null): Promise<GroupRow[]> {
  const { table, key, own, order } = TABLES[kind]
  return rowsOf<GroupRow>(db)`
    select g.id as "_id", g.slug, g.name, g.name_ar as "nameAr", ${own}, coalesce(counted.products, 0) as products,
      counted.on_sale is distinct from 0 as "isShown"
    from ${sql.table(table)} g
    left join (
      select ${sql.ref(key)} as id, count(*)::integer as products,
        count(*) filter (where withdrawn_at is null)::integer as on_sale
      from products group by 1
    ) counted on counted.id = g.id
    where ${id}::text is null or g.id = ${id} order by ${order}`
}

/** Finds another group that has the name in either language: of a subcategory in its category. */
export function findNamesake(db: Db, kind: GroupKind, { _id, category, ...names }: GroupRow) {
  const siblings = kind === 'subcategory' ? sql`and g.category_id = ${category}` : sql``
  const wished = [names.name.toLowerCase(), names.nameAr.toLowerCase()]
  return maybeValue<string>(db)`
    select g.name from ${sql.table(TABLES[kind].table)} g
    where g.id <> ${_id} and (lower(g.name) = any(${wished}::text[]) or lower(g.name_ar) = any(${wished}::text[])) ${siblings} limit 1`
}

export async function renameGroup(tx: Db, kind: GroupKind, { _id, name, nameAr }: GroupRow): Promise<void> {
  await execute(tx)`update ${sql.table(TABLES[kind].table)} set name = ${name}, name_ar = ${nameAr} where id = ${_id}`
}

/** Deletes a group; a category with its subcategories. Rejects (foreign_key_violation) while products are in it. */
export async function deleteGroup(tx: Db, kind: GroupKind, id: string): Promise<void> {
  if (kind === 'category') await execute(tx)`delete from subcategories where category_id = ${id}`
  await execute(tx)`delete from ${sql.table(TABLES[kind].table)} where id = ${id}`
}

/** Deletes those of these groups that nothing is in. Returns them. */
export function deleteUnusedGroups(tx: Db, kind: GroupKind, ids: readonly string[]) {
  const { table, key } = TABLES[kind]
  const users = ['products', ...(kind === 'category' ? ['subcategories'] : [])]
  const isUnused = users.map((user) => sql`g.id not in (select ${sql.ref(key)} from ${sql.table(user)})`)
  return rowsOf<Pick<GroupRow, '_id' | 'name' | 'nameAr'>>(tx)`
    delete from ${sql.table(table)} g where g.id = any(${ids}::text[]) and ${sql.join(isUnused, sql` and `)}
    returning g.id as "_id", g.name, g.name_ar as "nameAr"`
}
