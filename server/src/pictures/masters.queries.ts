/** The masters of the shop's own pictures, by their names. */
import { execute, maybeValue, oneRow, valuesOf, type Db } from '../db/rows.ts'

/** A picture as it was brought, at most 1600 pixels wide and high. Its widths are made from it. */
export interface Master extends Photograph {
  readonly name: string
}

export interface Photograph {
  readonly type: 'image/webp' | 'image/avif' | 'image/jpeg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Adds a master. One of its name is the same picture: it stays, and counts as in use again. */
export async function insertMaster(tx: Db, { name, type, bytes, width, height }: Master): Promise<void> {
  await execute(tx)`
    insert into pictures (name, type, bytes, width, height) values (${name}, ${type}, ${bytes}, ${width}, ${height})
    on conflict (name) do update set unused_since = null`
}

export function findMaster(db: Db, name: string): Promise<Uint8Array | undefined> {
  return maybeValue<Uint8Array>(db)`select bytes from pictures where name = ${name}`
}

export function listMasterNames(db: Db): Promise<string[]> {
  return valuesOf<string>(db)`select name from pictures`
}

/** Returns the names that no master has. */
export function listMissing(db: Db, names: readonly string[]): Promise<string[]> {
  return valuesOf<string>(db)`
    select name from unnest(${names}::text[]) name where name not in (select p.name from pictures p) order by name`
}

/** How many masters there are, and how large they are together. */
export function countMasters(db: Db) {
  return oneRow<{ count: number; bytes: number }>(db)`
    select count(*) as count, coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from pictures`
}

// Any number that no other advisory lock of this shop uses.
const TAKE_OVER_LOCK = 2_026_045

/** Waits until no other process takes pictures over, and holds it until the end of the transaction. */
export async function lockTakeOver(tx: Db): Promise<void> {
  await execute(tx)`select set_config('lock_timeout', '0', true), pg_advisory_xact_lock(${TAKE_OVER_LOCK})`
}
