import { describe, expect, test, vi } from 'vitest'
import { call, openTestShop } from '../../../test/build-test-app.ts'
import { aProduct, onHand } from '../../../test/factories.ts'
import { inTransactionRolledBack } from '../../db/transaction.ts'
import { findCatalogueVersion } from '../catalog.queries.ts'
import { changeProduct, findProduct, setWithdrawn } from './edit-product.ts'
import type { Cells } from '../import/plan-row.ts'

const shop = openTestShop()
const db = () => shop.connection.db
const mona = { name: 'Mona' }
const change = (named: string, cells: Cells) => changeProduct(db(), { named, cells }, mona)
const listed = async () =>
  (await call(shop, 'listProducts')).body.data.map(({ title, price }: { title: string; price: number }) => [
    title,
    price,
  ])

describe('a product that is changed by hand', () => {
  test('is shown as it is now by shops that run already, within a second', async () => {
    const id = await aProduct(db(), { title: 'Ful', price: 18, onHand: 9 })
    expect(await listed()).toEqual([['Ful', 18]])
    await change(id, { price: '19.5', title: 'Ful Medames' })
    await vi.waitFor(async () => expect(await listed()).toEqual([['Ful Medames', 19.5]]), 1_000)
    await setWithdrawn(db(), id, true, mona)
    await vi.waitFor(async () => expect(await listed()).toEqual([]), 1_000)
    await setWithdrawn(db(), id, false, mona)
    await vi.waitFor(async () => expect(await listed()).toEqual([['Ful Medames', 19.5]]), 1_000)
    expect(await onHand(db(), id)).toBe(9)
  })

  test('is found by its codes, and gives them up', async () => {
    const id = await aProduct(db())
    await change(id, { sku: 'FUL-400', barcode: '6221000000011' })
    expect((await findProduct(db(), 'FUL-400')).product.id).toBe(id)
    await change('6221000000011', { sku: '' })
    expect((await findProduct(db(), id)).product).toMatchObject({ sku: null, barcode: '6221000000011' })
  })

  test('cannot take a code that another product has', async () => {
    const [one, other] = [await aProduct(db()), await aProduct(db())]
    await change(one, { sku: 'FUL-400' })
    const { title, unit } = (await findProduct(db(), one)).product
    await expect(change(other, { sku: 'FUL-400', price: '3' })).rejects.toThrow(`The SKU is that of ${title} ${unit};`)
    expect((await findProduct(db(), other)).product).toMatchObject({ sku: null, price: 10_000 })
  })

  test('stays as it is while somebody looks at the change, and one that changes nothing is no new version', async () => {
    const id = await aProduct(db(), { price: 18 })
    const version = await findCatalogueVersion(db())
    const wanted = { named: id, cells: { price: '20', brand: 'Sabah El Ful' } }
    const { differences } = await inTransactionRolledBack(db(), (tx) => changeProduct(tx, wanted, { name: 'Mona' }))
    expect(differences).toMatchObject([{ field: 'price', from: '18.00', to: '20.00' }, { field: 'brand' }])
    await change(id, { price: '18' })
    expect(await findCatalogueVersion(db())).toBe(version)
  })

  test('may come from a new brand, which gets a picture to stand in', async () => {
    const id = await aProduct(db())
    await change(id, { brand: 'Sabah El Ful' })
    const { brand } = (await call(shop, 'getProduct', { params: { id } })).body.data
    expect(brand.name).toBe('Sabah El Ful')
    expect((await shop.app.inject(new URL(brand.image).pathname)).statusCode).toBe(200)
  })

  test('that there is not is refused', async () => {
    await expect(change('nope', { price: '3' })).rejects.toThrow('There is no product "nope".')
    await expect(setWithdrawn(db(), 'nope', true, mona)).rejects.toThrow('There is no product "nope".')
  })
})
