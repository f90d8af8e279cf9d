/** The log: everything that people in the shop did, from `staff_log`, the stock ledger and the moves of orders. */
import { westernDigits } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'
import { rowsOf, sql, valuesOf, type Db, type RawBuilder } from '../db/rows.ts'
import { lastNamed, nameOf, nameOfTime } from './log-names.queries.ts'

interface LoggedRow {
  readonly at: Date
  readonly who: string
  readonly what: string
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

interface LogFilter {
  /** The name or the login of somebody. */
  readonly who?: string | undefined
  /** Part of what was done, or of what it was done to. */
  readonly what?: string | undefined
  /** Such as `product`. */
  readonly kind?: string | undefined
  readonly language?: Language
  readonly limit: number
  readonly offset: number
}

const deed = sql`
  case when reason = 'leftOut' then 'shortened' when reason = 'timeChangedByShop' then 'moved'
    when reason in ('refundedByHand', 'surplusRefundedByHand') then 'refunded by hand'
    when reason in ('surplusRefunded', 'sentToCardToo') then 'refunded' when reason = 'takenBack' then 'taken back'
    when reason = 'notSent' then 'taken back to the shop'
    when reason = 'packed' then 'packed' else state end`

/** Lists what people did, the newest first: the log, lines of the stock ledger and moves of orders that name somebody. */
export async function listLogged(db: Db, { who, what, kind, language, limit, offset }: LogFilter) {
  const names = who === undefined || who === '' ? await listNames(db) : await listNamesOf(db, who)
  const thing = what === undefined || what === '' ? undefined : await findThing(db, asLogged(what))
  // Each person brings the newest rows of each part by index, so that nothing is sorted but what may be shown.
  const newest = sql`limit ${limit + offset}`
  const done = [
    sql`
      select l.at, l.name as who, l.what, l.about_kind as kind, l.about_id as id, l.before, l.after
      from unnest(${names}::text[]) person cross join lateral (
        select * from staff_log where name = person and ${isAbout(kind, sql`about_kind`)} and ${fitsLog(thing)}
        order by id desc ${newest}) l`,
    sql`
      select l.changed_at, l.clerk, 'stock ' || l.reason, 'product', l.product_id, null,
        jsonb_strip_nulls(jsonb_build_object('counted', l.counted,
          case l.reason when 'counted' then 'difference' else 'change' end, l.change, 'note', l.note))
      from unnest(${names}::text[]) person cross join lateral (
        select * from stock_ledger where clerk = person and ${isAbout(kind, sql`'product'`)} and ${fitsLedger(thing)}
        order by id desc ${newest}) l`,
    sql`
      select m.moved_at, m.clerk, 'order ' || ${deed}, 'order', m.order_id,
        case when m.params ? 'to' then jsonb_build_object('time', coalesce(m.params -> 'wasBy', m.params -> 'wasFrom', '"by phone"')) end,
        case when m.params ? 'to' then jsonb_build_object('time', coalesce(m.params ->> 'to', 'by phone'))
          else m.params - array['before', 'total', 'courierId', ${language === 'ar' ? 'title' : 'titleAr'}]::text[] end
      from unnest(${names}::text[]) person cross join lateral (
        select * from order_moves where clerk = person and ${isAbout(kind, sql`'order'`)} and ${fitsMoves(thing)}
        order by moved_at desc ${newest}) m`,
  ]
  return rowsOf<LoggedRow>(db)`
    select shown.at, shown.who, shown.what, shown.kind, shown.id, shown.before, shown.after,
      coalesce(${nameOf(sql`shown.kind`, sql`shown.id`, language)}, shown.before ->> 'name', shown.after ->> 'name', ${lastNamed},
        shown.id) as name
    from (select * from (${sql.join(done, sql` union all `)}) every order by at desc limit ${limit} offset ${offset}) shown
    order by shown.at desc`
}

const LEDGER_REASONS = ['opening stock', 'counted', 'adjusted']
const ORDER_DEEDS = [
  'being packed',
  'packed',
  'shortened',
  'moved',
  'on its way',
  'delivered',
  'taken back',
  'taken back to the shop',
  'cancelled',
  'refund due',
  'refunded',
  'refunded by hand',
]
const MOST_THINGS = 200

/** The meanings of a text in the log. */
interface Thing {
  readonly pattern: string
  /** Goods, people and whatever else has such a name. */
  readonly ids: readonly string[]
  readonly orderIds: readonly string[]
  readonly reasons: readonly string[]
  readonly deeds: readonly string[]
}

/** Numbers and days as people type them here: ١٠٠٤ is 1004; 4/12/2026, which Arabic shows as 2026/12/4, is 2026-12-04. */
function asLogged(typed: string): string {
  const western = westernDigits(typed).replace(/\p{C}/gu, '')
  if (/[^\d/: -]/.test(western)) return typed
  const yearFirst = western.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})/, '$3/$2/$1')
  return yearFirst.replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})/, (_, year: string, month: string, day: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
}

