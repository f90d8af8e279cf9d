import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { aCashOrder, aPaidOrder, aPaidTwiceOrder } from '../../../test/order-factories.ts'
import { anOpenShop, runBaqala } from '../../../test/run-baqala.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { readConfig, type Config } from '../../config/config.ts'
import { ProviderTrouble, type Payments } from '../../payments/payments.ts'
import { newId } from '../../db/ids.ts'
import { oneRow } from '../../db/rows.ts'
import { insertPerson } from '../../staff/people.queries.ts'
import { seedDemoStaff } from '../../../seed/demo-staff.ts'
import { insertMaster } from '../../pictures/masters.queries.ts'
import { recordBackup } from '../../backup/last-backup.queries.ts'
import { changeOrder } from '../../orders/placed/change-order.ts'
import { listItems } from '../../orders/orders.queries.ts'
import { putStockBack, takeStock } from '../../stock/stock.queries.ts'
import * as books from '../../checks/check-books.ts'
import * as shopChecks from '../../checks/check-shop.ts'
import * as staffChecks from '../../checks/check-shop.ts'
import * as surroundings from '../../checks/check-surroundings.ts'
import type { Result } from '../../checks/finding.ts'
import { toLine } from './doctor.command.ts'

/** A check, told as the doctor prints it. */
function told<Asked extends unknown[]>(about: string, check: (...asked: Asked) => Promise<Result>) {
  return async (...asked: Asked) => toLine({ about, ...(await check(...asked)) })
}

const checkBooks = async (...asked: Parameters<typeof books.checkBooks>) =>
  (await books.checkBooks(...asked)).map(toLine)
const checkBackup = told('backup', shopChecks.checkBackup)
const checkCatalogue = told('catalogue', shopChecks.checkCatalogue)
const checkLocale = told('locale', shopChecks.checkLocale)
const checkPictures = told('pictures', shopChecks.checkPictures)
const checkClock = told('clock', surroundings.checkClock)
const checkDisk = told('disk', surroundings.checkDisk)
const checkMail = told('mail', surroundings.checkMail)
const checkOutbox = told('mails out', surroundings.checkOutbox)
const checkProvider = told('provider', surroundings.checkProvider)
const checkStaff = told('staff', staffChecks.checkStaff)
const checkSearch = told('search', surroundings.checkSearch)
const checkSettings = (config: Config) => toLine({ about: 'settings', ...surroundings.checkSettings(config) })

vi.setConfig({ testTimeout: 120_000 })

const db = useTestDatabase()

const wrongBooks = async () => (await checkBooks(db())).filter(({ todo }) => todo !== undefined)

/** Changes rows past the triggers, as only somebody with the keys to the database can. */
async function breakBooks(table: string, change: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db())
  await change.execute(db())
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(db())
}

async function slugOf(id: string): Promise<string> {
  const { slug } = await oneRow<{ slug: string }>(db())`select slug from products where id = ${id}`
  return slug
}

