import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, openTestShop } from '../../test/build-test-app.ts'
import { countStatements } from '../../test/count-statements.ts'
import { anAddress, setStock } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { aFullCart } from '../../test/paying-shop.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { recordBackup } from '../backup/last-backup.queries.ts'
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
  return found === undefined ? undefined : Number(found.slice(line.length).replace('+Inf', 'Infinity'))
}

test('answers are counted by call and status, never by the address asked for', async () => {
  await call(shop, 'getProduct', { params: { id: 'secret-of-mona' } })
  const line = 'baqala_request_seconds_count{call="/api/v1/products/:id",method="GET",status="404"}'
  expect(await look(line)).toBe(1)
  expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('secret-of-mona')
})

test('a shopper who cannot have what they want is counted', async () => {
  const before = (await look('baqala_stock_refusals_total')) ?? 0
  const { token, productId } = await aFullCart(shop)
  await setStock(shop.connection.db, productId, 1)
  await call(shop, 'addCartItem', { token, body: { productId } })
  expect(await look('baqala_stock_refusals_total')).toBe(before + 1)
})

test('orders that wait for somebody and mails that wait to be sent are seen', async () => {
  const { token, cartId } = await aFullCart(shop)
  await call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress: anAddress } })
  expect(await look('baqala_orders{state="placed"}')).toBe(1)
  await sql`update outbox set created_at = now() - interval '90 seconds'`.execute(shop.connection.db)
  expect(await look('baqala_outbox_mails{state="waiting"}')).toBe(1)
  expect(await look('baqala_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90)
  await shop.deliverMails()
  expect(await look('baqala_outbox_mails{state="waiting"}')).toBe(0)
})

test('states in which no order is are there with 0, and the orders taken are counted', async () => {
  expect(await look('baqala_orders{state="refund due"}')).toBe(0)
  expect(await look('baqala_orders{state="placed"}')).toBe(0)
  const { number } = await aCashOrder(shop.connection.db)
  expect(await look('baqala_orders{state="placed"}')).toBe(1)
  expect(await look('baqala_orders_placed_total')).toBe(number - 10_000)
  await aCashOrder(shop.connection.db)
  expect(await look('baqala_orders_placed_total')).toBe(number - 10_000 + 1)
})

test('the age of the last backup is seen: endless where there is none', async () => {
  expect(await look('baqala_last_backup_age_seconds')).toBe(Infinity)
  await recordBackup(shop.connection.db)
  await sql`update last_backup set made_at = made_at - interval '1 hour'`.execute(shop.connection.db)
  expect(await look('baqala_last_backup_age_seconds')).toBeGreaterThanOrEqual(3600)
})

test('a mail that does not leave is counted by its cause', async () => {
  expect(await look('baqala_mail_failures_total{cause="no answer"}')).toBe(0)
  metrics.countMailFailure('no answer')
  metrics.countMailFailure('5xx')
  expect(await look('baqala_mail_failures_total{cause="no answer"}')).toBe(1)
  expect(await look('baqala_mail_failures_total{cause="5xx"}')).toBe(1)
  expect(await look('baqala_mail_failures_total{cause="4xx"}')).toBe(0)
})

test('the version that runs is seen', async () => {
  expect(await look(`baqala_build_info{version="0.1.0",node="${process.version}"}`)).toBe(1)
})

test('a look asks the database four times: after mails, open orders, orders taken and the last backup', async () => {
  asked()
  expect(await look('baqala_database_up')).toBe(1)
  expect(asked()).toBe(4)
})

test('without its database a process still tells of itself, and of no number that it cannot know', async () => {
  const gone = await openTestDatabase()
  await gone.close()
  const alone = await makeMetrics(gone)
  const port = await alone.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const lines = (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('baqala_') || line.startsWith('process_cpu'))
  await alone.close()
  expect(answer.status).toBe(200)
  expect(lines).toContain('baqala_database_up 0')
  expect(lines.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true)
  const unknown = /^baqala_(orders|outbox|last_backup)/
  expect(lines.filter((line) => unknown.test(line))).toEqual([])
})

test('the connections to the database are seen', async () => {
  expect(await look('baqala_database_connections{state="waiting"}')).toBe(0)
})

test('nothing else is to be had there, nor the metrics from the shop itself', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await shop.app.inject('/metrics')).headers['content-type']).not.toMatch(/text\/plain/)
})

test('whatever the alerts and docs/deploy.md ask for is answered', async () => {
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
  const asked = read('deploy/alerts.yml') + read('docs/deploy.md')
  const text = await (await fetch(`${origin}/metrics`)).text()
  const answered = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  // A histogram is one metric; Prometheus keeps its parts under names of their own.
  const names = new Set(
    [...asked.matchAll(/\bbaqala_[a-z_]+\b/g)].map(([name]) => name.replace(/_(bucket|count)$/, '')),
  )
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !answered.has(name))).toEqual([])
  const states = [...asked.matchAll(/\bbaqala_[a-z_]+\{state="[a-z ]+"\}/g)].map(([line]) => line)
  expect(states.filter((line) => !text.includes(`\n${line} `))).toEqual([])
})

test.each([
  ['127.0.0.1:9464', 200],
  ['[::1]:9464', 200],
  ['shop-1:9464', 200],
  ['shop.default.svc.cluster.local', 200],
  ['rebound.example.com', 421],
])('a look by the name %s is answered with %i', async (host, status) => {
  const { port } = new URL(origin)
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, (answer) =>
      resolve(answer.resume().statusCode),
    ).on('error', reject)
  })
  expect(answered).toBe(status)
})
