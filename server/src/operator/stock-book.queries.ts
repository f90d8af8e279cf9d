import { sql } from 'kysely'
import { maybeRow, rowsOf, type Db } from '../db/rows.ts'

export interface StockRow {
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

/** What is sold, and what is not any more but still lies there. `low`: only what has so many or fewer. */
export function listStock(db: Db, low: number | undefined): Promise<StockRow[]> {
  return rowsOf(
    db,
    sql<StockRow>`
      select ${columns}
      where (p.withdrawn_at is null or s.on_hand > 0) and s.on_hand <= ${low ?? null}::integer is not false
      order by ${low === undefined ? sql`p.slug` : sql`s.on_hand, p.slug`}`,
  )
}

/** The product of that id or slug, its stock locked. */
export function lockStock(tx: Db, product: string): Promise<StockRow | undefined> {
  return maybeRow(tx, sql<StockRow>`select ${columns} where p.id = ${product} or p.slug = ${product} for update of s`)
}

/** Products whose address holds every word of what was typed. */
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
