import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as fields from '@baqala/contract/fields'
import { call, openTestShop } from '../test/build-test-app.ts'
import { hasTrueCheckDigit } from '../src/catalog/import/read/codes.ts'
import { checkBooks } from '../src/checks/check-books.ts'
import { rowsOf } from '../src/db/rows.ts'
import { listBoardOrders } from '../src/orders/board/board.queries.ts'
import { readCatalogueFiles, type CatalogueFiles } from './catalogue-file.ts'
import { seedDemoOrders } from './demo-orders.ts'
import { DEMO_SHOPPER } from './demo-shopper.ts'
import { seedDemoStaff } from './demo-staff.ts'
import { readPictureIndex } from './picture-index.ts'
import { seedCatalogue, seedDemoShop } from './seed.ts'

describe('the demo catalogue', () => {
  let files: CatalogueFiles
  beforeAll(async () => {
    files = await readCatalogueFiles()
  })
  const products = () => files.categories.flatMap((category) => category.products)

  test('is a believable grocer: at least 10 categories, 30 subcategories, 20 brands and 160 products', () => {
    expect(files.categories.length).toBeGreaterThanOrEqual(10)
    expect(files.categories.flatMap((category) => category.subcategories).length).toBeGreaterThanOrEqual(30)
    expect(files.brands.length).toBeGreaterThanOrEqual(20)
    expect(products().length).toBeGreaterThanOrEqual(160)
  })

  test('has a fifth of its products on sale, two sold out, most with 40 or more on hand', () => {
    const onSale = products().filter((product) => product.priceAfterDiscount !== undefined).length / products().length
    expect(onSale).toBeGreaterThan(0.15)
    expect(onSale).toBeLessThan(0.25)
    expect(products().filter((product) => product.onHand === 0)).toHaveLength(2)
    expect(products().filter((product) => product.onHand >= 40).length).toBeGreaterThan(products().length / 2)
  })

  test('has no empty shelf and no brand without products', () => {
    const shelves = files.categories.flatMap((category) => category.subcategories.map((each) => each.slug))
    expect(shelves.filter((shelf) => !products().some((product) => product.subcategory === shelf))).toEqual([])
    expect(files.brands.filter((brand) => !products().some((product) => product.brand === brand.slug))).toEqual([])
  })

  test('has every product on a shelf of its own category', () => {
    const strays = files.categories.flatMap(({ subcategories, products }) =>
      products.filter((product) => !subcategories.some(({ slug }) => slug === product.subcategory)),
    )
    expect(strays).toEqual([])
  })

  test('has a picture of every brand and category and three of every product', async () => {
    const pictures = await readPictureIndex()
    const names = [
      ...files.brands.map((brand) => `brand-${brand.slug}`),
      ...files.categories.map((category) => `category-${category.slug}`),
      ...products().flatMap((product) => [1, 2, 3].map((number) => `${product.slug}-${number}`)),
    ]
    expect(names.filter((name) => !pictures.names.includes(name))).toEqual([])
  })
})

