import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { seedCatalogue } from '../../../seed/seed.ts'
import { call, openTestShop } from '../../../test/build-test-app.ts'
import { onHand, setStock } from '../../../test/factories.ts'
import { rowsOf } from '../../db/rows.ts'
import { idFor } from '../../db/ids.ts'
import { findCatalogueVersion } from '../catalog.queries.ts'
import { readCatalogue } from '../whole-catalogue.queries.ts'
import { exportCatalogue, type ExportOptions } from './export-catalogue.ts'
import { checkCatalogue, importCatalogue } from './import-catalogue.ts'
import { aCatalogueFolder, aCsv, aRow, importFile, type ImportOptions } from './import.testing.ts'
import type { Plan } from './plan/plan.ts'

// Known before the shop opens: its settings name the folder below.
const folder = await aCatalogueFolder()
const shop = openTestShop({ DATA_DIR: folder.shop })
const db = () => shop.connection.db
const MILK = idFor('product', 'nile-milk-1l')

let serial = 0
async function bring(content: string, options: ImportOptions & { ending?: string } = {}) {
  serial += 1
  return importFile(db(), folder, await folder.write(`prices-${serial}.${options.ending ?? 'csv'}`, content), options)
}
const find = async (slug: string) => (await readCatalogue(db())).products.find((product) => product.slug === slug)
const version = () => findCatalogueVersion(db())
const exported = async (options: Partial<ExportOptions> = {}) =>
  (await exportCatalogue(db(), { format: 'csv', withStock: false, headings: 'en', ...options }, { name: 'Samy' }))
    .content
const everything = async () => ({
  catalogue: await readCatalogue(db()),
  version: await version(),
  ledger: await ledger(),
})
const ledger = () => rowsOf<{ reason: string }>(db())`select product_id, change, reason from stock_ledger order by id`

afterAll(() => folder.clear())

