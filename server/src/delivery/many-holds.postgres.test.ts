/** How much a list of times reads, which only the planner of a real server decides. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { listSlots } from './slots.queries.ts'

const db = useTestDatabase()
const HOLDS = 3_000

test('the times of an area are listed by reading each held place once, however many times there are', async () => {
  const { round, slot } = await aDeliveryRound(db(), { slots: 40, capacity: HOLDS + 1 })
  await sql`
    with numbers as (select 'm' || n as id from generate_series(1, ${HOLDS}::integer) n),
    shoppers as (
      insert into shoppers (id, name, email, password_hash, phone)
      select id, 'Mona', id || '@example.com', '-', '01012345678' from numbers
    ),
    carts as (insert into carts (id, shopper_id) select id, id from numbers)
    insert into slot_places (cart_id, shopper_id, slot_id, held_until)
    select id, id, ${slot}, now() + interval '10 minutes' from numbers`.execute(db())
  await sql`analyze`.execute(db())
  const { slots, read } = await inTransaction(db(), async (tx) => {
    const slots = await listSlots(tx, round, '')
    const { read } = await oneRow<{ read: number }>(tx)`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables where relname = 'slot_places'`
    return { slots, read }
  })
  expect(slots.slice(0, 2).map(({ free }) => free)).toEqual([1, HOLDS + 1])
  expect(read).toBeLessThanOrEqual(HOLDS)
})