describe('the doctor, looking through the books', () => {
  test('finds nothing wrong in a shop that sold, delivered, cancelled and owes a fresh refund', async () => {
    await aCashOrder(db())
    const { id } = await aPaidOrder(db())
    await putStockBack(db(), id)
    await sql`update orders set state = 'refund due', updated_at = now() where id = ${id}`.execute(db())
    expect(await wrongBooks()).toEqual([])
    expect((await checkBooks(db())).map(({ says }) => says).join()).toContain('Owed to shoppers: 50.00\u00a0EGP')
  })

  test('finds stock that no ledger line accounts for', async () => {
    const id = await aProduct(db(), { onHand: 12 })
    await breakBooks('stock', sql`update stock set on_hand = 15 where product_id = ${id}`)
    expect(await wrongBooks()).toMatchObject([
      { about: 'stock', says: expect.stringMatching(/15 on the shelf, 12 by the ledger/) },
    ])
  })

  test('finds an order whose pieces somebody took out of the ledger, the opening stock lowered to match', async () => {
    const id = await aProduct(db(), { onHand: 12 })
    const { number } = await aCashOrder(db(), { productId: id, count: 2 })
    await breakBooks('stock_ledger', sql`delete from stock_ledger where reason = 'ordered'`)
    await breakBooks('stock_ledger', sql`update stock_ledger set change = 10 where reason = 'opening stock'`)
    expect(await wrongBooks()).toMatchObject([
      { about: 'ledger', says: `${number} (placed), ${await slugOf(id)}: 2 by the order, 0 by the ledger` },
    ])
  })

  test('finds a cancelled order whose goods never came back', async () => {
    const { number, id } = await aCashOrder(db(), { count: 3 })
    await sql`update orders set state = 'cancelled' where id = ${id}`.execute(db())
    expect(await wrongBooks()).toMatchObject([
      {
        about: 'ledger',
        says: expect.stringMatching(`^${number} \\(cancelled\\), .*: 0 by the order, 3 by the ledger$`),
      },
    ])
  })

  test('finds an order whose lines and total were lowered together', async () => {
    const { number } = await aCashOrder(db(), { count: 3 })
    await sql`update order_items set count = 1`.execute(db())
    await sql`update orders set total = 5000`.execute(db())
    expect(await wrongBooks()).toMatchObject([
      { about: 'ledger', says: expect.stringMatching(`^${number} \\(placed\\), .*: 1 by the order, 3 by the ledger$`) },
    ])
  })

  test.each([
    ['of this version', sql`delete from outbox`],
    ['that has no more than its letter', sql`update order_moves set params = null`],
  ])('finds an order %s whose prices and total were lowered together', async (_, forget) => {
    const { number } = await aCashOrder(db(), { count: 3 })
    await forget.execute(db())
    expect(await wrongBooks()).toEqual([])
    await sql`update order_items set price = 1000`.execute(db())
    await sql`update orders set total = 3000`.execute(db())
    expect(await wrongBooks()).toEqual([
      {
        about: 'totals',
        says: `${number}: 30.00\u00a0EGP, 150.00\u00a0EGP as it was last written down`,
        todo: 'Somebody changed orders by hand. Compare them with a backup.',
      },
    ])
  })

  test('compares an order that its shopper changed with what it cost then', async () => {
    const { id, number, shopperId, updatedAt: seen } = await aCashOrder(db(), { count: 3 })
    const [{ productId } = { productId: '' }] = await listItems(db(), [id])
    const counts = new Map([[productId, 4]])
    await changeOrder(db(), { orderId: id, who: shopperId, seenAt: seen, expectedTotal: 20_000, counts })
    expect(await wrongBooks()).toEqual([])
    await sql`update order_items set price = 1000`.execute(db())
    await sql`update orders set total = 4000`.execute(db())
    expect(await wrongBooks()).toMatchObject([
      { says: expect.stringMatching(`^${number}: 40.00\u00a0EGP, 200.00\u00a0EGP`) },
    ])
  })

  test('finds pieces that went to an order that is gone', async () => {
    await aCashOrder(db(), { count: 3 })
    await sql`delete from orders`.execute(db())
    expect(await wrongBooks()).toMatchObject([
      { about: 'ledger', says: expect.stringMatching(/^an order that is gone, .*: 0 by the order, 3 by the ledger$/) },
    ])
  })

  test('holds nothing against orders from before there was a ledger', async () => {
    const { id } = await aCashOrder(db(), { count: 3 })
    await breakBooks('stock_ledger', sql`delete from stock_ledger where reason = 'ordered'`)
    await breakBooks('stock_ledger', sql`update stock_ledger set change = 47`)
    await sql`update orders set created_at = '2026-01-01' where id = ${id}`.execute(db())
    expect(await wrongBooks()).toEqual([])
    await putStockBack(db(), id)
    await sql`update orders set state = 'cancelled' where id = ${id}`.execute(db())
    expect(await wrongBooks()).toEqual([])
  })

  test('finds nothing wrong with an order that ran out, was paid late, cancelled and refunded', async () => {
    const { id } = await aCashOrder(db(), { count: 3 })
    for (const [move, state] of [
      [putStockBack, 'expired'],
      [takeStock, 'paid'],
      [putStockBack, 'refunded'],
    ] as const) {
      await move(db(), id)
      await sql`update orders set state = ${state} where id = ${id}`.execute(db())
      expect((await wrongBooks()).filter(({ about }) => about === 'ledger')).toEqual([])
    }
  })

  test('finds an order that does not cost what its lines cost', async () => {
    const { number } = await aCashOrder(db())
    await sql`update orders set total = 4000`.execute(db())
    expect(await wrongBooks()).toMatchObject([
      { about: 'orders', says: `${number}: 40.00\u00a0EGP, its lines 50.00\u00a0EGP` },
    ])
  })

  test.each([
    ['paid without money', sql`delete from payments`, 'is paid, but no money arrived'],
    ['paid too little', sql`update payments set amount = 100`, 'costs 50.00\u00a0EGP, but 1.00\u00a0EGP arrived'],
    ['paid in dollars', sql`update payments set currency = 'usd'`, 'but 50.00\u00a0USD arrived'],
    ['sent back and delivered', sql`update payments set refunded_at = now()`, 'arrived and went back'],
    ['cancelled and kept', sql`update orders set state = 'cancelled'`, 'is cancelled and costs'],
    ['never sent back', sql`update orders set state = 'refunded'`, 'is refunded and costs'],
  ])('finds an order %s', async (_, change, words) => {
    await aPaidOrder(db())
    await change.execute(db())
    const findings = (await wrongBooks()).filter(({ about }) => about !== 'ledger')
    expect(findings).toMatchObject([{ about: 'payments', says: expect.stringContaining(words) }])
  })

  test('sees that a second payment of an order is owed, and reminds of it after a day', async () => {
    const { number } = await aPaidTwiceOrder(db())
    expect(await wrongBooks()).toEqual([])
    expect((await checkBooks(db())).at(-1)?.says).toBe(`Owed to shoppers: 50.00\u00a0EGP for order ${number}.`)
    await sql`update payments set captured_at = now() - interval '25 hours'`.execute(db())
    expect(await wrongBooks()).toMatchObject([{ todo: `Send it back: baqala orders refund ${number}` }])
  })

  test('reminds of a refund that waits for more than a day', async () => {
    const { id, number } = await aPaidOrder(db())
    await putStockBack(db(), id)
    await sql`update orders set state = 'refund due', updated_at = now() - interval '25 hours'`.execute(db())
    expect(await wrongBooks()).toMatchObject([{ todo: `Send it back: baqala orders refund ${number}` }])
  })
})

