import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Cart, MAX_LINES } from '@baqala/contract/cart'
import { aCrowd } from '../../test/a-crowd.ts'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { anAddress, aProduct, setStock } from '../../test/factories.ts'

type CartLine = Cart['products'][number]

const shop = openTestShop()
const add = (token: string, productId: unknown) => call(shop, 'addCartItem', { token, body: { productId } })
const setCount = (token: string, productId: string, count: unknown) =>
  call(shop, 'updateCartItem', { token, params: { productId }, body: { count } })
const cartOf = (token: string) => call(shop, 'getCart', { token })

describe('GET /cart', () => {
  test('a product that the shop took off sale is sold out in the carts that have it', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { title: 'Full Cream Milk', unit: '1L', onHand: 9 })
    await add(token, milk)
    await sql`update products set withdrawn_at = now() where id = ${milk}`.execute(shop.connection.db)
    expect((await cartOf(token)).body.data.products[0].product.quantity).toBe(0)
    const { status, body } = await setCount(token, milk, 2)
    expect([status, body.message]).toEqual([409, 'Full Cream Milk 1L is sold out'])
  })

  test('a new shopper has an empty cart with an id', async () => {
    const { token } = await aShopper(shop)
    const { status, body } = await cartOf(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } })
    expect(body.cartId).toMatch(/^[0-9a-f]{24}$/)
    expect(body.data).toMatchObject({ cartId: body.cartId, _id: body.cartId })
  })

  test('without a token the cart is refused', async () => {
    const { status, body } = await call(shop, 'getCart')
    expect(status).toBe(401)
    expect(body.message).toBe('You are not logged in. Please login to get access')
  })

  test('answers with a cart are private', async () => {
    const { token } = await aShopper(shop)
    expect((await cartOf(token)).headers['cache-control']).toBe('no-store')
  })

  test('a price that changed since the product was put in shows both', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { price: 50 })
    await add(token, milk)
    await sql`update products set price = 5500 where id = ${milk}`.execute(shop.connection.db)
    const { body } = await cartOf(token)
    expect(body.data.products[0]).toMatchObject({ price: 55, priceWhenAdded: 50 })
    expect(body.data.totalCartPrice).toBe(55)
  })
})

describe('/api/v2/cart', () => {
  test('is the same cart: what is done under one is seen under both', async () => {
    const { token } = await aShopper(shop)
    const [milk, tea] = [await aProduct(shop.connection.db), await aProduct(shop.connection.db)]
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const { statusCode, body } = await shop.app.inject({
        method,
        url,
        headers: { token },
        ...(payload && { payload }),
      })
      return { statusCode, body }
    }
    const added = await ask('POST', '/api/v2/cart', { productId: milk })
    expect(JSON.parse(added.body)).toMatchObject({ status: 'success', numOfCartItems: 1 })
    expect(await ask('GET', '/api/v2/cart')).toEqual(await ask('GET', '/api/v1/cart'))
    await ask('POST', '/api/v1/cart', { productId: tea })
    await ask('PUT', `/api/v2/cart/${milk}`, { count: 3 })
    await ask('DELETE', `/api/v2/cart/${tea}`)
    expect((await cartOf(token)).body.data.products).toMatchObject([{ count: 3, product: { id: milk } }])
    expect(await ask('PUT', `/api/v2/cart/${milk}`, { count: -1 })).toEqual(
      await ask('PUT', `/api/v1/cart/${milk}`, { count: -1 }),
    )
    expect(JSON.parse((await ask('DELETE', '/api/v2/cart')).body)).toMatchObject({
      message: 'success',
      numOfCartItems: 0,
    })
    expect((await cartOf(token)).body.numOfCartItems).toBe(0)
  })

  test('wants a token too, and nothing else is under /api/v2', async () => {
    expect((await shop.app.inject('/api/v2/cart')).statusCode).toBe(401)
    expect((await shop.app.inject('/api/v2/products')).statusCode).toBe(404)
  })
})

