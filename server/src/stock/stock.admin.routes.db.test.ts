import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct, onHand } from '../../test/factories.ts'
import { deleteOldAnswers } from '../staff/answers.queries.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie = ''

beforeEach(async () => {
  cookie = await signedInAs(shop, 'picker')
})

const change = (id: string, body: object, query?: string) =>
  staffCall(shop, 'changeStock', { cookie, params: { id }, body, ...(query && { query }) })
const ledger = async (id: string, query = 'page=1') =>
  (await staffCall(shop, 'listStockLedger', { cookie, params: { id }, query })).body.data
const uncounted = async (): Promise<string[]> => {
  const { body } = await staffCall(shop, 'listProducts', { cookie, query: 'uncounted=true' })
  return body.data.products.map(({ title }: { title: string }) => title)
}
const aMonthAgo = (id: string) =>
  sql`insert into stock_ledger (product_id, change, reason, changed_at) values (${id}, 20, 'opening stock', now() - interval '31 days')`.execute(
    db(),
  )

describe('stock that a picker changes', () => {
  test('24 came and 2 broke: the answer is the stock now with the line that the ledger has', async () => {
    const id = await aProduct(db(), { onHand: 3 })
    const came = await change(id, { change: 24, note: 'delivery of Sunday' })
    expect(came).toMatchObject({
      status: 200,
      body: { data: { stock: 27, entry: { change: 24, left: 27, reason: 'adjusted', who: 'picker picker' } } },
    })
    expect((await change(id, { change: -2, note: 'broke' })).body.data.stock).toBe(25)
    const { stock, entries } = await ledger(id)
    expect(stock).toBe(25)
    expect(entries).toMatchObject([
      { change: -2, left: 25, note: 'broke', who: 'picker picker' },
      { change: 24, left: 27, note: 'delivery of Sunday' },
      { change: 3, left: 3, reason: 'opening stock', who: null },
    ])
    expect(entries[1]).toEqual(came.body.data.entry)
  })

  test('a count sets the stock', async () => {
    const id = await aProduct(db(), { onHand: 20 })
    expect((await change(id, { counted: 18 })).body.data).toMatchObject({ stock: 18, entry: { change: -2 } })
  })

  test('what was sold since the count was begun stays sold', async () => {
    const id = await aProduct(db(), { onHand: 223 })
    const sell = (pieces: number) => change(id, { change: -pieces, note: 'sold' })
    await sell(4)
    expect((await change(id, { counted: 223, was: 223 })).body.data).toEqual({ stock: 219, entry: null })
    await sell(1)
    const { body } = await change(id, { counted: 217, was: 219 })
    expect(body.data).toMatchObject({ stock: 216, entry: { change: -2, left: 216 } })
    await sell(210)
    expect((await change(id, { counted: 200, was: 216 })).body.data).toMatchObject({ stock: 0, entry: { change: -6 } })
    expect(await onHand(db(), id)).toBe(0)
  })

  test('a count that agrees with the books is remembered, though the ledger has no line of it', async () => {
    const id = await aProduct(db(), { title: 'Ful', onHand: 0 })
    await aMonthAgo(id)
    expect(await uncounted()).toEqual(['Ful'])
    expect((await change(id, { counted: 20 })).body.data).toEqual({ stock: 20, entry: null })
    expect(await uncounted()).toEqual([])
  })

  test('the code on a pack names the product, with the zero of a UPC or without it', async () => {
    const id = await aProduct(db(), { onHand: 1 })
    await sql`update products set barcode = '036000291452' where id = ${id}`.execute(db())
    expect((await ledger('0036000291452')).product).toMatchObject({ _id: id, barcode: '036000291452' })
    expect((await change('36000291452', { change: 1, note: 'came' })).body.data.stock).toBe(2)
  })

  test('more than there is cannot be taken, and nothing changes', async () => {
    const id = await aProduct(db(), { title: 'Ful', unit: '400 g', onHand: 1 })
    const { status, body } = await change(id, { change: -2, note: 'broke' })
    expect([status, body.message]).toEqual([
      409,
      'Only 1 of Ful 400 g in stock; 2 cannot be taken out. Nothing was changed.',
    ])
    const ask = { cookie, params: { id }, body: { change: -2, note: 'broke' }, headers: { 'x-language': 'ar' } }
    const inArabic = (await staffCall(shop, 'changeStock', ask)).body.message
    expect(inArabic).toBe('في المخزن 1 بس؛ مينفعش تطلّع 2. مفيش حاجة اتغيرت.')
    expect(await onHand(db(), id)).toBe(1)
  })

  test('with check=true the answer says what would be, and nothing changes', async () => {
    const id = await aProduct(db(), { onHand: 5 })
    expect((await change(id, { counted: 2 }, 'check=true')).body.data.stock).toBe(2)
    expect(await onHand(db(), id)).toBe(5)
  })

  test.each([
    ['both a count and a change', { counted: 1, change: 1, note: 'x' }, 'change'],
    ['neither', {}, 'change'],
    ['a stock that was, without a count', { was: 3, change: 2, note: 'x' }, 'was'],
    ['no reason', { change: 2 }, 'note'],
    ['a count below zero', { counted: -1 }, 'counted'],
    ['half a piece', { change: 0.5, note: 'x' }, 'change'],
    ['nothing', { change: 0, note: 'x' }, 'change'],
  ])('%s is refused at its field', async (_, body, param) => {
    const id = await aProduct(db(), { onHand: 5 })
    expect(await change(id, body)).toMatchObject({ status: 400, body: { errors: { param } } })
    expect(await onHand(db(), id)).toBe(5)
  })

  test('a product that there is not is refused in the language of the reader', async () => {
    const headers = { 'x-language': 'ar' }
    const answer = await staffCall(shop, 'listStockLedger', { cookie, params: { id: '6221000000118' }, headers })
    expect(answer).toMatchObject({ status: 404, body: { message: 'مفيش منتج "6221000000118".' } })
  })

  test('who counted stands in the log, with what was counted and the difference', async () => {
    const id = await aProduct(db(), { title: 'Ful', onHand: 217 })
    await change(id, { counted: 220 })
    await change(id, { change: -2, note: 'broke' })
    const { body } = await staffCall(shop, 'listLog', {
      cookie: await signedInAs(shop, 'manager'),
      query: 'what=stock',
    })
    expect(body.data.entries).toMatchObject([
      { what: 'stock adjusted', after: { change: -2, note: 'broke' } },
      { who: 'picker picker', what: 'stock counted', about: { name: 'Ful 1 kg' } },
    ])
    expect(body.data.entries[1].after).toEqual({ counted: 220, difference: 3 })
  })
})

