import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../../test/build-test-app.ts'
import { anAddress } from '../../../test/factories.ts'
import { aFullCart, askLater, openPayingShop, pageId } from '../../../test/paying-shop.ts'
import { findOrder } from '../orders.queries.ts'
import { makeReconciler } from './payment-pages.ts'

const shop = openPayingShop({ UNPAID_SESSIONS_PER_ADDRESS: '3' })
const db = () => shop.connection.db

/** Inserts orders whose payment is on its way for hours, as bank transfers are. */
async function slowPayments(count: number): Promise<void> {
  const each = sql`generate_series(1, ${count}::integer) n`
  for (const insert of [
    sql`insert into shoppers (id, name, email, password_hash, phone) select 's' || n, 'Ali', n || '@example.com', '-', '-' from ${each}`,
    sql`insert into carts (id, shopper_id) select 'c' || n, 's' || n from ${each}`,
    sql`
      insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
      select 'slow ' || n, 's' || n, 'c' || n, 'awaiting payment', 'card', '-', '-', 'Cairo', 5000 from ${each} order by n`,
    sql`insert into payment_sessions (id, order_id, url, success_url, cancel_url) select 'page ' || n, 'slow ' || n, '', '', '' from ${each}`,
    sql`
      insert into local_payments (id, reference, amount, order_number, description, success_url, cancel_url, expires_at)
      select 'page ' || n, 'slow ' || n, 5000, n, '', '', '', now() + interval '1 day' from ${each}`,
  ])
    await insert.execute(db())
}

test('an order names the page where it is paid, and until when, for as long as it awaits its payment', async () => {
  const cart = await aFullCart(shop)
  const answer = await cart.openPage()
  // Its page was opened later than it was placed, as after a failure of the provider.
  await sql`update orders set created_at = created_at - interval '20 minutes'`.execute(db())
  const [waits] = await cart.orders()
  expect(waits).toMatchObject({ state: 'awaiting payment', paymentUrl: answer.body.session.url })
  const { rows } = await sql<{ expires_at: Date }>`select expires_at from local_payments`.execute(db())
  expect(Math.abs(Date.parse(waits.payableUntil) - Number(rows[0]?.expires_at))).toBeLessThan(10_000)
  await shop.provider().finish(pageId(answer), 'paid')
  await askLater(shop)
  const [paid] = await cart.orders()
  expect(paid).toMatchObject({ state: 'paid' })
  expect(paid).not.toHaveProperty('paymentUrl')
  expect(paid).not.toHaveProperty('payableUntil')
})

test('a payment whose webhook was lost is found behind more slow payments than one run asks after', async () => {
  await slowPayments(120)
  const cart = await aFullCart(shop)
  const page = pageId(await cart.openPage())
  await shop.provider().finish(page, 'paid')
  await sql`update orders set created_at = created_at - interval '11 minutes'`.execute(db())
  const runReconciler = makeReconciler({ db: db(), payments: shop.provider() })
  const states = async () => (await cart.orders()).map(({ state }: { state: string }) => state)

  await runReconciler()
  expect(await states()).toEqual(['awaiting payment'])
  await runReconciler()
  expect(await states()).toEqual(['paid'])

  // It begins anew after the last.
  await sql`update local_payments set state = 'expired' where id = 'page 1'`.execute(db())
  await runReconciler()
  expect((await findOrder(db(), 'slow 1'))?.state).toBe('expired')
})

test('a network that began so many payments within the hour is told to pay in cash, and another is not', async () => {
  const pageFrom = async (from?: string) => {
    const { token, cartId, payCash } = await aFullCart(shop)
    const asked = { token, params: { cartId }, body: { shippingAddress: anAddress }, ...(from && { from }) }
    return { ...(await call(shop, 'openCheckoutSession', asked)), payCash }
  }
  for (let page = 0; page < 3; page += 1) expect((await pageFrom()).status).toBe(200)
  const { status, body, payCash } = await pageFrom()
  expect([status, body.message]).toEqual([
    429,
    'Too many payments were begun from here. Please try again later, or pay in cash.',
  ])
  expect((await payCash()).status).toBe(201)
  expect((await pageFrom('41.32.10.8')).status).toBe(200)
})