describe('the doctor, looking at who may sign in at the admin', () => {
  const selling = { isProduction: true, isPublic: true }

  test('demo people are wrong where one sells, and right where one tries', async () => {
    await seedDemoStaff(db())
    expect((await checkStaff(db(), { isProduction: false, isPublic: false })).todo).toBeUndefined()
    const { todo } = await staffChecks.checkStaff(db(), selling)
    expect(todo).toMatchObject({
      text: 'Everybody knows the passwords of picker, owner: dismiss them.',
      textAr: expect.not.stringContaining('baqala'),
    })
    expect((await checkStaff(db(), selling)).todo).toBe(
      'Everybody knows the passwords of picker, owner: baqala staff disable.',
    )
  })

  test('an owner without a second factor is wrong where one sells', async () => {
    const owner = { id: newId(), name: 'Mona', login: 'mona', role: 'owner', passwordHash: 'any' } as const
    await insertPerson(db(), owner)
    expect((await checkStaff(db(), selling)).todo).toContain('mona')
    await sql`update staff set totp_sealed = 'any'`.execute(db())
    expect((await checkStaff(db(), selling)).todo).toBeUndefined()
  })
})

describe('the doctor, looking around', () => {
  test('signs in to the mail server and sends nothing', async () => {
    const server = await startMailServer()
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
    expect((await checkMail(config)).todo).toBeUndefined()
    expect(server.arrived).toEqual([])
    await server.close()
    expect((await checkMail(config)).todo).toContain('SMTP_URL')
  })

  test('tells how much room there is where the shop keeps what it writes, wherever one asks', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-disk-'))
    const onServer = { DATABASE_URL: 'postgres://db.internal/baqala', DATA_DIR: folder }
    expect((await checkDisk(readConfig(onServer))).says).toMatch(new RegExp(`^\\d+ MB free where ${folder} is\\.$`))
    expect((await checkDisk(readConfig({ DATA_DIR: folder }))).says).toContain(`where ${folder} is`)
    await rm(folder, { recursive: true })
  })

  test('finds mails that nobody sends, and those that were given up', async () => {
    await aCashOrder(db())
    expect((await checkOutbox(db())).todo).toBeUndefined()
    await sql`update outbox set run_after = now() - interval '2 hours'`.execute(db())
    expect((await checkOutbox(db())).todo).toContain('Is the shop running?')
    await sql`update outbox set given_up_at = now()`.execute(db())
    expect((await checkOutbox(db())).says).toContain('given up')
  })

  test('asks the payment provider, and repeats what it says', async () => {
    const answers = (findSession: () => Promise<{ kind: 'expired' }>) =>
      checkProvider({ name: 'stripe', findSession } as Partial<Payments> as Payments)
    expect((await answers(async () => ({ kind: 'expired' }))).todo).toBeUndefined()
    const refused = await answers(() => Promise.reject(new ProviderTrouble('Invalid API Key')))
    expect(refused).toMatchObject({ says: expect.stringContaining('Invalid API Key'), todo: expect.any(String) })
  })

  test('finds a clock that ran ahead', async () => {
    expect((await checkClock(db())).todo).toBeUndefined()
    const { id } = await aCashOrder(db())
    await sql`update order_moves set moved_at = now() + interval '1 hour' where order_id = ${id}`.execute(db())
    expect((await checkClock(db())).todo).toContain('yet to come')
  })

  test('asks for an index of words only where there are too many products to search without one', async () => {
    await aProduct(db())
    await aProduct(db())
    await sql`drop index if exists products_by_words`.execute(db())
    expect(await checkSearch(db())).toEqual({
      about: 'search',
      says: 'Words are looked for in each of 2 products: there is no index.',
    })
    expect((await checkSearch(db(), 1)).todo).toContain('pg_trgm')
    await sql`create index products_by_words on products (id)`.execute(db())
    expect(await checkSearch(db(), 1)).toEqual({ about: 'search', says: 'Words are looked up in an index.' })
    await sql`drop index products_by_words`.execute(db())
  })

  test('finds a shop with nothing for sale', async () => {
    expect(await checkCatalogue(db())).toMatchObject({
      says: expect.stringContaining('empty'),
      todo: expect.any(String),
    })
    await aProduct(db())
    expect((await checkCatalogue(db())).todo).toBeUndefined()
    await sql`update products set withdrawn_at = now()`.execute(db())
    expect((await checkCatalogue(db())).todo).toContain('baqala catalogue import')
  })

  test('asks for a backup where people sell: there is none, or the last one is older than two days', async () => {
    const selling = { isProduction: true }
    expect(await checkBackup(db(), selling)).toMatchObject({ says: 'There is none yet.', isMinor: false })
    expect(await checkBackup(db(), { isProduction: false })).toMatchObject({ todo: expect.any(String), isMinor: true })
    await recordBackup(db())
    await recordBackup(db())
    expect(await checkBackup(db(), selling)).toEqual({
      about: 'backup',
      says: 'The last one is less than an hour old.',
    })
    await sql`update last_backup set made_at = now() - interval '47 hours'`.execute(db())
    expect(await checkBackup(db(), selling)).toEqual({ about: 'backup', says: 'The last one is 47 hours old.' })
    await sql`update last_backup set made_at = now() - interval '5 days'`.execute(db())
    expect(await checkBackup(db(), selling)).toMatchObject({
      says: 'The last one is 5 days old.',
      todo: expect.stringContaining('baqala backup'),
    })
  })

  test('finds no fault with the locale of our own databases', async () => {
    expect((await checkLocale(db())).todo).toBeUndefined()
  })

  test('counts the pictures, and finds a folder that cannot keep their widths', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
    await insertMaster(db(), { name: 'milk-0badcafe', type: 'image/webp', bytes: Buffer.alloc(9), width: 1, height: 1 })
    const at = (pictureCache: string) => checkPictures(db(), { pictureCache })
    expect(await at(path.join(folder, 'a/shop/that/begins'))).toEqual({
      about: 'pictures',
      says: 'The database holds 1 of your own, 1 MB.',
    })
    await writeFile(path.join(folder, 'file'), '')
    expect(await at(path.join(folder, 'file/cache'))).toMatchObject({ isMinor: true, todo: expect.any(String) })
    await rm(folder, { recursive: true })
  })

  test('warns of a shop in production that takes play money', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }
    expect(checkSettings(readConfig({ ...production, LOCAL_STAND_INS: 'yes' })).todo).toContain('without money')
    expect(checkSettings(readConfig(production)).todo).toContain('PUBLIC_URL')
    const trying = { STRIPE_SECRET_KEY: 'rk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    expect(checkSettings(readConfig({ ...production, ...trying })).todo).toContain('no money moves')
  })

  test('warns of a shop that believes what visitors say of their address', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', PUBLIC_URL: 'https://shop.example.com' }
    const todo = (TRUST_PROXY: string) => checkSettings(readConfig({ ...production, TRUST_PROXY })).todo
    for (const all of ['0.0.0.0/0', '10.0.0.1,::/0', '0.0.0.0/1, 128.0.0.0/01', '2000::/3'])
      expect(todo(all)).toMatch(/^TRUST_PROXY believes visitors, too/)
    for (const proxies of ['127.0.0.1', '10.0.0.0/8,fc00::/7', 'uniquelocal', '::1/128', '104.16.0.0/13'])
      expect(todo(proxies)).toBeUndefined()
  })

  test('warns of a shop for trying things out that the settings put on the internet', () => {
    const onTheInternet = [{ PUBLIC_URL: 'https://shop.example.com' }, { TRUST_PROXY: '127.0.0.1' }]
    for (const settings of onTheInternet) {
      expect(checkSettings(readConfig(settings)).todo).toContain('Set NODE_ENV=production')
      expect(checkSettings(readConfig({ ...settings, LOCAL_STAND_INS: 'yes' })).todo).toBeDefined()
    }
    expect(checkSettings(readConfig({ PUBLIC_URL: 'http://localhost:5173' })).todo).toBeUndefined()
  })
})

