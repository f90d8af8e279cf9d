/** Crowds that want the same place. On a PostgreSQL server they come at once, on the embedded one as fast as it takes them. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aProduct } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { holdSlot } from './delivery.ts'

const db = useTestDatabase()

/** So many shoppers with something in the cart. */
async function aCrowd(count: number): Promise<string[]> {
  const milk = await aProduct(db(), { price: 150, onHand: 1000 })
  await sql`
    with numbers as (select lpad(n::text, 24, '0') as id from generate_series(1, ${count}::integer) n),
    shoppers as (
      insert into shoppers (id, name, email, password_hash, phone)
      select id, 'Mona', id || '@example.com', '-', '01012345678' from numbers
    ),
    carts as (insert into carts (id, shopper_id) select 'c' || id, id from numbers)
    insert into cart_lines (id, cart_id, product_id, count, price_when_added)
    select 'l' || id, 'c' || id, ${milk}, 1, 1 from numbers`.execute(db())
  return Array.from({ length: count }, (_, n) => String(n + 1).padStart(24, '0'))
}

/** 200 or the status of the refusal. */
function hold(shopperId: string, slotId: string): Promise<number> {
  return holdSlot(db(), { shopperId, slotId }).then(
    () => 200,
    (error: unknown) => {
      if (error instanceof Refusal) return error.statusCode
      throw error
    },
  )
}

interface Wish {
  readonly shopperId: string
  readonly slotId: string
}

// Fewer than the connections of the pool: a request waits for a lock, never for a connection.
const AT_ONCE = 10

/** Answers wishes, ten at once. */
async function holdAll(wishes: readonly Wish[]): Promise<number[]> {
  const waiting = [...wishes]
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    const answers: number[] = []
    for (let wish = waiting.shift(); wish !== undefined; wish = waiting.shift())
      answers.push(await hold(wish.shopperId, wish.slotId))
    return answers
  })
  return (await Promise.all(lanes)).flat()
}

test('of 200 who hold the last ten places at once, ten have one', async () => {
  const { slot } = await aDeliveryRound(db(), { capacity: 10 })
  const answers = await holdAll((await aCrowd(200)).map((shopperId) => ({ shopperId, slotId: slot })))
  expect(answers.filter((status) => status === 200)).toHaveLength(10)
  expect(answers.filter((status) => status === 409)).toHaveLength(190)
  expect((await oneRow<{ n: number }>(db())`select count(*) as n from slot_places where slot_id = ${slot}`).n).toBe(10)
})

test('one who taps several times in two tabs has one place, and others the rest', async () => {
  const { slot, other } = await aDeliveryRound(db(), { capacity: 2 })
  const [mona = '', ali = '', omar = ''] = await aCrowd(3)
  expect(await Promise.all([slot, other, slot, other].map((wanted) => hold(mona, wanted)))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await rowsOf(db())`select from slot_places`).toHaveLength(1)
  expect(await Promise.all([hold(ali, slot), hold(omar, other)])).toEqual([200, 200])
})

test('a crowd that changes its mind all the time never holds more than there is', async () => {
  const { slotIds } = await aDeliveryRound(db(), { capacity: 3, slots: 3 })
  const crowd = await aCrowd(20)
  const wishes = [0, 1, 2].flatMap((turn) =>
    crowd.map((shopperId, n) => ({ shopperId, slotId: slotIds[(n + turn) % 3] ?? '' })),
  )
  expect(new Set(await holdAll(wishes))).toEqual(new Set([200, 409]))
  const held = await rowsOf<{ n: number }>(db())`select count(*) as n from slot_places group by slot_id`
  // Some may be free again: their shoppers left for another slot last.
  expect(Math.max(...held.map(({ n }) => n))).toBeLessThanOrEqual(3)
})
