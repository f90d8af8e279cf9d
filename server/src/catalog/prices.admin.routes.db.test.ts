import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aCategory, aProduct } from '../../test/factories.ts'
import { aPerson, PASSWORD, signedIn, staffCall } from '../../test/staff-calls.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let mona = ''

beforeEach(async () => {
  await aPerson(shop, 'manager', 'mona')
  mona = await signedIn(shop, 'mona')
})

const set = (id: string, body: object, cookie = mona, query?: string) =>
  staffCall(shop, 'changePrice', { cookie, params: { id }, body, ...(query && { query }) })
const undo = (id: string, cookie = mona) => staffCall(shop, 'undoPrice', { cookie, params: { id } })
const pricesOf = async (id: string) => {
  const { body } = await staffCall(shop, 'getPrice', { cookie: mona, params: { id } })
  return [body.data.price, body.data.priceAfterDiscount]
}
const tired = () => sql`update staff_sessions set strong_until = now()`.execute(db())
const later = () =>
  sql`alter table staff_log disable trigger staff_log_stays;
    update staff_log set at = at - interval '11 minutes';
    alter table staff_log enable trigger staff_log_stays`.execute(db())

describe('a price that a manager changes', () => {
  test('the answer says before and after, and the log who it was', async () => {
    const id = await aProduct(db(), { title: 'Halawa', price: 74.5 })
    const { status, body } = await set(id, { price: 80, priceAfterDiscount: 70 })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      before: { price: 74.5, priceAfterDiscount: null },
      after: { price: 80, priceAfterDiscount: 70 },
    })
    const log = await staffCall(shop, 'listLog', { cookie: mona, query: 'what=price' })
    expect(log.body.data.entries).toMatchObject([
      {
        who: 'manager mona',
        about: { name: 'Halawa 1 kg' },
        before: { price: '74.50', priceAfterDiscount: null },
        after: { price: '80.00', priceAfterDiscount: '70.00' },
      },
    ])
  })

  test('of two who saw the same price the second is told of the first, unless both want the same', async () => {
    await aPerson(shop, 'manager', 'ali')
    const ali = await signedIn(shop, 'ali')
    const id = await aProduct(db(), { price: 50 })
    const before = { price: 50, priceAfterDiscount: null }
    expect((await set(id, { price: 60, priceAfterDiscount: 49.5, before }, ali)).status).toBe(200)
    expect(await set(id, { price: 55, before })).toMatchObject({
      status: 409,
      body: {
        message:
          'manager ali changed this price meanwhile: it is 60.00 EGP now, on sale 49.50 EGP. Nothing was saved. To change it all the same, save once more.',
      },
    })
    expect(await pricesOf(id)).toEqual([60, 49.5])
    expect((await set(id, { price: 60, priceAfterDiscount: 49.5, before })).status).toBe(200)
    expect((await set(id, { price: 55, before: { price: 60, priceAfterDiscount: 49.5 } })).status).toBe(200)
    expect(await pricesOf(id)).toEqual([55, 49.5])
  })

  test('a sale stays unless it is named, and null ends it', async () => {
    const id = await aProduct(db(), { price: 50, priceAfterDiscount: 45 })
    await set(id, { price: 52 })
    expect(await pricesOf(id)).toEqual([52, 45])
    await set(id, { price: 52, priceAfterDiscount: null })
    expect(await pricesOf(id)).toEqual([52, null])
  })

  test.each([
    ['nothing', { price: 0 }],
    ['a sale price that is the price', { price: 50, priceAfterDiscount: 50 }],
    ['a sale price above the price', { price: 50, priceAfterDiscount: 60 }],
    ['words', { price: 'ten' }],
  ])('%s is refused, and the price stays', async (_, body) => {
    const id = await aProduct(db(), { price: 50 })
    expect((await set(id, body)).status).toBe(400)
    expect(await pricesOf(id)).toEqual([50, null])
  })

  test('more than 30 % wants the second factor fresh, and so does a sale that is as large', async () => {
    const id = await aProduct(db(), { price: 100 })
    await tired()
    expect((await set(id, { price: 130 })).status).toBe(200)
    const refused = await set(id, { price: 1300 })
    expect(refused).toMatchObject({ status: 403, body: { errors: { param: 'password' } } })
    expect((await set(id, { price: 130, priceAfterDiscount: 13 })).status).toBe(403)
    expect((await set(id, { price: 1300 }, mona, 'check=true')).status).toBe(200)
    expect(await pricesOf(id)).toEqual([130, null])
    await staffCall(shop, 'strengthenSession', { cookie: mona, body: { password: PASSWORD } })
    expect((await set(id, { price: 1300 })).status).toBe(200)
  })
})