describe('POST /cart', () => {
  test('adding a product answers with the whole cart', async () => {
    const { token, id } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { title: 'Fresh Milk', unit: '1 L', price: 52, category: 'Dairy' })
    const { status, body } = await add(token, milk)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'success',
      message: 'Product added successfully to your cart',
      numOfCartItems: 1,
      data: {
        cartOwner: id,
        totalCartPrice: 52,
        products: [
          {
            count: 1,
            price: 52,
            product: {
              _id: milk,
              id: milk,
              title: 'Fresh Milk',
              unit: '1 L',
              quantity: 50,
              imageCover: 'http://localhost:3000/images/one',
              category: { name: 'Dairy' },
              brand: { name: 'Baqala' },
              subcategory: [{ name: 'Staples' }],
            },
          },
        ],
      },
    })
  })

  test('adding it again makes two of it, and still one line', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { price: 0.1 })
    await add(token, milk)
    await add(token, milk)
    const { body } = await add(token, milk)
    expect(body.numOfCartItems).toBe(1)
    expect(body.data.products[0].count).toBe(3)
    expect(body.data.totalCartPrice).toBe(0.3)
  })

  test('a discounted product costs its price after discount', async () => {
    const { token } = await aShopper(shop)
    const tea = await aProduct(shop.connection.db, { price: 90, priceAfterDiscount: 81.5 })
    const { body } = await add(token, tea)
    expect(body.data.products[0].price).toBe(81.5)
  })

  test('no more can be added than is on hand, and the refusal says what is left', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { title: 'Full Cream Milk', unit: '1L', onHand: 2 })
    await add(token, milk)
    await add(token, milk)
    const { status, body } = await add(token, milk)
    expect(status).toBe(409)
    expect(body).toMatchObject({ status: 'fail', statusMsg: 'fail', message: 'Only 2 left of Full Cream Milk 1L' })
    expect((await cartOf(token)).body.data.products[0].count).toBe(2)
  })

  test('a sold-out product cannot be added', async () => {
    const { token } = await aShopper(shop)
    const duck = await aProduct(shop.connection.db, { title: 'Baladi Duck', unit: '1 kg', onHand: 0 })
    const { status, body } = await add(token, duck)
    expect(status).toBe(409)
    expect(body.message).toBe('Baladi Duck 1 kg is sold out')
  })

  test('an unknown product is refused in words', async () => {
    const { token } = await aShopper(shop)
    const { status, body } = await add(token, 'nothing-of-the-kind')
    expect(status).toBe(404)
    expect(body.message).toBe('this product not found')
  })

  test.each([[undefined], [null], [''], [7], [{ a: 1 }], [['x']], ['x'.repeat(500)], ['a\0b']])(
    'a product id that is %j is refused in words',
    async (productId) => {
      const { token } = await aShopper(shop)
      const { status, body } = await add(token, productId)
      expect(status).toBe(400)
      expect(body).toMatchObject({ status: 'fail', errors: { location: 'body' } })
      expect(body.message.length).toBeGreaterThan(5)
    },
  )

  test('twenty adds at once make twenty pieces', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { onHand: 50 })
    await Promise.all(Array.from({ length: 20 }, () => add(token, milk)))
    expect((await cartOf(token)).body.data.products[0].count).toBe(20)
  })

  test('of those who add at the same moment everybody has what they asked for, and nothing else', async () => {
    const { db } = shop.connection
    const milk = await aProduct(db, { title: 'Fresh Milk', onHand: 50 })
    const tea = await aProduct(db, { title: 'Tea', onHand: 50 })
    const honey = await aProduct(db, { title: 'Honey', unit: '1 jar', onHand: 0 })
    const crowd = await aCrowd(shop, 12)
    const wanted = (at: number) => [milk, tea, honey, 'b'.repeat(24)][at % 4]
    const answers = await Promise.all(crowd.map((shopper, at) => shopper.add(wanted(at) ?? '')))
    expect(answers.map(({ status, body }) => [status, body.message]).slice(0, 4)).toEqual([
      [200, 'Product added successfully to your cart'],
      [200, 'Product added successfully to your cart'],
      [409, 'Honey 1 jar is sold out'],
      [404, 'this product not found'],
    ])
    const carts = await Promise.all(crowd.map((shopper) => shopper.ask('getCart')))
    const held = carts.map(({ body }) => body.data.products.map((line: CartLine) => [line.product._id, line.count]))
    expect(held).toEqual(crowd.map((_, at) => (at % 4 < 2 ? [[wanted(at), 1]] : [])))
  })

  test('two shoppers have two carts', async () => {
    const mona = await aShopper(shop)
    const omar = await aShopper(shop)
    await add(mona.token, await aProduct(shop.connection.db))
    expect((await cartOf(omar.token)).body.numOfCartItems).toBe(0)
  })
})

