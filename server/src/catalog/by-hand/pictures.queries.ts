import { countChanged, execute, maybeRow, oneRow, rowsOf, sql, type Db } from '../../db/rows.ts'

export interface Pictured {
  readonly id: string
  readonly slug: string
  /** Addresses; the first is the cover. */
  readonly images: readonly string[]
  readonly updatedAt: Date
}

export function findPictured(tx: Db, productId: string): Promise<Pictured | undefined> {
  return maybeRow<Pictured>(
    tx,
  )`select id, slug, images, updated_at as "updatedAt" from products where id = ${productId}`
}

export function updateProductImages(tx: Db, productId: string, images: readonly string[]): Promise<Pictured> {
  return oneRow<Pictured>(tx)`
    update products set images = ${images}, updated_at = now() where id = ${productId}
    returning id, slug, images, updated_at as "updatedAt"`
}

const UNUSED_FOR = sql`interval '30 days'`

/**
 * Deletes masters that nothing has referred to for 30 days, and returns how many. Lines of orders keep theirs for ever. The caller
 * holds the catalogue's lock, so that nobody refers to one meanwhile.
 */
export async function deleteUnusedMasters(tx: Db): Promise<number> {
  const shown = sql`
    select unnest(images) from products union all select image from categories union all select image from brands`
  const isShown = sql`'/images/' || name in (${shown})`
  await execute(tx)`
    update pictures set unused_since = case when unused_since is null then now() end
    where (unused_since is null) <> (${isShown})`
  const due = sql`select name from pictures where unused_since < now() - ${UNUSED_FOR}`
  // The orders are searched through, so only where something is due, and for each picture once in 30 days.
  if ((await rowsOf(tx)`${due} limit 1`).length === 0) return 0
  await execute(tx)`
    update pictures set unused_since = now()
    where name in (${due}) and '/images/' || name in (
      select image_cover from order_items where image_cover in (select '/images/' || due.name from (${due}) due))`
  return countChanged(tx)`delete from pictures where name in (${due})`
}
