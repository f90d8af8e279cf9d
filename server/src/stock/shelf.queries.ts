import { sql } from 'kysely'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'

export interface ShelfRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly unit: string
  readonly onHand: number
  readonly isWithdrawn: boolean
}

const columns = sql`
  p.id, p.slug, p.title, p.unit, s.on_hand as "onHand", p.withdrawn_at is not null as "isWithdrawn"
  from products p join stock s on s.product_id = p.id`

/** Lists products on sale, and withdrawn ones that are left over. `low`: only those with so many or fewer. */
export function listStock(db: Db, low: number | undefined): Promise<ShelfRow[]> {
  return rowsOf(
    db,
    sql<ShelfRow>`
      select ${columns}
      where (p.withdrawn_at is null or s.on_hand > 0) and s.on_hand <= ${low ?? null}::integer is not false
      order by ${low === undefined ? sql`p.slug` : sql`s.on_hand, p.slug`}`,
  )
}

/** Finds a product by id or slug and locks its stock. */
export function lockProduct(tx: Db, product: string): Promise<ShelfRow | undefined> {
  return maybeRow(tx, sql<ShelfRow>`select ${columns} where p.id = ${product} or p.slug = ${product} for update of s`)
}

/** Finds products whose slug contains every word of `typed`. */
export async function findSimilarSlugs(db: Db, typed: string): Promise<string[]> {
  const words = typed
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const rows = await rowsOf(
    db,
    sql<{ slug: string }>`
      select slug from products where slug like all(${words.map((word) => `%${word}%`)}::text[]) order by slug limit 3`,
  )
  return rows.map(({ slug }) => slug)
}

/** Locks the stock of products, and returns it by id. Always in the order of product ids, as orders do, so that nobody deadlocks. */
export async function lockShelves(tx: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf(
    tx,
    sql<{ id: string; onHand: number }>`
      select product_id as id, on_hand as "onHand" from stock
      where product_id = any(${ids}::text[]) order by product_id for update`,
  )
  return new Map(rows.map(({ id, onHand }) => [id, onHand]))
}
