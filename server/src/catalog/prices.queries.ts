import type { GROUPS } from '@baqala/contract/admin/price-rules'
import type { ShelfProduct } from '@baqala/contract/admin/stock'
import type { Language } from '@baqala/contract/language'
import { execute, rowsOf, sql, type Db } from '../db/rows.ts'
import { shelfColumns } from '../stock/stock.queries.ts'
import type { Prices } from './price-values.ts'

export type PricedRow = ShelfProduct & Prices

/** One category, subcategory or brand. */
export interface Group {
  readonly kind: (typeof GROUPS)[number]
  readonly id: string
}

const columns = (language: Language) =>
  sql`${shelfColumns(language)}, p.price, p.price_after_discount as "priceAfterDiscount" from products p`

export function readPrices(db: Db, ids: readonly string[], language: Language): Promise<PricedRow[]> {
  return rowsOf<PricedRow>(db)`select ${columns(language)} where p.id = any(${ids}::text[]) order by p.position, p.id`
}

/** The same of all products on sale in a group. */
export function readPricesOf(db: Db, { kind, id }: Group, language: Language): Promise<PricedRow[]> {
  return rowsOf<PricedRow>(db)`
    select ${columns(language)}
    where p.${sql.ref(`${kind}_id`)} = ${id} and p.withdrawn_at is null order by p.position, p.id`
}

export async function updatePrices(tx: Db, prices: readonly (Prices & { readonly id: string })[]): Promise<void> {
  if (prices.length === 0) return
  await execute(tx)`
    update products p set price = r.price, price_after_discount = r."priceAfterDiscount", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r (id text, price integer, "priceAfterDiscount" integer)
    where p.id = r.id`
}
