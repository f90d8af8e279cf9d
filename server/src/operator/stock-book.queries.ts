import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'

export interface StockRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly unit: string
  readonly onHand: number
}

export function listStock(db: Db): Promise<StockRow[]> {
  return rowsOf(
    db,
    sql<StockRow>`
      select p.id, p.slug, p.title, p.unit, s.on_hand as "onHand"
      from products p join stock s on s.product_id = p.id where p.withdrawn_at is null order by p.slug`,
  )
}
