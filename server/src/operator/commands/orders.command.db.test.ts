import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aProduct, onHand } from '../../../test/factories.ts'
import { aCashOrder, anOrdering, aPaidOrder, aPaidTwiceOrder } from '../../../test/order-factories.ts'
import { openPayingShop } from '../../../test/paying-shop.ts'
import { anOpenShop } from '../../../test/run-baqala.ts'
import { countOpenOrders } from '../../orders/orders.queries.ts'
import { cancelOrder } from '../../orders/placed/fulfilment.ts'
import { findOrder, type OrderRow } from '../../orders/orders.queries.ts'
import { placeOrder } from '../../orders/checkout/place-order.ts'
import { describeOrder, describeOrders } from '../describe/describe-order.ts'
import { readExport } from '../options.ts'
import { writeOrders } from './order-files.ts'
import { cancel, moveTo, refund, type OrderStep } from './order-steps.ts'
import { findOrders, listOrders } from '../../orders/shop-orders.queries.ts'
import { readSought } from '../../orders/sought.ts'
import { readWholeOrder } from '../../orders/board/staff-orders.ts'
import { listLogged } from '../../staff/log-list.queries.ts'

const shop = openPayingShop()
const db = () => shop.connection.db

const [pack, send, deliver] = [moveTo('being packed'), moveTo('on its way'), moveTo('delivered')]
const [takeBack, recall] = [send, pack]

async function ask(
  step: OrderStep,
  order: OrderRow,
  signed: { why?: string; byHand?: boolean; courier?: string } = {},
): Promise<string> {
  return step({ ...shop.deps, db: db() }, order.number, { as: { name: 'Mona' }, ...signed })
}

