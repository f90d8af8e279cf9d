/** The imports that can be undone. */
import { execute, maybeRow, oneValue, rowsOf, valuesOf, type Db } from '../../db/rows.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import type { StockMove } from '../../stock/stock.ts'
import type { GroupKind } from '../groups.queries.ts'

const KEPT_DAYS = 30
const KEPT_IMPORTS = 20

export type ImportCounts = Readonly<Record<'added' | 'changed' | 'counted' | 'withdrawn' | 'refused', number>>

/** The ids of groups that an import made. */
export type MadeGroups = Readonly<Record<GroupKind, readonly string[]>>

/** An import, as far as undoing it needs it. */
interface KeptImport {
  readonly file: string
  readonly putOnSale: readonly string[]
  readonly counted: readonly StockMove[]
  readonly made: MadeGroups
  readonly before: Uint8Array
}

interface NewImport extends KeptImport {
  readonly counts: ImportCounts
  readonly written: readonly string[]
}

/** Adds an import and deletes those that are too old. Returns its id. */
export async function insertImport(
  tx: Db,
  { file, counts, written, putOnSale, counted, made, before }: NewImport,
  { name, staffId }: Clerk,
): Promise<string> {
  const id = await oneValue<string>(tx)`
    insert into imports (staff_id, name, file, counts, written, put_on_sale, counted, made, before)
    values (${staffId ?? null}, ${name}, ${file}, ${JSON.stringify(counts)}::jsonb, ${written}, ${putOnSale},
      ${JSON.stringify(counted)}::jsonb, ${JSON.stringify(made)}::jsonb, ${before})
    returning id::text`
  await execute(tx)`
    delete from imports where at < now() - make_interval(days => ${KEPT_DAYS})
      or id not in (select id from imports order by id desc limit ${KEPT_IMPORTS})`
  return id
}

interface ImportRow {
  readonly id: string
  readonly at: Date
  readonly name: string
  readonly file: string
  readonly counts: ImportCounts
  readonly undoneAt: Date | null
  readonly undoneBy: string | null
}

/** The newest first. */
export function listImports(db: Db): Promise<ImportRow[]> {
  return rowsOf<ImportRow>(db)`
    select id::text, at, name, file, counts, undone_at as "undoneAt", undone_by as "undoneBy" from imports
    where at >= now() - make_interval(days => ${KEPT_DAYS}) order by id desc`
}

export function findImport(db: Db, id: string) {
  return maybeRow<KeptImport & { readonly isUndone: boolean }>(db)`
    select file, undone_at is not null as "isUndone", put_on_sale as "putOnSale", counted, made, before from imports
    where id = ${id}::bigint`
}

/** The titles of products that were changed after an import had written them. */
export function listChangedSince(db: Db, id: string): Promise<string[]> {
  return valuesOf<string>(db)`
    select p.title from imports i join products p on p.id = any(i.written) and p.updated_at <> i.at
    where i.id = ${id}::bigint order by p.title`
}

export async function markUndone(tx: Db, id: string, { name }: Clerk): Promise<void> {
  await execute(tx)`update imports set undone_at = now(), undone_by = ${name} where id = ${id}::bigint`
}
