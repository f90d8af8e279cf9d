import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { inTransaction } from '../db/transaction.ts'
import { adjustStock } from '../stock/stock.ts'
import { deleteOldWaits } from './waits.queries.ts'
import { endWaits } from './waits.ts'

const shop = openTestShop()
const clerk = { name: 'Hany' }

const waitFor = (token: string, productId: string) => call(shop, 'addWait', { token, params: { productId } })
const waits = async (token: string) => (await call(shop, 'listWaits', { token })).body.data
const soldOut = () => aProduct(shop.connection.db, { onHand: 0 })
const restock = (product: string, change: number) =>
  adjustStock(shop.connection.db, { product, change, note: undefined }, clerk)
/** Lets minutes pass. */
async function later(minutes: number) {
  await inTransaction(shop.connection.db, async (tx) => {
    await sql`update waits set created_at = created_at - make_interval(mins => ${minutes})`.execute(tx)
    // Nobody may change the ledger afterwards.
    await sql`alter table stock_ledger disable trigger ledger_stays`.execute(tx)
    await sql`update stock_ledger set changed_at = changed_at - make_interval(mins => ${minutes})`.execute(tx)
    await sql`alter table stock_ledger enable trigger ledger_stays`.execute(tx)
  })
}
const endThem = () => endWaits(shop.connection.db, shop.deps.secrets.outbox)
async function letters() {
  await endThem()
  await shop.deliverMails()
  return shop.mails.filter(({ subject }) => /back|رجع/.test(subject))
}

test('a sold-out product is waited for, as long as the shopper wants to', async () => {
  const [milk, rice] = [await soldOut(), await soldOut()]
  const { token } = await aShopper(shop)
  expect((await waitFor(token, milk)).body).toEqual({
    status: 'success',
    message: 'We will write to you when it is back',
    data: [milk],
  })
  await waitFor(token, rice)
  await waitFor(token, rice)
  expect(await waits(token)).toEqual([rice, milk])
  const { body } = await call(shop, 'removeWait', { token, params: { productId: rice } })
  expect(body).toMatchObject({ message: 'We will not write to you', data: [milk] })
  expect(await waits((await aShopper(shop)).token)).toEqual([])
})

test('not what is in stock, not what is not sold, and not more than fifty', async () => {
  const { token } = await aShopper(shop)
  const tea = await aProduct(shop.connection.db)
  const answer = await waitFor(token, tea)
  expect([answer.status, answer.body.message]).toEqual([409, 'It is in stock again.'])
  expect((await waitFor(token, 'none')).status).toBe(404)
  const products = await Promise.all(Array.from({ length: 51 }, soldOut))
  for (const product of products.slice(0, 50)) await waitFor(token, product)
  const last = await waitFor(token, products[50]!)
  expect([last.status, last.body.message]).toEqual([409, 'You are waiting for many products already.'])
  expect((await waitFor(token, products[0]!)).status).toBe(200)
})

test('one letter comes when it has been back for ten minutes, with title and size in the language of the account', async () => {
  const milk = await soldOut()
  await sql`update products set title_ar = 'لبن', unit_ar = '1 لتر'`.execute(shop.connection.db)
  const { token, email } = await aShopper(shop)
  await sql`update shoppers set language = 'ar'`.execute(shop.connection.db)
  await waitFor(token, milk)
  await later(60)
  expect(await letters()).toEqual([])
  await restock(milk, 5)
  expect(await letters()).toEqual([])
  await later(11)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.to).toBe(email)
  expect(letter?.subject).toContain('لبن (1 لتر)\u2069 رجع')
  expect(letter?.text).toContain(`/ProductDetails/${milk}/`)
  expect(await waits(token)).toEqual([])
  await later(11)
  expect(await letters()).toHaveLength(1)
})

test('pieces that come back for a moment, as of an order that was never paid, are no news', async () => {
  const milk = await soldOut()
  const { token } = await aShopper(shop)
  await waitFor(token, milk)
  await later(60)
  await restock(milk, 1)
  await later(5)
  await restock(milk, -1)
  await later(8)
  expect(await letters()).toEqual([])
  await restock(milk, 1)
  expect(await letters()).toEqual([])
  expect(await waits(token)).toEqual([milk])
})

test('two processes at once write one letter', async () => {
  const milk = await soldOut()
  await waitFor((await aShopper(shop)).token, milk)
  await later(60)
  await restock(milk, 1)
  await later(11)
  const ended = await Promise.all([endThem(), endThem()])
  expect(ended.sort()).toEqual([0, 1])
})

test('a wait is told with all that is kept, goes with the account, and is forgotten after 90 days', async () => {
  const { db } = shop.connection
  const [milk, rice] = [await aProduct(db, { title: 'Milk', onHand: 0 }), await soldOut()]
  const { token, password } = await aShopper(shop)
  await waitFor(token, milk)
  const { body } = await call(shop, 'getAccountData', { token })
  expect(body.data.waits).toEqual([{ product: milk, title: 'Milk', since: expect.any(String) }])

  await later(91 * 24 * 60)
  await waitFor(token, rice)
  await deleteOldWaits(db)
  expect(await waits(token)).toEqual([rice])
  await call(shop, 'deleteAccount', { token, body: { password } })
  expect((await sql`select from waits`.execute(db)).rows).toEqual([])
})
