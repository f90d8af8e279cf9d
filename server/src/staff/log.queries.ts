/** `staff_log`, which only grows: who in the shop did what. */
import type { Role } from '@baqala/contract/admin/may'
import { execute, maybeValue, type Db } from '../db/rows.ts'

/** The person in the shop who does something, for the books: each verb of the shopkeeper records one. */
export interface Clerk {
  readonly name: string
  /** The person among the staff; absent for somebody at the command line whom --as names otherwise. */
  readonly staffId?: string
  readonly role?: Role
}

export interface LogEntry {
  /** Such as `price changed`. */
  readonly what: string
  readonly kind:
    | 'person'
    | 'phone'
    | 'product'
    | 'category'
    | 'subcategory'
    | 'brand'
    | 'slot'
    | 'shop'
    | 'area'
    | 'round'
    | 'day'
    | 'import'
    | 'words'
  readonly id: string
  readonly before?: object | undefined
  readonly after?: object | undefined
  /** The deed of which this is one entry among several. */
  readonly together?: string | undefined
}

/** Adds what a clerk did to the log, in the transaction that does it. */
export async function addToLog(tx: Db, clerk: Clerk, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return
  await execute(tx)`
    insert into staff_log (staff_id, name, role, what, about_kind, about_id, before, after, together)
    select ${clerk.staffId ?? null}, ${clerk.name}, ${clerk.role ?? null}, entry.what, entry.kind, entry.id, entry.before, entry.after,
      entry.together
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry(what text, kind text, id text, before jsonb, after jsonb, together text)`
}

/** The name of who did something to it last, or undefined. */
export function findLastWho(db: Db, kind: LogEntry['kind'], id: string): Promise<string | undefined> {
  return maybeValue<string>(db)`
    select name from staff_log where about_kind = ${kind} and about_id = ${id} order by id desc limit 1`
}
