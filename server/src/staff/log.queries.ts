/** `staff_log`, which only grows, and the view of everything that people in the shop did. */
import { sql } from 'kysely'
import { rowsOf, type Db } from '../db/rows.ts'
import type { Clerk } from './clerk.ts'

export interface LogEntry {
  /** Such as `price changed`. */
  readonly what: string
  readonly kind: 'person' | 'product' | 'category' | 'brand' | 'slot' | 'shop' | 'area' | 'round' | 'day'
  readonly id: string
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** Adds what a clerk did to the log, in the transaction that does it. */
export async function addToLog(tx: Db, clerk: Clerk, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`
    insert into staff_log (staff_id, name, role, what, about_kind, about_id, before, after)
    select ${clerk.staffId ?? null}, ${clerk.name}, ${clerk.role ?? null}, entry.what, entry.kind, entry.id, entry.before, entry.after
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry(what text, kind text, id text, before jsonb, after jsonb)`.execute(tx)
}

export interface LoggedRow {
  readonly at: Date
  readonly who: string
  readonly what: string
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

export interface LogFilter {
  /** Part of a name or a login. */
  readonly who?: string | undefined
  /** Part of what was done, or of what it was done to. */
  readonly what?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** The thing that an entry is about, by its name: of a time its day and its hour. */
const named = sql`coalesce(p.title, c.name, b.name, s.name, a.name, r.name,
  t.day || ' ' || to_char(make_interval(mins => t.from_minute), 'HH24:MI'), l.about_id)`

/** What people did, the newest first: the log, lines of the stock ledger and moves of orders that name somebody. */
export function listLogged(db: Db, { who, what, limit, offset }: LogFilter): Promise<LoggedRow[]> {
  const [person, thing] = [likeAny(who), likeAny(what)]
  // Each part brings its newest rows by itself, so that a long ledger is not sorted for one page.
  const newest = sql`limit ${limit + offset}`
  return rowsOf(
    db,
    sql<LoggedRow>`
      select at, who, what, kind, id, name, before, after from (
        (select l.at, l.name as who, l.what, l.about_kind as kind, l.about_id as id,
           ${named} as name, l.before, l.after
         from staff_log l
           left join products p on l.about_kind = 'product' and p.id = l.about_id
           left join categories c on l.about_kind = 'category' and c.id = l.about_id
           left join brands b on l.about_kind = 'brand' and b.id = l.about_id
           left join staff s on l.about_kind = 'person' and s.id = l.about_id
           left join delivery_areas a on l.about_kind = 'area' and a.id = l.about_id
           left join delivery_rounds r on l.about_kind = 'round' and r.id = l.about_id
           left join delivery_slots t on l.about_kind = 'slot' and t.id = l.about_id
         where (${person}::text is null or l.name ilike ${person}
             or l.staff_id in (select id from staff where login ilike ${person}))
           and (${thing}::text is null or l.what ilike ${thing} or ${named} ilike ${thing})
         order by l.id desc ${newest})
        union all
        (select l.changed_at, l.clerk, 'stock ' || l.reason, 'product', l.product_id, p.title, null,
           jsonb_strip_nulls(jsonb_build_object('change', l.change, 'note', l.note))
         from stock_ledger l join products p on p.id = l.product_id
         where l.clerk is not null and (${person}::text is null or l.clerk ilike ${person})
           and (${thing}::text is null or 'stock ' || l.reason ilike ${thing} or p.title ilike ${thing})
         order by l.id desc ${newest})
        union all
        (select m.moved_at, m.clerk, 'order ' || m.state, 'order', o.number::text, o.number::text, null, m.params
         from order_moves m join orders o on o.id = m.order_id
         where m.clerk is not null and (${person}::text is null or m.clerk ilike ${person}
             or m.staff_id in (select id from staff where login ilike ${person}))
           and (${thing}::text is null or 'order ' || m.state ilike ${thing} or o.number::text ilike ${thing})
         order by m.moved_at desc ${newest})
      ) done
      order by at desc limit ${limit} offset ${offset}`,
  )
}

/** A pattern for `ilike` that takes the text as it is. */
function likeAny(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
