/** `baqala catalogue` as the person at the keyboard meets it. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { anOpenShop, type ShopOfItsOwn } from '../../../test/run-baqala.ts'
import { readCatalogue } from '../../catalog/whole-catalogue.queries.ts'
import { aCsv, aRow } from '../../catalog/import/import.testing.ts'
import { rowsOf } from '../../db/rows.ts'
import { listLogged } from '../../staff/log-list.queries.ts'

let shop: ShopOfItsOwn
const catalogue = (...words: string[]) => shop.baqala('catalogue', ...words)
const write = (file: string, content: string) => writeFile(path.join(shop.folder, file), content)
const slugs = async () => (await shop.inside(readCatalogue)).products.map(({ slug }) => slug)

beforeAll(async () => {
  shop = await anOpenShop()
  await shop.inside((db) => aProduct(db, { title: 'Halawa' }))
})
afterAll(() => shop.remove())

// A machine that is busy takes its time to start the process of the commands.
describe('baqala catalogue', { timeout: 120_000 }, () => {
  test('check says what would happen, and what would not, and changes nothing', async () => {
    await write('new.csv', aCsv(aRow()))
    const said = await catalogue('check', 'new.csv')
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toContain('+ nile-milk-1l  Nile Milk, 42.50 EGP')
    expect(said.out).toContain('1 product on sale, but not in the file: they stay (--withdraw-missing takes them off)')
    expect((await catalogue('check', 'new.csv', '--withdraw-missing')).out).toContain('1 product to be withdrawn')
    expect(await slugs()).not.toContain('nile-milk-1l')
  })

  test('import asks nobody where nobody is: a bad row refuses the file, --skip-bad leaves it out', async () => {
    await write('prices.csv', aCsv(aRow(), aRow({ slug: 'nile-tea', title: 'Tea', price: '0' })))
    const refused = await catalogue('import', 'prices.csv')
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('prices.csv, line 3, column price: must be more than 0')
    expect(refused.err).toMatch(/\nNothing was imported\. --skip-bad imports the other 1 without them\.\n$/)
    const withdrawing = await catalogue('import', 'prices.csv', '--skip-bad', '--withdraw-missing')
    expect(withdrawing.code).toBe(1)
    expect(withdrawing.err).toMatch(/column price: .*\nWith --withdraw-missing every row must be right: .*\n$/)
    await write('none.csv', aCsv(aRow({ price: '0' })))
    const none = await catalogue('import', 'none.csv', '--skip-bad')
    expect([none.code, none.err]).toEqual([
      1,
      expect.stringMatching(/column price: .*\nNone of the rows can be imported\.\n$/),
    ])
    expect(await slugs()).not.toContain('nile-milk-1l')
    expect(await catalogue('import', 'prices.csv', '--skip-bad')).toMatchObject({ code: 0 })
    expect(await slugs()).toContain('nile-milk-1l')
    const again = await catalogue('import', 'prices.csv', '--skip-bad')
    expect(again.out).toContain('The catalogue says so already: nothing was changed.')
  })

  test('nothing that a supplier wrote, and nothing that stands in the shop, commands the terminal', async () => {
    const evil = '\u001b[2J\u001b]52;c;cm0gLXJmIH4=\u0007\u009b8m\u202e'
    await write(
      'evil.csv',
      aCsv(aRow({ title: `Milk${evil}`, slug: '', [`sup${evil}plier`]: 'Ali' }), aRow({ price: '50' })),
    )
    const [halawa] = await shop.inside(
      (db) => rowsOf<{ id: string }>(db)`select id from products where title = 'Halawa'`,
    )
    const id = halawa?.id ?? ''
    // From before control characters were refused.
    await shop.inside((db) =>
      sql`update products set title = ${`Halawa${evil}`}, sku = 'HAL' where id = ${id}`.execute(db),
    )
    await write('title.csv', 'sku,title\nHAL,Halawa\n')
    for (const words of [
      ['catalogue', 'check', 'evil.csv'],
      ['catalogue', 'import', 'evil.csv'],
      ['catalogue', 'check', 'title.csv'],
      ['product', 'show', id],
    ]) {
      const { out, err } = await shop.baqala(...words)
      expect(out.length).toBeGreaterThan(0)
      expect(out + err).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    }
    await shop.inside((db) => sql`update products set title = 'Halawa', sku = null where id = ${id}`.execute(db))
  })

  test('export writes what import reads, and nothing over another file', async () => {
    expect(await catalogue('export', 'all.csv', '--as', 'Mona')).toMatchObject({ code: 0, err: '' })
    const log = await shop.inside((db) => listLogged(db, { kind: 'shop', limit: 1, offset: 0 }))
    expect(log).toMatchObject([{ who: 'Mona', what: 'catalogue exported', name: 'products.csv' }])
    expect(await readFile(path.join(shop.folder, 'all.csv'), 'utf8')).toMatch(
      /^\ufeff"slug","sku","barcode","title","titleAr",/,
    )
    expect((await catalogue('export', 'all.csv', '--as', 'Mona')).err).toBe(
      'all.csv is there already. --force writes over it.\n',
    )
    expect((await catalogue('import', 'all.csv')).out).toContain('nothing was changed')
  })

  test('a file that is not there ends with 1, and so does one of another kind', async () => {
    expect(await catalogue('check', 'nowhere.csv')).toMatchObject({
      code: 1,
      err: `There is no file ${shop.folder}/nowhere.csv.\n`,
    })
    await writeFile(path.join(shop.folder, 'prices.xlsx'), Buffer.from('504b030414000600', 'hex'))
    const wrong = await catalogue('check', 'prices.xlsx')
    expect([wrong.code, wrong.err]).toEqual([
      1,
      `${shop.folder}/prices.xlsx is no Excel workbook that can be read. Save it as .xlsx, or as "CSV UTF-8".\n`,
    ])
    expect((await catalogue('export', 'all.xlsx')).err).toContain('It must end in .csv or .json.')
  })
})