test('baqala doctor: a line for each thing, and 1 where something is wrong', async () => {
  const shop = await anOpenShop()
  const empty = await shop.baqala('doctor')
  expect(empty).toMatchObject({ code: 1, err: '' })
  expect(empty.out).toMatch(/✗ catalogue .*shoppers see no product\.\n +To do: /)
  expect(empty.out).toMatch(/! backup .*There is none yet\.\n/)

  await shop.inside((own) => aProduct(own, { onHand: 3 }))
  expect(await shop.baqala('backup', 'monday.gz')).toMatchObject({ code: 0, err: '' })
  const well = await runBaqala(['doctor'], { ...shop.settings, PROT: '3001' }, shop.folder)
  expect(well).toMatchObject({ code: 0, err: '' })
  expect(well.out).toMatch(/^✓ settings [\s\S]*\n✓ migrations [\s\S]*\n✓ refunds [\s\S]*The shop is well\.\n$/)
  expect(well.out).toContain('! settings    PROT is no setting of the shop. Did you mean PORT?')
  expect(well.out).toContain('✓ backup      The last one is less than an hour old.')

  await shop.inside(async (own) => {
    await sql`alter table stock disable trigger user`.execute(own)
    await sql`update stock set on_hand = 2`.execute(own)
  })
  const ill = await shop.baqala('doctor')
  expect(ill).toMatchObject({ code: 1, err: '' })
  expect(ill.out).toMatch(/✗ stock .*2 on the shelf, 3 by the ledger\n +To do: /)

  for (const nowhere of ['postgres://localhost:1/none', 'postgres://baqala@/none?host=/nowhere']) {
    const lost = await runBaqala(['doctor'], { DATABASE_URL: nowhere }, shop.folder)
    expect(lost).toMatchObject({ code: 1, err: '' })
    expect(lost.out).toMatch(/✗ database +The database at DATABASE_URL does not answer/)
  }
  const mistyped = await runBaqala(['doctor'], { PORT: 'many' }, shop.folder)
  expect(mistyped.out).toMatch(/✗ settings [\s\S]*PORT must be/)
  await shop.remove()
})
