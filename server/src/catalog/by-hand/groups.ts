/** Categories, brands and subcategories, changed by hand. Each change moves the catalogue's version, as an import does. */
import { inTransaction, type Db } from '../../db/transaction.ts'
import { PLACEHOLDER_ADDRESS } from '../../pictures/placeholder.ts'
import { fieldRefusal, orRefuse, Refusal } from '../../refusal.ts'
import { addToLog, type Clerk } from '../../staff/log.queries.ts'
import { messages } from '../catalog.messages.en.ts'
import {
  deleteGroup,
  findNamesake,
  listGroupRows,
  renameGroup,
  type GroupKind,
  type GroupRow,
} from '../groups.queries.ts'
import { insertRows, lockCatalogue, readCatalogue } from '../whole-catalogue.queries.ts'
import { type Groups, makeGroups } from '../import/plan/groups.ts'

interface Names {
  readonly name: string
  /** The name in English where it is absent. */
  readonly nameAr?: string | undefined
}

/** Adds a category or a brand, with the placeholder for its picture. Refused with 409 if the name is taken. */
export function addGroup(db: Db, kind: 'category' | 'brand', { name, nameAr }: Names, clerk: Clerk): Promise<GroupRow> {
  return add(db, kind, clerk, (groups) => groups[kind](name, nameAr))
}

/** Adds a subcategory to a category, by its id. Refused with 404, or 409 if the category has one of that name. */
export function addSubcategory(
  db: Db,
  { name, nameAr, category }: Names & { readonly category: string },
  clerk: Clerk,
): Promise<GroupRow> {
  return add(db, 'subcategory', clerk, (groups) => {
    if (!groups.hasCategory(category)) throw new Refusal(404, messages.categoryNotFound)
    return groups.subcategory(category, name, nameAr)
  })
}

/** A new group gets its address and its place as one that an import makes. */
function add(
  db: Db,
  kind: GroupKind,
  clerk: Clerk,
  make: (groups: Groups) => { readonly id: string; readonly name: string },
): Promise<GroupRow> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const groups = makeGroups(await readCatalogue(tx, []), () => PLACEHOLDER_ADDRESS)
    const { id, name } = make(groups)
    const { brands, categories, subcategories } = groups.made
    if (brands.length + categories.length + subcategories.length === 0) throw nameTaken(name)
    await insertRows(tx, 'brands', brands)
    await insertRows(tx, 'categories', categories)
    await insertRows(tx, 'subcategories', subcategories)
    const group = await findGroup(tx, kind, id)
    await refuseNamesake(tx, kind, group)
    await addToLog(tx, clerk, [{ what: `${kind} added`, kind, id, after: namesOf(group) }])
    return group
  })
}

/** Renames a group; its address stays. Refused with 404, or 409 if the name is taken. */
export function changeGroup(db: Db, kind: GroupKind, id: string, names: Partial<Names>, clerk: Clerk) {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const group = await findGroup(tx, kind, id)
    const renamed = { ...group, name: names.name ?? group.name, nameAr: names.nameAr ?? group.nameAr }
    if (renamed.name === group.name && renamed.nameAr === group.nameAr) return group
    await refuseNamesake(tx, kind, renamed)
    await renameGroup(tx, kind, renamed)
    await addToLog(tx, clerk, [{ what: `${kind} renamed`, kind, id, before: namesOf(group), after: namesOf(renamed) }])
    return renamed
  })
}

/** Removes a group, a category with its subcategories. Refused with 404, or 409 while products are in it. */
export function removeGroup(db: Db, kind: GroupKind, id: string, clerk: Clerk): Promise<GroupRow> {
  return inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const group = await findGroup(tx, kind, id)
    if (group.products > 0) throw new Refusal(409, messages.hasGoods({ count: group.products }))
    await deleteGroup(tx, kind, id)
    await addToLog(tx, clerk, [{ what: `${kind} removed`, kind, id, before: namesOf(group) }])
    return group
  })
}

/** Finds a group by its id, its name in the address or its English name. Refused with 404. */
export async function findGroupNamed(db: Db, kind: GroupKind, named: string): Promise<GroupRow> {
  const rows = await listGroupRows(db, kind)
  const isMeant = ({ _id, slug, name }: GroupRow) => [_id, slug, name.toLowerCase()].includes(named.toLowerCase())
  return orRefuse(rows.find(isMeant), messages.noGroupNamed({ kind, named }))
}

export async function findGroup(db: Db, kind: GroupKind, id: string): Promise<GroupRow> {
  const [group] = await listGroupRows(db, kind, id)
  return orRefuse(group, messages[`${kind}NotFound`])
}

async function refuseNamesake(tx: Db, kind: GroupKind, group: GroupRow): Promise<void> {
  const namesake = await findNamesake(tx, kind, group)
  if (namesake !== undefined) throw nameTaken(namesake)
}

function nameTaken(name: string): Refusal {
  return fieldRefusal(409, messages.nameTaken({ name }), 'name')
}

function namesOf({ name, nameAr }: Required<Names>) {
  return { name, nameAr }
}