describe('the whole catalogue, exported and imported', () => {
  test.each([
    ['CSV', { format: 'csv' }],
    ['CSV with stock and Arabic headings', { format: 'csv', withStock: true, headings: 'ar' }],
    ['JSON', { format: 'json', withStock: true }],
  ] as const)('as %s changes nothing, not even its version', async (_, options) => {
    await seedCatalogue(db())
    const before = await everything()
    const { problems } = await bring(await exported(options), { ending: options.format })
    expect(problems).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test('makes the same products in an empty shop, at the same addresses and in the same order', async () => {
    await seedCatalogue(db())
    const { products } = await readCatalogue(db())
    const file = await exported({ withStock: true })
    await sql`truncate products, stock, stock_ledger, brands, categories, subcategories cascade`.execute(db())
    expect((await bring(file)).problems).toEqual([])
    const known = (list: typeof products) =>
      list.map(
        ({ position: _position, categoryId: _category, subcategoryId: _subcategory, brandId: _brand, ...all }) => all,
      )
    expect(known((await readCatalogue(db())).products)).toEqual(known(products))
  })

  test('texts that look like formulas come back as they were, and are not run on the way', async () => {
    await bring(aCsv(aRow({ title: '=2+3', description: "''-5 degrees", brand: '@Nile' })))
    const file = await exported()
    expect(file).toContain("'=2+3")
    const before = await everything()
    await bring(file)
    expect(await everything()).toEqual(before)
    expect(await find('nile-milk-1l')).toMatchObject({ title: '=2+3', description: "'-5 degrees" })
  })
})

describe('importing', () => {
  test('an empty category, subcategory or brand leaves that of a known product, and a new one gets the usual', async () => {
    await bring(aCsv(aRow()))
    const before = await find('nile-milk-1l')
    const empty = { subcategory: '', brand: '' }
    const tea = aRow({ slug: 'nile-tea', title: 'Tea', ...empty })
    const { problems } = await bring(aCsv(aRow({ price: '55', category: '', ...empty }), tea))
    expect(problems).toEqual([])
    expect(await find('nile-milk-1l')).toEqual({ ...before, price: 5500 })
    const { brandId, subcategoryId } = (await find('nile-tea')) ?? {}
    const { brands, subcategories } = await readCatalogue(db())
    expect(brands.find(({ id }) => id === brandId)).toMatchObject({ name: 'Unbranded', nameAr: 'ماركات متنوعة' })
    expect(subcategories.find(({ id }) => id === subcategoryId)).toMatchObject({ name: 'Other', nameAr: 'أصناف تانية' })
  })

  test('puts a new product on sale, with the category, subcategory and brand it names', async () => {
    await bring(aCsv(aRow({ stock: '12', priceAfterDiscount: '40' })))
    expect((await call(shop, 'getProduct', { params: { id: MILK } })).body.data).toMatchObject({
      title: 'Nile Milk',
      price: 42.5,
      priceAfterDiscount: 40,
      quantity: 12,
      category: { name: 'Dairy' },
      subcategory: [{ name: 'Milk' }],
      brand: { name: 'Nile' },
    })
    expect(await ledger()).toEqual([{ product_id: MILK, change: 12, reason: 'opening stock' }])
  })

  test('the same file twice changes nothing', async () => {
    const file = aCsv(aRow({ stock: '12' }), aRow({ slug: 'nile-tea', title: 'Tea' }))
    await bring(file)
    const before = await everything()
    await bring(file)
    expect(await everything()).toEqual(before)
  })

  test('says so in every process within a second', async () => {
    await bring(aCsv(aRow()))
    const price = async () => (await call(shop, 'getProduct', { params: { id: MILK } })).body.data.price
    expect(await price()).toBe(42.5)
    const listed = async () => (await call(shop, 'listProducts')).body.data[0].price
    expect(await listed()).toBe(42.5)
    await bring('slug,price\nnile-milk-1l,43')
    await vi.waitFor(async () => expect([await price(), await listed()]).toEqual([43, 43]), 1_000)
  })

  test('changes what the file has columns for, and leaves the rest, stock above all', async () => {
    await bring(aCsv(aRow({ stock: '12', description: 'Fresh.' })))
    await setStock(db(), MILK, 7)
    await bring('slug,price\nnile-milk-1l,"45,75"')
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4575, description: 'Fresh.', onHand: 7 })
  })

  test('takes the texts of a pack with their lines, in both languages, and an empty cell takes one away', async () => {
    const lines = 'Cow’s milk.\nContains milk.'
    await bring(aCsv(aRow({ ingredients: `"${lines}"`, origin: 'Egypt', storage: 'Cold', nutrition: '62 kcal' })))
    await bring('slug;المكونات بالعربية;بلد المنشأ بالعربية;طريقة الحفظ\nnile-milk-1l;لبن بقري;مصر;\n')
    expect(await find('nile-milk-1l')).toMatchObject({
      ...{ ingredients: lines, ingredientsAr: 'لبن بقري', origin: 'Egypt', originAr: 'مصر' },
      ...{ storage: '', storageAr: '', nutrition: '62 kcal', nutritionAr: '' },
    })
  })

  test('counts stock through the ledger, and an empty cell counts nothing', async () => {
    await bring(aCsv(aRow({ stock: '12' }), aRow({ slug: 'nile-tea', title: 'Tea', stock: '5' })))
    await bring('slug,stock\nnile-milk-1l,9\nnile-tea,\n')
    expect((await ledger()).at(-1)).toEqual({ product_id: MILK, change: -3, reason: 'counted' })
    expect(await onHand(db(), idFor('product', 'nile-tea'))).toBe(5)
  })

  test('reads Arabic headings, digits and names, semicolons and the mark of UTF-8', async () => {
    const lines = [
      '\ufeffالاسم;السعر;القسم;القسم الفرعي;الماركة;المخزون',
      'جبنة رومي;٤٥٫٥٠;ألبان;جبن;النيل;١٢',
      'لبن;٢٠,٧٥;ألبان;لبن;النيل;٣',
    ]
    expect((await bring(lines.join('\r\n'))).problems).toEqual([])
    expect(await find('gbna-rwmy')).toMatchObject({ title: 'جبنة رومي', price: 4550, onHand: 12 })
    expect(await find('lbn')).toMatchObject({ price: 2075, onHand: 3 })
    expect((await readCatalogue(db())).categories).toHaveLength(1)
  })

  test('knows categories and brands by any of their names, whatever the case', async () => {
    await bring(aCsv(aRow()))
    await bring(aCsv(aRow({ slug: 'nile-cream', category: 'ألبان', subcategory: 'MILK', brand: 'nile ' })))
    const { categories, subcategories, brands } = await readCatalogue(db())
    expect([categories.length, subcategories.length, brands.length]).toEqual([1, 1, 1])
  })

  test('a brand may have a name that means something to programmers', async () => {
    await bring(aCsv(aRow({ brand: 'constructor', brandAr: '' })))
    expect((await readCatalogue(db())).brands).toMatchObject([{ name: 'constructor', nameAr: 'constructor' }])
  })

  test('two categories may each have an "Other"', async () => {
    await bring(
      aCsv(
        aRow({ subcategory: 'Other' }),
        aRow({ slug: 'soap', category: 'Bath', categoryAr: '', subcategory: 'Other' }),
      ),
    )
    const { subcategories } = await readCatalogue(db())
    expect(subcategories.map(({ slug }) => slug).sort()).toEqual(['bath-other', 'other'])
  })

  test('leaves what is not in the file on sale, unless it is told to withdraw it, and takes it back', async () => {
    await bring(aCsv(aRow(), aRow({ slug: 'nile-tea', title: 'Tea' })))
    const tea = aCsv(aRow({ slug: 'nile-tea', title: 'Tea' }))
    await bring(tea)
    expect(await find('nile-milk-1l')).toMatchObject({ isWithdrawn: false })
    await bring(tea, { withdrawMissing: true })
    expect(await find('nile-milk-1l')).toMatchObject({ isWithdrawn: true })
    await bring(aCsv(aRow()))
    expect(await find('nile-milk-1l')).toMatchObject({ isWithdrawn: false })
  })

  test('one row that the database refuses leaves everything as it was', async () => {
    await bring(aCsv(aRow()))
    await sql`alter table products add constraint no_poison check (slug <> 'poison') not valid`.execute(db())
    const before = await everything()
    const file = aCsv(aRow({ price: '50', stock: '3' }), aRow({ slug: 'poison', brand: 'Borgia', title: 'Wine' }))
    await expect(bring(file)).rejects.toThrow('no_poison')
    await sql`alter table products drop constraint no_poison`.execute(db())
    expect(await everything()).toEqual(before)
  })
})

