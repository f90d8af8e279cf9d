/** `baqala staff` as the person at the keyboard meets it, and the log that every command writes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { anOpenShop, runBaqala, type ShopOfItsOwn } from '../../../test/run-baqala.ts'
import { listLogged } from '../../staff/log-list.queries.ts'

let shop: ShopOfItsOwn
const staff = (...words: string[]) => shop.baqala('staff', ...words)
const log = (what: string) => shop.inside((db) => listLogged(db, { what, limit: 10, offset: 0 }))

beforeAll(async () => {
  shop = await anOpenShop()
})
afterAll(() => shop.remove())

describe('baqala staff', { timeout: 120_000 }, () => {
  test('an empty shop says how the first owner is added', async () => {
    expect((await staff('list')).out).toContain('baqala staff add "Mona Hassan" --role owner')
  })

  test('add prints a link, and keeps only its hash', async () => {
    const added = await staff('add', 'Mona Hassan', '--role', 'owner', '--as', 'Mona')
    expect(added).toMatchObject({ code: 0 })
    expect(added.out).toContain('Mona Hassan is owner, and signs in as mona.')
    const secret = /\/admin\/invitation#([\w-]{32})$/m.exec(added.out)?.[1]
    const rows = await shop.inside((db) => sql`select row_to_json(staff) as row from staff`.execute(db))
    expect(secret).toBeDefined()
    expect(JSON.stringify(rows.rows)).not.toContain(secret)
    expect((await staff('list')).out).toMatch(/mona +Mona Hassan +owner +invited/)
  })

  test('add with --check names who would be added, and prints no link, as it would open nothing', async () => {
    const { out } = await staff('add', 'Laila', '--role', 'picker', '--check', '--as', 'Mona')
    expect(out).toContain('Laila is picker, and signs in as laila.')
    expect(out).not.toContain('/admin/invitation')
    expect((await staff('list')).out).not.toContain('laila')
    expect((await staff('invite', 'mona', '--check', '--as', 'Mona')).out).not.toContain('/admin/invitation')
  })

  test('a login that somebody has, a role that there is not and a person that nobody knows end in a sentence', async () => {
    expect((await staff('add', 'Mona', '--role', 'picker', '--as', 'Mona')).err).toContain(
      'Somebody is called mona already.',
    )
    expect(await staff('add', 'Karim', '--role', 'boss')).toMatchObject({ code: 2 })
    expect((await staff('disable', 'karim', '--as', 'Mona')).err).toContain('There is no such person.')
  })

  test('disable and enable, with --check only said', async () => {
    await staff('add', 'Karim', '--role', 'picker', '--as', 'Mona')
    expect((await staff('disable', 'karim', '--check', '--as', 'Mona')).out).toContain('disabled')
    expect((await staff('list')).out).not.toContain('disabled')
    expect((await staff('disable', 'karim', '--as', 'Mona')).out).toMatch(/karim +Karim +picker +disabled/)
    expect((await staff('enable', 'karim', '--as', 'Mona')).out).not.toContain('disabled')
    expect(await log('person disabled')).toMatchObject([{ who: 'Mona Hassan', name: 'Karim' }])
  })

  test('--as finds a person by login or name, and stock, orders and log name the same one', async () => {
    const [product, { number }] = await shop.inside(async (db) => [await aProduct(db), await aCashOrder(db)] as const)
    await shop.baqala('stock', 'adjust', product, '+3', '--as', 'MONA')
    await shop.baqala('orders', 'pack', String(number), '--as', 'mona hassan')
    await shop.baqala('delivery', 'pause', '--as', 'mona')
    expect(await log('stock adjusted')).toMatchObject([{ who: 'Mona Hassan' }])
    expect(await log(String(number))).toMatchObject([{ who: 'Mona Hassan', what: 'order being packed' }])
    expect(await log('shop closed')).toMatchObject([{ who: 'Mona Hassan' }])
    await shop.baqala('delivery', 'resume', '--as', 'Hala')
    expect(await log('shop opened')).toMatchObject([{ who: 'Hala' }])
  })

  test('--as names nobody whose role may not do it: the books would say that they did', async () => {
    const [product, { number }] = await shop.inside(async (db) => [await aProduct(db), await aCashOrder(db)] as const)
    const asKarim = async (...words: string[]) => (await shop.baqala(...words, '--as', 'karim')).err
    expect(await asKarim('product', 'set', product, 'price=1')).toBe(
      'Karim is a picker and may not do this, so the books cannot say that Karim did. --as names somebody who may.\n',
    )
    expect(await asKarim('delivery', 'pause')).toContain('Karim is a picker')
    expect(await asKarim('orders', 'refund', String(number))).toContain('Karim is a picker')
    expect(await asKarim('catalogue', 'export', 'all.csv')).toContain('Karim is a picker')
    expect(await asKarim('orders', 'export', 'orders.csv')).toContain('Karim is a picker')
    expect(await asKarim('search', 'add', 'butter', 'kerrygold')).toContain('Karim is a picker')
    expect(await asKarim('mail', 'retry')).toContain('Karim is a picker')
    expect(await asKarim('orders', 'cancel', String(number))).toContain('may not cancel an order')
    expect(await asKarim('orders', 'pack', String(number))).toBe('')
    expect(await asKarim('stock', 'adjust', product, '+1')).toBe('')
  })

  test('who works as root is reminded of --as once something is written, and by no refusal of all', async () => {
    const asRoot = async (...words: string[]) => runBaqala(words, { ...shop.settings, SUDO_USER: 'root' }, shop.folder)
    const reminder = 'The books know you as root. --as NAME says who you are.\n'
    const id = await shop.inside((db) => aProduct(db, { onHand: 3 }))
    expect((await asRoot('stock', 'adjust', id, '-4')).err).not.toContain(reminder)
    expect((await asRoot('stock', 'adjust', id, '-1')).err).toBe(reminder)
    const { number } = await shop.inside((db) => aCashOrder(db))
    const none = await asRoot('orders', 'pack', '999998', '999999')
    expect([none.code, none.err]).toEqual([1, expect.not.stringContaining(reminder)])
    const one = await asRoot('orders', 'pack', `${number}`, '999999')
    expect([one.code, one.err]).toEqual([1, expect.stringContaining(reminder)])
  })

  test('a price that a command changes is in the log, under the person whom --as names by login', async () => {
    const id = await shop.inside((db) => aProduct(db, { title: 'Halawa', unit: '500 g', price: 74.5 }))
    await shop.baqala('product', 'set', id, 'price=80', '--yes', '--as', 'mona')
    expect(await log('price')).toMatchObject([
      {
        who: 'Mona Hassan',
        what: 'price changed',
        name: 'Halawa 500 g',
        before: { price: '74.50' },
        after: { price: '80.00' },
      },
    ])
  })

  test('a name in Arabic letters asks for a login, and nobody who is dismissed is invited', async () => {
    const arabic = ['add', 'سمير', '--role', 'picker', '--as', 'Mona']
    expect(await staff(...arabic)).toMatchObject({ code: 2, err: expect.stringContaining('--login') })
    expect(await staff(...arabic, '--login', 'samir')).toMatchObject({ code: 0 })
    await staff('disable', 'samir', '--as', 'Mona')
    expect((await staff('invite', 'samir', '--as', 'Mona')).err).toContain('The person is dismissed')
  })
})
