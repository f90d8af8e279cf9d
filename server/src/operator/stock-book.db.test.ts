import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aProduct, onHand } from '../../test/factories.ts'
import { aShopOfItsOwn } from '../../test/run-baqala.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { adjustStock, countStock } from './stock-book.ts'
import { listStock } from './stock-book.queries.ts'

const db = useTestDatabase()
let product = ''

beforeEach(async () => {
  product = await aProduct(db(), { title: 'Halawa', unit: '1 kg', onHand: 12 })
})

const signed = { note: 'Friday count', clerk: 'Mona' }

describe('the stock book', () => {
  test('writes what was counted as the difference, with who and why', async () => {
    const counted = await countStock(db(), { product, count: 9, ...signed })
    expect(counted).toEqual({ name: 'Halawa 1 kg', before: 12, after: 9 })
    expect(await onHand(db(), product)).toBe(9)
    const line = await oneRow(
      db(),
      sql`select change, reason, note, clerk from stock_ledger where product_id = ${product} order by id desc limit 1`,
    )
    expect(line).toEqual({ change: -3, reason: 'counted', ...signed })
  })

  test('writes nothing where the shelf holds what was counted', async () => {
    await countStock(db(), { product, count: 12, ...signed })
    expect(await rowsOf(db(), sql`select 1 from stock_ledger`)).toHaveLength(1)
  })

  test('knows a product by the name in its address', async () => {
    const { slug } = await oneRow(db(), sql<{ slug: string }>`select slug from products where id = ${product}`)
    expect(await adjustStock(db(), { product: slug, change: 5, ...signed })).toMatchObject({ after: 17 })
  })

  test('refuses to take more off the shelf than there is', async () => {
    const tooMuch = adjustStock(db(), { product, change: -13, ...signed })
    await expect(tooMuch).rejects.toThrow('Only 12 of Halawa 1 kg on the shelf; 13 cannot go off it.')
    expect(await onHand(db(), product)).toBe(12)
  })

  test('two clerks at once lose nothing of each other', async () => {
    await Promise.all([1, 2, 3, 4].map(() => adjustStock(db(), { product, change: -3, ...signed })))
    expect(await onHand(db(), product)).toBe(0)
  })

  test('lists what is low, the lowest first, and what is left of goods no longer sold', async () => {
    const last = await aProduct(db(), { onHand: 1 })
    await sql`update products set withdrawn_at = now() where id = ${last}`.execute(db())
    await aProduct(db(), { onHand: 13 })
    expect((await listStock(db(), 12)).map(({ id, isWithdrawn }) => [id, isWithdrawn])).toEqual([
      [last, true],
      [product, false],
    ])
    expect(await listStock(db(), undefined)).toHaveLength(3)
  })
})

test('baqala stock: sets, adjusts, refuses and lists', async () => {
  const shop = await aShopOfItsOwn()
  const id = await shop.inside((db) => aProduct(db, { title: '=Halawa', unit: '1 kg', onHand: 7 }))
  expect(await shop.baqala('stock', 'set', id, '4', '--note', 'counted')).toMatchObject({
    code: 0,
    out: '=Halawa 1 kg: 4 on the shelf, 7 before.\n',
  })
  expect(await shop.baqala('stock', 'adjust', id, '-5')).toMatchObject({ code: 1, out: '' })
  expect(await shop.baqala('stock', 'adjust', id, 'five')).toMatchObject({ code: 2 })
  expect(await shop.baqala('stock', 'adjust', id, '-1', '--as', 'Mona')).toMatchObject({ code: 0 })
  const unknown = await shop.baqala('stock', 'set', 'product', '1')
  expect(unknown).toMatchObject({ code: 1 })
  expect(unknown.err).toMatch(/There is no product "product". Did you mean product-/)
  const csv = await shop.baqala('stock', 'list', '--low', '3', '--csv')
  // For Excel: the mark of UTF-8, and no cell that begins a formula.
  expect(csv.out).toMatch(/^\uFEFFon the shelf,product,name\r\n3,product-.*,'=Halawa 1 kg\r\n$/)
  await shop.remove()
}, 120_000)