describe('rows that cannot be imported', () => {
  test.each([
    ['price', '0', 'must be more than 0'],
    ['price', '', 'must not be empty'],
    ['price', '12.3456', 'must have at most two decimals'],
    ['price', 'cheap', 'must be an amount in EGP'],
    ['price', '200000', 'must be at most 100,000 EGP'],
    ['priceAfterDiscount', '43', 'must not be above price'],
    ['slug', 'Nile Milk', 'must be lower-case words joined by hyphens'],
    ['title', '', 'must not be empty'],
    ['stock', '-1', 'must not be below 0'],
    ['originAr', 'مصر\u001b[2J', 'has control characters in it, which no name or text has'],
    ['pictures', 'milk.jpg', 'there is no picture milk.jpg'],
    [
      'barcode',
      '6.22101E+12',
      'was rounded by a spreadsheet: format the column as text, and enter the whole number again',
    ],
  ])('with %s %s', async (column, cell, message) => {
    const { problems } = await bring(aCsv(aRow({ slug: 'nile-tea', title: 'Tea' }), aRow({ [column]: cell })))
    expect(problems).toEqual([`line 3, column ${column}: ${message}`])
    expect(await find('nile-tea')).toBeDefined()
    expect(await find('nile-milk-1l')).toBeUndefined()
  })

  test('whose pack says more than a pack has room for', async () => {
    const { problems } = await bring(aCsv(aRow({ nutrition: 'm'.repeat(2001) })))
    expect(problems).toEqual(['line 2, column nutrition: must be at most 2,000 characters'])
  })

  test('with characters that a terminal would obey', async () => {
    const rows = ['Milk\u001b[2J', 'Milk\u009b8m', 'Milk\u0007'].map((title) => aRow({ title, slug: '' }))
    const { problems } = await bring(aCsv(...rows, aRow({ description: '\u001b]0;x\u0007', slug: 'nile-tea' })))
    const why = 'has control characters in it, which no name or text has'
    expect(problems).toEqual([
      ...[2, 3, 4].map((line) => `line ${line}, column title: ${why}`),
      `line 5, column description: ${why}`,
    ])
  })

  test('are told by the headings of the file', async () => {
    const { problems } = await bring('الاسم;السعر\nلبن;٠\n')
    expect(problems).toEqual(['line 2, column السعر: must be more than 0'])
  })

  test('of new products that say too little, and of those named twice', async () => {
    const { problems } = await bring('slug,title,price\nnile-milk-1l,Milk,3\nnile-milk-1l,Milk,4\n')
    expect(problems).toEqual([
      'line 2, column slug: there is no product "nile-milk-1l", and a new one needs a column category',
      'line 3, column slug: is the product of line 2 again',
    ])
  })

  test('of products that would lose their address, their discount or their shelf', async () => {
    await bring(aCsv(aRow({ priceAfterDiscount: '40' })))
    expect((await bring(`id,slug\n${MILK},milk`)).problems).toEqual([
      'line 2, column slug: must be nile-milk-1l: a product keeps its address',
    ])
    expect((await bring('slug,price\nnile-milk-1l,39')).problems).toEqual([
      'line 2, column price: must not be below the price after discount, which is 40',
    ])
    expect((await bring('slug,category\nnile-milk-1l,Bath')).problems).toEqual([
      'line 2, column subcategory: must be there where a product moves to another category',
    ])
  })

  test('of a JSON file are told by their number', async () => {
    const { problems } = await bring(JSON.stringify([aRow(), { slug: 'nile-tea', price: [1] }]), { ending: 'json' })
    expect(problems).toEqual(['product 2, column price: must be text or a number'])
  })
})