async function findThing(db: Db, text: string): Promise<Thing> {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await rowsOf<{ id: string; isOrder: boolean }>(db)`
    (select id, false as "isOrder" from products where title || ' ' || unit ilike ${pattern} or title_ar || ' ' || unit_ar ilike ${pattern} limit ${MOST_THINGS})
    union all (select id, false from staff where name ilike ${pattern})
    union all (select id, false from categories where name ilike ${pattern} or name_ar ilike ${pattern})
    union all (select id, false from subcategories where name ilike ${pattern} or name_ar ilike ${pattern})
    union all (select id, false from brands where name ilike ${pattern} or name_ar ilike ${pattern} limit ${MOST_THINGS})
    union all (select id, false from delivery_areas where name ilike ${pattern} or name_ar ilike ${pattern})
    union all (select id, false from delivery_rounds where name ilike ${pattern} or name_ar ilike ${pattern})
    union all (select id, false from delivery_slots t where ${nameOfTime} ilike ${pattern} limit ${MOST_THINGS})
    union all (select id, true from orders where number = ${/^\d{1,15}$/.test(text) ? text : null}::bigint)`
  return {
    pattern,
    ids: rows.filter(({ isOrder }) => !isOrder).map(({ id }) => id),
    orderIds: rows.filter(({ isOrder }) => isOrder).map(({ id }) => id),
    reasons: LEDGER_REASONS.filter((reason) => `stock ${reason}`.includes(text.toLowerCase())),
    deeds: ORDER_DEEDS.filter((deed) => `order ${deed}`.includes(text.toLowerCase())),
  }
}

function isAbout(kind: string | undefined, column: RawBuilder<unknown>) {
  return kind === undefined || kind === '' ? sql`true` : sql`${column} = ${kind}::text`
}

function fitsLog(thing: Thing | undefined) {
  if (thing === undefined) return sql`true`
  return sql`(what ilike ${thing.pattern} or about_id ilike ${thing.pattern} or about_id = any(${[...thing.ids, ...thing.orderIds]}::text[]))`
}

// For a text that names no reason and no state, PostgreSQL reads only the lines of its products and orders.
function fitsLedger(thing: Thing | undefined) {
  if (thing === undefined || thing.reasons.length === LEDGER_REASONS.length) return sql`true`
  if (thing.reasons.length === 0) return sql`product_id = any(${thing.ids}::text[])`
  return sql`(reason = any(${thing.reasons}::text[]) or product_id = any(${thing.ids}::text[]))`
}

function fitsMoves(thing: Thing | undefined) {
  if (thing === undefined) return sql`true`
  if (thing.deeds.length === 0) return sql`order_id = any(${thing.orderIds}::text[])`
  return sql`(${deed} = any(${thing.deeds}::text[]) or order_id = any(${thing.orderIds}::text[]))`
}

const BOOKS = [
  ['staff_log', 'name'],
  ['stock_ledger', 'clerk'],
  ['order_moves', 'clerk'],
] as const

/** The names in the log, in order. Each book is skipped through by its index from name to name (a loose index scan). */
export async function listNames(db: Db): Promise<string[]> {
  const lists = await Promise.all(BOOKS.map(([table, column]) => listDistinct(db, table, column)))
  return [...new Set(lists.flat())].toSorted((one, other) => one.localeCompare(other))
}

export async function listKinds(db: Db): Promise<string[]> {
  return [...new Set([...(await listDistinct(db, 'staff_log', 'about_kind')), 'product', 'order'])]
}

function listDistinct(db: Db, table: string, column: string): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`
    (select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} > ${after} order by ${sql.ref(column)} limit 1)`
  return valuesOf<string>(db)`
    with recursive known as (
      select ${next(sql`''`)} as value
      union all select ${next(sql`known.value`)} from known where known.value is not null
    )
    select value from known where value is not null`
}

/** The names under which somebody stands in the log: renamed people have several. */
function listNamesOf(db: Db, who: string): Promise<string[]> {
  return valuesOf<string>(db)`
    select distinct l.name from staff s join staff_log l on l.staff_id = s.id where s.login = lower(${who}) or s.name = ${who}
    union select name from staff where login = lower(${who}) union select ${who}`
}
