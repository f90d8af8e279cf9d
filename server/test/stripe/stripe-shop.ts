import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeStripePayments } from '../../src/payments/stripe-payments.ts'
import { openTestShop } from '../build-test-app.ts'
import type { ProductFacts } from '../factories.ts'
import { aFullCart } from '../paying-shop.ts'
import { openStripeStandIn } from './stripe-stand-in.ts'
import { signStripe } from './stripe-webhooks.ts'

/** A shop that is paid by a fake Stripe, whose webhooks reach it. `secretKey`: the shop's own; the fake knows its test key alone. */
export async function openStripeShop({ secretKey }: { readonly secretKey?: string } = {}) {
  const stripe = await openStripeStandIn()
  afterAll(() => stripe.close())
  const settings = { ...stripe.settings, ...(secretKey !== undefined && { secretKey }) }
  const shop = openTestShop({ PUBLIC_URL: 'https://shop.example' }, ({ config }) => ({
    payments: makeStripePayments({ ...settings, picturesAt: config.publicUrl }),
  }))
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    stripe.webhooksAt = () => `http://127.0.0.1:${port}`
  })
  beforeEach(() => {
    stripe.failWith()
    stripe.asked.length = 0
    stripe.calls.length = 0
    stripe.sessions.clear()
    Object.assign(stripe, {
      isKeyGood: true,
      areWebhooksLost: false,
      areWebhooksFirst: false,
      areRefundsRefused: false,
    })
  })
  const aCart = (facts: Partial<ProductFacts> = {}) =>
    aFullCart(shop, { price: 52.5, onHand: 10, title: 'Tea', unit: '500 g', ...facts })
  type Cart = Awaited<ReturnType<typeof aCart>>

  return {
    shop,
    stripe,
    aCart,
    stateOf: async (cart: Cart) => (await cart.orders())[0].state as string,
    /** Sends the shop a webhook, signed unless `headers` say otherwise. */
    async hear(event: object | string, headers: object = {}) {
      const payload = typeof event === 'string' ? event : JSON.stringify(event)
      const all = { 'content-type': 'application/json', ...signStripe(payload), ...headers }
      const answer = await shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers: all })
      return [answer.statusCode, answer.json()]
    },
  }
}
