import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../../test/build-test-app.ts'
import { countStatements } from '../../../test/count-statements.ts'
import { anAddress, aProduct } from '../../../test/factories.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { listOrders } from './list-orders.ts'
import { aFullCart } from '../../../test/paying-shop.ts'

const shop = openTestShop()
const add = (token: string, productId: string) => call(shop, 'addCartItem', { token, body: { productId } })
const order = (token: string, cartId: string, shippingAddress: unknown = anAddress) =>
  call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress } })

/** A shopper whose newest order has `lines` lines, with `orders` orders altogether. */
async function aRegular(orders: number, lines: number) {
  const { db } = shop.connection
  const shopper = await aShopper(shop)
  let newest = ''
  for (let made = 0; made < orders; made += 1) newest = (await aCashOrder(db)).id
  await sql`update orders set shopper_id = ${shopper.id}`.execute(db)
  // Lines of one product, each at its own price.
  await sql`
    insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
    select order_id, id || n, product_id, title, unit, image_cover, price + n, count
    from order_items, generate_series(2, ${lines}::integer) n where order_id = ${newest}`.execute(db)
  return shopper
}

test('an ordinary shopper gets all orders at once', async () => {
  const { token } = await aRegular(5, 20)
  const { body } = await call(shop, 'listOrders', { token })
  expect(body).toMatchObject({ results: 5, metadata: { currentPage: 1, numberOfPages: 1 } })
  expect(body.data).toHaveLength(5)
  expect(body.data[0].cartItems).toHaveLength(20)
})

test('a shopper of very large orders gets them by pages, and each answer names the next', async () => {
  const { token, id } = await aRegular(3, 2_000)
  const { body } = await call(shop, 'listOrders', { token })
  expect(body).toMatchObject({ results: 3, metadata: { limit: 1, numberOfPages: 3, nextPage: 2 } })
  expect(body.data.map(({ cartItems }: { cartItems: unknown[] }) => cartItems.length)).toEqual([2_000])
  const { body: next } = await call(shop, 'listOrders', { token, query: 'page=2&limit=200' })
  expect(next).toMatchObject({ metadata: { limit: 1, currentPage: 2, nextPage: 3, prevPage: 1 } })
  const bare = await call(shop, 'listShopperOrders', { token, params: { userId: id } })
  expect(bare.body).toHaveLength(1)
  expect(bare.headers.link).toBe('</api/v1/orders?limit=1&page=2>; rel="next"')
})

test('lists the shopper’s own orders, newest first, by pages', async () => {
  const { token, id, productId, cartId } = await aFullCart(shop)
  const first = (await order(token, cartId)).body.data
  const { body: next } = await add(token, productId)
  const second = (await order(token, next.cartId)).body.data
  const { body } = await call(shop, 'listOrders', { token })
  expect(body).toMatchObject({ results: 2, metadata: { currentPage: 1, numberOfPages: 1 } })
  expect(body.data.map((each: { id: number }) => each.id)).toEqual([second.id, first.id])
  const page = await call(shop, 'listOrders', { token, query: 'limit=1&page=2' })
  expect(page.body).toMatchObject({
    results: 2,
    metadata: { currentPage: 2, numberOfPages: 2, limit: 1, prevPage: 1 },
  })
  expect(page.body.data[0].id).toBe(first.id)
  const bare = await call(shop, 'listShopperOrders', { token, params: { userId: id } })
  expect(bare.body).toEqual(body.data)
})

test('goods stand as they stood in the cart: in the answer, in the list, and in the cart that they fill again', async () => {
  const { token, cartId } = await aFullCart(shop)
  for (let more = 0; more < 5; more += 1) await add(token, await aProduct(shop.connection.db))
  const goodsOf = ({ product }: { product: string | { _id: string } }) =>
    typeof product === 'string' ? product : product._id
  const cart = (await call(shop, 'getCart', { token })).body.data.products.map(goodsOf)
  const placed = (await order(token, cartId)).body.data
  expect(placed.cartItems.map(goodsOf)).toEqual(cart)
  expect((await call(shop, 'listOrders', { token })).body.data[0].cartItems.map(goodsOf)).toEqual(cart)
  await call(shop, 'orderAgain', { token, params: { orderId: placed._id } })
  expect((await call(shop, 'getCart', { token })).body.data.products.map(goodsOf)).toEqual(cart)
})

test('each product comes with its groups and rating of today, also one that is not sold any more', async () => {
  const { token, id, productId, cartId } = await aFullCart(shop, {
    category: 'Dairy',
    subcategory: 'Milk',
    brand: 'Gamoosa',
  })
  await order(token, cartId)
  const { body: product } = await call(shop, 'getProduct', { params: { id: productId } })
  const { category, subcategory, brand, ratingsAverage, ratingsQuantity } = product.data
  const today = { category, subcategory, brand, ratingsAverage, ratingsQuantity }
  expect([category.name, subcategory[0].name, brand.name]).toEqual(['Dairy', 'Milk', 'Gamoosa'])
  const products = async () => {
    const { body: listed } = await call(shop, 'listOrders', { token })
    const { body: bare } = await call(shop, 'listShopperOrders', { token, params: { userId: id } })
    return [listed.data, bare].map(([{ cartItems }]) => cartItems[0].product)
  }
  for (const each of await products()) expect(each).toMatchObject({ id: productId, ...today })
  await sql`update products set withdrawn_at = now(), ratings_average = 3.5 where id = ${productId}`.execute(
    shop.connection.db,
  )
  for (const each of await products()) expect(each).toMatchObject({ id: productId, ...today, ratingsAverage: 3.5 })
})

test('as many products as there are cost no more queries', async () => {
  const { db } = shop.connection
  const { token, id, cartId } = await aFullCart(shop)
  for (let more = 0; more < 4; more += 1) await add(token, await aProduct(db))
  await order(token, cartId)
  await order(token, (await add(token, await aProduct(db))).body.cartId)
  const { counted, asked } = countStatements(db)
  const { data } = await listOrders(counted, id, {}, { origin: 'http://localhost:3000', language: 'en' })
  expect(data.map(({ cartItems }) => cartItems.length)).toEqual([1, 5])
  // The size of the orders, the orders, their items, moves and products.
  expect(asked()).toBe(5)
})

test("somebody else's orders are refused", async () => {
  const mona = await aShopper(shop)
  const omar = await aShopper(shop)
  const { status, body } = await call(shop, 'listShopperOrders', { token: omar.token, params: { userId: mona.id } })
  expect(status).toBe(403)
  expect(body.message).toBe('These are the orders of another shopper.')
})

test('of many lists that one shopper asks for at once, those beyond a queue are refused', async () => {
  const { token } = await aShopper(shop)
  const answers = await Promise.all(Array.from({ length: 60 }, () => call(shop, 'listOrders', { token })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
})
