/** Names, sentences and letters for a shopper who reads Arabic. English answers stay as they are. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { letWordSpread } from '../src/catalog/catalog.testing.ts'
import { listOrders } from '../src/orders/placed/list-orders.ts'
import { makeGuard } from '../src/auth/tokens.ts'
import { makeTokens } from '../src/auth/tokens.ts'
import { moveOn } from '../src/orders/placed/fulfilment.ts'
import { aShopper, call, openTestShop } from './build-test-app.ts'
import { countStatements } from './count-statements.ts'
import { anAddress, aProduct, aRegistration, setStock, type ProductFacts } from './factories.ts'

const shop = openTestShop()
const headers = { 'x-language': 'ar' }

interface ArabicNames {
  readonly titleAr: string
  readonly unitAr: string
  readonly descriptionAr: string
}

async function anArabicProduct(names: Partial<ArabicNames> = {}, facts: Partial<ProductFacts> = {}): Promise<string> {
  const { db } = shop.connection
  const id = await aProduct(db, { title: 'Coffee Mix', unit: '1 l', ...facts })
  const { titleAr = 'قهوة ٣ في ١', unitAr = '١٫٥ لتر', descriptionAr = 'بن ومبيض وسكر.' } = names
  await sql`
    update products set title_ar = ${titleAr}, unit_ar = ${unitAr}, description_ar = ${descriptionAr}
    where id = ${id}`.execute(db)
  await sql`update categories set name_ar = 'بقالة جافة'`.execute(db)
  await sql`update subcategories set name_ar = 'أساسيات'`.execute(db)
  await sql`update brands set name_ar = 'بقالة'`.execute(db)
  return id
}

const put = (token: string, productId: string, headers = {}) =>
  call(shop, 'addCartItem', { token, body: { productId }, headers })

async function order(token: string, cartId: string, headers = {}, language?: string) {
  const body = { shippingAddress: anAddress, language }
  return call(shop, 'placeCashOrder', { token, params: { cartId }, body, headers })
}

describe('the catalogue', () => {
  test('without lang an answer has no Arabic key, and another language changes nothing', async () => {
    const id = await anArabicProduct()
    const [product] = (await call(shop, 'listProducts')).body.data
    const ids = {
      id,
      categoryId: product.category._id,
      subcategoryId: product.subcategory[0]._id,
      brandId: product.brand._id,
    }
    for (const name of [
      ...(['listProducts', 'getProduct', 'listCategories', 'getCategory', 'listCategorySubcategories'] as const),
      ...(['listSubcategories', 'getSubcategory', 'listBrands', 'getBrand'] as const),
    ]) {
      const plain = await call(shop, name, { params: ids })
      expect(plain.status, name).toBe(200)
      expect(JSON.stringify(plain.body), name).not.toMatch(/Ar":|[\u0600-\u06ff]/)
      for (const asked of [{ query: 'lang=en' }, { query: 'lang=fr' }, { headers }])
        expect((await call(shop, name, { params: ids, ...asked })).body, name).toEqual(plain.body)
      const arabic = await call(shop, name, { params: ids, query: 'lang=ar' })
      expect(JSON.stringify(arabic.body), name).toMatch(/nameAr":/)
      // Cached answers of the two languages do not mix.
      expect((await call(shop, name, { params: ids })).body, name).toEqual(plain.body)
    }
  })

  test('with lang=ar the Arabic names stand beside the English ones, in the digits of the shop', async () => {
    const id = await anArabicProduct()
    const { body } = await call(shop, 'getProduct', { params: { id }, query: 'lang=ar' })
    expect(body.data).toMatchObject({
      title: 'Coffee Mix',
      titleAr: 'قهوة 3 في 1',
      unit: '1 l',
      unitAr: '1.5 لتر',
      description: 'A thing to sell.',
      descriptionAr: 'بن ومبيض وسكر.',
      category: { name: 'Pantry', nameAr: 'بقالة جافة' },
      subcategory: [{ name: 'Staples', nameAr: 'أساسيات' }],
      brand: { name: 'Baqala', nameAr: 'بقالة' },
    })
    const [listed] = (await call(shop, 'listProducts', { query: 'lang=ar' })).body.data
    expect(listed).toMatchObject({ titleAr: 'قهوة 3 في 1', category: { nameAr: 'بقالة جافة' } })
    expect(listed).not.toHaveProperty('descriptionAr')
  })

  test('the texts of a pack are in the answer to one product only, and only those that the shop has written', async () => {
    const { db } = shop.connection
    const id = await anArabicProduct()
    expect(Object.keys((await call(shop, 'getProduct', { params: { id } })).body.data)).not.toContain('ingredients')
    await sql`
      update products set ingredients = 'Coffee, sugar', ingredients_ar = 'بن، سكر ٣٠٪', storage = 'Keep dry.'
      where id = ${id}`.execute(db)
    await letWordSpread(shop)
    const english = (await call(shop, 'getProduct', { params: { id } })).body.data
    expect(english).toMatchObject({ ingredients: 'Coffee, sugar', storage: 'Keep dry.' })
    expect(JSON.stringify(english)).not.toMatch(/Ar":|"origin|"nutrition/)
    const arabic = (await call(shop, 'getProduct', { params: { id }, query: 'lang=ar' })).body.data
    expect(arabic).toMatchObject({ ingredientsAr: 'بن، سكر 30%', storage: 'Keep dry.' })
    expect(arabic).not.toHaveProperty('storageAr')
    const [listed] = (await call(shop, 'listProducts', { query: 'lang=ar' })).body.data
    expect(JSON.stringify(listed)).not.toMatch(/ingredients|storage/)
  })

  test('a product that the shopkeeper has not named in Arabic has its English name alone', async () => {
    await anArabicProduct({ titleAr: '', unitAr: '' })
    const [product] = (await call(shop, 'listProducts', { query: 'lang=ar' })).body.data
    expect(product).toMatchObject({ title: 'Coffee Mix', unit: '1 l' })
    expect(product).not.toHaveProperty('titleAr')
    expect(product).not.toHaveProperty('unitAr')
  })

  test('sorted by title, Arabic titles stand as in a dictionary: the forms of alef together, ta marbuta with ha', async () => {
    for (const titleAr of ['بن', 'أرز', 'إسفنج', 'اسطوانة', 'آيس كريم', 'يوسفي', 'بَصل', 'ورق', 'هريسة'])
      await anArabicProduct({ titleAr })
    const { body } = await call(shop, 'listProducts', { query: 'lang=ar&sort=title' })
    expect(body.data.map((product: ArabicNames) => product.titleAr)).toEqual([
      'أرز',
      'اسطوانة',
      'إسفنج',
      'آيس كريم',
      'بَصل',
      'بن',
      'هريسة',
      'ورق',
      'يوسفي',
    ])
  })

  test('sorted by title, products without an Arabic one stand by the English one that is shown', async () => {
    await anArabicProduct()
    for (const title of ['Zaatar', 'Anise', 'عدس']) await anArabicProduct({ titleAr: '' }, { title })
    const titles = async (sort: string) => {
      const { body } = await call(shop, 'listProducts', { query: `lang=ar&sort=${sort}` })
      return body.data.map((product: ArabicNames & { title: string }) => product.titleAr ?? product.title)
    }
    expect(await titles('title')).toEqual(['Anise', 'Zaatar', 'عدس', 'قهوة 3 في 1'])
    expect(await titles('-title')).toEqual(['قهوة 3 في 1', 'عدس', 'Zaatar', 'Anise'])
  })

  test('a search answers in Arabic', async () => {
    await anArabicProduct()
    await letWordSpread(shop)
    const find = (lang: string) => call(shop, 'searchProducts', { query: `q=coffee${lang}` })
    // The index follows the catalogue. Each language has an answer of its own, which may be a moment old.
    for (const lang of ['', '&lang=ar'])
      await expect.poll(async () => (await find(lang)).body.data.length, { timeout: 10_000 }).toBe(1)
    const { body } = await find('&lang=ar')
    expect(body.data).toMatchObject([{ title: 'Coffee Mix', titleAr: 'قهوة 3 في 1' }])
    expect(JSON.stringify((await find('')).body)).not.toContain('titleAr')
  })
})

describe('cart, wish list and orders', () => {
  test('name their products in Arabic for those who read it, and in English alone for the others', async () => {
    const { token } = await aShopper(shop)
    const id = await anArabicProduct()
    const added = await put(token, id, headers)
    expect(added.body).toMatchObject({ status: 'success', message: 'المنتج اتضاف لسلتك' })
    expect(added.body.data.products[0].product).toMatchObject({
      title: 'Coffee Mix',
      titleAr: 'قهوة 3 في 1',
      unitAr: '1.5 لتر',
      category: { name: 'Pantry', nameAr: 'بقالة جافة' },
    })
    const wished = await call(shop, 'addToWishlist', { token, body: { productId: id }, headers })
    expect(wished.body).toMatchObject({ status: 'success', message: 'المنتج اتضاف للمفضلة' })
    expect(wished.body.data[0]).toMatchObject({ title: 'Coffee Mix', titleAr: 'قهوة 3 في 1' })
    const inEnglish = [await call(shop, 'getCart', { token }), await call(shop, 'getWishlist', { token })]
    expect(JSON.stringify(inEnglish.map(({ body }) => body))).not.toMatch(/Ar":|[\u0600-\u06ff]/)
  })

  test('words of the protocol are never translated', async () => {
    const { token } = await aShopper(shop)
    const cleared = await call(shop, 'clearCart', { token, headers })
    expect(cleared.body).toMatchObject({ status: 'success', message: 'success' })
    const { email, password } = await aShopper(shop)
    const signedIn = await call(shop, 'signIn', { body: { email, password }, headers })
    expect(signedIn.body).toMatchObject({ message: 'success' })
  })

  test('an order keeps both titles as they were, and an older order repeats its English one', async () => {
    const { db } = shop.connection
    const { token } = await aShopper(shop)
    const id = await anArabicProduct()
    const { body: placed } = await order(token, (await put(token, id)).body.cartId, headers)
    expect(placed).toMatchObject({ status: 'success', message: 'طلبك اتسجّل' })
    await sql`update products set title = 'Renamed', title_ar = 'اسم جديد'`.execute(db)
    const productOf = async () => (await call(shop, 'listOrders', { token, headers })).body.data[0].cartItems[0].product
    expect(await productOf()).toMatchObject({ title: 'Coffee Mix', titleAr: 'قهوة 3 في 1', unitAr: '1.5 لتر' })
    await sql`update order_items set title_ar = null, unit_ar = null`.execute(db)
    expect(await productOf()).toMatchObject({ title: 'Coffee Mix', titleAr: 'Coffee Mix', unitAr: '1 l' })
  })

  test('the history of an order reads in the language of its reader', async () => {
    const { token } = await aShopper(shop)
    const id = await anArabicProduct()
    const { body } = await order(token, (await put(token, id)).body.cartId)
    await moveOn(shop.connection.db, body.data._id, 'being packed', { name: 'Hany' })
    const whyIn = async (headers: Record<string, string>) => {
      const { body } = await call(shop, 'listOrders', { token, headers })
      return body.data[0].moves.map(({ why }: { why: string }) => why)
    }
    expect(await whyIn(headers)).toEqual(['الطلب اتسجّل، والدفع كاش عند الاستلام.', 'المحل بيجهّز طلبك.'])
    expect(await whyIn({})).toEqual(['Ordered, cash on delivery.', 'The shop is packing your order.'])
  })
})

describe('refusals', () => {
  test.each([
    [0, 'الكمية خلصت: قهوة 3 في 1 (1.5 لتر)'],
    [1, 'فاضل من قهوة 3 في 1 (1.5 لتر) قطعة واحدة بس'],
    [2, 'فاضل من قهوة 3 في 1 (1.5 لتر) قطعتين بس'],
    [3, 'فاضل من قهوة 3 في 1 (1.5 لتر) 3 قطع بس'],
    [11, 'فاضل من قهوة 3 في 1 (1.5 لتر) 11 قطعة بس'],
    [100, 'فاضل من قهوة 3 في 1 (1.5 لتر) 100 قطعة بس'],
  ])('with %i left, the sentence has the Arabic title and the right plural', async (left, sentence) => {
    const { token } = await aShopper(shop)
    const id = await anArabicProduct()
    await put(token, id)
    await setStock(shop.connection.db, id, left)
    const asked = { token, params: { productId: id }, body: { count: 500 } }
    const { status, body } = await call(shop, 'updateCartItem', { ...asked, headers })
    expect(status).toBe(409)
    expect(body).toMatchObject({ status: 'fail', statusMsg: 'fail', message: sentence })
    const english = left === 0 ? 'Coffee Mix 1 l is sold out' : `Only ${left} left of Coffee Mix 1 l`
    expect((await call(shop, 'updateCartItem', asked)).body.message).toBe(english)
  })

  test('a field rule is said in Arabic, in the message and beside its field', async () => {
    const body = { ...aRegistration(), phone: '123' }
    const refused = await call(shop, 'signUp', { body, headers })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toBe('رقم الموبايل مش صحيح')
    expect(refused.body.errors).toMatchObject({ msg: 'رقم الموبايل مش صحيح', param: 'phone' })
    expect((await call(shop, 'signUp', { body })).body.message).toBe('invalid Phone')
  })

  test('of every kind are said in Arabic', async () => {
    const { token } = await aShopper(shop)
    expect((await call(shop, 'getCart', { headers })).body.message).toBe('سجّل دخولك الأول عشان تكمّل')
    expect((await put(token, 'nothing', headers)).body.message).toBe('المنتج ده مش موجود')
    const unknown = await call(shop, 'getProduct', { params: { id: 'nothing' }, query: 'lang=ar' })
    expect(unknown.body.message).toBe('المنتج ده مش موجود.')
    const nowhere = await shop.app.inject({ url: '/api/v1/nothing', headers })
    expect(nowhere.json().message).toBe('مفيش حاجة في GET /api/v1/nothing.')
    const broken = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/cart',
      headers: { ...headers, token, 'content-type': 'application/json' },
      payload: '{',
    })
    expect(broken.json().message).toBe('البيانات اللي اتبعتت مش JSON صحيح.')
  })

  test('a cart whose price moved names the new total and its goods in Arabic', async () => {
    const { token } = await aShopper(shop)
    const id = await anArabicProduct({}, { price: 1234.5 })
    const { cartId } = (await put(token, id)).body
    const ask = { token, params: { cartId }, body: { shippingAddress: anAddress, expectedTotal: 46.5 } }
    await sql`update products set price = 200000`.execute(shop.connection.db)
    const { status, body } = await call(shop, 'placeCashOrder', { ...ask, headers })
    expect(status).toBe(409)
    expect(body.message).toContain('2,000.00\u00a0ج.م. مش 46.50\u00a0ج.م.')
    expect(body.data.changes).toMatchObject([{ title: 'Coffee Mix', titleAr: 'قهوة 3 في 1', unitAr: '1.5 لتر' }])
    expect(JSON.stringify((await call(shop, 'placeCashOrder', ask)).body)).not.toMatch(/Ar":|[\u0600-\u06ff]/)
  })
})

describe('the language of a shopper', () => {
  async function languageOf(id: string): Promise<string | undefined> {
    const found = await sql<{ language: string }>`select language from shoppers where id = ${id}`.execute(
      shop.connection.db,
    )
    return found.rows[0]?.language
  }

  test('is that of the sign-up, and its welcome letter’s', async () => {
    await call(shop, 'signUp', { body: aRegistration(), headers })
    await shop.deliverMails()
    const [mail] = shop.mails
    expect(mail?.subject).toBe('أهلًا بيك في بقالة')
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  })

  test('follows the last signed-in call that names one, and nothing else', async () => {
    const { token, id } = await aShopper(shop)
    expect(await languageOf(id)).toBe('en')
    await call(shop, 'getCart', { token, headers })
    expect(await languageOf(id)).toBe('ar')
    await call(shop, 'getCart', { token })
    await call(shop, 'getCart', { token, headers: { 'x-language': 'fr' } })
    expect(await languageOf(id)).toBe('ar')
    await call(shop, 'getCart', { token, headers: { 'x-language': 'en' } })
    expect(await languageOf(id)).toBe('en')
  })

  test('costs a call no statement until it changes', async () => {
    const { token } = await aShopper(shop)
    const { counted, asked } = countStatements(shop.connection.db)
    const guard = makeGuard(counted, makeTokens(shop.deps.secrets.tokens, shop.deps.config.sessionDays))
    await guard(token, 'en')
    expect(asked()).toBe(1)
    await guard(token, 'ar')
    expect(asked()).toBe(2)
    await guard(token, 'ar')
    expect(asked()).toBe(1)
  })

  test('a letter stays in the language of its moment, whatever is read until it leaves', async () => {
    const { token } = await aShopper(shop)
    const { body } = await put(token, await anArabicProduct(), headers)
    await order(token, body.cartId, headers)
    await call(shop, 'getCart', { token, headers: { 'x-language': 'en' } })
    await shop.deliverMails()
    const [mail] = shop.mails
    expect(mail?.subject).toMatch(/^بقالة: استلمنا طلبك \(\d+\)$/)
    expect(mail?.text).toContain('\u2068قهوة 3 في 1 (1.5 لتر)\u2069، \u2068100.00\u00a0ج.م.\u2069')
    expect(mail?.text).toContain('هتدفع \u2068100.00\u00a0ج.م.\u2069 كاش عند الاستلام.')
    // The comma is that of the address's script.
    expect(mail?.text).toContain(`${anAddress.details}, ${anAddress.city}`)
  })

  test('read in Arabic, then in English, then in Arabic again, letters come in the language read last', async () => {
    const { token } = await aShopper(shop)
    const product = await anArabicProduct()
    for (const language of ['ar', 'en', 'ar']) {
      const reader = { 'x-language': language }
      await call(shop, 'getCart', { token, headers: reader })
      // As a client of the specification orders: it names no language.
      await order(token, (await put(token, product)).body.cartId)
      await shop.deliverMails()
    }
    const subjects = shop.mails.map(({ subject }) => subject.replace(/\d+/, ''))
    expect(subjects).toEqual(['بقالة: استلمنا طلبك ()', 'Baqala: we have your order ()', 'بقالة: استلمنا طلبك ()'])
  })

  test('letters about an order are in the language of its screen, and the others in the one chosen last', async () => {
    const { token, email } = await aShopper(shop)
    const { body } = await put(token, await anArabicProduct(), headers)
    // Another browser, where Arabic was never chosen: it names English without choosing it.
    const placed = await order(token, body.cartId, {}, 'en')
    await moveOn(shop.connection.db, placed.body.data._id, 'being packed', { name: 'Hala' })
    await moveOn(shop.connection.db, placed.body.data._id, 'on its way', { name: 'Hala' })
    await call(shop, 'forgotPassword', { body: { email } })
    await shop.deliverMails()
    expect(shop.mails.map(({ subject }) => subject.replace(/\d+/, '')).sort()).toEqual([
      'Baqala: we have your order ()',
      'Baqala: your order is on its way ()',
      'كود تغيير كلمة السر في بقالة',
    ])
    const [placedLetter] = shop.mails.filter(({ subject }) => subject.includes('we have'))
    expect(placedLetter?.text).toContain('1 × Coffee Mix 1 l, 100.00\u00a0EGP')
  })

  test('a reset code is asked for in Arabic: known and unknown addresses hear the same, and the code has Latin digits', async () => {
    const { email } = await aShopper(shop)
    const ask = (email: string) => call(shop, 'forgotPassword', { body: { email }, headers })
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
    expect(known.body.message).toBe('بعتنا كود تغيير كلمة السر على بريدك الإلكتروني')
    expect(unknown.body).toEqual(known.body)
    await shop.deliverMails()
    expect(shop.mails).toHaveLength(1)
    expect(shop.mails[0]?.subject).toBe('كود تغيير كلمة السر في بقالة')
    expect(shop.mails[0]?.text.match(/\d{4,}/g)).toHaveLength(1)
    expect(shop.mails[0]?.text).toMatch(/^\d{6}$/m)
    const resetCode = /^\d{6}$/m.exec(shop.mails[0]?.text ?? '')?.[0]
    const verified = await call(shop, 'verifyResetCode', { body: { resetCode }, headers })
    expect(verified.body).toMatchObject({ status: 'Success', message: 'الكود صحيح. اختار كلمة سر جديدة.' })
  })

  test('the last letter of a deleted account is in Arabic too', async () => {
    const { token, password } = await aShopper(shop)
    const { body } = await call(shop, 'deleteAccount', { token, body: { password }, headers })
    expect(body).toMatchObject({ status: 'success', message: 'حسابك اتحذف' })
    await shop.deliverMails()
    expect(shop.mails[0]?.subject).toBe('حسابك في بقالة اتحذف')
  })
})

test('a stream of orders and a list of orders ask the database as often in Arabic', async () => {
  const { token, id } = await aShopper(shop)
  await order(token, (await put(token, await anArabicProduct())).body.cartId)
  const { counted, asked } = countStatements(shop.connection.db)
  await listOrders(counted, id, {}, { origin: 'http://localhost:3000', language: 'en' })
  const inEnglish = asked()
  await listOrders(counted, id, {}, { origin: 'http://localhost:3000', language: 'ar' })
  expect(asked()).toBe(inEnglish)
})