test('a row that came to be refused after the shopkeeper saw the others is not left out unseen', async () => {
  const two = (milk: string, rice: string) =>
    aCsv(aRow({ priceAfterDiscount: milk }), aRow({ slug: 'rice-1kg', title: 'Rice', priceAfterDiscount: rice }))
  await bring(two('40', ''))
  const prices = Buffer.from('slug,price\nnile-milk-1l,30\nrice-1kg,30\n')
  const shown = await checkCatalogue(db(), { name: 'prices.csv', bytes: prices })
  expect(shown.problems.map(({ place }) => place)).toEqual(['line 2'])
  await bring(two('', '40'))
  const how = { withdrawMissing: false, note: 'prices.csv' }
  await expect(importCatalogue(db(), shown, how, { name: 'Mona' })).rejects.toThrow('Nothing was imported')
  expect(await find('nile-milk-1l')).toMatchObject({ price: 4250 })
})

test('who imports is asked for a code by the prices as they are written, not as they were shown', async () => {
  await bring(aCsv(aRow({ price: '42' })))
  const shown = await checkCatalogue(db(), { name: 'prices.csv', bytes: Buffer.from('slug,price\nnile-milk-1l,40\n') })
  await bring(aCsv(aRow({ price: '90' })))
  const allow = ({ changed }: Plan) => expect(changed[0]?.before.price).not.toBe(9000)
  const how = { withdrawMissing: false, note: 'prices.csv', allow }
  await expect(importCatalogue(db(), shown, how, { name: 'Mona' })).rejects.toThrow('9000')
  expect(await find('nile-milk-1l')).toMatchObject({ price: 9000 })
})

test('a row whose barcode has a word of the till beside it is refused with what to do, and the others are imported', async () => {
  const piece = aRow({ slug: 'milk-piece', title: 'Milk by the piece', barcode: '6221000000010/piece' })
  const { problems } = await checkCatalogue(db(), { name: 'till.csv', bytes: Buffer.from(aCsv(piece, aRow())) })
  expect(problems.map(({ place, column, message }) => `${place}, ${column} ${message.text}`)).toEqual([
    'line 2, barcode has more beside the code, so that no scanner finds it: keep the code alone, or leave the cell empty',
  ])
})

