import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aProduct, onHand } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { listStock } from './stock.queries.ts'
import { adjustStock, countStock, findStockOf } from './stock.ts'

const db = useTestDatabase()
let product = ''

beforeEach(async () => {
  product = await aProduct(db(), { title: 'Halawa', unit: '1 kg', onHand: 12 })
})

const note = 'Friday count'
const mona = { name: 'Mona' }

describe('the stock', () => {
  test('writes what was counted as the difference, with who and why', async () => {
    const counted = await countStock(db(), { product, count: 9, note }, mona)
    expect(counted).toMatchObject({ name: 'Halawa 1 kg', before: 12, after: 9, entry: { reason: 'counted' } })
    expect(await onHand(db(), product)).toBe(9)
    const line = await oneRow(db())`
      select change, reason, note, clerk from stock_ledger where product_id = ${product} order by id desc limit 1`
    expect(line).toEqual({ change: -3, reason: 'counted', note, clerk: 'Mona' })
  })

  test('writes nothing where the shelf holds what was counted', async () => {
    await countStock(db(), { product, count: 12, note }, mona)
    expect(await rowsOf(db())`select 1 from stock_ledger`).toHaveLength(1)
  })

  test('knows a product by the name in its address', async () => {
    const { slug } = await oneRow<{ slug: string }>(db())`select slug from products where id = ${product}`
    expect(await adjustStock(db(), { product: slug, change: 5, note }, mona)).toMatchObject({ after: 17 })
  })

  test('knows a product by its SKU, and by the barcode that a scanner reads off its pack', async () => {
    await sql`update products set sku = 'HAL-1', barcode = '6221000000011' where id = ${product}`.execute(db())
    expect(await adjustStock(db(), { product: 'HAL-1', change: 5, note }, mona)).toMatchObject({ after: 17 })
    expect(await countStock(db(), { product: '6221000000011', count: 3, note }, mona)).toMatchObject({ before: 17 })
    expect((await findStockOf(db(), '6221000000011')).id).toBe(product)
  })

  test('prefers the name in the address to a SKU, and a SKU to a barcode', async () => {
    const [bySlug, bySku] = [await aProduct(db()), await aProduct(db())]
    await sql`update products set barcode = '1001', sku = 'halawa' where id = ${product}`.execute(db())
    await sql`update products set slug = 'halawa' where id = ${bySlug}`.execute(db())
    await sql`update products set sku = '1001' where id = ${bySku}`.execute(db())
    expect([(await findStockOf(db(), 'halawa')).id, (await findStockOf(db(), '1001')).id]).toEqual([bySlug, bySku])
  })

  test('refuses to take more off the shelf than there is', async () => {
    const tooMuch = adjustStock(db(), { product, change: -13, note }, mona)
    await expect(tooMuch).rejects.toThrow('Only 12 of Halawa 1 kg in stock; 13 cannot be taken out.')
    expect(await onHand(db(), product)).toBe(12)
  })

  test('two clerks at once lose nothing of each other', async () => {
    await Promise.all([1, 2, 3, 4].map(() => adjustStock(db(), { product, change: -3, note }, mona)))
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