describe('stock that is changed with an Idempotency-Key', () => {
  const send = (id: string, body: object, key: string, as = cookie) =>
    staffCall(shop, 'changeStock', { cookie: as, params: { id }, body, headers: { 'idempotency-key': key } })
  const came = { change: 24, note: 'delivery' }

  test('counts once, and gives each repeat the first answer', async () => {
    const id = await aProduct(db(), { onHand: 3 })
    const first = await send(id, came, 'a')
    expect(await send(id, came, 'a')).toMatchObject({ status: 200, body: first.body })
    expect(await onHand(db(), id)).toBe(27)
    await send(id, came, 'b')
    expect(await onHand(db(), id)).toBe(51)
  })

  test('counts once if twenty presses arrive together', async () => {
    const id = await aProduct(db(), { onHand: 3 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, came, 'a')))
    expect(answers.map(({ body }) => body.data.stock)).toEqual(Array(20).fill(27))
    expect(await onHand(db(), id)).toBe(27)
  })

  test('a count that agreed with the books stays one, whatever was sold since', async () => {
    const id = await aProduct(db(), { onHand: 3 })
    await send(id, { counted: 3 }, 'a')
    await change(id, { change: -1, note: 'sold' })
    expect((await send(id, { counted: 3 }, 'a')).body.data).toEqual({ stock: 3, entry: null })
    expect(await onHand(db(), id)).toBe(2)
  })

  test('another number with the same key is refused, and so is what is no key', async () => {
    const id = await aProduct(db(), { onHand: 3 })
    await send(id, came, 'a')
    expect((await send(id, { ...came, change: 25 }, 'a')).status).toBe(422)
    expect((await send(id, came, 'two words')).status).toBe(400)
    expect(await onHand(db(), id)).toBe(27)
  })

  test('a refused change may be sent again with its key, and the key of somebody else is another one', async () => {
    const id = await aProduct(db(), { onHand: 1 })
    const broke = { change: -2, note: 'broke' }
    expect((await send(id, broke, 'a')).status).toBe(409)
    await change(id, { change: 9, note: 'came' })
    expect((await send(id, broke, 'a')).body.data.stock).toBe(8)
    expect((await send(id, broke, 'a', await signedInAs(shop, 'manager'))).body.data.stock).toBe(6)
  })

  test('a key is forgotten after 48 hours, not before', async () => {
    const id = await aProduct(db(), { onHand: 0 })
    const letPass = (hours: number) =>
      sql`update staff_answers set at = now() - make_interval(hours => ${hours}::int)`.execute(db())
    for (const hours of [0, 47, 49]) {
      await letPass(hours)
      await deleteOldAnswers(db())
      await send(id, came, 'a')
    }
    expect(await onHand(db(), id)).toBe(48)
  })
})

describe('a long ledger', () => {
  test('is read page by page, each line with what was left after it', async () => {
    const id = await aProduct(db(), { onHand: 10 })
    await sql`
      insert into stock_ledger (product_id, change, reason) select ${id}, 1, 'adjusted' from generate_series(1, 60)`.execute(
      db(),
    )
    const first = await ledger(id)
    expect([first.entries.length, first.hasMore, first.entries[0].left]).toEqual([50, true, 70])
    const second = await ledger(id, 'page=2')
    expect([second.entries.length, second.hasMore, second.entries[0].left]).toEqual([11, false, 20])
  })
})
