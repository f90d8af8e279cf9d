import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, openTestShop } from '../../../test/build-test-app.ts'
import { signedInAs, staffCall } from '../../../test/staff-calls.ts'
import { WORKBOOK_TYPE } from '@baqala/contract/admin/imports'
import { countStock } from '../../stock/stock.ts'
import { readCatalogue } from '../whole-catalogue.queries.ts'
import { changeProduct, setWithdrawn } from '../by-hand/edit-product.ts'
import { aCatalogueFolder, aCsv, aRow, importFile } from './import.testing.ts'

const folder = await aCatalogueFolder()
const shop = openTestShop({ HOST: '127.0.0.1', DATA_DIR: folder.shop })
const db = () => shop.connection.db
const mona = { name: 'Mona' }
afterAll(() => folder.clear())

let cookie: string
beforeEach(async () => {
  cookie = await signedInAs(shop, 'owner')
})

const send = (body: string | Uint8Array, query = '', type = 'text/csv') =>
  staffCall(shop, 'importProducts', { cookie, body: Buffer.from(body), query, headers: { 'content-type': type } })
const undo = (id: string, query = '') => staffCall(shop, 'undoImport', { cookie, params: { id }, query })
const bring = async (content: string) => importFile(db(), folder, await folder.write('before.csv', content))
const find = async (slug: string) => (await readCatalogue(db())).products.find((product) => product.slug === slug)
const TEA = { slug: 'nile-tea', title: 'Nile Tea', titleAr: 'شاي النيل', category: 'Tea' }

