import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '@baqala/contract/admin/calls'
import { call, openTestShop } from '../../../test/build-test-app.ts'
import { aCategory, aProduct } from '../../../test/factories.ts'
import { signedInAs, staffCall } from '../../../test/staff-calls.ts'
import { withdrawProducts } from '../whole-catalogue.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
let cookie = ''

beforeEach(async () => {
  cookie = await signedInAs(shop, 'owner')
})

const ask = (name: AdminCallName, body?: object, id = '') => staffCall(shop, name, { cookie, params: { id }, body })

describe('categories, brands and subcategories', () => {
  test('one is added with an address, a place and a picture to stand in, and the shop shows it', async () => {
    await aCategory(db(), 'Pantry')
    const { status, body } = await ask('addCategory', { name: 'Fish & Seafood', nameAr: 'سمك' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ slug: 'fish-seafood', name: 'Fish & Seafood', nameAr: 'سمك', products: 0 })
    const sub = await ask('addSubcategory', { name: 'Frozen', category: body.data._id })
    expect(sub.body.data).toMatchObject({ name: 'Frozen', nameAr: 'Frozen', category: body.data._id })
    const shown = (await call(shop, 'listCategories')).body.data
    expect(shown.map(({ name }: { name: string }) => name)).toEqual(['Pantry', 'Fish & Seafood'])
    expect((await shop.app.inject(new URL(shown[1].image).pathname)).statusCode).toBe(200)
  })

  test.each(['Category', 'Brand'] as const)('a name that a %s has already is refused', async (kind) => {
    await ask(`add${kind}`, { name: 'Nile', nameAr: 'النيل' })
    const other = (await ask(`add${kind}`, { name: 'Delta' })).body.data._id
    const taken = { status: 409, body: { message: 'There is one called Nile already.', errors: { param: 'name' } } }
    for (const name of ['nile', 'النيل']) expect(await ask(`add${kind}`, { name })).toMatchObject(taken)
    expect(await ask(`add${kind}`, { name: 'Other', nameAr: 'النيل' })).toMatchObject(taken)
    expect(await ask(`change${kind}`, { name: 'NILE' }, other)).toMatchObject(taken)
    expect(await ask(`change${kind}`, { name: '' }, other)).toMatchObject({ status: 400 })
  })

  test('two categories may each have a subcategory of one name', async () => {
    const [one, other] = [await aCategory(db(), 'Dairy'), await aCategory(db(), 'Frozen')]
    await ask('addSubcategory', { name: 'Other', category: one })
    expect((await ask('addSubcategory', { name: 'Other', category: other })).body.data.slug).toBe('frozen-other')
    expect((await ask('addSubcategory', { name: 'Other', category: other })).status).toBe(409)
    expect((await ask('addSubcategory', { name: 'Other', category: 'none' })).status).toBe(404)
  })

  test('a renamed one keeps its address, and the log says how it was called', async () => {
    const { _id, slug } = (await ask('addBrand', { name: 'Nile' })).body.data
    expect((await ask('changeBrand', { nameAr: 'النيل' }, _id)).body.data).toMatchObject({
      slug,
      name: 'Nile',
      nameAr: 'النيل',
    })
    const { entries } = (await staffCall(shop, 'listLog', { cookie, query: 'what=renamed' })).body.data
    expect(entries).toMatchObject([{ what: 'brand renamed', before: { nameAr: 'Nile' }, after: { nameAr: 'النيل' } }])
  })

  test('one with goods stays, and says how many; an empty category goes with its subcategories', async () => {
    const products = [await aProduct(db(), { category: 'Dairy' }), await aProduct(db(), { category: 'Dairy' })]
    await withdrawProducts(db(), products)
    const category = await aCategory(db(), 'Dairy')
    const refused = await ask('removeCategory', undefined, category)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('2 products are in it') } })
    const [sub] = (await ask('listSubcategories')).body.data
    expect(sub).toMatchObject({ products: 2, category })
    expect((await ask('removeSubcategory', undefined, sub._id)).status).toBe(409)
    const empty = (await ask('addCategory', { name: 'Fish' })).body.data._id
    await ask('addSubcategory', { name: 'Frozen', category: empty })
    expect((await ask('removeCategory', undefined, empty)).status).toBe(200)
    expect((await ask('listSubcategories')).body.data).toHaveLength(1)
    expect((await ask('removeCategory', undefined, empty)).status).toBe(404)
  })
})
