/** The names of the things that entries of the log are about. */
import type { Language } from '@baqala/contract/language'
import { sql, type RawBuilder } from '../db/rows.ts'

export const nameOfTime = sql`t.day || ' ' || to_char(make_interval(mins => t.from_minute), 'HH24:MI')`

/**
 * The thing that an entry is about, by its name in the reader's language: goods with their size, a time by its day and its hour. Looked
 * up row by row, because for joins PostgreSQL reads the tables whole.
 */
export function nameOf(kind: RawBuilder<unknown>, id: RawBuilder<unknown>, language?: Language) {
  const named = (text: string) => sql.raw(language === 'ar' ? `coalesce(nullif(${text}_ar, ''), ${text})` : text)
  return sql`
  case ${kind}
    when 'product' then (select ${named('title')} || ' ' || ${named('unit')} from products where id = ${id})
    when 'category' then (select ${named('name')} from categories where id = ${id})
    when 'subcategory' then (select ${named('name')} from subcategories where id = ${id})
    when 'brand' then (select ${named('name')} from brands where id = ${id})
    when 'person' then (select name from staff where id = ${id})
    when 'area' then (select ${named('name')} from delivery_areas where id = ${id})
    when 'round' then (select ${named('name')} from delivery_rounds where id = ${id})
    when 'slot' then (select ${nameOfTime} from delivery_slots t where t.id = ${id})
    when 'phone' then (select name from staff_devices where id = ${id})
    when 'order' then (select number::text from orders where id = ${id})
  end`
}

/** The name of a thing that is gone, as the last entry has it that names it, for a row `shown`. */
export const lastNamed = sql`
  (select l.before ->> 'name' from staff_log l
    where l.about_kind = shown.kind and l.about_id = shown.id and l.before ? 'name' order by l.id desc limit 1)`
