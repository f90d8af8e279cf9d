/** The masters of the shop's own pictures, by their names. */
import { execute, maybeValue, oneRow, valuesOf, type Db } from '../db/rows.ts'

/** A picture as it was brought, at most 1600 pixels wide and high. Its widths are made from it. */
export interface Master extends Photograph {
  readonly name: string
}

export interface Photograph {
  readonly type: 'image/webp'
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

/** How many masters there are, and how large they are together. */
export function countMasters(db: Db): Promise<{ count: number; bytes: number }> {
  return oneRow<{ count: number; bytes: number }>(db)`
    select count(*) as count, coalesce(sum(octet_length(bytes)), 0)::bigint as bytes from pictures`
}
