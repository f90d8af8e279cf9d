import { sql } from 'kysely'
import { PRICES_PAGE, type PriceDeed } from '@baqala/contract/admin/prices'
import type { Language } from '@baqala/contract/language'
import { rowsOf, type Db } from '../db/rows.ts'
import type { Clerk } from '../staff/clerk.ts'
import { inPiastres, isOwn, isRecent, PRODUCT_DEEDS } from './prices.queries.ts'

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
