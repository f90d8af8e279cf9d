import { sql } from 'kysely'
import { maybeRow, type Db } from '../db/rows.ts'

export interface Pictured {
  readonly id: string
  readonly slug: string
  /** Addresses; the first is the cover. */
  readonly images: readonly string[]
}

export function findPictured(tx: Db, productId: string): Promise<Pictured | undefined> {
  return maybeRow(tx, sql<Pictured>`select id, slug, images from products where id = ${productId}`)
}

export async function updateProductImages(tx: Db, productId: string, images: readonly string[]): Promise<void> {
  await sql`update products set images = ${images}, updated_at = now() where id = ${productId}`.execute(tx)
}

/** A table of things that have one picture each. */
export type GroupTable = 'categories' | 'brands'

export interface PicturedGroup {
  readonly id: string
  readonly slug: string
  readonly image: string
}

export function findPicturedGroup(tx: Db, table: GroupTable, id: string): Promise<PicturedGroup | undefined> {
  return maybeRow(tx, sql<PicturedGroup>`select id, slug, image from ${sql.table(table)} where id = ${id}`)
}
