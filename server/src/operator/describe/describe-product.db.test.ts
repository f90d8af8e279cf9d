import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { cancelOrder } from '../../orders/placed/fulfilment.ts'
import { listLedgerLines } from '../../reports/stock-ledger.queries.ts'
import { adjustStock, countStock, findStockOf } from '../../stock/stock.ts'
import { describeHistory } from './describe-product.ts'

const db = useTestDatabase()
let product = ''
async function history(named: string, max: number) {
  const stock = await findStockOf(db(), named)
  return describeHistory(stock, await listLedgerLines(db(), stock.id, max))
}
beforeEach(async () => {
  product = await aProduct(db(), { title: 'Halawa', unit: '1 kg', onHand: 12 })
})

describe('the history of a product’s stock', () => {
  test('says when, how much, why and who, the newest first, with what was left', async () => {
    await adjustStock(db(), { product, change: -2, note: 'broken\u001b[2J' }, { name: 'Mona' })
    const order = await aCashOrder(db(), { productId: product, count: 3 })
    const cancelling = { reason: 'cancelledByShop', params: { note: 'The street is flooded.' } } as const
    await cancelOrder(
      { db: db(), payments: undefined },
      { orderId: order.id, who: 'shop', clerk: { name: 'Nadia' }, ...cancelling },
    )
    await countStock(db(), { product, count: 11, note: undefined }, { name: 'Mona' })

    const [title, , headings, ...lines] = (await history(product, 50)).split('\n')
    expect(title).toMatch(/^Halawa 1 kg \(product-.*\): 11 on the shelf$/)
    expect(headings).toMatch(/^when +change +left +reason +order +who +why$/)
    const time = String.raw`20\d\d-\d\d-\d\d \d\d:\d\d +`
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${time}\\+1 +11 +counted +Mona$`)),
      expect.stringMatching(
        new RegExp(`^${time}\\+3 +10 +put back +${order.number} +shop, Nadia +The street is flooded\\.$`),
      ),
      expect.stringMatching(
        new RegExp(`^${time}-3 +7 +ordered +${order.number} +shopper +Ordered, cash on delivery\\.$`),
      ),
      expect.stringMatching(new RegExp(`^${time}-2 +10 +adjusted +Mona +broken \\[2J$`)),
      expect.stringMatching(new RegExp(`^${time}\\+12 +12 +opening stock$`)),
    ])
  })

  test('is bounded, and says so', async () => {
    for (const change of [1, 2, 3]) await adjustStock(db(), { product, change, note: undefined }, { name: 'Mona' })
    const text = await history(product, 2)
    expect(text).toContain('The newest 2 of 4 lines; --most shows more.')
    expect(text.match(/adjusted/g)).toHaveLength(2)
  })

  test('is of the product with that name alone, and of one that there is', async () => {
    await aProduct(db(), { onHand: 4 })
    const { rows } = await sql<{ slug: string }>`select slug from products where id = ${product}`.execute(db())
    expect((await history(rows[0]?.slug ?? '', 50)).match(/opening stock/g)).toHaveLength(1)
    await expect(history('nope', 50)).rejects.toThrow('There is no product "nope".')
  })
})
