import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, openTestShop, type Ask } from '../../test/build-test-app.ts'
import { aCategory, aProduct } from '../../test/factories.ts'
import { letWordSpread } from './catalog.testing.ts'

const shop = openTestShop()
const put = (facts: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.connection.db, facts)

async function look(ask: Ask = {}) {
  await letWordSpread(shop)
  return call(shop, 'listProducts', ask)
}

async function titles(query: string): Promise<string[]> {
  const { body } = await look({ query })
  return body.data.map((product: { title: string }) => product.title)
}

describe('GET /products', () => {
  test('an empty shop answers with an empty list', async () => {
    const { status, body } = await look()
    expect(status).toBe(200)
    expect(body).toEqual({ results: 0, metadata: { currentPage: 1, numberOfPages: 1, limit: 40 }, data: [] })
  })

  test('bare, it holds everything at once, in the order of the shelves', async () => {
    for (let number = 1; number <= 45; number += 1) await put({ title: `Tea ${number}` })
    const { body } = await look()
    expect(body.results).toBe(45)
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 1, limit: 45 })
    expect(body.data.map((product: { title: string }) => product.title)).toEqual(
      Array.from({ length: 45 }, (_, at) => `Tea ${at + 1}`),
    )
  })

  test('a product has all the fields of the specification, and those that known front ends read', async () => {
    const id = await put({
      title: 'Full Cream Milk',
      unit: '1 L',
      price: 52.5,
      priceAfterDiscount: 47.25,
      category: 'Dairy',
      onHand: 7,
    })
    const { body } = await look()
    expect(body.data).toEqual([
      {
        _id: id,
        id,
        title: 'Full Cream Milk',
        slug: expect.stringMatching(/^product-/),
        description: 'A thing to sell.',
        unit: '1 L',
        images: ['one', 'two', 'three'].map((name) => `http://localhost:3000/images/${name}`),
        imageCover: 'http://localhost:3000/images/one',
        price: 52.5,
        priceAfterDiscount: 47.25,
        ratingsAverage: 4.5,
        ratingsQuantity: 12,
        category: {
          _id: expect.any(String),
          name: 'Dairy',
          slug: 'dairy',
          image: 'http://localhost:3000/images/category',
        },
        subcategory: [
          { _id: expect.any(String), name: 'Staples', slug: 'dairy-staples', category: body.data[0].category._id },
        ],
        brand: { _id: expect.any(String), name: 'Baqala', slug: 'baqala', image: 'http://localhost:3000/images/brand' },
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        quantity: 7,
        sold: 0,
      },
    ])
  })

  test('a product without a discount has no priceAfterDiscount at all', async () => {
    await put()
    const { body } = await look()
    expect(body.data[0]).not.toHaveProperty('priceAfterDiscount')
  })

  test('a withdrawn product is no longer for sale', async () => {
    const id = await put()
    await look()
    await sql`update products set withdrawn_at = now() where id = ${id}`.execute(shop.connection.db)
    expect((await look()).body.data).toEqual([])
  })

  test('pages lead on and back', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E']) await put({ title })
    const first = await look({ query: 'limit=2' })
    expect(first.body.results).toBe(5)
    expect(first.body.metadata).toEqual({ currentPage: 1, numberOfPages: 3, limit: 2, nextPage: 2 })
    const second = await look({ query: 'limit=2&page=2' })
    expect(second.body.metadata).toEqual({ currentPage: 2, numberOfPages: 3, limit: 2, nextPage: 3, prevPage: 1 })
    expect(second.body.data.map((product: { title: string }) => product.title)).toEqual(['C', 'D'])
    const beyond = await look({ query: 'limit=2&page=9' })
    expect(beyond.body).toEqual({
      results: 5,
      metadata: { currentPage: 9, numberOfPages: 3, limit: 2, prevPage: 3 },
      data: [],
    })
  })

  test('a page holds 40 unless said, and 200 at most', async () => {
    for (let number = 0; number < 41; number += 1) await put()
    const second = await look({ query: 'page=2' })
    expect(second.body.metadata.limit).toBe(40)
    expect(second.body.data).toHaveLength(1)
    expect((await look({ query: 'limit=5000' })).body.metadata.limit).toBe(200)
  })

  test.each(['limit=0', 'limit=-1', 'limit=2.5', 'limit=all', 'page=0', 'page=x'])(
    '%s is refused with a sentence',
    async (query) => {
      const { status, body } = await look({ query })
      expect(status).toBe(400)
      expect(body.message).toMatch(/^(limit|page) must be a whole number from 1$/)
    },
  )

  test('sorts by price, up and down, and by several keys', async () => {
    await put({ title: 'Dear', price: 90, ratingsAverage: 4 })
    await put({ title: 'Cheap', price: 10, ratingsAverage: 4 })
    await put({ title: 'Loved', price: 10, ratingsAverage: 5 })
    expect(await titles('sort=price')).toEqual(['Cheap', 'Loved', 'Dear'])
    expect(await titles('sort=-price')).toEqual(['Dear', 'Cheap', 'Loved'])
    expect(await titles('sort=price,-ratingsAverage')).toEqual(['Loved', 'Cheap', 'Dear'])
    expect(await titles('sort=-ratingsAverage,price')).toEqual(['Loved', 'Cheap', 'Dear'])
    expect(await titles('sort=title&limit=2')).toEqual(['Cheap', 'Dear'])
  })

  test('sorts by what a product costs now, and by how much of its price is saved', async () => {
    await put({ title: 'Halved', price: 40, priceAfterDiscount: 20 })
    await put({ title: 'Cut', price: 20, priceAfterDiscount: 15 })
    await put({ title: 'Plain', price: 18 })
    await put({ title: 'Other', price: 18 })
    expect(await titles('sort=priceNow')).toEqual(['Cut', 'Plain', 'Other', 'Halved'])
    expect(await titles('sort=-priceNow')).toEqual(['Halved', 'Plain', 'Other', 'Cut'])
    expect(await titles('sort=-saving')).toEqual(['Halved', 'Cut', 'Plain', 'Other'])
  })

  test('onSale keeps to products with a discount, or to those without', async () => {
    await put({ title: 'Cut', price: 20, priceAfterDiscount: 15, brand: 'Forn' })
    await put({ title: 'Plain', brand: 'Forn' })
    await put({ title: 'Dear', price: 90, priceAfterDiscount: 80 })
    expect(await titles('onSale=true')).toEqual(['Cut', 'Dear'])
    expect(await titles('onSale=false')).toEqual(['Plain'])
    expect(await titles('onSale=true&price[lt]=50')).toEqual(['Cut'])
    expect((await look({ query: 'onSale=true&limit=1' })).body.results).toBe(2)
    const { status, body } = await look({ query: 'onSale=perhaps' })
    expect(status).toBe(400)
    expect(body.message).toBe('onSale must be true or false')
  })

  test('an unknown sort key is refused, and the sentence lists those there are', async () => {
    const { status, body } = await look({ query: 'sort=price,colour' })
    expect(status).toBe(400)
    expect(body.message).toBe(
      'sort takes price, priceNow, saving, ratingsAverage, ratingsQuantity, sold, title, createdAt, several by comma, each with a minus in front for descending order',
    )
    expect(body.errors).toMatchObject({ param: 'sort', location: 'query', value: 'colour' })
  })

  test('price ranges go by price, to the piastre', async () => {
    await put({ title: 'Low', price: 17.55 })
    await put({ title: 'High', price: 17.56, priceAfterDiscount: 1 })
    expect(await titles('price[gte]=17.55')).toEqual(['Low', 'High'])
    expect(await titles('price[gt]=17.55')).toEqual(['High'])
    expect(await titles('price[lte]=17.55')).toEqual(['Low'])
    expect(await titles('price[lt]=17.56')).toEqual(['Low'])
    expect(await titles('price[lt]=17.55')).toEqual([])
    expect(await titles('price%5Bgte%5D=17.551&price%5Blte%5D=20')).toEqual(['High'])
    expect(await titles('price[gte]=9000000&price[lte]=10000000')).toEqual([])
  })

  test('a range that is no amount is refused with a sentence', async () => {
    const { status, body } = await look({ query: 'price[gte]=cheap' })
    expect(status).toBe(400)
    expect(body.message).toBe('price[gte] must be an amount in EGP')
  })

  test('keyword finds words of title and description, in any case and order', async () => {
    await put({ title: 'Full Cream Milk', description: 'From Menouf.' })
    await put({ title: 'Black Tea', description: 'Good with MILK.' })
    await put({ title: 'Salt', description: '100% sea salt, cream_white' })
    expect(await titles('keyword=milk')).toEqual(['Full Cream Milk', 'Black Tea'])
    expect(await titles('keyword=milk+full')).toEqual(['Full Cream Milk'])
    expect(await titles('keyword=milk&limit=1&page=2')).toEqual(['Black Tea'])
    expect(await titles('keyword=')).toHaveLength(3)
  })

  test('what PostgreSQL takes for patterns is plain text in a keyword', async () => {
    await put({ title: 'Salt', description: '100% sea salt' })
    await put({ title: 'Sugar', description: "back\\slash and 'quote'" })
    expect(await titles('keyword=100%25')).toEqual(['Salt'])
    expect(await titles('keyword=1_0')).toEqual([])
    expect(await titles('keyword=%25')).toEqual(['Salt'])
    expect(await titles('keyword=back%5Cslash')).toEqual(['Sugar'])
    expect(await titles("keyword='quote'")).toEqual(['Sugar'])
  })

  test('keeps to categories, subcategories and brands, one or several', async () => {
    await put({ title: 'Milk', category: 'Dairy', subcategory: 'Milks', brand: 'Menouf' })
    await put({ title: 'Bread', category: 'Bakery', subcategory: 'Breads', brand: 'Forn' })
    await put({ title: 'Soap', category: 'Household', subcategory: 'Soaps', brand: 'Forn' })
    const all = (await look()).body.data
    const idOf = (title: string, of: 'category' | 'brand'): string =>
      all.find((each: { title: string }) => each.title === title)[of]._id
    const [dairy, bakery, forn] = [idOf('Milk', 'category'), idOf('Bread', 'category'), idOf('Bread', 'brand')]
    expect(await titles(`category=${dairy}`)).toEqual(['Milk'])
    expect(await titles(`category[in]=${dairy}&category[in]=${bakery}`)).toEqual(['Milk', 'Bread'])
    // As axios and jQuery write lists.
    expect(await titles(`category[in][]=${dairy}&category[in][]=${bakery}`)).toEqual(['Milk', 'Bread'])
    expect(await titles(`category[0]=${dairy}&limit=5`)).toEqual(['Milk'])
    expect(await titles(`category%5Bin%5D=${bakery}&category=${dairy}`)).toEqual(['Milk', 'Bread'])
    expect(await titles(`brand=${forn}`)).toEqual(['Bread', 'Soap'])
    expect(await titles(`brand=${forn}&category=${bakery}`)).toEqual(['Bread'])
    expect(await titles(`subcategory=${all[2].subcategory[0]._id}`)).toEqual(['Soap'])
    expect(await titles('category=nothing-of-the-kind')).toEqual([])
    expect(await titles('category=')).toHaveLength(3)
  })

  test('keys nobody knows are ignored, as is a token nobody knows', async () => {
    await put({ title: 'Milk' })
    expect(await titles('fields=title&_=123&price[ne]=3&limit[]=x')).toEqual(['Milk'])
    expect((await look({ token: 'null' })).status).toBe(200)
  })

  test('a trailing slash changes nothing', async () => {
    const response = await shop.app.inject({ url: '/api/v1/products/' })
    expect(response.statusCode).toBe(200)
  })
})

