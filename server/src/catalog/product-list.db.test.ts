import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { sell } from './catalog.testing.ts'
import { toFilter, type ProductFilter } from './product-filter.ts'
import { makeProductList } from './product-list.ts'
import { countProducts } from './products.queries.ts'

const shop = openTestShop()
let now = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())

async function aList(query = {}) {
  const id = await aProduct(shop.connection.db, { onHand: 9 })
  now = 1_000
  const list = await makeProductList(shop.connection.db, toFilter(query), 'http://shop', {
    mostAtOnce: 1_000,
    count: (filter) => countProducts(shop.connection.db, filter),
  })
  const stock = async () => {
    const body = await list.fresh()
    return body && JSON.parse((await body.payload('identity')).toString()).data[0].quantity
  }
  expect(await stock()).toBe(9)
  await sell(shop, id, 1)
  return { id, list, stock }
}

describe('stock in lists', () => {
  test('may lag for less than a second', async () => {
    const { stock } = await aList()
    now += 740
    expect(await stock()).toBe(9)
    now += 260
    expect(await stock()).toBe(8)
  })

  test('is fetched ahead under load, so that nobody waits for it', async () => {
    const { stock } = await aList()
    now += 760
    expect(await stock()).toBe(9)
    await vi.waitFor(async () => expect(await stock()).toBe(8))
    expect(now).toBe(1_760)
  })

  test('leaves the bytes alone where nothing was sold', async () => {
    const { list } = await aList()
    now += 1_000
    const before = await list.fresh()
    now += 1_000
    expect(await list.fresh()).toBe(before)
  })

  test('a list by what sells best asks to be made anew', async () => {
    const { stock } = await aList({ sort: '-sold' })
    now += 999
    expect(await stock()).toBe(9)
    now += 1
    expect(await stock()).toBeUndefined()
  })

  test('a list of an older catalogue asks to be made anew', async () => {
    const { stock } = await aList()
    await aProduct(shop.connection.db)
    now += 1_000
    expect(await stock()).toBeUndefined()
  })

  test('a failed look at the shelf is told to those who had to wait for it, and tried again', async () => {
    const { list, stock } = await aList()
    now += 1_000
    const broken = vi.spyOn(shop.connection.db, 'getExecutor').mockImplementation(() => {
      throw new Error('database gone')
    })
    await expect(list.fresh()).rejects.toThrow('database gone')
    broken.mockRestore()
    expect(await stock()).toBe(8)
  })
})

describe('a list made while the catalogue changes', () => {
  test('names the total of what it shows, however often it changes', async () => {
    const { db } = shop.connection
    await aProduct(db)
    let times = 0
    // Somebody puts another product on the shelf between each count and the look at what was counted.
    const count = async (filter: ProductFilter) => {
      const counted = await countProducts(db, filter)
      times += 1
      await aProduct(db)
      return counted
    }
    const list = await makeProductList(db, toFilter({ limit: 1 }), 'http://shop', { mostAtOnce: 1_000, count })
    const body = await list.fresh()
    expect(JSON.parse(String(await body?.payload('identity')))).toMatchObject({
      results: 2,
      metadata: { numberOfPages: 2 },
    })
    expect(times).toBe(1)
  })
})
