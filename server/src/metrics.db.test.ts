import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../test/build-test-app.ts'
import { countStatements } from '../test/count-statements.ts'
import { anAddress, aProduct, setStock } from '../test/factories.ts'
import { makeMetrics, type Metrics } from './metrics.ts'

let asked: () => number
const shop = openTestShop({}, async ({ connection }) => {
  const { counted, ...rest } = countStatements(connection.db)
  asked = rest.asked
  return { metrics: await makeMetrics({ ...connection, db: counted }) }
})
let metrics: Metrics
let origin = ''

beforeAll(async () => {
  if (shop.deps.metrics === undefined) throw new Error('This shop is not watched.')
  metrics = shop.deps.metrics
  origin = `http://127.0.0.1:${await metrics.listen({ port: 0, host: '127.0.0.1' })}`
})
afterAll(() => metrics.close())

/** The value of one line, such as `baqala_orders{state="placed"}`. */
async function look(line: string): Promise<number | undefined> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

async function aFullCart() {
  const shopper = await aShopper(shop)
  const productId = await aProduct(shop.connection.db)
  const { body } = await call(shop, 'addCartItem', { token: shopper.token, body: { productId } })
  return { ...shopper, productId, cartId: body.cartId as string }
}

test('answers are counted by call and status, never by the address asked for', async () => {
  await call(shop, 'getProduct', { params: { id: 'secret-of-mona' } })
  const line = 'baqala_request_seconds_count{call="/api/v1/products/:id",method="GET",status="404"}'
  expect(await look(line)).toBe(1)
  expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('secret-of-mona')
})

test('a shopper who cannot have what they want is counted', async () => {
  const before = (await look('baqala_stock_refusals_total')) ?? 0
  const { token, productId } = await aFullCart()
  await setStock(shop.connection.db, productId, 1)
  await call(shop, 'addCartItem', { token, body: { productId } })
  expect(await look('baqala_stock_refusals_total')).toBe(before + 1)
})

test('orders that wait for somebody and mails that wait to be sent are seen', async () => {
  const { token, cartId } = await aFullCart()
  await call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress: anAddress } })
  expect(await look('baqala_orders{state="placed"}')).toBe(1)
  await sql`update outbox set created_at = now() - interval '90 seconds'`.execute(shop.connection.db)
  expect(await look('baqala_outbox_mails{state="waiting"}')).toBe(1)
  expect(await look('baqala_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90)
  await shop.deliverMails()
  expect(await look('baqala_outbox_mails{state="waiting"}')).toBe(0)
})

test('a look asks the database twice: after the mails, and after the orders', async () => {
  asked()
  await look('baqala_outbox_oldest_seconds')
  expect(asked()).toBe(2)
})

test('the connections to the database are seen', async () => {
  expect(await look('baqala_database_connections{state="waiting"}')).toBe(0)
})

test('nothing else is to be had there, nor the metrics from the shop itself', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await shop.app.inject('/metrics')).headers['content-type']).not.toMatch(/text\/plain/)
})