describe('GET /products/:id', () => {
  test('answers with the product, its stock and no reviews yet', async () => {
    const id = await put({ title: 'Milk', onHand: 3 })
    const { status, body } = await call(shop, 'getProduct', { params: { id } })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ _id: id, id, title: 'Milk', quantity: 3, sold: 0, reviews: [] })
  })

  test.each(['nothing-of-the-kind', '..%2F..%2Fetc', "' or 1=1 --", '0', 'ÿ', '507f1f77bcf86cd799439011'])(
    'there is no product %s',
    async (id) => {
      const { status, body } = await call(shop, 'getProduct', { params: { id } })
      expect(status).toBe(404)
      expect(body).toEqual({ status: 'fail', statusMsg: 'fail', message: 'There is no such product.' })
    },
  )

  test('a withdrawn product is gone at once', async () => {
    const id = await put()
    expect((await call(shop, 'getProduct', { params: { id } })).status).toBe(200)
    await sql`update products set withdrawn_at = now() where id = ${id}`.execute(shop.connection.db)
    expect((await call(shop, 'getProduct', { params: { id } })).status).toBe(404)
  })

  test('a new price shows at once', async () => {
    const id = await put({ price: 50 })
    await call(shop, 'getProduct', { params: { id } })
    await sql`update products set price = 6000 where id = ${id}`.execute(shop.connection.db)
    expect((await call(shop, 'getProduct', { params: { id } })).body.data.price).toBe(60)
  })
})

