import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aDeliveryRound } from '../../../test/a-delivery-round.ts'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder, aPaidOrder } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { moveOn } from '../../orders/placed/fulfilment.ts'
import type { OrderRow } from '../../orders/orders.queries.ts'
import { explainError } from '../explain-error.ts'
import { collectSheet, type Sheet } from '../../orders/board/sheet.ts'
import { readSheetFile, writeSheet } from './order-files.ts'

const db = useTestDatabase()
let milk = ''
let cash: OrderRow
let paid: OrderRow

beforeEach(async () => {
  milk = await aProduct(db(), { title: 'Buffalo Milk', unit: '1 L', price: 43, category: 'Dairy' })
  const bread = await aProduct(db(), { title: 'Baladi Bread', unit: '5 pieces', price: 10, category: 'Bakery' })
  cash = await aCashOrder(db(), { productId: milk, count: 2, name: 'نادية', details: '١٢ شارع طلعت حرب <b>شقة ٤</b>' })
  paid = await aPaidOrder(db(), { productId: milk })
  const other = await aCashOrder(db(), { productId: bread, details: '3 Road 9, Maadi' })
  await moveOn(db(), other.id, 'being packed', { name: 'Mona' })
})

const deliveriesOf = ({ runs }: Pick<Sheet, 'runs'>) => runs.flatMap(({ deliveries }) => deliveries)

describe('the sheet of orders', () => {
  test('sums the goods to pick over the orders that wait, by category', async () => {
    const { picking, runs } = await collectSheet(db(), [])
    const deliveries = deliveriesOf({ runs })
    const orders = [
      { number: cash.number, count: 2 },
      { number: paid.number, count: 1 },
    ]
    expect(picking).toEqual([{ category: 'Dairy', goods: [{ name: 'Buffalo Milk 1 L', count: 3, orders }] }])
    expect(deliveries.map(({ order, toCollect }) => [order.number, toCollect])).toEqual([
      [cash.number, 8_600],
      [paid.number, 0],
    ])
  })

  test('tells the courier whom to bring what, and what to collect', async () => {
    const text = await writeSheet(db(), { numbers: [] })
    expect(text).toMatch(/^Picking list {2}\(2 orders, 20\d\d-\d\d-\d\d \d\d:\d\d\)\n\nDairy\n/)
    expect(text).toContain(`3  Buffalo Milk 1 L  ${cash.number} ×2, ${paid.number}`)
    expect(text).toContain(`${cash.number}  نادية, 01012345678\n١٢ شارع طلعت حرب <b>شقة ٤</b>, Cairo\n`)
    expect(text).toContain('Total: 86.00\u00a0EGP. Collect 86.00\u00a0EGP in cash.')
    expect(text).toContain('Total: 43.00\u00a0EGP. Paid by card.')
  })

  test('says that a delivery fee which is agreed on by phone comes on top of the total', async () => {
    await aDeliveryRound(db())
    const text = await writeSheet(db(), { numbers: [] })
    expect(text).toContain('Total: 86.00\u00a0EGP. Collect 86.00\u00a0EGP and the delivery fee in cash.')
    expect(text).toContain('Total: 43.00\u00a0EGP. Paid by card, but for the delivery fee.')
    const page = await writeSheet(db(), { numbers: [], html: true })
    expect(page).toContain('Collect <bdi dir="ltr">86.00\u00a0EGP</bdi> and the delivery fee in cash')
    await sql`update delivery_areas set closed_at = now()`.execute(db())
    expect(await writeSheet(db(), { numbers: [] })).toContain('Collect 86.00\u00a0EGP in cash.')
  })

  test('is of the orders that are named, or of a state', async () => {
    expect(deliveriesOf(await collectSheet(db(), [paid.number])).map(({ order }) => order.number)).toEqual([
      paid.number,
    ])
    const [packed] = deliveriesOf(await collectSheet(db(), [], ['being packed']))
    expect(packed?.order.details).toBe('3 Road 9, Maadi')
  })

  test('is refused where there is nothing to bring', async () => {
    await expect(collectSheet(db(), [cash.number, 999])).rejects.toThrow('There is no order 999.')
    await sql`update orders set state = 'cancelled' where id = ${cash.id}`.execute(db())
    await expect(collectSheet(db(), [cash.number])).rejects.toThrow(
      'is cancelled: there is nothing to pick or to bring',
    )
    await expect(collectSheet(db(), [], ['on its way'])).rejects.toThrow('No order is in the state on its way')
  })

  test('is a page to print, for its owner alone, in which no shopper’s words become markup', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-sheet-'))
    const file = path.join(folder, 'today.html')
    expect(await writeSheet(db(), { numbers: [], target: readSheetFile(file) })).toBe(
      `The sheet of 2 orders is in ${file}.`,
    )
    const page = await readFile(file, 'utf8')
    expect(page).toContain('<p dir="auto">١٢ شارع طلعت حرب &#60;b&#62;شقة ٤&#60;/b&#62;</p>')
    expect(page).toContain('Collect <bdi dir="ltr">86.00\u00a0EGP</bdi> in cash')
    expect(page).not.toMatch(/<(script|link|img)|https?:/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const [withoutTime, printed] = [page, await writeSheet(db(), { numbers: [], html: true })].map((html) =>
      html.replaceAll(/\d\d:\d\d/g, ''),
    )
    expect(printed).toBe(withoutTime)
    expect(await readdir(folder)).toEqual(['today.html'])
    await rm(folder, { recursive: true })
  })

  test('is named where the disk is full, and the sheet of before stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-sheet-'))
    const file = path.join(folder, 'today.txt')
    await writeFile(file, 'the sheet of before')
    const anyFile = await open(file)
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    })
    const disk = vi.spyOn(Object.getPrototypeOf(anyFile), 'writeFile').mockRejectedValue(full)
    const error: unknown = await writeSheet(db(), { numbers: [], target: readSheetFile(file) }).catch(
      (reason: unknown) => reason,
    )
    disk.mockRestore()
    await anyFile.close()
    expect(explainError(error)).toBe(`${file}: the disk is full.`)
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['today.txt'], 'the sheet of before'])
    await rm(folder, { recursive: true })
  })
})