describe('an order in the book', () => {
  test('is packed, sent and delivered, and shows who did what and when', async () => {
    const order = await aCashOrder(db())
    expect(await ask(pack, order)).toBe(`Order ${order.number} is being packed.`)
    await expect(ask(pack, order)).rejects.toThrow('is being packed already.')
    await ask(send, order, { courier: '01001234567' })
    expect((await findOrder(db(), order.id))?.courierPhone).toBe('01001234567')
    await ask(deliver, order)
    const page = describeOrder(await readWholeOrder(db(), order.number))
    expect(page).toContain(`Order ${order.number}: delivered, 50.00\u00a0EGP`)
    expect(page).toContain('12 Talaat Harb Street, flat 4, Cairo, 01012345678')
    expect(page).toMatch(/\d\d:\d\d {2}being packed {2}shop, Mona {2}The shop is packing the order\./)
    expect(page).toMatch(/Cash: 50.00\u00a0EGP taken 20/)
    expect(page).toMatch(/-1 {2}ordered {2}Fresh Milk 1 litre/)
  })

  test('that was paid and is cancelled gets its money sent back, once', async () => {
    const productId = await aProduct(db(), { onHand: 10 })
    const order = await aPaidOrder(db(), { productId, count: 2 })
    await expect(ask(refund, order)).rejects.toThrow('no refund is due')
    expect(await ask(cancel, order, { why: 'The fridge broke.' })).toContain(`baqala orders refund ${order.number}`)
    expect(await ask(refund, order)).toBe(`Order ${order.number}: 200.00\u00a0EGP sent back.`)
    expect(await ask(refund, order)).toBe(`Order ${order.number} was refunded before.`)
    const page = describeOrder(await readWholeOrder(db(), order.number))
    expect(page).toMatch(/Card: 200.00\u00a0EGP arrived .*; sent back 20/)
    expect(page).toContain('The fridge broke.')
    expect(await onHand(db(), productId)).toBe(10)
  })

  test('is found by its phone in any form, its shopper’s name and e-mail, and its number', async () => {
    const order = await aCashOrder(db(), { name: 'Nadia_H' })
    const other = await aCashOrder(db(), { name: 'Omar' })
    await sql`update orders set phone = '+20 (10) ٩٩٩-88877' where id = ${order.id}`.execute(db())
    const find = async (text: string) => (await findOrders(db(), readSought(text), 20)).map(({ number }) => number)
    for (const text of ['01099988877', '٠١٠ ٩٩٩ ٨٨٨٧٧', '0020 10 999 88877', '88877', 'nadia_h', `#${order.number}`]) {
      expect([text, await find(text)]).toEqual([text, [order.number]])
    }
    expect(await find('@EXAMPLE.com')).toEqual([other.number, order.number])
    expect(await find('Nadia%')).toEqual([])
    expect(describeOrders(await findOrders(db(), readSought('Omar'), 20))).toMatch(/Omar +01012345678 +Cairo$/)
    expect(describeOrders(await findOrders(db(), readSought('Zeinab'), 20))).toBe('No orders found.')
  })

  test('with nothing to send back says what goes instead, and sends nobody round in circles', async () => {
    const order = await aCashOrder(db())
    await expect(ask(refund, order)).rejects.toThrow(
      'It was ordered for cash, so nothing came in online that could be sent back.',
    )
    const paid = await aPaidOrder(db())
    for (const step of [pack, send, deliver]) await ask(step, paid)
    await expect(ask(refund, paid)).rejects.toThrow('it can no longer be cancelled. Send money back in the dashboard')
  })

  test('that was delivered by mistake is on its way again, for a reason', async () => {
    const order = await aCashOrder(db())
    for (const step of [pack, send, deliver]) await ask(step, order)
    await expect(ask(takeBack, order)).rejects.toThrow('it cannot become on its way')
    expect(await ask(takeBack, order, { why: 'It was 10043.' })).toBe(`Order ${order.number} is on its way.`)
    const page = describeOrder(await readWholeOrder(db(), order.number))
    expect(page).toMatch(/Cash: 50.00\u00a0EGP at the door\./)
    expect(page).toContain('Taken back, it was not delivered: It was 10043.')
    expect(await ask(recall, order, { why: 'It stands here.' })).toBe(`Order ${order.number} is being packed.`)
  })

  test('that neither left nor was delivered is not moved on by taking that back', async () => {
    const placed = await aCashOrder(db())
    await expect(ask(recall, placed, { why: 'It stands here.' })).rejects.toThrow('there is nothing to take back')
    await expect(ask(takeBack, placed, { why: 'It was 10043.' })).rejects.toThrow('it cannot become on its way')
    await ask(pack, placed)
    await expect(ask(takeBack, placed, { why: 'It was 10043.' })).rejects.toThrow('there is nothing to take back')
    expect((await findOrder(db(), placed.id))?.state).toBe('being packed')
  })

  test('whose money no provider can send back is called refunded only where a person says so', async () => {
    const order = await aPaidOrder(db())
    await ask(cancel, order)
    await sql`delete from local_payments`.execute(db())
    await expect(ask(refund, order)).rejects.toThrow('Nobody paid on the page')
    const noted = `Order ${order.number}: 50.00\u00a0EGP noted as gone back another way.`
    expect(await ask(refund, order, { byHand: true })).toBe(noted)
    const page = describeOrder(await readWholeOrder(db(), order.number))
    expect(page).toMatch(/Card: 50.00\u00a0EGP arrived .*; went back another way 20/)
    expect(page).toContain('Noted: the money went back another way.')
    expect((await findOrder(db(), order.id))?.state).toBe('refunded')
    const another = await aPaidOrder(db())
    await ask(cancel, another)
    const withoutProvider = { ...shop.deps, payments: undefined, db: db() }
    await expect(refund(withoutProvider, another.number, { as: { name: 'Mona' } })).rejects.toThrow('note it')
  })

  test('that was paid twice gets the second payment sent back and goes on', async () => {
    const order = await aPaidTwiceOrder(db())
    expect((await listOrders(db(), { state: 'refund due', max: 50 })).map(({ number }) => number)).toEqual([
      order.number,
    ])
    expect(await countOpenOrders(db())).toContainEqual({ state: 'refund due', count: 1 })
    const [first, second] = describeOrder(await readWholeOrder(db(), order.number)).match(/^Card: .*$/gm) ?? []
    expect(first).toMatch(/^Card: 50\.00\u00a0EGP arrived [\d :-]+\.$/)
    expect(second).toMatch(/^Card: 50\.00\u00a0EGP arrived [\d :-]+; it has to be sent back\.$/)
    expect(await ask(refund, order)).toBe(`Order ${order.number}: 50.00\u00a0EGP sent back.`)
    await expect(ask(refund, order)).rejects.toThrow('no refund is due')
    expect((await findOrder(db(), order.id))?.state).toBe('paid')
    expect(await listOrders(db(), { state: 'refund due', max: 50 })).toEqual([])
  })

  test('that was paid twice and is cancelled gets both payments sent back', async () => {
    const order = await aPaidTwiceOrder(db())
    await ask(cancel, order)
    expect(await ask(refund, order)).toBe(`Order ${order.number}: 50.00\u00a0EGP and 50.00\u00a0EGP sent back.`)
    expect((await findOrder(db(), order.id))?.state).toBe('refunded')
    expect(await ask(refund, order)).toBe(`Order ${order.number} was refunded before.`)
  })

  test('that owes nothing is told why, and sent nowhere in vain', async () => {
    const [cash, card] = [await aCashOrder(db()), await aPaidOrder(db())]
    const { order: unpaid } = await placeOrder(db(), await anOrdering(db()), { method: 'card' })
    await ask(cancel, unpaid)
    expect(await ask(cancel, unpaid)).toBe(`Order ${unpaid.number} was cancelled before. Nothing was paid for it.`)
    await expect(ask(refund, unpaid)).rejects.toThrow('is cancelled; no refund is due. Nothing was paid for it.')
    await expect(ask(refund, card)).rejects.toThrow('is paid; no refund is due. Cancelling it makes it due.')
    for (const order of [cash, card]) for (const step of [pack, send, deliver]) await ask(step, order)
    await expect(ask(refund, cash)).rejects.toThrow('is delivered; no refund is due. It was ordered for cash')
    await expect(ask(refund, card)).rejects.toThrow('can no longer be cancelled. Send money back in the dashboard')
    await expect(ask(cancel, card)).rejects.toThrow('is delivered and can no longer be cancelled')
  })

  test('that is over already is not cancelled once more', async () => {
    const order = await aPaidOrder(db())
    await ask(cancel, order)
    const { number } = order
    expect(await ask(cancel, order)).toBe(
      `Order ${number} is over already. Its money has to go back: baqala orders refund ${number}.`,
    )
    await ask(refund, order)
    expect(await ask(cancel, order)).toBe(`Order ${number} is over, and its money was sent back.`)
  })

  test('stands under the day it has in Cairo, and gives a terminal no orders a shopper wrote', async () => {
    const order = await aCashOrder(db(), { name: 'Nadia\u001b[2J' })
    await sql`update orders set created_at = '2026-07-14T21:00:00Z'`.execute(db())
    const list = describeOrders(await listOrders(db(), { day: '2026-07-15', state: 'placed', max: 50 }))
    expect(list).toContain(`${order.number}  2026-07-15 00:00  placed`)
    expect(list).not.toContain('\u001b')
    expect(await listOrders(db(), { day: '2026-07-14', max: 50 })).toEqual([])
    expect(await listOrders(db(), { state: 'paid', max: 50 })).toEqual([])
  })

  test('is exported with why it was cancelled, and by which way its money went back', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-export-'))
    const [byCard, byHand, left] = [await aPaidOrder(db()), await aPaidOrder(db()), await aCashOrder(db())]
    await ask(cancel, byCard, { why: 'The street is flooded.' })
    await ask(refund, byCard)
    await ask(cancel, byHand, { why: 'No milk.' })
    await ask(refund, byHand, { byHand: true })
    await cancelOrder(
      { db: db(), payments: undefined },
      { orderId: left.id, who: 'shopper', reason: 'cancelledByShopper' },
    )
    const target = readExport(`${folder}/all.csv`)
    await writeOrders(db(), { target, as: { name: 'Mona' } })
    const rows = (parse(await readFile(target.file, 'utf8'), { bom: true }) as string[][]).map((cells) =>
      cells.slice(-2),
    )
    expect(rows).toEqual([
      ['why cancelled', 'money went back'],
      ['The street is flooded.', 'card'],
      ['No milk.', 'another way'],
      ['The shopper cancelled the order.', ''],
    ])
  })

  test('is exported with its days, and no shopper’s words become a formula', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-export-'))
    const order = await aCashOrder(db(), { details: '=HYPERLINK("http://evil.example")\n=1+1;x\r@y' })
    await sql`update orders set created_at = '2026-01-14T22:00:00Z'`.execute(db())
    await aCashOrder(db())
    const as = { name: 'Mona' }
    const days = { from: '2026-01-15', to: '2026-01-15' }
    const january = readExport(`${folder}/january.csv`)

    await writeOrders(db(), { target: january, ...days, as })
    const csv = await readFile(`${folder}/january.csv`, 'utf8')
    expect(csv).toMatch(/^\uFEFF"order","ordered","state",.*,"why cancelled","money went back"\r\n/)
    expect(csv).toContain(`\r\n"${order.number}","2026-01-15 00:00","placed","cash","50.00",`)
    const [, cellsOfOrder = []] = parse(csv, { bom: true }) as string[][]
    expect(cellsOfOrder).toContain(`'=HYPERLINK("http://evil.example")\n=1+1;x\r@y`)
    expect(cellsOfOrder).toContain("'01012345678")
    expect(csv.trim().split('\r\n')).toHaveLength(2)

    expect(cellsOfOrder.slice(5, 7)).toEqual(['', ''])

    await writeOrders(db(), { target: january, ...days, arabicHeadings: true, force: true, as })
    const [headings = '', ...cells] = (await readFile(`${folder}/january.csv`, 'utf8')).split('\r\n')
    expect(headings).toMatch(/^\uFEFF"رقم الطلب",.*,"سبب الإلغاء","الفلوس رجعت"$/)
    expect(headings).not.toMatch(/[a-z]/i)
    expect(headings.split(',')).toHaveLength(csv.split('\r\n', 1)[0]!.split(',').length)
    expect(cells).toEqual(csv.split('\r\n').slice(1))

    const target = readExport(`${folder}/all.JSON`)
    await writeOrders(db(), { target, as })
    const all = JSON.parse(await readFile(target.file, 'utf8')) as object[]
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ number: order.number, total: 50, lines: [{ title: 'Fresh Milk', price: 50 }] })
    // The file leaves the shop: no column of an order comes into it unseen.
    expect(Object.keys(all[0] ?? {})).toEqual([
      ...['number', 'state', 'paymentMethod', 'name', 'email', 'phone', 'city', 'details'],
      ...['total', 'deliveryFee', 'cashWith', 'createdAt', 'paidAt', 'deliveredAt'],
      ...['areaId', 'slotId', 'promisedFrom', 'promisedUntil', 'isExpress', 'note', 'ifRunsOut', 'delivery', 'lines'],
      ...['whyCancelled', 'moneyBack'],
    ])

    // The courier took the cash.
    await sql`update orders set state = 'delivered', delivered_at = '2026-01-16 10:00+02' where id = ${order.id}`.execute(
      db(),
    )
    await writeOrders(db(), { target: january, ...days, force: true, as })
    expect(await readFile(`${folder}/january.csv`, 'utf8')).toContain('"50.00","2026-01-16 10:00","2026-01-16 10:00"')

    await expect(writeOrders(db(), { target, as })).rejects.toThrow('all.JSON is there already. --force')
    await writeOrders(db(), { target, ...days, force: true, as })
    expect(JSON.parse(await readFile(target.file, 'utf8'))).toHaveLength(1)
    expect(await listLogged(db(), { kind: 'shop', limit: 2, offset: 0 })).toMatchObject([
      {
        who: 'Mona',
        what: 'orders exported',
        name: 'orders.json',
        after: { ...{ from: days.from, until: days.to }, orders: 1 },
      },
      { who: 'Mona', what: 'orders exported', name: 'orders.csv' },
    ])
    expect((await readdir(folder)).sort()).toEqual(['all.JSON', 'january.csv'])
    await rm(folder, { recursive: true })
  })
})

