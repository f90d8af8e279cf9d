/** Prices, which are piastres, and the entries of the log about their changes, which say EGP. */
import { sql } from 'kysely'
import { UNDO_MINUTES, type GROUPS } from '@baqala/contract/admin/price-rules'
import type { ShelfProduct } from '@baqala/contract/admin/stock'
import type { Language } from '@baqala/contract/language'
import { execute, maybeRow, rowsOf, type Db } from '../db/rows.ts'
import { inPounds } from '../egypt/money.ts'
import type { Clerk } from '../staff/clerk.ts'
import type { LogEntry } from '../staff/log.queries.ts'
import { shelfColumns } from '../stock/stock.queries.ts'
import { PRICES_PAGE, type PriceDeed } from '@baqala/contract/admin/prices'

export interface Prices {
  readonly price: number
  readonly priceAfterDiscount: number | null
}

export type PricedRow = ShelfProduct & Prices

export function inEgp({ price, priceAfterDiscount }: Prices): Prices {
  return { price: price / 100, priceAfterDiscount: priceAfterDiscount === null ? null : priceAfterDiscount / 100 }
}

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

export function hasOtherPrices(one: Prices, other: Prices): boolean {
  return one.price !== other.price || one.priceAfterDiscount !== other.priceAfterDiscount
}

/** The entry of the log for a product whose prices change. */
export function priceEntry(id: string, before: Prices, after: Prices, what = 'price changed'): LogEntry {
  return { what, kind: 'product', id, before: logged(before), after: logged(after) }
}

function logged({ price, priceAfterDiscount: sale }: Prices) {
  return { price: inPounds(price), priceAfterDiscount: sale === null ? null : inPounds(sale) }
}

const PRODUCT_DEEDS = sql`('price changed', 'price undone')`

/** Whether an entry l of the log is the clerk's own. */
function isOwn({ staffId, name }: Clerk) {
  return staffId === undefined
    ? sql`(l.staff_id is null and l.name = ${name})`
    : sql`(l.staff_id is not distinct from ${staffId})`
}

export const isRecent = sql`l.at > now() - make_interval(mins => ${UNDO_MINUTES})`

export interface LastChange {
  readonly id: string
  readonly what: string
  readonly who: string
  readonly at: Date
  readonly isOwn: boolean
  readonly isRecent: boolean
  readonly together: string | null
  readonly before: Prices | null
  readonly after: Prices | null
}

const inPiastres = (side: 'before' | 'after') => sql`
  case when l.${sql.ref(side)} ? 'price' and l.about_kind = 'product' then jsonb_build_object(
    'price', round((l.${sql.ref(side)} ->> 'price')::numeric * 100),
    'priceAfterDiscount', round(nullif(l.${sql.ref(side)} ->> 'priceAfterDiscount', 'none')::numeric * 100)) end`

/** The last change of the prices of each of these products, if the log knows one. */
export function listLastChanges(db: Db, ids: readonly string[], clerk: Clerk): Promise<LastChange[]> {
  return rowsOf<LastChange>(db)`
    select l.about_id as id, l.what, l.name as who, l.at, ${isOwn(clerk)} as "isOwn", ${isRecent} as "isRecent", l.together,
      ${inPiastres('before')} as before, ${inPiastres('after')} as after
    from unnest(${ids}::text[]) product (id), lateral (
      select * from staff_log
      where about_kind = 'product' and about_id = product.id and what in ${PRODUCT_DEEDS}
      order by staff_log.id desc limit 1) l`
}

export interface Together {
  readonly kind: Group['kind']
  readonly groupId: string
  readonly isOwn: boolean
  readonly isUndone: boolean
  readonly ids: readonly string[]
}

/** Finds prices that were changed together in the last minutes. */
export function findTogether(db: Db, together: string, clerk: Clerk): Promise<Together | undefined> {
  return maybeRow<Together>(db)`
    select l.about_kind as kind, l.about_id as "groupId", ${isOwn(clerk)} as "isOwn",
      exists (select from staff_log u where u.together = l.together and u.what = 'prices undone' and u.at >= l.at) as "isUndone",
      array(select about_id from staff_log e
        where e.together = l.together and e.what = 'price changed' and e.at > now() - interval '1 hour') as ids
    from staff_log l
    where l.together = ${together} and l.what = 'prices changed' and ${isRecent}`
}

const GROUP_DEEDS = sql`('prices changed', 'prices undone')`

type DeedRow = Omit<PriceDeed, 'at' | 'about' | 'undoUntil'> &
  PriceDeed['about'] & { readonly at: Date; readonly canUndo: boolean }

interface DeedFilter {
  readonly from: Date
  readonly to: Date
  readonly together: string | undefined
  readonly page: number
}

/** Changes of prices, the newest first: those made together as one, or with `together` each of these. One row more than a page. */
export function listDeeds(
  db: Db,
  { from, to, together, page }: DeedFilter,
  clerk: Clerk,
  language: Language,
): Promise<DeedRow[]> {
  const which =
    together === undefined
      ? sql`l.what in ${GROUP_DEEDS} or (l.what in ${PRODUCT_DEEDS} and l.together is null)`
      : sql`l.what in ${PRODUCT_DEEDS} and l.together = ${together}`
  const named = (table: string) => sql`
    (select ${language === 'ar' ? sql`coalesce(nullif(name_ar, ''), name)` : sql`name`} from ${sql.table(table)} where id = l.about_id)`
  return rowsOf<DeedRow>(db)`
    select l.at, l.name as who, l.about_kind as kind, l.about_id as id,
      coalesce(case l.about_kind
        when 'product' then (
          select ${language === 'ar' ? sql`coalesce(nullif(title_ar, ''), title) || ' ' || unit_ar` : sql`title || ' ' || unit`}
          from products where id = l.about_id)
        when 'category' then ${named('categories')}
        when 'subcategory' then ${named('subcategories')}
        else ${named('brands')} end, l.about_id) as name,
      l.what in ('price undone', 'prices undone') as "isUndo",
      ${inPiastres('before')} as before, ${inPiastres('after')} as after,
      (l.after ->> 'percent')::float as percent, (l.after ->> 'products')::integer as count, l.together,
      l.what in ('price changed', 'prices changed') and ${isOwn(clerk)} and ${isRecent} and not exists (
        select from staff_log newer
        where newer.id > l.id and newer.at >= l.at and newer.what in ('price changed', 'price undone', 'prices undone')
          and case when l.about_kind = 'product' then newer.about_kind = 'product' and newer.about_id = l.about_id
            else newer.what = 'prices undone' and newer.together = l.together end) as "canUndo"
    from staff_log l
    where l.at >= ${from} and l.at < ${to} and (${which})
      and l.what in ('price changed', 'price undone', 'prices changed', 'prices undone')
    order by l.at desc, l.id desc limit ${PRICES_PAGE + 1} offset ${(page - 1) * PRICES_PAGE}`
}