describe('POST /imports', () => {
  test('as a check says what would be new, changed, refused and counted, and changes nothing', async () => {
    await bring(aCsv(aRow({ stock: '9' }), aRow({ slug: 'nile-rice', title: 'Rice' })))
    const rows = [aRow({ price: '46.50', stock: '12' }), aRow({ ...TEA }), aRow({ slug: 'x', title: 'X', price: '0' })]
    const { status, body } = await send(aCsv(...rows), 'check=true&name=prices.csv')
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: {
        _id: null,
        counts: { added: 1, changed: 1, unchanged: 0, counted: 1, missing: 1, withdrawn: 0, refused: 1 },
        added: [{ slug: 'nile-tea', titleAr: 'شاي النيل', unit: '1 L', price: 42.5 }],
        changed: [{ title: 'Nile Milk', unit: '1 L', differences: [{ field: 'price', from: '42.50', to: '46.50' }] }],
        counted: [{ title: 'Nile Milk', unit: '1 L', from: 9, to: 12 }],
        missing: [{ slug: 'nile-rice' }],
        refused: [{ line: 4, column: 'price', why: 'must be more than 0' }],
        made: { categories: ['Tea'] },
      },
    })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4250, onHand: 9 })
    expect((await staffCall(shop, 'listImports', { cookie })).body.data).toHaveLength(1)
  })

  test('names what several categories get by the same name once', async () => {
    const other = { subcategory: 'Other', unit: '' }
    const rows = ['Tea', 'Coffee'].map((category) =>
      aRow({ slug: '', title: category, titleAr: '', category, ...other }),
    )
    const { data } = (await send(aCsv(...rows), 'check=true')).body
    expect(data.made).toMatchObject({ categories: ['Tea', 'Coffee'], subcategories: ['Other'] })
  })

  test('with check=false does it', async () => {
    const { body } = await send(aCsv(aRow({ price: '46.50' })), 'check=false')
    expect(body.data._id).not.toBeNull()
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4650 })
  })

  test('does what was shown, and nothing else, where the catalogue, the file or a choice has changed since', async () => {
    await bring(aCsv(aRow(), aRow({ ...TEA })))
    const content = aCsv(aRow({ price: '46.50' }))
    const look = async () => `seen=${(await send(content, 'check=true')).body.data.seen}`
    const seen = await look()
    await countStock(db(), { product: 'nile-tea', count: 3, note: undefined }, mona)
    expect((await send(aCsv(aRow({ price: '48.00' })), seen)).status).toBe(409)
    expect((await send(content, `${seen}&withdrawMissing=true`)).status).toBe(409)
    await changeProduct(db(), { named: 'nile-milk-1l', cells: { price: '44' } }, mona)
    const refused = await send(content, seen)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nothing was imported') } })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4400 })
    expect((await send(content, await look())).body.data.counts).toMatchObject({ changed: 1 })
  })

  test('shows the names of categories and brands before and after, and texts in full', async () => {
    await bring(aCsv(aRow({ description: 'Fresh.' })))
    const row = aRow({ category: 'Drinks', brand: 'Delta', description: 'Fresh every day.' })
    const { body } = await send(aCsv(row), 'check=true')
    expect(body.data.changed[0].differences).toEqual([
      { field: 'description', from: 'Fresh.', to: 'Fresh every day.' },
      { field: 'category', from: 'Dairy', to: 'Drinks' },
      { field: 'subcategory', from: 'Milk', to: 'Milk' },
      { field: 'brand', from: 'Nile', to: 'Delta' },
    ])
  })

  test('with a price that changes by more than 30 % wants the second factor fresh, as a form does', async () => {
    await bring(aCsv(aRow()))
    await sql`update staff_sessions set strong_until = now()`.execute(db())
    const dear = aCsv(aRow({ price: '99' }))
    expect((await send(dear, 'check=true')).status).toBe(200)
    expect(await send(dear)).toMatchObject({ status: 403, body: { errors: { param: 'password' } } })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4250 })
    expect((await send(aCsv(aRow({ price: '46.50' })))).status).toBe(200)
  })

  test('does it, leaves wrong rows out, and is in the log', async () => {
    const { status, body } = await send(aCsv(aRow(), aRow({ ...TEA, price: 'cheap' })), 'name=prices.csv')
    expect({ status, counts: body.data.counts }).toMatchObject({ status: 200, counts: { added: 1, refused: 1 } })
    expect(await find('nile-milk-1l')).toBeDefined()
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=import' })
    expect(log.body.data.entries).toMatchObject([
      { who: 'owner owner', what: 'import done', about: { name: 'prices.csv' }, after: { added: 1, refused: 1 } },
    ])
    expect((await send(aCsv(aRow()))).body.data).toMatchObject({ _id: null, counts: { unchanged: 1 } })
  })

  test('reads a workbook as Excel saves it, and tells its sheets', async () => {
    const rows = [Object.keys(aRow({ barcode: '' })), Object.values(aRow({ barcode: '' }))]
    rows[1]?.splice(-1, 1, 6_221_155_023_452 as never)
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Prices', rows },
        { name: 'Notes', rows: [['x']] },
      ],
    })
    const { body } = await send(workbook, 'name=prices.xlsx', WORKBOOK_TYPE)
    expect(body.data).toMatchObject({ sheets: ['Prices', 'Notes'], counts: { added: 1, refused: 0 } })
    expect(await find('nile-milk-1l')).toMatchObject({ barcode: '6221155023452' })
  })

  test('reads JSON and tab-separated text', async () => {
    expect((await send(JSON.stringify([aRow()]), '', 'application/json')).body.data.counts.added).toBe(1)
    const tabs = aCsv(aRow({ price: '50' })).replaceAll(',', '\t')
    expect((await send(tabs, '', 'text/tab-separated-values')).body.data.counts.changed).toBe(1)
  })

  test('asks where a number reads two ways, in the language of the reader, and takes the answer', async () => {
    await bring(aCsv(aRow()))
    const file = aCsv(aRow({ price: '1.250' }))
    const ask = (query: string, headers = {}) =>
      staffCall(shop, 'importProducts', {
        cookie,
        body: Buffer.from(file),
        query,
        headers: { 'content-type': 'text/csv', ...headers },
      })
    expect(await ask('check=true')).toMatchObject({
      status: 400,
      body: {
        message: 'In line 2 the column price has a number that reads two ways: 1250 or 1.250. Choose which one it is.',
        errors: { param: 'decimals' },
      },
    })
    expect((await ask('', { 'x-language': 'ar' })).body.message).toContain('في سطر 2 عمود price')
    const priceWith = async (decimals: string) => (await ask(`check=true&decimals=${decimals}`)).body.data.changed
    expect(await priceWith('comma')).toMatchObject([{ differences: [{ to: '1250.00' }] }])
    expect(await priceWith('point')).toMatchObject([{ differences: [{ to: '1.25' }] }])
  })

  test('takes what is not in the file off sale only where asked to, and where no row is refused', async () => {
    await bring(aCsv(aRow(), aRow({ ...TEA })))
    const wrong = await send(aCsv(aRow(), aRow({ slug: 'x', price: '0' })), 'withdrawMissing=true')
    expect(wrong.status).toBe(400)
    expect((await send(aCsv(aRow()), 'withdrawMissing=true')).body.data.counts).toMatchObject({ withdrawn: 1 })
    expect(await find('nile-tea')).toMatchObject({ isWithdrawn: true })
  })

  test.each([
    ['no row fits', aCsv(aRow({ price: '0' })), 'text/csv', 400, 'None of the rows can be imported.'],
    ['it is no catalogue', 'hello\nworld', 'text/csv', 400, 'none of these headings is known'],
    ['it is a workbook by its type alone', 'PK\u0003\u0004 hello', WORKBOOK_TYPE, 400, 'is no Excel workbook'],
    ['it is a form', 'a=b', 'application/x-www-form-urlencoded', 415, ''],
    ['a workbook is large', `PK\u0003\u0004${'x'.repeat(4 * 1024 * 1024)}`, WORKBOOK_TYPE, 413, 'is larger than 4 MB'],
  ])('is refused where %s', async (_, content, type, status, sentence) => {
    const answer = await send(content, '', type)
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status,
      message: expect.stringContaining(sentence),
    })
  })

  test('tells five hundred rows of each kind, and counts them all', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => aRow({ slug: `goods-${at}`, title: `Goods ${at}` }))
    const { data } = (await send(aCsv(...rows), 'check=true')).body
    expect({ counted: data.counts.added, told: data.added.length }).toEqual({ counted: 700, told: 500 })
  })

  test('a stranger is refused before a byte of a large file is read', async () => {
    const body = Buffer.alloc(20 * 1024 * 1024)
    const answer = await staffCall(shop, 'importProducts', { body, headers: { 'content-type': 'text/csv' } })
    expect(answer.status).toBe(401)
  })
})

