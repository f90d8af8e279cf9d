/** `baqala product` as the person at the keyboard meets it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { aProduct } from '../../../test/factories.ts'
import { anOpenShop, type ShopOfItsOwn } from '../../../test/run-baqala.ts'
import { findProduct } from '../../catalog/by-hand/edit-product.ts'
import { newId } from '../../db/ids.ts'
import { listLogged } from '../../staff/log-list.queries.ts'
import { insertPerson } from '../../staff/people.queries.ts'

let shop: ShopOfItsOwn
let id: string
const product = (...words: string[]) => shop.baqala('product', ...words)
const halawa = async () => (await shop.inside((db) => findProduct(db, id))).product

beforeAll(async () => {
  shop = await anOpenShop()
  await shop.inside(async (db) => {
    id = await aProduct(db, { title: 'Halawa', unit: '500 g', price: 74.5, onHand: 7 })
    await sql`update products set sku = 'HAL-500', barcode = '6221000000011' where id = ${id}`.execute(db)
  })
})
afterAll(() => shop.remove())

// A machine that is busy takes its time to start the process of the commands.
describe('baqala product', { timeout: 120_000 }, () => {
  test('show tells everything about a product, by its barcode as by its id', async () => {
    const shown = await product('show', '6221000000011')
    expect(shown).toMatchObject({ code: 0, err: '' })
    for (const line of [
      /^title +Halawa$/m,
      /^price +74\.50 EGP$/m,
      /^stock +7 on the shelf$/m,
      /^on sale +yes$/m,
      /^SKU +HAL-500$/m,
    ])
      expect(shown.out).toMatch(line)
    expect((await product('show', id)).out).toBe(shown.out)
    const unknown = await product('show', 'halwa')
    expect(unknown).toMatchObject({ code: 1, out: '' })
    expect(unknown.err).toContain('There is no product "halwa".')
  })

  test('set says what it would change, and changes it only when told to', async () => {
    const asked = await product('set', 'HAL-500', 'price=80', 'discount=٦٩٫٥')
    expect(asked).toMatchObject({ code: 1, out: '' })
    expect(asked.err).toContain('price 74.50 → 80.00, priceAfterDiscount none → 69.50')
    expect(asked.err).toContain('Nothing was changed. --yes changes it without asking.')
    expect((await product('set', 'HAL-500', 'price=80', '--yes', '--check')).out).toMatch(
      /is changed yet[^]+74.50 → 80/,
    )
    expect(await halawa()).toMatchObject({ price: 7450 })
    expect(await shop.inside((db) => listLogged(db, { what: 'price', limit: 1, offset: 0 }))).toEqual([])
    expect(await product('set', 'HAL-500', 'price=80', 'discount=٦٩٫٥', '--yes', '--as', 'Mona')).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await halawa()).toMatchObject({ price: 8000, priceAfterDiscount: 6950, onHand: 7 })
    expect((await product('set', 'HAL-500', 'price=80')).out).toContain('says so already: nothing was changed.')
  })

  test('undo-price takes back the own change, and --check only says so', async () => {
    const { price, priceAfterDiscount } = await halawa()
    await product('set', 'HAL-500', 'price=99', 'discount=', '--yes', '--as', 'Mona')
    expect((await product('undo-price', 'HAL-500', '--as', 'Ali')).err).toContain('Mona changed the price of Halawa')
    expect((await product('undo-price', 'HAL-500', '--as', 'Mona', '--check')).out).toContain('Nothing is changed yet')
    expect(await halawa()).toMatchObject({ price: 9900 })
    expect((await product('undo-price', 'HAL-500', '--as', 'Mona')).out).toContain('99.00 EGP → ')
    expect(await halawa()).toMatchObject({ price, priceAfterDiscount })
  })

  test('many prices go up together, and back together', async () => {
    const { price } = await halawa()
    const raised = await shop.baqala('prices', 'change', 'category', 'pantry', '10', '--round', '1', '--as', 'Mona')
    expect(raised.out).toMatch(/^Halawa 500 g .* → /m)
    const undo = /baqala prices (undo \w+)/.exec(raised.out)?.[1] ?? ''
    expect(await shop.baqala('prices', ...undo.split(' '), '--as', 'Mona')).toMatchObject({ code: 0, err: '' })
    expect(await halawa()).toMatchObject({ price })
    expect((await shop.baqala('prices', 'change', 'category', 'nothing', '10')).err).toContain(
      'There is no category "nothing". baqala category lists them.',
    )
  })

  test('set keeps the rules of an import, and the fields it knows', async () => {
    const wrong = await product('set', 'HAL-500', 'price=0', 'title=', '--yes', '--as', 'Mona')
    expect(wrong).toMatchObject({ code: 1, out: '' })
    expect(wrong.err).toBe('The name must not be empty. The price must be more than 0. Nothing was changed.\n')
    expect(await product('set', 'HAL-500', 'stock=5', '--yes', '--as', 'Mona')).toMatchObject({ code: 2 })
    expect(await product('set', 'HAL-500', 'colour=red', '--yes', '--as', 'Mona')).toMatchObject({ code: 2 })
  })

  test('withdraw takes it off sale, and sell brings it back', async () => {
    expect((await product('withdraw', 'HAL-500')).out).toMatch(
      /is off sale\. baqala product sell .* brings it back\.\n$/,
    )
    expect((await product('set', 'HAL-500', 'title=Halawa Plain', '--yes', '--as', 'Mona')).code).toBe(0)
    expect(await halawa()).toMatchObject({ isWithdrawn: true, title: 'Halawa Plain' })
    expect((await product('sell', 'HAL-500')).out).toMatch(/is on sale again\.\n$/)
    expect(await halawa()).toMatchObject({ isWithdrawn: false })
  })

  test('the log names the person of the staff whom --as names by login', async () => {
    const mona = { id: newId(), name: 'Mona Hassan', login: 'mona', role: 'owner', passwordHash: 'any' } as const
    await shop.inside((db) => insertPerson(db, mona))
    for (const step of ['withdraw', 'sell']) expect((await product(step, 'HAL-500', '--as', 'mona')).code).toBe(0)
    const log = sql<object>`select name, what from staff_log where staff_id = ${mona.id} order by id`
    expect((await shop.inside((db) => log.execute(db))).rows).toEqual([
      { name: 'Mona Hassan', what: 'product withdrawn' },
      { name: 'Mona Hassan', what: 'product sold again' },
    ])
  })
})
