import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { letWordSpread } from '../catalog/catalog.testing.ts'
import { call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct, setStock } from '../../test/factories.ts'
import { addMisses, insertSearchWords, listMisses } from './search.queries.ts'

const shop = openTestShop()
const find = (q: string, more: Record<string, string> = {}) =>
  call(shop, 'searchProducts', { query: new URLSearchParams({ q, ...more }).toString() })

/** Searches again until the process has re-indexed what changed. */
async function findUntil(q: string, count: number) {
  await letWordSpread(shop)
  await expect.poll(async () => (await find(q, { typing: '1' })).body.results, { timeout: 5_000 }).toBe(count)
  return find(q)
}

describe('GET /search', () => {
  test('a product is found as it is now: price, stock and picture', async () => {
    const halloumi = await aProduct(shop.connection.db, { title: 'Halloumi Block Grilling', price: 80, onHand: 3 })
    const { status, body } = await findUntil('haloumi', 1)
    expect(status).toBe(200)
    expect(body.metadata).toEqual({ understood: [{ typed: 'haloumi', as: 'halloumi' }], isRelaxed: false })
    expect(body.data[0]).toMatchObject({ _id: halloumi, title: 'Halloumi Block Grilling', price: 80, quantity: 3 })
    await setStock(shop.connection.db, halloumi, 1)
    expect((await find('halloumi')).body.data[0]?.quantity).toBe(1)
  })

  test('of many searches from one network at once, those beyond a queue are refused, and no neighbour is', async () => {
    const crowd = Array.from({ length: 70 }, () => find('milk'))
    const neighbour = call(shop, 'searchProducts', { query: 'q=milk', from: '41.32.10.8' })
    const answers = await Promise.all(crowd)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect((await neighbour).status).toBe(200)
  })

  test('a product taken off sale is not found any more, and a renamed one by its new name', async () => {
    const { db } = shop.connection
    const tahini = await aProduct(db, { title: 'Walnut Paste Smooth' })
    await findUntil('walnut paste', 1)
    await sql`update products set title = 'Cashew Paste Smooth' where id = ${tahini}`.execute(db)
    await findUntil('cashew paste', 1)
    await sql`update products set withdrawn_at = now() where id = ${tahini}`.execute(db)
    await findUntil('cashew paste', 0)
  })

  test.each([
    ...['012345678905', '0012345678905', '12345678905', '٠١٢٣٤٥٦٧٨٩٠٥', 'te-1', 'TE-1', 'te 1'],
    ...['0 12345 67890 5', '0-12345-67890-5', '\u200f012345678905', '*012345678905*'],
  ])('the code %s, as a scanner or a shelf tells it, finds its product', async (q) => {
    const { db } = shop.connection
    const tea = await aProduct(db, { title: 'Trial Tea' })
    await sql`update products set sku = null, barcode = null where sku = 'TE-1'`.execute(db)
    await sql`update products set sku = 'TE-1', barcode = '012345678905' where id = ${tea}`.execute(db)
    const { body } = await find(q)
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([tea])
  })

  test('the answer holds as many products as asked for, and says how many there are', async () => {
    for (let n = 0; n < 3; n += 1) await aProduct(shop.connection.db, { title: `Quinoa Sack ${n}` })
    const { body } = await findUntil('quinoa', 3)
    expect(body.data).toHaveLength(3)
    const two = await find('quinoa', { limit: '2' })
    expect(two.body).toMatchObject({ results: 3 })
    expect(two.body.data).toHaveLength(2)
  })

  test('a name that the shopkeeper adds is understood', async () => {
    const { db } = shop.connection
    await aProduct(db, { title: 'Taro Root Fresh' })
    await findUntil('taro', 1)
    await insertSearchWords(db, 'taro | قلقاس | colocasia')
    expect((await findUntil('قلقاس', 1)).body.metadata.understood).toEqual([{ typed: 'قلقاس', as: 'taro' }])
  })

  test('what it understood is told in the language that is asked for, typing errors too', async () => {
    await aProduct(shop.connection.db, { title: 'Mozzarella Block' })
    await findUntil('mozzarella', 1)
    const understoodIn = async (q: string, lang: string) => (await find(q, { lang })).body.metadata.understood
    expect(await understoodIn('mozarella', 'ar')).toEqual([{ typed: 'mozarella', as: 'موتزاريلا' }])
    expect(await understoodIn('موتسريلا', 'ar')).toEqual([{ typed: 'موتسريلا', as: 'موتزاريلا' }])
    expect(await understoodIn('موتسريلا', 'en')).toEqual([{ typed: 'موتسريلا', as: 'mozzarella' }])
  })

  test('what found nothing is counted, without what a shopper was still typing', async () => {
    await find('durian')
    await find('DURIAN ')
    await find('duri', { typing: '1' })
    await shop.app.close()
    const misses = await listMisses(shop.connection.db, { max: 10 })
    expect(misses).toContainEqual(expect.objectContaining({ typed: 'durian', times: 2 }))
    expect(misses.map(({ typed }) => typed)).not.toContain('duri')
  })
})

describe('bad input', () => {
  const other = openTestShop()
  test('no text and a wrong limit are refused with a sentence', async () => {
    const none = await call(other, 'searchProducts', { query: '' })
    expect(none.status).toBe(400)
    expect(none.body.message).toContain('q must be the text to search for')
    const many = await call(other, 'searchProducts', { query: 'q=milk&limit=51' })
    expect(many.status).toBe(400)
    expect(many.body.message).toContain('limit must be a whole number from 1 to 50')
  })

  test('a search as long as an address may be is read as far as its first letters, and kept as far', async () => {
    const { status, body } = await call(other, 'searchProducts', { query: `q=${'durian%20'.repeat(800)}` })
    expect([status, body.results]).toEqual([200, 0])
  })

  test('made-up searches fill what found nothing up to an end, and what is known is still counted', async () => {
    const { db } = other.connection
    await sql`insert into search_misses (typed) select 'junk ' || n from generate_series(1, 10000) n`.execute(db)
    const typed = { 'more junk': 1, 'junk 7': 2 }
    await addMisses(db, new Map(Object.entries(typed)))
    const [most] = await listMisses(db, { max: 20_000 })
    expect(most).toMatchObject({ typed: 'junk 7', times: 3 })
    expect(await listMisses(db, { max: 20_000 })).toHaveLength(10_000)
  })

  test('an empty text finds nothing', async () => {
    expect((await call(other, 'searchProducts', { query: 'q=+' })).body).toMatchObject({ results: 0, data: [] })
  })
})