describe('a wrong data file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'baqala-catalogue-'))
    await cp(path.resolve(import.meta.dirname, 'catalogue'), folder, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function withBakery(from: string | RegExp, to: string) {
    const file = path.join(folder, 'bakery.json')
    const before = await readFile(file, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    await writeFile(file, after)
    return readCatalogueFiles(folder)
  }

  test('is refused with file, place and field', async () => {
    await expect(withBakery('"price": 17.5,', '"price": "17.5",')).rejects.toThrow(
      'bakery.json: ✖ must be an amount in EGP\n  → at products[0].price',
    )
  })

  test('is refused for a third decimal, a discount that is none, and half a piece', async () => {
    await expect(withBakery('"price": 17.5,', '"price": 17.555,')).rejects.toThrow(
      'must have at most two decimals\n  → at products[0].price',
    )
    await expect(withBakery('"price": 17.555,', '"price": 17.5, "priceAfterDiscount": 17.5,')).rejects.toThrow(
      'must be below price\n  → at products[0].priceAfterDiscount',
    )
    await expect(withBakery('"onHand": 280', '"onHand": 0.5')).rejects.toThrow(
      'must be a whole number\n  → at products[0].onHand',
    )
  })

  test('is refused for a key nobody reads, such as a misspelt one', async () => {
    await expect(withBakery('"price": 17.5,', '"price": 17.5, "priceAfterDiscont": 10,')).rejects.toThrow(
      /bakery\.json: .*priceAfterDiscont/,
    )
  })

  test('is refused where it is not JSON at all', async () => {
    await expect(withBakery('{', '')).rejects.toThrow('bakery.json: ')
  })
})

describe('seeding', () => {
  const shop = openTestShop()
  const count = async (table: string) => {
    const [row] = await rowsOf<{ count: number }>(shop.connection.db)`select count(*) from ${sql.table(table)}`
    return row?.count
  }

  test('two processes that start at once fill the shop once', async () => {
    const { categories } = await readCatalogueFiles()
    await Promise.all([seedDemoShop(shop.connection.db), seedDemoShop(shop.connection.db)])
    const expected = categories.flatMap((category) => category.products).length
    expect(await count('products')).toBe(expected)
    expect(await count('stock')).toBe(expected)
    expect(await count('shoppers')).toBe(1)
    expect(await count('carts')).toBe(1)
    expect(await count('delivery_areas')).toBe(4)
  })

  test('the demo shop delivers to four areas of Cairo and Giza, each with a first free time', async () => {
    await seedDemoShop(shop.connection.db)
    const { body } = await call(shop, 'listDeliveryAreas')
    expect(body.data.map(({ name, nameAr }: { name: string; nameAr: string }) => [name, nameAr])).toEqual([
      ['Zamalek', 'الزمالك'],
      ['Dokki', 'الدقي'],
      ['Nasr City', 'مدينة نصر'],
      ['Maadi', 'المعادي'],
    ])
    for (const area of body.data) expect(area).toHaveProperty('nextSlot.day')
  })

  test('a shop with a product of its own is left as it is', async () => {
    await seedCatalogue(shop.connection.db)
    await sql`delete from products where slug <> 'forn-el-hara-baladi-bread-5pcs'`.execute(shop.connection.db)
    await seedCatalogue(shop.connection.db)
    expect(await count('products')).toBe(1)
  })

  test('every product has a barcode of its own that a scanner reads, of those that shops give themselves', async () => {
    await seedCatalogue(shop.connection.db)
    const rows = await rowsOf<{ barcode: string }>(shop.connection.db)`select barcode from products`
    expect(rows.filter(({ barcode }) => !/^2\d{12}$/.test(barcode) || !hasTrueCheckDigit(barcode))).toEqual([])
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(rows.length)
  })

  test('prices, stock and pictures arrive as the file has them', async () => {
    await seedCatalogue(shop.connection.db)
    const [bread] = await rowsOf(
      shop.connection.db,
    )`select id, price, price_after_discount, images, unit, title_ar, on_hand, sold, ratings_average
      from products join stock on product_id = id where slug = 'forn-el-hara-baladi-bread-5pcs'`
    expect(bread).toMatchObject({
      price: 1750,
      price_after_discount: null,
      unit: '5 loaves',
      on_hand: 280,
      sold: 2018,
      ratings_average: 4.6,
    })
    expect(bread).toHaveProperty(
      'images.2',
      expect.stringMatching(/^\/images\/forn-el-hara-baladi-bread-5pcs-3-[0-9a-f]{8}$/),
    )
  })

  test('a product keeps its address when the database is made anew', async () => {
    const ids = async () => rowsOf(shop.connection.db)`select id from products order by id`
    await seedCatalogue(shop.connection.db)
    const before = await ids()
    await sql`truncate products cascade`.execute(shop.connection.db)
    await seedCatalogue(shop.connection.db)
    expect(await ids()).toEqual(before)
  })

  test('the demo shopper can sign in and has a cart', async () => {
    await seedDemoShop(shop.connection.db)
    const { email, password } = DEMO_SHOPPER
    const signedIn = await call(shop, 'signIn', { body: { email, password } })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { name: 'Demo' } } })
    expect(await call(shop, 'getCart', { token: signedIn.body.token })).toMatchObject({
      status: 200,
      body: { numOfCartItems: 0 },
    })
  })

  test('no list of the board is empty, the books are right, and nobody gets a letter', async () => {
    const { db } = shop.connection
    await seedDemoShop(db)
    await seedDemoStaff(db)
    const local = { secret: shop.deps.secrets.localPayments, origin: 'http://localhost:3000' }
    await Promise.all([seedDemoOrders(db, local), seedDemoOrders(db, local)])
    const owner = { name: 'Mona', role: 'owner' } as const
    for (const state of ['new', 'packing', 'on its way', 'done', 'refund due', 'refunded', 'cancelled'] as const) {
      const { total } = await listBoardOrders(db, { state, limit: 100, offset: 0 }, owner)
      expect({ state, isEmpty: total === 0 }).toEqual({ state, isEmpty: false })
    }
    expect(await count('orders')).toBe(13)
    expect(await count('outbox')).toBe(0)
    expect((await checkBooks(db)).filter(({ todo }) => todo !== undefined)).toEqual([])
  })

  test('the next day has orders of its own, and those of the day before are at their doors', async () => {
    const { db } = shop.connection
    const local = { secret: shop.deps.secrets.localPayments, origin: 'http://localhost:3000' }
    await seedDemoShop(db)
    await seedDemoStaff(db)
    await seedDemoOrders(db, local)
    await seedDemoOrders(db, local)
    expect(await count('orders')).toBe(13)
    await sql`update orders set created_at = created_at - interval '1 day'`.execute(db)
    await seedDemoOrders(db, local)
    expect(await count('orders')).toBe(26)
    const open = await rowsOf(db)`
      select from orders where created_at < now() - interval '1 day' and state not in ('delivered', 'cancelled', 'refund due', 'refunded')`
    expect(open).toEqual([])
    expect(await count('outbox')).toBe(0)
    expect((await checkBooks(db)).filter(({ todo }) => todo !== undefined)).toEqual([])
  })

  test('a shop with orders of its own people alone gets none of people who do not exist', async () => {
    const { db } = shop.connection
    await seedDemoShop(db)
    await seedDemoStaff(db)
    const local = { secret: undefined, origin: 'http://localhost:3000' }
    await seedDemoOrders(db, local)
    await sql`
      update orders set created_at = created_at - interval '1 day',
        shopper_id = (select id from shoppers where email = ${DEMO_SHOPPER.email})`.execute(db)
    await seedDemoOrders(db, local)
    expect(await count('orders')).toBe(13)
  })

  test('the demo shopper keeps the rules of the register form', () => {
    expect(fields.formPassword.safeParse(DEMO_SHOPPER.password).success).toBe(true)
    expect(fields.formName.safeParse(DEMO_SHOPPER.name).success).toBe(true)
    expect(fields.phone.safeParse(DEMO_SHOPPER.phone).success).toBe(true)
    expect(fields.email.safeParse(DEMO_SHOPPER.email).success).toBe(true)
  })
})