describe('PUT /cart/:productId', () => {
  test.each([[5], ['5']])('count %j sets five pieces', async (count) => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { price: 10 })
    await add(token, milk)
    const { status, body } = await setCount(token, milk, count)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 1, data: { totalCartPrice: 50 } })
  })

  test('count 0 takes the line out', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    await add(token, milk)
    const { body } = await setCount(token, milk, 0)
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } })
  })

  test.each([[-1], [1.5], [1000], [undefined], [null], ['many'], [''], [true], [{}]])(
    'count %j is refused in words',
    async (count) => {
      const { token } = await aShopper(shop)
      const milk = await aProduct(shop.connection.db)
      await add(token, milk)
      const { status, body } = await setCount(token, milk, count)
      expect(status).toBe(400)
      expect(body.message).toBe('count must be a whole number from 0 to 999')
      expect(body.errors).toMatchObject({ param: 'count', location: 'body' })
      expect((await cartOf(token)).body.data.products[0].count).toBe(1)
    },
  )

  test('more than is on hand is refused, fewer than the cart holds never', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { title: 'Milk', unit: '1 L', onHand: 10 })
    await add(token, milk)
    await setCount(token, milk, 10)
    await setStock(shop.connection.db, milk, 3)
    expect((await setCount(token, milk, 11)).body.message).toBe('Only 3 left of Milk 1 L')
    expect((await setCount(token, milk, 9)).status).toBe(200)
  })

  test('a product that is not in the cart cannot be counted', async () => {
    const { token } = await aShopper(shop)
    const { status, body } = await setCount(token, await aProduct(shop.connection.db), 2)
    expect(status).toBe(404)
    expect(body.message).toBe('this product is not in your cart')
  })
})

describe('DELETE /cart', () => {
  test('removing one product leaves the others', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { price: 10 })
    const bread = await aProduct(shop.connection.db, { price: 7 })
    await add(token, milk)
    await add(token, bread)
    const { body } = await call(shop, 'removeCartItem', { token, params: { productId: milk } })
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 1, data: { totalCartPrice: 7 } })
  })

  test('removing what is not there changes nothing', async () => {
    const { token } = await aShopper(shop)
    await add(token, await aProduct(shop.connection.db))
    const { status, body } = await call(shop, 'removeCartItem', { token, params: { productId: 'nothing' } })
    expect(status).toBe(200)
    expect(body.numOfCartItems).toBe(1)
  })

  test('clearing answers with the message "success" and an empty cart', async () => {
    const { token } = await aShopper(shop)
    await add(token, await aProduct(shop.connection.db))
    const { status, body } = await call(shop, 'clearCart', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'success', numOfCartItems: 0, data: { products: [] } })
  })

  test('an empty JSON body on DELETE is no mistake', async () => {
    const { token } = await aShopper(shop)
    const { status } = await call(shop, 'clearCart', { token, headers: { 'content-type': 'application/json' } })
    expect(status).toBe(200)
  })
})

describe('a cart that is ordered', () => {
  test('changes that waited for the order land in the next cart', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db, { onHand: 100 })
    const { body } = await add(token, milk)
    const [order, ...adds] = await Promise.all([
      call(shop, 'placeCashOrder', { token, params: { cartId: body.cartId }, body: { shippingAddress: anAddress } }),
      ...Array.from({ length: 8 }, () => add(token, milk)),
    ])
    expect(order.status).toBe(201)
    expect(adds.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    const ordered = order.body.data.cartItems[0].count
    const left = (await cartOf(token)).body.data.products[0]?.count ?? 0
    expect(ordered + left).toBe(9)
  })
})

test('a cart holds 300 products, and more of those in it', async () => {
  const { token, id } = await aShopper(shop)
  const db = shop.connection.db
  const inCart: string[] = []
  for (let made = 0; made < MAX_LINES; made += 1) inCart.push(await aProduct(db, { onHand: 9 }))
  await sql`
    insert into cart_lines (id, cart_id, product_id, count, price_when_added)
    select gen_random_uuid()::text, c.id, p.id, 1, p.price from carts c, products p
    where c.shopper_id = ${id} and c.closed_at is null and p.id = any(${inCart}::text[])`.execute(db)
  const { status, body } = await add(token, await aProduct(db, { onHand: 9 }))
  expect([status, body.message]).toEqual([
    409,
    'Your cart is full: it holds 300 products. Please order, or remove one.',
  ])
  expect((await add(token, inCart[0])).status).toBe(200)
})

test.each(
  ['v1/cart/applyCoupon', 'v1/cart/apply-coupon', 'v2/cart/apply_coupon', 'v2/cart/applycoupon', 'v1/cart/coupon'].map(
    (each) => [each],
  ),
)('a coupon is refused in words at %s', async (path) => {
  const { token } = await aShopper(shop)
  const { statusCode, body } = await shop.app.inject({
    method: 'PUT',
    url: `/api/${path}`,
    headers: { token },
    payload: { couponName: 'NOV' },
  })
  expect([statusCode, (JSON.parse(body) as { message: string }).message]).toEqual([
    400,
    'This shop has no coupons. The prices in your cart are what you pay.',
  ])
})
