import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { cairoDay } from '../../egypt/cairo-time.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
const cookies = signInEach(shop, 'owner', 'manager')

const exported = (query = '', who = 'owner') => staffCall(shop, 'exportOrders', { cookie: cookies[who], query })

/** The log's entries about files of orders. */
async function logged() {
  const { body } = await staffCall(shop, 'listLog', { cookie: cookies['owner'], query: 'what=orders exported' })
  return body.data.entries
}

test('an owner takes the orders of some days away as the command line writes them, and the log says so', async () => {
  const today = cairoDay(new Date())
  const [old, young] = [await aCashOrder(db(), { name: '=Mona' }), await aCashOrder(db(), { name: 'Karim' })]
  await sql`update orders set created_at = created_at - interval '40 days' where number = ${old.number}`.execute(db())

  const days = `from=${today}&to=${today}`
  expect((await exported(`${days}&check=true`)).body).toEqual({ status: 'success', data: { orders: 1 } })
  expect(await logged()).toEqual([])

  const { status, body, headers } = await exported(days)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  expect(headers['content-disposition']).toBe(`attachment; filename="orders-${today}-${today}.csv"`)
  expect(body).toMatch(/^\uFEFF"order","ordered","state",/)
  expect(body).toContain(`\n"${young.number}",`)
  expect(body).not.toContain(`\n"${old.number}",`)
  const all = await exported('headings=ar')
  expect(all.body).toMatch(/^\uFEFF"رقم الطلب",/)
  // No name becomes a formula.
  expect(all.body).toMatch(new RegExp(`\\n"${old.number}",.*"'=Mona`))

  const entry = { who: 'owner owner', what: 'orders exported' }
  expect(await logged()).toMatchObject([
    { ...entry, after: { orders: 2 } },
    { ...entry, after: { from: today, until: today, orders: 1 } },
  ])
})

test('days that are turned round, or are none, bring no file and no number', async () => {
  for (const check of ['', '&check=true']) {
    const { status, body } = await exported(`from=2026-11-26&to=2026-11-01${check}`)
    expect([status, body.message]).toEqual([
      400,
      'Thursday 26 November is after Sunday 1 November: name the earlier day first.',
    ])
  }
  expect((await exported('from=yesterday')).status).toBe(400)
  expect(await logged()).toEqual([])
})

test('more orders than are read at once come in one file', async () => {
  const { number } = await aCashOrder(db())
  await sql`
    insert into carts (id, shopper_id, closed_at)
    select 'cart' || n, shopper_id, now() from orders, generate_series(1, 600) n`.execute(db())
  await sql`
    insert into orders (id, cart_id, shopper_id, state, payment_method, total, details, phone, city)
    select 'order' || n, 'cart' || n, shopper_id, 'placed', payment_method, total, details, phone, city
    from orders, generate_series(1, 600) n`.execute(db())
  const { body } = await exported()
  expect(body.trim().split('\n')).toHaveLength(602)
  expect(body).toContain(`\n"${number}",`)
})

test('nobody but an owner takes them away, and none whose second factor is not fresh', async () => {
  expect((await exported('', 'manager')).status).toBe(403)
  await sql`update staff_sessions set strong_until = now() - interval '1 minute'`.execute(db())
  for (const query of ['', 'check=true']) {
    const stale = await exported(query)
    expect([stale.status, stale.body.errors.param]).toEqual([403, 'password'])
  }
  expect(await logged()).toEqual([])
})
