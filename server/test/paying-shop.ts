import { aShopper, call, openTestShop, type Answer, type TestShop } from './build-test-app.ts'
import { anAddress, aProduct } from './factories.ts'
import { sql } from 'kysely'
import { makeReconciler } from '../src/orders/checkout/payment-pages.ts'
import { makeLocalPayments, type LocalPayments } from '../src/payments/local-payments.ts'
import { SIGNATURE_HEADER, signWebhook } from '../src/payments/local-webhook.ts'

export interface PayingShop extends TestShop {
  /** The provider's webhook for a paid page of an order. */
  tellPaid(orderId: string, amount: number, event?: string, page?: string): Promise<number>
  provider(): LocalPayments
}

/** A shop with the local provider, whose webhooks arrive only when the test sends them. */
export function openPayingShop(settings: Record<string, string> = {}): PayingShop {
  const shop = openTestShop(settings, ({ connection, secrets }) => ({
    payments: makeLocalPayments({
      db: connection.db,
      secret: secrets.localPayments,
      pagesAt: () => 'http://localhost:3000',
      webhooksAt: () => 'http://127.0.0.1:1',
    }),
  }))
  return Object.assign(shop, {
    provider: () => shop.deps.payments as LocalPayments,
    async tellPaid(orderId: string, amount: number, event = `paid ${orderId}`, page = 'a page') {
      const end = { kind: 'paid', amount, currency: 'egp' }
      const payload = JSON.stringify({ id: event, sessionId: page, reference: orderId, end })
      const signature = signWebhook(shop.deps.secrets.localPayments, payload, Date.now())
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
      const answer = await shop.app.inject({ method: 'POST', url: '/api/webhooks/local', headers, payload })
      return answer.statusCode
    },
  })
}

/** The parts of a request to order beside the cart. */
type Asked = Partial<typeof anAddress> & {
  readonly expectedTotal?: unknown
  readonly delivery?: object | undefined
  readonly areaId?: string
}

/** A shopper with one piece of a product in the cart. */
export async function aFullCart(shop: TestShop, facts: Parameters<typeof aProduct>[1] = { onHand: 10, price: 50 }) {
  const shopper = await aShopper(shop)
  const { token } = shopper
  const productId = await aProduct(shop.connection.db, facts)
  const add = (id = productId) => call(shop, 'addCartItem', { token, body: { productId: id } })
  const { body } = await add()
  const cartId: string = body.cartId
  const asked = (id = cartId, { expectedTotal, delivery, areaId, ...address }: Asked = {}) => {
    const shippingAddress = { ...anAddress, ...address }
    return { token, params: { cartId: id }, body: { shippingAddress, expectedTotal, delivery, areaId } }
  }
  return {
    ...shopper,
    productId,
    cartId,
    add,
    payCash: (id?: string, change?: Asked) => call(shop, 'placeCashOrder', asked(id, change)),
    openPage: (id?: string, change?: Asked) => call(shop, 'openCheckoutSession', asked(id, change)),
    empty: () => call(shop, 'clearCart', { token }),
    cancel: (orderId: string) => call(shop, 'cancelOrder', { token, params: { orderId } }),
    again: (orderId: string) => call(shop, 'orderAgain', { token, params: { orderId } }),
    cart: () => call(shop, 'getCart', { token }),
    async orders(): Promise<Answer['body']> {
      return (await call(shop, 'listOrders', { token })).body.data
    },
  }
}

/** The payment page of an answer. */
export function pageId({ body }: Pick<Answer, 'body'>): string {
  return body.session.url.split('/').at(-1)
}

/** Runs the reconciling worker as if eleven minutes had passed. */
export async function askLater({ connection: { db }, deps: { payments } }: TestShop): Promise<void> {
  await sql`update orders set created_at = created_at - interval '11 minutes'`.execute(db)
  if (payments !== undefined) await makeReconciler({ db, payments })()
}
