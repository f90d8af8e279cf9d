import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { sell } from './catalog.testing.ts'
import { makeStockReader } from './stock-reader.ts'

const shop = openTestShop()

test('whoever asks after a sale sees it, however many are asking already', async () => {
  const id = await aProduct(shop.connection.db, { onHand: 100 })
  const readStock = makeStockReader(shop.connection.db)
  for (let left = 99; left > 90; left -= 1) {
    const earlier = Array.from({ length: 20 }, () => readStock(id))
    await sell(shop, id, 1)
    expect((await readStock(id)).numbers).toMatchObject({ onHand: left })
    await Promise.all(earlier)
  }
})

test('a product that does not exist has no stock, and does not disturb the others', async () => {
  const id = await aProduct(shop.connection.db, { onHand: 3 })
  const readStock = makeStockReader(shop.connection.db)
  const [known, unknown] = await Promise.all([readStock(id), readStock('nothing')])
  expect(known.numbers).toMatchObject({ onHand: 3, sold: 0 })
  expect(unknown.numbers).toBeUndefined()
  expect(unknown.version).toBe(known.version)
})