test('baqala orders: does what it can of several, and ends with 1 where one was refused', async () => {
  const own = await anOpenShop()
  const { id, number } = await own.inside((ownDb) => aCashOrder(ownDb))
  const some = await own.baqala('orders', 'pack', '999', String(number), '--as', 'Mona')
  expect(some).toMatchObject({ code: 1, out: `Order ${number} is being packed.\n`, err: 'There is no order 999.\n' })
  expect((await own.baqala('orders', 'show', String(number))).out).toContain('shop, Mona')
  expect(await own.baqala('orders', 'pack', 'ten')).toMatchObject({ code: 2, out: '' })
  const toNobody = await own.baqala('orders', 'send', String(number), '--courier', '123')
  expect(toNobody).toMatchObject({ code: 2, out: '' })
  expect(toNobody.err).toContain('It must be a phone number such as 01001234567.')
  await own.baqala('orders', 'send', String(number), '--courier', '+20 100 123-4567')
  expect(await own.inside((ownDb) => findOrder(ownDb, id))).toMatchObject({ courierPhone: '01001234567' })
  for (const back of ['recall', 'take-back'])
    expect(await own.baqala('orders', back, String(number))).toMatchObject({
      ...{ code: 2, out: '', err: expect.stringContaining("required option '--why <text>'") },
    })
  const silent = await own.baqala('orders', 'cancel', String(number), '--why', ' ')
  expect(silent).toMatchObject({ code: 2, out: '' })
  expect(silent.err).toContain('It must be a sentence of 1 to 200 letters: the shopper reads it.')
  expect(await own.baqala('orders', 'cancel', String(number), '--why', 'a'.repeat(201))).toMatchObject({ code: 2 })
  expect((await own.baqala('orders', 'list', '--most', '0')).err).toContain(
    'It must be a whole number from 1 to 10000.',
  )
  expect((await own.baqala('orders', 'list')).out).toContain('01012345678')
  await own.remove()
}, 120_000)

