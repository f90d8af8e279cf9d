import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aCashOrder } from '../../test/order-factories.ts'

const shop = openTestShop()

/** A shopper whose newest order has `lines` lines, with `orders` orders altogether. */
async function aRegular(orders: number, lines: number) {
  const { db } = shop.connection
  const shopper = await aShopper(shop)
  let newest = ''
  for (let made = 0; made < orders; made += 1) newest = (await aCashOrder(db)).id
  await sql`update orders set shopper_id = ${shopper.id}`.execute(db)
  await sql`
    insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
    select order_id, id || number, product_id, title, unit, image_cover, price, count
    from order_items, generate_series(2, ${lines}::integer) as number where order_id = ${newest}`.execute(db)
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
