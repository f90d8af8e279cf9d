/** The masters of the shop's own pictures, by their names. */
import { sql } from 'kysely'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'

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
  await sql`
    insert into pictures (name, type, bytes, width, height) values (${name}, ${type}, ${bytes}, ${width}, ${height})
    on conflict (name) do update set unused_since = null`.execute(tx)
}

/** The bytes of a master, or undefined. */
export async function findMaster(db: Db, name: string): Promise<Uint8Array | undefined> {
  const row = await maybeRow(db, sql<{ bytes: Uint8Array }>`select bytes from pictures where name = ${name}`)
  return row?.bytes
}

export async function listMasterNames(db: Db): Promise<string[]> {
  const rows = await rowsOf(db, sql<{ name: string }>`select name from pictures`)
  return rows.map(({ name }) => name)
}