test('baqala orders … --check says what would become of an order, and leaves it as it is', async () => {
  const own = await anOpenShop()
  const { number } = await own.inside((ownDb) => aPaidOrder(ownDb))
  const check = async (...words: string[]) => (await own.baqala('orders', ...words, String(number), '--check')).out
  expect(await check('pack')).toBe(`Nothing is changed yet. This is what would be:\nOrder ${number} is being packed.\n`)
  expect(await check('cancel')).toContain(`Order ${number} is cancelled and was paid`)
  expect((await own.baqala('orders', 'list')).out).toMatch(new RegExp(`\n${number} .* paid +card `))
  await own.baqala('orders', 'cancel', String(number))
  expect(await check('refund')).toContain(`Order ${number}: 50.00 EGP sent back.`)
  expect((await own.baqala('orders', 'list')).out).toContain('refund due')
  await own.remove()
}, 120_000)

test('an ending that no command writes is wrong usage, and a file that is there is kept, whatever is exported', async () => {
  const own = await anOpenShop()
  for (const noun of ['orders', 'catalogue']) {
    const wrong = await own.baqala(noun, 'export', `${noun}.xls`)
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toContain('It must end in .csv or .json.')
    expect(await own.baqala(noun, 'export', `${noun}.csv`, '--as', 'Mona')).toMatchObject({ code: 0, err: '' })
    expect(await own.baqala(noun, 'export', `${noun}.csv`)).toMatchObject({ code: 1, out: '' })
  }
  const sheet = await own.baqala('orders', 'sheet', '--file', 'today.pdf')
  expect(sheet).toMatchObject({ code: 2, out: '' })
  expect(sheet.err).toContain('It must end in .html or .htm or .txt.')
  await own.remove()
}, 120_000)
