import { sql } from 'kysely'
import { newId } from '../src/db/ids.ts'
import { oneRow, rowsOf, type Db } from '../src/db/rows.ts'

interface RoundFacts {
  /** Places of each slot. */
  capacity: number
  /** How many slots, the first tomorrow evening, one each two hours. */
  slots: number
}

/**
 * A round of couriers with two areas (near: 15 EGP, from 100 EGP on, free from 400 EGP; far: 30 EGP) and slots of two hours
 * from tomorrow 10:00 on, by Cairo's clock.
 */
export async function aDeliveryRound(db: Db, { capacity = 10, slots = 3 }: Partial<RoundFacts> = {}) {
  const [round, near, far] = [newId(), newId(), newId()]
  await sql`
    insert into delivery_rounds (id, name, name_ar, express_per_hour) values (${round}, 'East', 'شرق', 4)`.execute(db)
  await sql`
    insert into delivery_areas (id, round_id, governorate, name, name_ar, fee, minimum, free_from, express_fee, express_minutes)
    values (${near}, ${round}, 'EG-C', 'Nasr City', 'مدينة نصر', 1500, 10000, 40000, 3500, 60),
      (${far}, ${round}, 'EG-C', 'New Cairo', 'القاهرة الجديدة', 3000, 0, null, null, null)`.execute(db)
  const rows = await rowsOf<{ id: string; day: string; startsAt: Date }>(db)`
    with day as (select ((now() at time zone 'Africa/Cairo')::date + 1) as day)
    insert into delivery_slots (id, round_id, day, from_minute, until_minute, starts_at, ends_at, cut_off, capacity)
    select ${round} || n, ${round}, day, 600 + 120 * n, 720 + 120 * n, starts_at, starts_at + interval '2 hours',
      starts_at - interval '1 hour', ${capacity}
    from day, generate_series(0, ${slots - 1}::integer) n,
      lateral (select (day + make_interval(mins => 600 + 120 * n)) at time zone 'Africa/Cairo' as starts_at) starting
    returning id, day::text as day, starts_at as "startsAt"`
  const slotIds = rows.map(({ id }) => id)
  return { round, near, far, slotIds, slot: slotIds[0] ?? '', other: slotIds[1] ?? '', first: rows[0] }
}

/** How many live orders have a place in the slot. */
export async function countBooked(db: Db, slotId: string): Promise<number> {
  const { n } = await oneRow<{ n: number }>(db)`
    select count(*)::integer as n from slot_places place join orders o on o.id = place.order_id
    where place.slot_id = ${slotId}
      and o.state not in ('payment failed', 'expired', 'replaced', 'cancelled', 'refund due', 'refunded')`
  return n
}
