import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { call, openTestShop } from '../../../test/build-test-app.ts'
import { aProduct, setStock } from '../../../test/factories.ts'
import { signedInAs, staffCall } from '../../../test/staff-calls.ts'
import { fold } from '../../search/words/fold.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie = ''

beforeEach(async () => {
  cookie = await signedInAs(shop, 'owner')
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
    expect(await titles({ ids: `${gone},nothing` })).toEqual(['Gone'])
    expect((await staffCall(shop, 'listProducts', { cookie, query: 'state=lost' })).body.message).toContain('on sale')
  })

  test('fifty stand on a page', async () => {
    for (let at = 10; at < 61; at += 1) await aProduct(db(), { title: `Tin ${at}` })
    expect(await list()).toMatchObject({ total: 51, hasMore: true })
    const last = await list({ page: '2' })
    expect(last).toMatchObject({ page: 2, total: 51, hasMore: false, products: [{ title: 'Tin 60' }] })
  })
})

const ask = (name: AdminCallName, params: Record<string, string>, body?: object, query?: string) =>
  staffCall(shop, name, { cookie, params, body, query })
const logged = async (what: string) =>
  (await staffCall(shop, 'listLog', { cookie, query: `what=${what}` })).body.data.entries

describe('one product', () => {
  test('is read whole, in both languages, by whatever names it', async () => {
    const id = await aProduct(db(), { title: 'Ful', price: 18, onHand: 9 })
    await sql`update products set sku = 'FUL-1', storage_ar = 'في مكان جاف' where id = ${id}`.execute(db())
    const { body } = await ask('getProduct', { id: 'FUL-1' })
    const wanted = { _id: id, title: 'Ful', price: 18, priceAfterDiscount: null, stock: 9, storageAr: 'في مكان جاف' }
    expect(body.data).toMatchObject({
      ...wanted,
      category: { name: 'Pantry' },
      images: ['/images/one', '/images/two', '/images/three'],
    })
    expect((await ask('getProduct', { id: 'none' })).status).toBe(404)
  })

  test('a part that is absent stays, and the log says what changed', async () => {
    const id = await aProduct(db(), { title: 'Ful', price: 18 })
    const body = { title: 'Ful Medames', sku: 'FUL-1', priceAfterDiscount: 16.5 }
    const changed = await ask('changeProduct', { id }, body)
    expect(changed).toMatchObject({ status: 200, body: { data: { ...body, price: 18, unit: '1 kg' } } })
    expect(await logged('changed')).toMatchObject([
      { what: 'product changed', before: { title: 'Ful', sku: 'none' }, after: { title: 'Ful Medames', sku: 'FUL-1' } },
      { what: 'price changed', after: { priceAfterDiscount: '16.50' } },
    ])
    expect((await ask('changeProduct', { id }, { sku: null })).body.data.sku).toBeNull()
  })

  test('pictures take another order', async () => {
    const id = await aProduct(db())
    const images = ['/images/three', '/images/one', '/images/two']
    expect((await ask('changeProduct', { id }, { images })).body.data.images).toEqual(images)
  })

  test('whoever saves what somebody changed meanwhile is told who did', async () => {
    const id = await aProduct(db(), { title: 'Ful' })
    const { updatedAt } = (await ask('getProduct', { id })).body.data
    const first = await ask('changeProduct', { id }, { title: 'Ful One', updatedAt })
    expect(first.status).toBe(200)
    const second = await ask('changeProduct', { id }, { title: 'Ful Two', updatedAt })
    expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('owner owner changed') } })
    const again = { title: 'Ful Two', updatedAt: first.body.data.updatedAt }
    expect((await ask('changeProduct', { id }, again)).body.data.title).toBe('Ful Two')
  })

  test('a value that breaks a rule names its field, and nothing is changed', async () => {
    const id = await aProduct(db(), { title: 'Ful', price: 18 })
    for (const [body, param] of [
      [{ title: '' }, 'title'],
      [{ price: 0, title: 'Other' }, 'price'],
      [{ priceAfterDiscount: 20 }, 'priceAfterDiscount'],
      [{ barcode: '6.22E+12' }, 'barcode'],
      [{ images: ['/images/of-nobody'] }, 'pictures'],
      // A product stands in each kind of group.
      [{ category: '' }, 'category'],
      [{ subcategory: '' }, 'subcategory'],
      [{ brand: '' }, 'brand'],
    ] as const)
      expect(await ask('changeProduct', { id }, body)).toMatchObject({ status: 400, body: { errors: { param } } })
    expect((await ask('getProduct', { id })).body.data).toMatchObject({ title: 'Ful', price: 18 })
  })

  test('is added with what a title, a price and a category make of it', async () => {
    const body = { title: 'Karkade', titleAr: 'كركديه', unit: '250 g', price: 38, category: 'Drinks', stock: 24 }
    expect((await ask('addProduct', {}, body, 'check=true')).status).toBe(201)
    // Somebody who means to try must not do it.
    for (const word of ['1', 'TRUE', '']) expect((await ask('addProduct', {}, body, `check=${word}`)).status).toBe(400)
    expect(await titles({ q: 'karkade' })).toEqual([])
    const { status, body: answer } = await ask('addProduct', {}, body)
    expect(status).toBe(201)
    const groups = { category: { name: 'Drinks' }, subcategory: { name: 'Other' }, brand: { name: 'Unbranded' } }
    expect(answer.data).toMatchObject({ slug: 'karkade-250-g', price: 38, stock: 24, ...groups })
    expect(await titles({ q: 'كركديه' })).toEqual(['Karkade'])
    expect(await logged('added')).toMatchObject([{ about: { name: 'Karkade 250 g' }, after: { price: '38.00' } }])
    expect((await call(shop, 'getProduct', { params: { id: answer.data._id } })).body.data.quantity).toBe(24)
  })

  test('without a name it is refused, at the field of the name', async () => {
    for (const title of [undefined, ' ']) {
      const body = { message: 'The name must not be empty. Nothing was changed.', errors: { param: 'title' } }
      const answer = await ask('addProduct', {}, { title, price: 38, category: 'Drinks' })
      expect(answer).toMatchObject({ status: 400, body })
    }
  })

  test('with an Arabic name alone shoppers of both languages see it, and its size', async () => {
    const body = { titleAr: 'كركديه أسواني', unitAr: '٢٥٠ جم', price: 38, category: 'Drinks' }
    const { data } = (await ask('addProduct', {}, body)).body
    expect(data).toMatchObject({ title: body.titleAr, titleAr: body.titleAr, unit: body.unitAr })
    expect((await call(shop, 'getProduct', { params: { id: data._id } })).body.data.title).toBe(body.titleAr)
    const english = { title: 'Aswan Karkade', unit: '250 g' }
    expect((await ask('changeProduct', { id: data._id }, english)).body.data).toMatchObject({
      ...english,
      titleAr: body.titleAr,
    })
  })

  test('one that the shop has is not added again', async () => {
    const id = await aProduct(db(), { title: 'Ful' })
    await sql`update products set barcode = '036000291452', slug = 'ful-400-g', position = 7 where id = ${id}`.execute(
      db(),
    )
    const body = { title: 'Beans', price: 5, category: 'Pantry', barcode: '0036000291452' }
    const taken = await ask('addProduct', {}, body)
    expect(taken).toMatchObject({ status: 409, body: { errors: { param: 'barcode' } } })
    await ask('withdrawProduct', { id })
    expect((await ask('addProduct', {}, body)).body.message).toContain('Sell that one again')
    const other = await ask('addProduct', {}, { ...body, title: 'Ful', unit: '400 g', barcode: '6221000000011' })
    expect(other).toMatchObject({ status: 201, body: { data: { slug: 'ful-400-g-2' } } })
  })

  test('is withdrawn and sold again, which the log tells once each', async () => {
    const id = await aProduct(db(), { title: 'Ful' })
    expect((await ask('withdrawProduct', { id })).body.data.isWithdrawn).toBe(true)
    await ask('withdrawProduct', { id })
    expect((await call(shop, 'getProduct', { params: { id } })).status).toBe(404)
    expect((await ask('sellProduct', { id })).body.data.isWithdrawn).toBe(false)
    expect((await logged('product')).map(({ what }: { what: string }) => what)).toEqual([
      'product sold again',
      'product withdrawn',
    ])
  })
})