describe('a price list', () => {
  const TEA = idFor('product', 'nile-tea')
  const codes = { sku: 'TEA-250', barcode: '6221012345678' }

  test('names products by SKU or by barcode as well, also where a spreadsheet kept them text', async () => {
    await bring(aCsv(aRow({ slug: 'nile-tea', title: 'Tea', ...codes })))
    expect((await bring('SKU,price\nTEA-250,31')).problems).toEqual([])
    expect(await find('nile-tea')).toMatchObject({ id: TEA, price: 3100, ...codes })
    expect((await bring("الباركود;السعر\n'6221012345678;٣٢")).problems).toEqual([])
    expect((await bring('Barcode,price\n٦٢٢١٠١٢٣٤٥٦٧٨,33')).problems).toEqual([])
    expect(await find('nile-tea')).toMatchObject({ price: 3300, ...codes })
  })

  test('gives codes to products that have none, and an empty cell takes none away', async () => {
    await bring(aCsv(aRow(), aRow({ slug: 'nile-tea', title: 'Tea' })))
    await bring('title,unit,sku\nNile Milk,1 L,MILK-1\nTea,1 L,\n')
    expect(await find('nile-milk-1l')).toMatchObject({ sku: 'MILK-1' })
    await bring('slug,sku,price\nnile-milk-1l,,43')
    expect(await find('nile-milk-1l')).toMatchObject({ sku: 'MILK-1', price: 4300 })
    expect(await find('nile-tea')).toMatchObject({ sku: null })
  })

  test('cannot give one code to two products', async () => {
    await bring(aCsv(aRow({ sku: 'MILK-1' }), aRow({ slug: 'nile-tea', title: 'Tea' })))
    expect((await bring('slug,sku\nnile-tea,MILK-1')).problems).toEqual([
      'line 2, column sku: is that of Nile Milk 1 L; each product has its own',
    ])
    expect((await bring('sku,price\nMILK-1,40\nMILK-1,41')).problems).toEqual([
      'line 3, column sku: is the product of line 2 again',
    ])
  })

  test('keeps the address of a product that its SKU names', async () => {
    await bring(aCsv(aRow({ sku: 'MILK-1' })))
    expect((await bring('slug,sku,price\nmilk,MILK-1,40')).problems).toEqual([
      'line 2, column slug: must be nile-milk-1l: a product keeps its address',
    ])
  })

  test('with a mistyped name hears what it may have meant', async () => {
    await bring(aCsv(aRow(), aRow({ slug: 'nile-tea', title: 'Tea' })))
    expect((await bring('slug,price\nnile-milk-1,40\nnope,5\n')).problems).toEqual([
      'line 2, column slug: there is no product "nile-milk-1"; did you mean nile-milk-1l?',
      'line 3, column slug: there is no product "nope", and a new one needs a column title and category',
    ])
    expect((await bring('sku,price\nMILK-9,40')).problems).toEqual([
      'line 2, column sku: there is no product "MILK-9", and a new one needs a column title and category',
    ])
  })

  test('whose discount price is the price has no discount', async () => {
    expect((await bring(aCsv(aRow({ priceAfterDiscount: '42.50' })))).problems).toEqual([])
    expect(await find('nile-milk-1l')).toMatchObject({ price: 4250, priceAfterDiscount: null })
    const known = await version()
    await bring(aCsv(aRow({ priceAfterDiscount: '42.50' })))
    expect(await version()).toBe(known)
  })

  test('without the column it needs hears which of its own that may be', async () => {
    const { problems } = await bring(
      'index,product,category,sub_category,brand,sale_price,market_price,type,rating\n1,Ful Medames,Tins,Beans,Sabah,20,22,Beans,4.1\n',
    )
    expect(problems).toEqual([
      'line 2: is new to the shop, and a new product needs a column price (is it sale_price or market_price?)',
    ])
  })

  test('names the same product twice by its title, and hears how to part the two', async () => {
    const rows = [aRow({ slug: '' }), aRow({ slug: '', price: '44' })]
    expect((await bring(aCsv(...rows))).problems).toEqual([
      'line 3, column title: is the product of line 2 again; a unit, a SKU or a slug of its own parts them',
    ])
  })
})

