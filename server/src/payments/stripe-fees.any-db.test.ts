/** Seventy shoppers pay for goods and delivery at Stripe, and the books are right: nobody is owed a piastre. */
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCrowd, type CrowdShopper } from '../../test/a-crowd.ts'
import { aDeliveryRound, countBooked } from '../../test/a-delivery-round.ts'
import { openTestShop } from '../../test/build-test-app.ts'
import { anAddress, aProduct } from '../../test/factories.ts'
import { pageId } from '../../test/paying-shop.ts'
import { openStripeStandIn } from '../../test/stripe/stripe-stand-in.ts'
import { rowsOf } from '../db/rows.ts'
import { listAllOwed } from '../orders/order-payments.queries.ts'
import { checkBooks } from '../checks/check-books.ts'
import { makeStripePayments } from './stripe-payments.ts'

// Ten of each cart that fillCarts can make.
const SHOPPERS = 70
// Fewer than the connections of the pool: a request waits for a lock, never for a connection.
const AT_ONCE = 10

const stripe = await openStripeStandIn()
afterAll(() => stripe.close())

const shop = openTestShop({}, () => ({ payments: makeStripePayments({ ...stripe.settings, picturesAt: undefined }) }))
const db = () => shop.connection.db
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  stripe.webhooksAt = () => `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})

test('pages ask for goods and fee, and every order is paid with nothing to send back', async () => {
  const round = await aDeliveryRound(db(), { capacity: SHOPPERS })
  const crowd = await aCrowd(shop, SHOPPERS)
  const carts = await fillCarts()
  await inLanes(crowd, async ({ id, ask }) => {
    const { cartId, goods } = carts.get(id) ?? { cartId: '', goods: 0 }
    const near = { areaId: round.near, fee: goods >= 40_000 ? 0 : 15 }
    const delivery = { ...(goods < 10_000 ? { areaId: round.far, fee: 30 } : near), slotId: round.slot }
    const body = { shippingAddress: anAddress, delivery, expectedTotal: goods / 100 + delivery.fee }
    await stripe.pay(pageId(await ask('openCheckoutSession', { params: { cartId }, body })))
  })

  const orders = await readOrders()
  expect(orders).toHaveLength(SHOPPERS)
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['paid']))
  expect(new Set(orders.map(({ fee }) => fee))).toEqual(new Set([0, 1_500, 3_000]))
  const sums = orders.map(({ id, goods, fee }) => [id, goods + fee])
  expect(stripe.asked.map(sumOf).sort()).toEqual(sums.sort())
  expect(await listAllOwed(db())).toEqual([])
  expect((await checkBooks(db())).filter(({ todo }) => todo !== undefined)).toEqual([])
  expect(await countBooked(db(), round.slot)).toBe(SHOPPERS)
}, 60_000)

/** Puts pieces of three products into every cart, for 80 to 524 EGP. By shopper; `goods` in piastres. */
async function fillCarts() {
  for (const price of [52.5, 19.99, 7.25]) await aProduct(db(), { price, onHand: 7 * SHOPPERS })
  await sql`
    insert into cart_lines (id, cart_id, product_id, count, price_when_added)
    select cart.id || product.n, cart.id, product.id, 1 + cart.n * product.n % 7, product.price
    from (select id, row_number() over () as n from carts) cart,
      (select id, price, row_number() over (order by price desc) as n from products) product`.execute(db())
  const carts = await rowsOf<{ shopperId: string; cartId: string; goods: number }>(db())`
    select cart.shopper_id as "shopperId", cart.id as "cartId", sum(line.count * p.price)::integer as goods
    from carts cart join cart_lines line on line.cart_id = cart.id join products p on p.id = line.product_id
    group by cart.id`
  return new Map(carts.map((cart) => [cart.shopperId, cart]))
}

async function inLanes(crowd: readonly CrowdShopper[], shopping: (shopper: CrowdShopper) => Promise<void>) {
  const waiting = [...crowd]
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await shopping(next)
  })
  await Promise.all(lanes)
}

function readOrders() {
  return rowsOf<{ id: string; state: string; fee: number; goods: number }>(db())`
    select o.id, o.state, o.delivery_fee as fee, sum(item.count * item.price)::integer as goods
    from orders o join order_items item on item.order_id = o.id group by o.id`
}

/** The order of a page, and what its lines add up to. */
function sumOf({ client_reference_id: order, line_items: lines }: (typeof stripe.asked)[number]) {
  return [order, lines.reduce((sum, { quantity, price_data: { unit_amount: price } }) => sum + quantity * price, 0)]
}
