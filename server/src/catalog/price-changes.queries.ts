/** The changes of prices in the log of the staff. */
import { UNDO_MINUTES } from '@baqala/contract/admin/price-rules'
import { PRICES_PAGE, type PriceEntry } from '@baqala/contract/admin/prices'
import type { Language } from '@baqala/contract/language'
import { maybeRow, rowsOf, sql, type Db } from '../db/rows.ts'
import type { Clerk } from '../staff/log.queries.ts'
import { nameOf } from '../staff/log-names.queries.ts'
import type { Prices } from './price-values.ts'
import type { Group } from './prices.queries.ts'

const OF_PRODUCTS = sql`('price changed', 'price undone')`

function isOwn({ staffId, name }: Clerk) {
  return staffId === undefined
    ? sql`(entry.staff_id is null and entry.name = ${name})`
    : sql`(entry.staff_id is not distinct from ${staffId})`
}

const isRecent = sql`entry.at > now() - make_interval(mins => ${UNDO_MINUTES})`

export interface LastChange {
  readonly id: string
  readonly what: string
  readonly who: string
  readonly at: Date
  readonly isOwn: boolean
  readonly isRecent: boolean
  readonly together: string | null
  readonly before: Prices | null
}

const inPiastres = (side: 'before' | 'after') => sql`
  case when entry.${sql.ref(side)} ? 'price' and entry.about_kind = 'product' then jsonb_build_object(
    'price', round((entry.${sql.ref(side)} ->> 'price')::numeric * 100),
    'priceAfterDiscount', round(nullif(entry.${sql.ref(side)} ->> 'priceAfterDiscount', 'none')::numeric * 100)) end`

/** The last change of the prices of each of these products, if the log knows one, but for those that were undone together. */
export function listLastChanges(db: Db, ids: readonly string[], clerk: Clerk): Promise<LastChange[]> {
  return rowsOf<LastChange>(db)`
    select entry.about_id as id, entry.what, entry.name as who, entry.at, ${isOwn(clerk)} as "isOwn", ${isRecent} as "isRecent", entry.together,
      ${inPiastres('before')} as before
    from unnest(${ids}::text[]) product (id), lateral (
      select * from staff_log
      where about_kind = 'product' and about_id = product.id and what in ${OF_PRODUCTS}
        and not exists (select from staff_log undo where undo.about_kind = 'product' and undo.about_id = product.id
          and undo.together = staff_log.together and undo.what = 'price undone')
      order by staff_log.id desc limit 1) entry`
}

/** Finds prices that were changed together in the last minutes. The log is indexed by time: an hour holds the parts, written just before. */
export function findTogether(db: Db, together: string, clerk: Clerk) {
  return maybeRow<{ kind: Group['kind']; groupId: string; isOwn: boolean; isUndone: boolean; ids: string[] }>(db)`
    select entry.about_kind as kind, entry.about_id as "groupId", ${isOwn(clerk)} as "isOwn",
      exists (select from staff_log undo
        where undo.together = entry.together and undo.what = 'prices undone' and undo.at >= entry.at) as "isUndone",
      array(select about_id from staff_log part
        where part.together = entry.together and part.what = 'price changed' and part.at > now() - interval '1 hour') as ids
    from staff_log entry
    where entry.together = ${together} and entry.what = 'prices changed' and ${isRecent}`
}

const OF_GROUPS = sql`('prices changed', 'prices undone')`

type PriceChangeRow = Omit<PriceEntry, 'at' | 'about' | 'undoUntil'> &
  PriceEntry['about'] & { readonly at: Date; readonly canUndo: boolean }

interface PriceChangeFilter {
  readonly from: Date
  readonly to: Date
  readonly together: string | undefined
  readonly page: number
}

/** Changes of prices, the newest first: those made together as one, or with `together` each of these. One row more than a page. */
export function listPriceChanges(
  db: Db,
  { from, to, together, page }: PriceChangeFilter,
  clerk: Clerk,
  language: Language,
): Promise<PriceChangeRow[]> {
  const which =
    together === undefined
      ? sql`entry.what in ${OF_GROUPS} or (entry.what in ${OF_PRODUCTS} and entry.together is null)`
      : sql`entry.what in ${OF_PRODUCTS} and entry.together = ${together}`
  return rowsOf<PriceChangeRow>(db)`
    select entry.at, entry.name as who, entry.about_kind as kind, entry.about_id as id,
      coalesce(${nameOf(sql`entry.about_kind`, sql`entry.about_id`, language)}, entry.about_id) as name,
      entry.what in ('price undone', 'prices undone') as "isUndo",
      ${inPiastres('before')} as before, ${inPiastres('after')} as after,
      (entry.after ->> 'percent')::float as percent, (entry.after ->> 'products')::integer as count, entry.together,
      entry.what in ('price changed', 'prices changed') and ${isOwn(clerk)} and ${isRecent} and not exists (
        select from staff_log newer
        where newer.id > entry.id and newer.at >= entry.at and newer.what in ('price changed', 'price undone', 'prices undone')
          and case when entry.about_kind = 'product' then newer.about_kind = 'product' and newer.about_id = entry.about_id
            else newer.what = 'prices undone' and newer.together = entry.together end) as "canUndo"
    from staff_log entry
    where entry.at >= ${from} and entry.at < ${to} and (${which})
      and entry.what in ('price changed', 'price undone', 'prices changed', 'prices undone')
    order by entry.at desc, entry.id desc limit ${PRICES_PAGE + 1} offset ${(page - 1) * PRICES_PAGE}`
}