test('SKU and barcode come back from an export as they were, zeros in front included', async () => {
  await bring(
    aCsv(aRow({ sku: '00123', barcode: '6221012345678' }), aRow({ slug: 'nile-tea', sku: '-7', title: 'Tea' })),
  )
  const before = await everything()
  const file = await exported()
  expect(file).toContain(`"nile-milk-1l","'00123","'6221012345678",`)
  expect((await bring(file)).problems).toEqual([])
  expect(await everything()).toEqual(before)
  expect(await find('nile-tea')).toMatchObject({ sku: '-7', barcode: null })
})

describe('pictures', () => {
  const see = (address: string, query = '', accept = 'image/avif,image/webp,*/*;q=0.8') =>
    shop.app.inject({ url: address + query, headers: { accept } })

  test('of the folder arrive in all widths and formats, and are served by shops that run already', async () => {
    await folder.draw('milk.JPG', 'red')
    await bring(aCsv(aRow({ pictures: 'milk.jpg' })), { withPictures: true })
    const [address = ''] = (await find('nile-milk-1l'))?.images ?? []
    expect(address).toMatch(/^\/images\/milk-[0-9a-f]{8}$/)
    for (const width of ['?w=240', '?w=480', '?w=960']) {
      expect((await see(address, width)).headers['content-type']).toBe('image/avif')
      expect((await see(address, width, 'image/webp')).headers['content-type']).toBe('image/webp')
      expect((await see(address, width, '*/*')).headers['content-type']).toBe('image/jpeg')
    }
  })

  test('that are named after a product need no column; another picture is another address', async () => {
    await folder.draw('nile-milk-1l-1.png', 'blue')
    await folder.draw('nile-milk-1l-2.png', 'white')
    await bring(aCsv(aRow()), { withPictures: true })
    const before = await find('nile-milk-1l')
    expect(before?.images).toHaveLength(2)
    const known = await version()
    await bring(aCsv(aRow()), { withPictures: true })
    expect(await version()).toBe(known)
    await folder.draw('nile-milk-1l-1.png', 'green')
    await bring(aCsv(aRow()), { withPictures: true })
    expect((await find('nile-milk-1l'))?.images[0]).not.toBe(before?.images[0])
  })

  test('of brands and categories come by their names, and where there is none one stands in', async () => {
    await bring(aCsv(aRow()))
    const { brands, products } = await readCatalogue(db())
    expect(brands[0]?.image).toMatch(/^\/images\/no-picture-/)
    expect((await see(products[0]?.images[0] ?? '')).statusCode).toBe(200)
    await folder.draw('brand-nile.jpg', 'yellow')
    await bring(aCsv(aRow()), { withPictures: true })
    expect((await readCatalogue(db())).brands[0]?.image).toMatch(/^\/images\/brand-nile-/)
  })

  test('that are none are told', async () => {
    await folder.write('torn.jpg', 'not a picture')
    const { problems } = await bring(aCsv(aRow({ pictures: 'torn.jpg' })), { withPictures: true })
    expect(problems).toEqual(['line 2, column pictures: torn.jpg is no picture that can be read'])
  })
})

test('after an import the database knows at once how much there is, and plans for so much', async () => {
  await bring(aCsv(...['a', 'b', 'c'].map((name) => aRow({ slug: `nile-milk-${name}`, stock: '4' }))))
  const known = await rowsOf(db())`
    select relname as table, reltuples::integer as rows from pg_class where relname in ('products', 'stock') order by 1`
  expect(known).toEqual([
    { table: 'products', rows: 3 },
    { table: 'stock', rows: 3 },
  ])
})

test('the example in docs/ is one that can be imported', async () => {
  const example = path.resolve(import.meta.dirname, '../../../../docs/example-catalogue.csv')
  expect((await importFile(db(), folder, example)).problems).toEqual([])
  expect(await find('halawet-zaman-halawa-pistachio-500g')).toMatchObject({ price: 11800, onHand: 12 })
})