describe('undoing a price', () => {
  test('within ten minutes it is as before, once', async () => {
    const id = await aProduct(db(), { price: 50, priceAfterDiscount: 45 })
    await set(id, { price: 60, priceAfterDiscount: null })
    expect((await undo(id)).body.data.after).toEqual({ price: 50, priceAfterDiscount: 45 })
    expect(await pricesOf(id)).toEqual([50, 45])
    expect(await undo(id)).toMatchObject({ status: 409 })
  })

  test('after ten minutes it is too late', async () => {
    const id = await aProduct(db(), { price: 50 })
    await set(id, { price: 60 })
    await later()
    expect((await undo(id)).body.message).toContain('in the last 10 minutes')
    expect(await pricesOf(id)).toEqual([60, null])
  })

  test('somebody who changed it since is named, and the price stays', async () => {
    await aPerson(shop, 'manager', 'ali')
    const ali = await signedIn(shop, 'ali')
    const id = await aProduct(db(), { title: 'Ful', unit: '400 g', price: 50 })
    await set(id, { price: 60 })
    await set(id, { price: 55 }, ali)
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { message: 'manager ali changed the price of Ful 400 g since. Nothing was undone.' },
    })
    expect(await pricesOf(id)).toEqual([55, null])
  })
})

test('an undo takes back the change that was seen, and no newer one of the same person in another window', async () => {
  const id = await aProduct(db(), { title: 'Ful', unit: '400 g', price: 50 })
  const seen = (await set(id, { price: 60 })).body.data
  const undoSeen = () =>
    staffCall(shop, 'undoPrice', { cookie: mona, params: { id }, body: { before: seen.before, after: seen.after } })
  const newer = {
    status: 409,
    body: { message: 'manager mona changed the price of Ful 400 g since. Nothing was undone.' },
  }
  await set(id, { price: 55, priceAfterDiscount: 49.5 })
  expect(await undoSeen()).toMatchObject(newer)
  // The price is the seen one again, and the last change another.
  await set(id, { price: 60, priceAfterDiscount: null })
  expect(await undoSeen()).toMatchObject(newer)
  expect(await pricesOf(id)).toEqual([60, null])
  await set(id, { price: 50 })
  await set(id, { price: 60 })
  expect((await undoSeen()).body.data.after).toEqual({ price: 50, priceAfterDiscount: null })
})