describe('undoing an import', () => {
  const everything = async () =>
    (await readCatalogue(db())).products.map((product) => ({ ...product, images: product.images.length }))
  async function done(...rows: Record<string, string>[]): Promise<string> {
    const { body } = await send(aCsv(...rows), 'name=prices.csv')
    return body.data._id
  }

  test('puts every field back, and takes new products off sale', async () => {
    await bring(aCsv(aRow({ description: 'Fresh.' }), aRow({ slug: 'nile-rice', title: 'Rice' })))
    await setWithdrawn(db(), 'nile-rice', true, { name: 'Mona' })
    const before = await everything()
    const rows = [
      aRow({ title: 'Delta Milk', price: '50', sku: 'M-1', description: '', category: 'Drinks', brand: 'Delta' }),
      aRow({ slug: 'nile-rice', title: 'Rice' }),
      aRow({ ...TEA }),
    ]
    const id = await done(...rows)
    const shown = await undo(id, 'check=true')
    expect(shown.body.data).toMatchObject({ changedSince: [], counts: { changed: 1, withdrawn: 2 } })
    expect(await find('nile-tea')).toMatchObject({ isWithdrawn: false })
    expect((await undo(id)).status).toBe(200)
    expect((await everything()).filter(({ slug }) => slug !== 'nile-tea')).toEqual(before)
    expect(await find('nile-tea')).toMatchObject({ isWithdrawn: true })
    expect(await undo(id)).toMatchObject({ status: 409, body: { message: 'This import was undone already.' } })
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=import%20undone' })
    expect(log.body.data.entries).toMatchObject([
      { about: { name: 'prices.csv' }, after: { changed: 1, withdrawn: 2 } },
    ])
  })

  test('wants the second factor fresh where a price changes by more than 30 %, as the import does', async () => {
    await bring(aCsv(aRow()))
    const [dear, cheap] = [await done(aRow({ price: '99' })), await done(aRow({ price: '90' }))]
    await sql`update staff_sessions set strong_until = now()`.execute(db())
    expect((await undo(cheap)).status).toBe(200)
    await sql`update imports set at = (select updated_at from products)`.execute(db())
    expect((await undo(dear, 'check=true')).status).toBe(200)
    expect(await undo(dear)).toMatchObject({ status: 403, body: { errors: { param: 'password' } } })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 9900 })
  })

  test('removes the groups that it made for goods of before, and hides those that its new goods are in', async () => {
    await bring(aCsv(aRow()))
    const id = await done(
      aRow({ brand: 'Delta', category: 'Drinks', subcategory: 'Fresh' }),
      aRow({ ...TEA, brand: 'Sun' }),
    )
    const names = async (of: (name: 'Brands' | 'Categories' | 'Subcategories') => ReturnType<typeof staffCall>) =>
      Promise.all(
        (['Brands', 'Categories', 'Subcategories'] as const).map(async (name) =>
          (await of(name)).body.data.map((group: { name: string; isShown?: boolean }) =>
            group.isShown === false ? `(${group.name})` : group.name,
          ),
        ),
      )
    const inShop = () => names((name) => call(shop, `list${name}`))
    expect(await inShop()).toEqual([
      ['Delta', 'Nile', 'Sun'],
      ['Dairy', 'Drinks', 'Tea'],
      ['Milk', 'Fresh', 'Milk'],
    ])
    await undo(id)
    // Open shops hear of it within a second.
    await expect.poll(inShop).toEqual([['Nile'], ['Dairy'], ['Milk']])
    expect(await names((name) => staffCall(shop, `list${name}`, { cookie }))).toEqual([
      ['Nile', '(Sun)'],
      ['Dairy', '(Tea)'],
      ['Milk', '(Milk)'],
    ])
    await done(aRow({ ...TEA, brand: 'Sun' }))
    await expect.poll(inShop).toEqual([
      ['Nile', 'Sun'],
      ['Dairy', 'Tea'],
      ['Milk', 'Milk'],
    ])
  })

  test('puts products that it had withdrawn on sale again', async () => {
    await bring(aCsv(aRow(), aRow({ ...TEA })))
    const { body } = await send(aCsv(aRow()), 'withdrawMissing=true')
    await undo(body.data._id)
    expect(await find('nile-tea')).toMatchObject({ isWithdrawn: false })
  })

  test('of goods whose groups have no Arabic name is an undo as any other', async () => {
    await bring(aCsv(aRow()))
    await sql`update brands set name_ar = ''`.execute(db())
    await sql`update categories set name_ar = ''`.execute(db())
    const { body } = await send(aCsv(aRow({ price: '46.50', categoryAr: '' })))
    expect(await undo(body.data._id)).toMatchObject({ status: 200 })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4250 })
  })

  test('leaves goods in the groups that were renamed meanwhile', async () => {
    const shelf = { category: 'Dairy & Eggs', subcategory: 'Cow Milk', brand: 'Nile Farms' }
    await bring(aCsv(aRow(shelf)))
    const id = await done(aRow({ ...shelf, price: '50' }))
    for (const groups of ['categories', 'subcategories', 'brands'])
      await sql`update ${sql.table(groups)} set name = 'Another', name_ar = 'غيره'`.execute(db())
    const { body } = await undo(id)
    expect(body.data.changed[0].differences).toEqual([{ field: 'price', from: '50.00', to: '42.50' }])
    const { categories, subcategories, brands } = await readCatalogue(db())
    expect([categories, subcategories, brands].map((groups) => groups.length)).toEqual([1, 1, 1])
  })

  test('overwrites no later change that nobody was shown', async () => {
    await bring(aCsv(aRow()))
    const id = await done(aRow({ price: '50' }))
    const { seen } = (await undo(id, 'check=true')).body.data
    await changeProduct(db(), { named: 'nile-milk-1l', cells: { price: '52' } }, mona)
    const refused = await undo(id, `overwrite=true&seen=${seen}`)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Nothing was undone') } })
    const now = await undo(id, 'check=true')
    expect(now.body.data.changedSince).toEqual(['Nile Milk'])
    expect((await undo(id, `overwrite=true&seen=${now.body.data.seen}`)).status).toBe(200)
  })

  test('takes counted pieces back, and leaves what was sold since sold', async () => {
    await bring(aCsv(aRow({ stock: '10' }), aRow({ ...TEA, stock: '4' })))
    const id = await done(aRow({ stock: '30' }), aRow({ ...TEA, stock: '20' }))
    await countStock(db(), { product: 'nile-milk-1l', count: 28, note: undefined }, mona)
    await countStock(db(), { product: 'nile-tea', count: 1, note: undefined }, mona)
    expect((await undo(id)).body.data.counted).toMatchObject([
      { slug: 'nile-milk-1l', from: 28, to: 8 },
      { slug: 'nile-tea', from: 1, to: 0 },
    ])
    expect(await find('nile-milk-1l')).toMatchObject({ onHand: 8 })
  })

  test('is refused where a product was changed since, names it, and overwrites it where asked to', async () => {
    await bring(aCsv(aRow(), aRow({ ...TEA })))
    const id = await done(aRow({ price: '50' }), aRow({ ...TEA, price: '60' }))
    await changeProduct(db(), { named: 'nile-tea', cells: { price: '65' } }, mona)
    const refused = await undo(id)
    expect(refused).toMatchObject({
      status: 409,
      body: { message: '1 product changed after this import: Nile Tea. Nothing was undone.' },
    })
    expect(await find('nile-milk-1l')).toMatchObject({ price: 5000 })
    expect((await undo(id, 'check=true')).body.data.changedSince).toEqual(['Nile Tea'])
    expect((await undo(id, 'overwrite=true')).status).toBe(200)
    expect(await find('nile-tea')).toMatchObject({ price: 4250 })
  })

  test('is possible for an import of the command line too', async () => {
    await bring(aCsv(aRow()))
    const { body } = await staffCall(shop, 'listImports', { cookie })
    expect(body.data).toMatchObject([{ who: 'Mona', file: 'prices.csv', counts: { added: 1 }, undone: null }])
    expect((await undo(body.data[0]._id)).status).toBe(200)
  })

  test('what was there before is a file that the import reads; old imports are forgotten', async () => {
    await bring(aCsv(aRow({ title: '=1+1 Milk' })))
    const id = await done(aRow({ title: '=1+1 Milk', price: '50' }))
    const csv = await shop.app.inject({
      url: `/api/admin/v1/imports/${id}/before`,
      headers: { cookie: `admin=${cookie}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="before-import-${id}.csv"`,
    })
    expect(csv.body).toContain(`"'=1+1 Milk"`)
    expect((await send(csv.body, 'check=true')).body.data.changed).toMatchObject([{ differences: [{ to: '42.50' }] }])
    await sql`update imports set at = now() - interval '31 days'`.execute(db())
    expect((await staffCall(shop, 'listImports', { cookie })).body.data).toEqual([])
    await done(aRow({ price: '51' }))
    expect((await undo(id)).status).toBe(404)
  })
})

describe('files of products to take away', () => {
  const get = (path: string) =>
    shop.app.inject({
      url: `/api/admin/v1${path}`,
      headers: { cookie: `admin=${cookie}`, 'sec-fetch-site': 'same-origin' },
    })

  test('the export opens in Excel, is read again, and is in the log', async () => {
    await bring(aCsv(aRow({ stock: '3' })))
    const { body } = await get('/products/export?headings=ar&stock=true')
    expect(body).toMatch(/^\uFEFF"الرمز",/)
    expect((await send(body, 'check=true')).body.data.counts).toMatchObject({ unchanged: 1, counted: 0, refused: 0 })
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=exported' })
    expect(log.body.data.entries).toMatchObject([{ what: 'catalogue exported', after: { count: 1 } }])
  })

  test.each(['en', 'ar'])('the template with headings in %s is read without a word', async (headings) => {
    const { body } = await get(`/imports/template?headings=${headings}`)
    const { data } = (await send(body, 'check=true')).body
    expect(data).toMatchObject({ counts: { added: 1, refused: 0 }, notes: [], unread: [] })
  })
})

vi.setConfig({ testTimeout: 30_000 })
