import { describe, expect, test } from 'vitest'
import type { ProductsQuery } from '@baqala/contract/catalog'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { sell } from './catalog.testing.ts'
import { toFilter } from './product-filter.ts'
import { findProductList, refreshStock, type ProductList } from './product-list.ts'
import { countProducts } from './products.queries.ts'

const shop = openTestShop()
const shown = (list: ProductList | undefined) => list && JSON.parse(String(list.answer.bytes))

async function aList(query: ProductsQuery = {}) {
  const { db } = shop.connection
  const id = await aProduct(db, { onHand: 9 })
  const filter = toFilter(query)
  const count = () => countProducts(db, filter)
  const list = await findProductList(db, { filter, language: 'en', origin: 'http://shop', maxAtOnce: 1_000, count })
  expect(shown(list).data[0]).toMatchObject({ quantity: 9, sold: 0 })
  return { id, list, refresh: () => refreshStock(db, list, filter) }
}

describe('stock in lists', () => {
  test('is brought up to date without finding the products again', async () => {
    const { id, refresh } = await aList()
    await sell(shop, id, 1)
    expect(shown(await refresh()).data[0]).toMatchObject({ quantity: 8, sold: 1, title: expect.any(String) })
  })

  test('leaves the answer and its compressed bytes alone where nothing was sold', async () => {
    const { list, refresh } = await aList()
    expect(await refresh()).toBe(list)
  })

  test('does not update a list by what sells best, whose order may have changed', async () => {
    const { refresh } = await aList({ sort: '-sold' })
    expect(await refresh()).toBeUndefined()
  })

  test('does not update a list of an older catalogue', async () => {
    const { refresh } = await aList()
    await aProduct(shop.connection.db)
    expect(await refresh()).toBeUndefined()
  })
})

test('a list found while the catalogue changes names the total of the products it shows', async () => {
  const { db } = shop.connection
  await aProduct(db)
  const filter = toFilter({ limit: 1 })
  // A product is added between counting and finding.
  const count = async () => {
    const counted = await countProducts(db, filter)
    await aProduct(db)
    return counted
  }
  const list = await findProductList(db, { filter, language: 'en', origin: 'http://shop', maxAtOnce: 1_000, count })
  expect(shown(list)).toMatchObject({ results: 2, metadata: { numberOfPages: 2 } })
})
