import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct, setStock } from '../../test/factories.ts'
import { aPerson, signedIn, staffCall } from '../../test/staff-calls.ts'
import { fold } from '../search/fold.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie = ''

beforeEach(async () => {
  await aPerson(shop, 'owner')
  cookie = await signedIn(shop, 'owner')
})

async function list(query: Record<string, string> = {}) {
  const { body } = await staffCall(shop, 'listProducts', { cookie, query: new URLSearchParams(query).toString() })
  return body.data as { total: number; hasMore: boolean; products: { title: string }[] }
}

async function titles(query: Record<string, string>) {
  return (await list(query)).products.map(({ title }) => title)
}

describe('the list of products', () => {
  test('a row has what is changed in place, and when it was counted', async () => {
    const id = await aProduct(db(), { title: 'Halawa', price: 60, priceAfterDiscount: 55.5, onHand: 12 })
    await setStock(db(), id, 9)
    const { products, ...page } = await list()
    expect(page).toEqual({ page: 1, total: 1, hasMore: false })
    expect(products).toMatchObject([
      { _id: id, title: 'Halawa', price: 60, priceAfterDiscount: 55.5, stock: 9, imageCover: '/images/one' },
    ])
    expect(products).toMatchObject([{ category: { name: 'Pantry' }, brand: { name: 'Baqala' }, isWithdrawn: false }])
    expect(products).toMatchObject([{ lastCountedAt: expect.stringMatching(/^\d{4}-/) }])
  })

  test('a name is found by its words in either language, however it is spelled', async () => {
    const id = await aProduct(db(), { title: 'Full-Cream Milk', unit: '1 L' })
    await aProduct(db(), { title: 'Rice' })
    await sql`update products set title_ar = 'لبن كامل الدسم من مزارع أُمّ القُرى' where id = ${id}`.execute(db())
    for (const q of ['milk', 'MILK cream', 'milk 1 l', 'كامل', 'ام القري', 'لبن  الدسم'])
      expect(await titles({ q })).toEqual(['Full-Cream Milk'])
    expect(await titles({ q: 'milk rice' })).toEqual([])
    expect(await titles({ q: '%' })).toEqual([])
  })

  test('letters are folded as the search folds them', async () => {
    const letters = [...'أإآٱىیئةؤکگچپڤ٧۷éçñ', 'قُ']
    for (const [at, letter] of letters.entries()) await aProduct(db(), { title: `No${at}x ${letter}` })
    for (const [at, letter] of letters.entries())
      expect(await titles({ q: `no${at}x ${fold(letter)}` })).toHaveLength(1)
  })

  test('a code names its product, UPC and EAN alike, and stands before those that hold it', async () => {
    const [milk, tea] = [await aProduct(db(), { title: 'Milk' }), await aProduct(db(), { title: 'Apple Tea' })]
    await sql`update products set barcode = '036000291452', sku = 'MLK-1' where id = ${milk}`.execute(db())
    await sql`update products set barcode = '96000291452', sku = 'MLK-10' where id = ${tea}`.execute(db())
    for (const q of ['036000291452', '0036000291452', '36000291452']) expect(await titles({ q })).toEqual(['Milk'])
    expect(await titles({ q: 'mlk-1' })).toHaveLength(2)
    expect(await titles({ q: 'MLK-1' })).toEqual(['Milk', 'Apple Tea'])
    expect(await titles({ q: '6000291452' })).toEqual(['Milk', 'Apple Tea'])
  })

  test('low, sold out, withdrawn, uncounted and groups narrow it', async () => {
    await aProduct(db(), { title: 'Plenty', onHand: 6, category: 'Dairy', brand: 'Nile' })
    await aProduct(db(), { title: 'Five', onHand: 5 })
    await aProduct(db(), { title: 'None', onHand: 0 })
    const gone = await aProduct(db(), { title: 'Gone', onHand: 0 })
    await sql`update products set withdrawn_at = now() where id = ${gone}`.execute(db())
    expect(await titles({ low: 'true' })).toEqual(['None', 'Five'])
    expect(await titles({ state: 'sold out' })).toEqual(['None'])
    expect(await titles({ state: 'withdrawn' })).toEqual(['Gone'])
    expect(await titles({ state: 'on sale' })).toEqual(['Plenty', 'Five', 'None'])
    expect(await titles({ uncounted: 'true' })).toEqual(['None'])
    const { products } = (await list({ q: 'plenty' })) as unknown as {
      products: { category: { _id: string }; brand: { _id: string } }[]
    }
    const { category, brand } = products[0]!
    expect(await titles({ category: category._id, brand: brand._id })).toEqual(['Plenty'])
    expect(await titles({ sort: '-stock' })).toEqual(['Plenty', 'Five', 'None', 'Gone'])
    expect(await titles({ sort: 'title' })).toEqual(['Five', 'Gone', 'None', 'Plenty'])
    expect((await staffCall(shop, 'listProducts', { cookie, query: 'state=lost' })).body.message).toContain('on sale')
  })

  test('fifty stand on a page', async () => {
    for (let at = 10; at < 61; at += 1) await aProduct(db(), { title: `Tin ${at}` })
    expect(await list()).toMatchObject({ total: 51, hasMore: true })
    const last = await list({ page: '2' })
    expect(last).toMatchObject({ page: 2, total: 51, hasMore: false, products: [{ title: 'Tin 60' }] })
  })
})