describe('prices that are changed together', () => {
  const together = (body: object, query?: string) =>
    staffCall(shop, 'changePrices', { cookie: mona, body, ...(query && { query }) })
  const undoAll = (id: string) => staffCall(shop, 'undoPrices', { cookie: mona, params: { together: id } })

  async function dairy() {
    const [milk, cheese] = [
      await aProduct(db(), { title: 'Milk', category: 'Dairy', price: 42, priceAfterDiscount: 39.5 }),
      await aProduct(db(), { title: 'Cheese', category: 'Dairy', price: 110.25 }),
    ]
    const rice = await aProduct(db(), { title: 'Rice', category: 'Pantry', price: 30 })
    return { milk, cheese, rice, categoryId: await aCategory(db(), 'Dairy') }
  }

  test('a percentage over a category is seen first, done, and undone as one', async () => {
    const { milk, cheese, rice, categoryId } = await dairy()
    const body = { categoryId, percent: 5, rounding: 0.5 }
    const seen = await together(body, 'check=true')
    expect(seen.body.data.changes).toMatchObject([
      { product: { title: 'Milk' }, before: { price: 42 }, after: { price: 44, priceAfterDiscount: 41.5 } },
      { product: { title: 'Cheese' }, before: { price: 110.25 }, after: { price: 116 } },
    ])
    expect(await pricesOf(milk)).toEqual([42, 39.5])
    const done = await together({ ...body, seen: seen.body.data.seen })
    expect(done.body.data.changes).toEqual(seen.body.data.changes)
    expect([await pricesOf(milk), await pricesOf(cheese), await pricesOf(rice)]).toEqual([
      [44, 41.5],
      [116, null],
      [30, null],
    ])
    expect((await undoAll(done.body.data.together)).body.data.changes).toHaveLength(2)
    expect([await pricesOf(milk), await pricesOf(cheese)]).toEqual([
      [42, 39.5],
      [110.25, null],
    ])
    expect((await undoAll(done.body.data.together)).status).toBe(409)
  })

  test('a second press, or another change since they were shown, raises nothing twice', async () => {
    const { milk, categoryId } = await dairy()
    const body = { categoryId, percent: 5, rounding: 0.5 }
    const { seen } = (await together(body, 'check=true')).body.data
    expect((await together({ ...body, seen })).status).toBe(200)
    expect((await together({ ...body, seen })).status).toBe(409)
    expect(await pricesOf(milk)).toEqual([44, 41.5])
  })

  test('after a later change of the same goods is undone, the earlier one can be undone, too', async () => {
    const { milk, categoryId } = await dairy()
    const body = { categoryId, percent: 10, rounding: 0.5 }
    const [earlier, later] = [await together(body), await together(body)]
    const undoEarlier = () => undoAll(earlier.body.data.together)
    expect((await undoEarlier()).body.message).toContain('changed the price of Milk 1 kg since')
    expect((await undoAll(later.body.data.together)).status).toBe(200)
    expect((await undoEarlier()).status).toBe(200)
    expect(await pricesOf(milk)).toEqual([42, 39.5])
    expect((await undo(milk)).status).toBe(409)
  })

  test('one price that somebody changed since keeps all of them', async () => {
    await aPerson(shop, 'manager', 'ali')
    const { milk, cheese, categoryId } = await dairy()
    const { body } = await together({ categoryId, percent: 5, rounding: 0.5 })
    await set(milk, { price: 43 }, await signedIn(shop, 'ali'))
    expect((await undoAll(body.data.together)).body.message).toContain('manager ali changed the price of Milk')
    expect(await pricesOf(cheese)).toEqual([116, null])
  })

  test('a product that would cost nothing keeps all of them as they are', async () => {
    const { cheese, categoryId } = await dairy()
    await aProduct(db(), { title: 'Sachet', category: 'Dairy', price: 1 })
    expect((await together({ categoryId, percent: -20, rounding: 5 })).status).toBe(409)
    expect(await pricesOf(cheese)).toEqual([110.25, null])
  })

  test('a product that would cost more than any form allows keeps all of them as they are', async () => {
    const { cheese, categoryId } = await dairy()
    await aProduct(db(), { title: 'Cheese wheel', category: 'Dairy', price: 99_000 })
    const { status, body } = await together({ categoryId, percent: 5, rounding: 5 })
    expect([status, body.message]).toEqual([409, expect.stringContaining('more than 100,000 EGP')])
    expect(await pricesOf(cheese)).toEqual([110.25, null])
  })

  test('a product that costs more already can become cheaper with the others', async () => {
    const { categoryId } = await dairy()
    const wheel = await aProduct(db(), { title: 'Cheese wheel', category: 'Dairy', price: 120_000 })
    expect((await together({ categoryId, percent: -10, rounding: 1 })).status).toBe(200)
    expect(await pricesOf(wheel)).toEqual([108_000, null])
    expect((await together({ categoryId, percent: 10, rounding: 1 })).status).toBe(409)
  })

  test.each([
    ['no group', { percent: 5 }],
    ['two groups', { percent: 5, categoryId: 'a', brandId: 'b' }],
    ['no change', { percent: 0, categoryId: 'a' }],
    ['a rounding of its own', { percent: 5, categoryId: 'a', rounding: 0.3 }],
  ])('%s is refused', async (_, body) => {
    expect((await together(body)).status).toBe(400)
  })

  test('more than 30 % wants the second factor fresh', async () => {
    const { categoryId } = await dairy()
    await tired()
    expect((await together({ categoryId, percent: 35 }, 'check=true')).status).toBe(200)
    expect((await together({ categoryId, percent: 35 })).status).toBe(403)
  })

  test('the list of today has them as one line, which opens, and says what can still be undone', async () => {
    const { rice, categoryId } = await dairy()
    const { body } = await together({ categoryId, percent: 5 })
    await set(rice, { price: 31 })
    const list = async (query: string) =>
      (await staffCall(shop, 'listPriceChanges', { cookie: mona, query })).body.data.changes
    const inAnHour = expect.stringMatching(/^20/)
    expect(await list('page=1')).toMatchObject([
      {
        about: { kind: 'product', name: 'Rice 1 kg' },
        before: { price: 30 },
        after: { price: 31 },
        undoUntil: inAnHour,
      },
      { about: { kind: 'category', name: 'Dairy' }, percent: 5, count: 2, undoUntil: inAnHour, who: 'manager mona' },
    ])
    await sql`update products set title_ar = 'أرز', unit_ar = '' where id = ${rice}`.execute(db())
    const inArabic = { cookie: mona, headers: { 'x-language': 'ar' } }
    const { body: arabic } = await staffCall(shop, 'listPriceChanges', inArabic)
    expect(arabic.data.changes[0].about.name).toBe('أرز 1 kg')
    expect(await list(`together=${body.data.together}`)).toHaveLength(2)
    await undoAll(body.data.together)
    expect(await list('page=1')).toMatchObject([
      { isUndo: true, undoUntil: null },
      { undoUntil: inAnHour },
      { isUndo: false, undoUntil: null },
    ])
    expect(await list('day=2020-01-01')).toEqual([])
  })
})