describe('numbers and codes of other programs', () => {
  const head = 'title,price,stock,category,subcategory,brand,sku,barcode'
  const row = (title: string, price: string, stock: string, codes = ',') =>
    `${title};${price};${stock};Trial;Prices;Trial;${codes.replace(',', ';')}`
  const file = (...rows: string[]) => [head.replaceAll(',', ';'), ...rows].join('\n')

  test('a price and a count that read two ways are asked, unless others in their column decide', async () => {
    expect((await bring(file(row('Oil tin', '1.250', '12,000')))).problems).toEqual([
      'line 2, column price: reads two ways: write 1250 or 1.250',
      'line 2, column stock: reads two ways: write 12000 or 12.000',
    ])
    const { problems } = await bring(file(row('Oil tin', '1.250', '12,000'), row('Ghee', '640,50', '3.0')))
    expect(problems).toEqual([])
    expect(await find('oil-tin')).toMatchObject({ price: 125_000, onHand: 12_000 })
  })

  test('a word for no code names no product: a later list changes nobody else', async () => {
    const { notes } = await bring(file(row('Halawa', '10', '1', 'H-1,N/A'), row('Koshary', '20', '1', 'K-1,لا يوجد')))
    expect(notes).toContain('2 rows with a word such as N/A or 0 for a code. They are read as having none.')
    await bring(file(row('Molasses', '30', '5', '-,N/A')))
    expect(await find('halawa')).toMatchObject({ title: 'Halawa', price: 1000, sku: 'H-1', barcode: null, onHand: 1 })
    expect(await find('molasses')).toMatchObject({ sku: null, barcode: null })
  })

  test('a code that names a product of quite another title does not rename it', async () => {
    await bring(file(row('Halawa Plain', '10', '1', 'H-1,6221000000156')))
    expect((await bring(file(row('Koshary', '20', '5', ',6221000000156')))).problems).toEqual([
      'line 2, column barcode: is that of Halawa Plain: give the row the slug halawa-plain to rename it, or a code of its own',
    ])
    expect((await bring(file(row('Halawa with Nuts', '12', '5', 'H-1,')))).problems).toEqual([])
    expect(await find('halawa-plain')).toMatchObject({ title: 'Halawa with Nuts', price: 1200 })
  })

  test('in either spelling it names its own product where both have one, alone and in one list', async () => {
    await bring(file(row('Cola', '10', '1', ',012345678905'), row('Fanta', '9', '1', ',111')))
    await sql`update products set barcode = '0012345678905' where title = 'Fanta'`.execute(db())
    const prices = async () => (await readCatalogue(db())).products.map(({ title, price }) => [title, price])
    await bring('barcode,price\n012345678905,11')
    await bring('barcode,price\n0012345678905,12')
    expect(await prices()).toEqual(
      expect.arrayContaining([
        ['Cola', 1100],
        ['Fanta', 1200],
      ]),
    )
    expect((await bring('barcode,price\n012345678905,13\n0012345678905,14')).problems).toEqual([])
    expect(await prices()).toEqual(
      expect.arrayContaining([
        ['Cola', 1300],
        ['Fanta', 1400],
      ]),
    )
  })

  test('a new product is not made twice, nor a price set twice, by two spellings of its code in one list', async () => {
    const again = ['line 3, column barcode: is the product of line 2 again']
    expect(
      (await bring(file(row('Cola', '10', '1', ',012345678905'), row('Cola 2', '9', '1', ',0012345678905')))).problems,
    ).toEqual(again)
    await bring(file(row('Cola', '10', '1', ',012345678905')))
    expect((await bring('barcode,price\n012345678905,11\n0012345678905,12')).problems).toEqual(again)
  })

  test('a UPC is the same product with a zero in front, and a mistyped code is told', async () => {
    await bring(file(row('Cola', '10', '1', ',012345678905')))
    const { notes } = await bring(
      file(row('Cola Zero', '11', '3', ',0012345678905'), row('Fanta', '9', '1', ',6221000000158')),
    )
    expect(await find('cola')).toMatchObject({ title: 'Cola Zero', price: 1100, onHand: 3 })
    expect(notes).toContain('1 barcode with a wrong check digit, first in line 3. A scanner will not find them.')
  })
})