describe('categories, subcategories and brands', () => {
  test('categories stand in the shop’s order, each with its picture', async () => {
    const bakery = await aCategory(shop.connection.db, 'Bakery')
    await aCategory(shop.connection.db, 'Aisle')
    await letWordSpread(shop)
    const { body } = await call(shop, 'listCategories')
    expect(body).toMatchObject({ results: 2, metadata: { currentPage: 1, numberOfPages: 1 } })
    expect(body.data[0]).toEqual({
      _id: bakery,
      name: 'Bakery',
      slug: 'bakery',
      image: 'http://localhost:3000/images/category',
    })
    expect((await call(shop, 'getCategory', { params: { categoryId: bakery } })).body).toEqual({ data: body.data[0] })
    const page = await call(shop, 'listCategories', { query: 'limit=1&page=2' })
    expect(page.body).toMatchObject({
      results: 2,
      metadata: { numberOfPages: 2, prevPage: 1 },
      data: [{ name: 'Aisle' }],
    })
  })

  test('a category has its own subcategories and no others', async () => {
    await put({ category: 'Dairy', subcategory: 'Milks' })
    await put({ category: 'Bakery', subcategory: 'Breads' })
    await letWordSpread(shop)
    const all = await call(shop, 'listSubcategories')
    expect(all.body.data.map((each: { name: string }) => each.name)).toEqual(['Milks', 'Breads'])
    const [milks] = all.body.data
    expect(milks).toEqual({ _id: expect.any(String), name: 'Milks', slug: 'dairy-milks', category: expect.any(String) })
    const own = await call(shop, 'listCategorySubcategories', { params: { categoryId: milks.category } })
    expect(own.body).toMatchObject({ results: 1, data: [milks] })
    expect((await call(shop, 'getSubcategory', { params: { subcategoryId: milks._id } })).body).toEqual({ data: milks })
  })

  test('a category without subcategories has an empty list; a category that does not exist has none', async () => {
    const categoryId = await aCategory(shop.connection.db, 'Seasonal')
    await letWordSpread(shop)
    expect((await call(shop, 'listCategorySubcategories', { params: { categoryId } })).body).toMatchObject({
      results: 0,
      data: [],
    })
    const unknown = await call(shop, 'listCategorySubcategories', { params: { categoryId: 'nothing' } })
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no such category.' } })
  })

  test('brands stand by name, each with its picture', async () => {
    await put({ brand: 'zahret Menouf' })
    await put({ brand: 'Am Shawky' })
    await letWordSpread(shop)
    const { body } = await call(shop, 'listBrands')
    expect(body.data.map((brand: { name: string }) => brand.name)).toEqual(['Am Shawky', 'zahret Menouf'])
    const [brand] = body.data
    expect(brand).toEqual({
      _id: expect.any(String),
      name: 'Am Shawky',
      slug: 'am-shawky',
      image: 'http://localhost:3000/images/brand',
    })
    expect((await call(shop, 'getBrand', { params: { brandId: brand._id } })).body).toEqual({ data: brand })
  })

  test('brands without an Arabic name stand by their name in Arabic, too', async () => {
    for (const brand of ['Beit', 'Kilo', 'Zahret']) await put({ brand })
    await sql`update brands set name_ar = '', name = replace(name, 'Zahret', 'Aziza')`.execute(shop.connection.db)
    await letWordSpread(shop)
    const { body } = await call(shop, 'listBrands', { query: 'lang=ar' })
    const names = body.data.map((brand: { name: string }) => brand.name)
    expect(names).toEqual(['Aziza', 'Beit', 'Kilo'])
  })

  test.each([
    ['getBrand', 'brand'],
    ['getCategory', 'category'],
    ['getSubcategory', 'subcategory'],
  ] as const)('%s of an unknown id is refused', async (name, thing) => {
    expect(await call(shop, name)).toMatchObject({ status: 404, body: { message: `There is no such ${thing}.` } })
  })
})
