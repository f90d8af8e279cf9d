import { sql } from 'kysely'
import type { Db } from '../src/db/rows.ts'
import { newId } from '../src/db/ids.ts'
import type { Ordering } from '../src/orders/checkout/cart-to-order.queries.ts'
import type { AskedDelivery } from '../src/delivery/promise.queries.ts'
import type { OrderRow } from '../src/orders/orders.queries.ts'
import { placeOrder } from '../src/orders/checkout/place-order.ts'
import { makeLocalPayments } from '../src/payments/local-payments.ts'
import { moveOn } from '../src/orders/placed/fulfilment.ts'
import { openPage } from '../src/orders/checkout/payment-pages.ts'
import { settleEnd } from '../src/orders/checkout/settle.ts'
import { loadSecrets } from '../src/config/secrets.ts'
import { anAddress, aProduct, nextNumber } from './factories.ts'

interface OrderFacts {
  name: string
  details: string
  productId: string
  count: number
  delivery: AskedDelivery
  askedAreaId: string
  noticeTo: string
}

/** Places a cash order of a new shopper. */
export async function aCashOrder(db: Db, facts: Partial<OrderFacts> = {}): Promise<OrderRow> {
  const { order } = await placeOrder(db, await anOrdering(db, facts), { method: 'cash' })
  return order
}

/** Places an order and pays it on the local payment page. */
export async function aPaidOrder(db: Db, facts: Partial<OrderFacts> = {}): Promise<OrderRow> {
  const { localPayments: secret } = await loadSecrets(db, undefined)
  const { order } = await placeOrder(db, await anOrdering(db, facts), { method: 'card' })
  const origin = 'http://localhost:3000'
  const payments = makeLocalPayments({ db, secret, pagesAt: () => origin, webhooksAt: () => 'http://127.0.0.1:1' })
  const page = await openPage({ db, payments }, order, { storefront: origin, cart: '/Cart' })
  await sql`update local_payments set state = 'paid' where reference = ${order.id}`.execute(db)
  const end = { kind: 'paid', amount: order.total, currency: 'egp' } as const
  await settleEnd(db, { reference: order.id, sessionId: page?.id ?? '', end })
  return { ...order, state: 'paid' }
}

/** Places an order and pays it on two pages of the local provider. */
export async function aPaidTwiceOrder(db: Db): Promise<OrderRow> {
  const order = await aPaidOrder(db)
  const sessionId = `local_second_${order.id}`
  await sql`
    insert into local_payments (id, reference, state, amount, order_number, description, success_url, cancel_url, expires_at)
    values (${sessionId}, ${sessionId}, 'paid', ${order.total}, ${order.number}, '', '', '', now())`.execute(db)
  const end = { kind: 'paid', amount: order.total, currency: 'egp' } as const
  await settleEnd(db, { reference: order.id, sessionId, end })
  return order
}

/** Takes an order all the way to the shopper's door. */
export async function deliver(db: Db, orderId: string): Promise<void> {
  for (const state of ['being packed', 'on its way', 'delivered'] as const)
    await moveOn(db, orderId, state, { name: 'Hala' })
}

/** Makes a new shopper with a filled cart. */
export async function anOrdering(db: Db, facts: Partial<OrderFacts> = {}): Promise<Ordering> {
  const [shopperId, cartId] = [newId(), newId()]
  const { name = 'Mona', details = anAddress.details, count = 1 } = facts
  const productId = facts.productId ?? (await aProduct(db, { title: 'Fresh Milk', unit: '1 litre', price: 50 }))
  await sql`
    insert into shoppers (id, name, email, password_hash, phone)
    values (${shopperId}, ${name}, ${`shopper${nextNumber()}-${shopperId}@example.com`}, '-', '01012345678')`.execute(
    db,
  )
  await sql`insert into carts (id, shopper_id) values (${cartId}, ${shopperId})`.execute(db)
  await sql`
    insert into cart_lines (id, cart_id, product_id, count, price_when_added)
    values (${newId()}, ${cartId}, ${productId}, ${count}, 1)`.execute(db)
  const { delivery, askedAreaId, noticeTo } = facts
  return { shopperId, cartId, language: 'en', address: { ...anAddress, details }, delivery, askedAreaId, noticeTo }
}
