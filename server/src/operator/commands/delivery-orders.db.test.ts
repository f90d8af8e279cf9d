/** The shop's commands on orders that are promised a time. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aDeliveryRound } from '../../../test/a-delivery-round.ts'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { cairoDay, dayInWords } from '../../egypt/cairo-time.ts'
import type { OrderRow } from '../../orders/orders.queries.ts'
import { checkBooks } from '../../checks/check-books.ts'
import { toLine } from './doctor.command.ts'
import { reportOf } from '../../reports/day-report.ts'
import { reportAsText } from './report.command.ts'
import { describeOrder, describeOrders } from '../describe/describe-order.ts'
import { readExport } from '../options.ts'
import { readSheetFile, writeOrders, writeSheet } from './order-files.ts'
import { listOrders } from '../../orders/shop-orders.queries.ts'
import { readWholeOrder } from '../../orders/board/staff-orders.ts'

const db = useTestDatabase()
let round: Awaited<ReturnType<typeof aDeliveryRound>>
let promised: OrderRow
let plain: OrderRow
let time: string
beforeEach(async () => {
  round = await aDeliveryRound(db())
  const productId = await aProduct(db(), { title: 'Buffalo Milk', unit: '1 L', price: 140.5 })
  plain = await aCashOrder(db(), { productId })
  const delivery = { areaId: round.near, slotId: round.other, isExpress: false, fee: 1_500 }
  const word = { cashWith: 50_000, ifRunsOut: 'leave out' as const, note: 'Third floor <b>left</b>' }
  const facts = { productId, count: 2, delivery: { ...delivery, word } }
  promised = await aCashOrder(db(), facts)
  time = `${round.first?.day} 12:00–14:00`
})

test('the list names the promised time, and those to agree on one for', async () => {
  const lines = describeOrders(await listOrders(db(), { max: 10 })).split('\n')
  expect(lines[0]).toMatch(/ {2}promised$/)
  expect(lines[1]).toContain(`  296.00\u00a0EGP  `)
  expect(lines[1]).toMatch(new RegExp(`  ${time}$`))
  expect(lines[2]).toMatch(/ {2}agree on a time$/)
})

test('a shop without areas lists orders as ever', async () => {
  await sql`delete from slot_places`.execute(db())
  await sql`update orders set area_id = null, slot_id = null`.execute(db())
  await sql`delete from delivery_slots`.execute(db())
  await sql`delete from delivery_areas`.execute(db())
  expect(describeOrders(await listOrders(db(), { max: 10 }))).not.toMatch(/promised|agree/)
  expect(await writeSheet(db(), { numbers: [] })).not.toMatch(/agree/)
})

test('one order tells area, time, fee, what to do if goods run out, the change to bring and the note', async () => {
  const text = describeOrder(await readWholeOrder(db(), promised.number))
  expect(text).toContain(
    `Delivery to Nasr City, round East: ${time}. Fee 15.00\u00a0EGP.\n` +
      'If something runs out: leave it out.\nPays with 500.00\u00a0EGP: 204.00\u00a0EGP change.\nNote: Third floor <b>left</b>\n',
  )
  expect(describeOrder(await readWholeOrder(db(), plain.number))).not.toContain('Delivery')
})

test('the sheets go by time and round, and tell who packs and brings what the shopper wants', async () => {
  const text = await writeSheet(db(), { numbers: [] })
  expect(text).toMatch(new RegExp(`\n\n${time}, East\n\n${promised.number} `))
  expect(text).toMatch(new RegExp(`\n\nagree on a time\n\n${plain.number} `))
  expect(text).toMatch(
    /\n +Delivery +15\.00\u00a0EGP\nIf something runs out: leave it out\.\nPays with 500\.00\u00a0EGP: 204\.00\u00a0EGP change\.\n/,
  )
  expect(text).toContain('Total: 296.00\u00a0EGP. Collect 296.00\u00a0EGP in cash.')

  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-sheet-'))
  await writeSheet(db(), { numbers: [], target: readSheetFile(`${folder}/sheet.html`) })
  const html = await readFile(`${folder}/sheet.html`, 'utf8')
  expect(html).toContain(`<h2 class="run" dir="auto">${time}, East</h2>`)
  expect(html).toContain('Note: Third floor &#60;b&#62;left&#60;/b&#62;')
  await rm(folder, { recursive: true })
})

test('the export and the day’s report have the fee', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-export-'))
  await writeOrders(db(), { target: readExport(`${folder}/all.csv`), as: { name: 'Mona' } })
  const csv = await readFile(`${folder}/all.csv`, 'utf8')
  expect(csv).toContain(`,"15.00","Nasr City","${time}","500.00","Third floor <b>left</b>","leave out",,\r\n`)
  expect(csv).toContain(',"0.00",,"agree on a time",,,,,\r\n')
  await rm(folder, { recursive: true })
  expect(reportAsText(await reportOf(db(), cairoDay(new Date())))).toMatch(
    /delivery fee\n +2 {2}placed {2}436\.50\u00a0EGP +15\.00\u00a0EGP\n/,
  )
})

test('doctor finds the order without its place, the slot with too many, and the total without the fee', async () => {
  const wrong = async () => (await checkBooks(db())).map(toLine).filter(({ todo }) => todo !== undefined)
  expect(await wrong()).toEqual([])
  await sql`update delivery_slots set capacity = 0`.execute(db())
  expect(await wrong()).toMatchObject([
    { about: 'places', says: `${dayInWords(round.first?.day ?? '')}, 12:00, East: 1 orders, 0 places` },
  ])
  await sql`delete from slot_places`.execute(db())
  await sql`update orders set delivery_fee = 0 where id = ${promised.id}`.execute(db())
  expect(await wrong()).toMatchObject([
    { about: 'orders', says: `${promised.number}: 296.00\u00a0EGP, its lines 281.00\u00a0EGP` },
    { about: 'places', says: `${promised.number} (placed) has no place in its slot` },
  ])
})
