/**
 * What every payment provider must be able to do for this shop, and what must happen to orders, stock and carts when
 * shoppers, webhooks and machines do what they do. Each provider runs all of it.
 */
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../src/app.ts'
import { ProviderTrouble, type Payments } from '../src/payments/payments.ts'
import { reconcile } from '../src/payments/sessions.ts'
import { aShopper, call, openTestShop } from './build-test-app.ts'
import { anAddress, aProduct, onHand, setStock } from './factories.ts'

export interface EventFacts {
  readonly id?: string
  readonly kind: 'paid' | 'expired'
  readonly page: string
  readonly reference: string
  /** Piastres. */
  readonly amount: number
  readonly currency?: string
}

/** A provider with a hand to play its shoppers and its webhooks. */
export interface ProviderInTest {
  readonly payments: Payments
  /** What a shopper does on the page with a good and with a bad card, and what happens when nobody does anything. */
  pay(page: string): Promise<unknown>
  decline(page: string): Promise<unknown>
  runOut(page: string): Promise<unknown>
  /** From now on the provider's webhooks get lost, or arrive again. */
  loseWebhooks(areLost: boolean): void
  webhook(event: EventFacts, change?: { secret?: string; at?: number }): { payload: string; headers: object }
}

export function describeProvider(name: Payments['name'], setUp: (deps: Deps, origin: () => string) => ProviderInTest) {
  let origin = 'http://127.0.0.1:1'
  let provider: ProviderInTest
  const fate = { dies: undefined as undefined | 'before' | 'after', at: '' }
  const shop = openTestShop({}, (deps) => {
    provider = setUp(deps, () => origin)
    return { payments: mortal(provider.payments, fate) }
  })

  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    fate.dies = undefined
    provider.loseWebhooks(false)
  })

  const db = () => shop.connection.db
  const add = (token: string, productId: string) => call(shop, 'addCartItem', { token, body: { productId } })
  const openPage = ({ token, cartId }: Cart) =>
    call(shop, 'openCheckoutSession', { token, params: { cartId }, body: { shippingAddress: anAddress } })
  const payCash = ({ token, cartId }: Cart) =>
    call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress: anAddress } })
  const cancel = ({ token }: Cart, orderId: string) => call(shop, 'cancelOrder', { token, params: { orderId } })
  const orders = async ({ token }: Cart) => (await call(shop, 'listOrders', { token })).body.data
  const states = async (cart: Cart) => (await orders(cart)).map((order: { state: string }) => order.state)
  const cartOf = async ({ token }: Cart) => (await call(shop, 'getCart', { token })).body
  const pageId = (answer: { body: { session: { url: string } } }) => answer.body.session.url.split('/').at(-1) ?? ''
  const shelf = (cart: Cart) => onHand(db(), cart.productId)
  const paymentsOf = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from payments`.execute(db())).rows[0]?.n
  const hear = async (event: EventFacts, change?: { secret?: string; at?: number }) => {
    const { payload, headers } = provider.webhook(event, change)
    const url = `/api/webhooks/${name}`
    return (await shop.app.inject({ method: 'POST', url, payload, headers: { ...headers } })).statusCode
  }
  /** What a worker does eleven minutes on. */
  async function askLater() {
    await sql`update orders set created_at = created_at - interval '11 minutes'`.execute(db())
    await reconcile({ db: db(), payments: provider.payments, outboxKey: shop.deps.secrets.outbox })
  }
  /** The server is killed before or after it asks something of the provider; then it is there again. */
  async function killed(dies: 'before' | 'after', at: keyof Payments, work: () => Promise<{ status: number }>) {
    Object.assign(fate, { dies, at })
    expect((await work()).status).toBe(503)
    fate.dies = undefined
  }

  interface Cart {
    readonly token: string
    readonly email: string
    readonly productId: string
    readonly cartId: string
  }

  async function aFullCart(facts: Parameters<typeof aProduct>[1] = { onHand: 10, price: 52.5 }): Promise<Cart> {
    const shopper = await aShopper(shop)
    const productId = await aProduct(db(), facts)
    const { body } = await add(shopper.token, productId)
    return { ...shopper, productId, cartId: body.cartId as string }
  }

  async function anUnpaidOrder(facts?: Parameters<typeof aProduct>[1]) {
    const cart = await aFullCart(facts)
    const page = pageId(await openPage(cart))
    const [order] = await orders(cart)
    const paid = (change: Partial<EventFacts> = {}): EventFacts => ({
      kind: 'paid',
      page,
      reference: order._id,
      amount: 5250,
      ...change,
    })
    return { cart, page, order: order._id as string, paid }
  }

  describe('a shopper', () => {
    test('who pays has ordered: goods, cart and mail say so', async () => {
      const { cart, page } = await anUnpaidOrder()
      expect(await states(cart)).toEqual(['awaiting payment'])
      expect(await shelf(cart)).toBe(9)
      const late = await aProduct(db(), { title: 'Afterthought' })
      await add(cart.token, late)
      await add(cart.token, cart.productId)
      await provider.pay(page)
      expect((await orders(cart))[0]).toMatchObject({ state: 'paid', isPaid: true, totalOrderPrice: 52.5 })
      const next = await cartOf(cart)
      expect(next.cartId).not.toBe(cart.cartId)
      const lines = next.data.products.map((line: { count: number; product: { id: string } }) => [
        line.product.id,
        line.count,
      ])
      expect(lines).toEqual([
        [cart.productId, 1],
        [late, 1],
      ])
      expect(await shelf(cart)).toBe(9)
      await shop.deliverMails()
      expect(shop.mails.filter((mail) => mail.to === cart.email).map((mail) => mail.subject)).toEqual([
        expect.stringContaining('your order is paid'),
      ])
    })

    test('whose card is declined can pay with another', async () => {
      const { cart, page } = await anUnpaidOrder()
      await provider.decline(page)
      expect(await states(cart)).toEqual(['awaiting payment'])
      await provider.pay(page)
      expect(await states(cart)).toEqual(['paid'])
    })

    test('who never pays gives the goods back and keeps the cart', async () => {
      const { cart, page } = await anUnpaidOrder()
      await provider.runOut(page)
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
      expect(await cartOf(cart)).toMatchObject({ cartId: cart.cartId, numOfCartItems: 1 })
      expect((await payCash(cart)).status).toBe(201)
    })

    test('who asks again for the same cart, in two windows at once, has one page that pays once', async () => {
      const cart = await aFullCart()
      const [first, second] = await Promise.all([openPage(cart), openPage(cart)])
      const third = await openPage(cart)
      expect(new Set([pageId(first), pageId(second), pageId(third)]).size).toBe(1)
      await Promise.all([provider.pay(pageId(first)), provider.pay(pageId(second))])
      expect(await states(cart)).toEqual(['paid'])
      expect(await paymentsOf()).toBe(1)
      expect(await shelf(cart)).toBe(9)
    })

    test('who changes the cart while the window is open gets a new page, and the old one can no longer be paid', async () => {
      const { cart, page } = await anUnpaidOrder()
      await add(cart.token, cart.productId)
      const fresh = pageId(await openPage(cart))
      expect(fresh).not.toBe(page)
      await provider.pay(page)
      await provider.pay(fresh)
      // The provider's word that the old page has ended may be there before the new order is.
      expect(await states(cart)).toEqual(['paid', expect.stringMatching(/^(replaced|expired)$/)])
      expect(await shelf(cart)).toBe(8)
    })

    test('who pays cash after all cannot also pay on the page', async () => {
      const { cart, page } = await anUnpaidOrder()
      const { status, body } = await payCash(cart)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({ state: 'placed', paymentMethodType: 'cash' })
      await provider.pay(page)
      expect((await states(cart))[0]).toBe('placed')
      expect(await paymentsOf()).toBe(0)
      expect(await shelf(cart)).toBe(9)
    })

    test('who paid a moment ago and asks for cash, or for the page, is answered with the paid order', async () => {
      const { cart, page } = await anUnpaidOrder()
      provider.loseWebhooks(true)
      await provider.pay(page)
      const { status, body } = await payCash(cart)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({ state: 'paid', isPaid: true })
      expect((await openPage(cart)).body.session.url).toBe('http://localhost:3000/allorders')
      expect(await shelf(cart)).toBe(9)
    })

    test('who cancels can no longer pay', async () => {
      const { cart, page, order } = await anUnpaidOrder()
      expect((await cancel(cart, order)).status).toBe(200)
      await provider.pay(page)
      expect(['cancelled', 'expired']).toContain((await states(cart))[0])
      expect(await paymentsOf()).toBe(0)
      expect(await shelf(cart)).toBe(10)
    })
  })

  describe('a webhook', () => {
    test('that comes twice, or twice under two names, pays once', async () => {
      const { cart, paid } = await anUnpaidOrder()
      expect(await hear(paid({ id: 'evt_1' }))).toBe(200)
      expect(await hear(paid({ id: 'evt_1' }))).toBe(200)
      expect(await hear(paid({ id: 'evt_2' }))).toBe(200)
      expect(await states(cart)).toEqual(['paid'])
      await shop.deliverMails()
      expect(shop.mails.length).toBe(1)
    })

    test('that is forged, stale, or not signed at all is refused and changes nothing', async () => {
      const { cart, paid } = await anUnpaidOrder()
      expect(await hear(paid(), { secret: 'whsec_a_guess' })).toBe(400)
      expect(await hear(paid(), { at: Date.now() - 600_000 })).toBe(400)
      const { payload, headers } = provider.webhook(paid())
      const post = { method: 'POST', url: `/api/webhooks/${name}` } as const
      const tampered = payload.replaceAll('5250', '5251')
      expect((await shop.app.inject({ ...post, payload: tampered, headers: { ...headers } })).statusCode).toBe(400)
      expect((await shop.app.inject({ ...post, payload })).statusCode).toBe(400)
      expect((await shop.app.inject(post)).statusCode).toBe(400)
      expect(await states(cart)).toEqual(['awaiting payment'])
    })

    test('of the end that comes after the one of the money changes nothing', async () => {
      const { cart, paid } = await anUnpaidOrder()
      await hear(paid())
      await hear(paid({ kind: 'expired' }))
      expect(await states(cart)).toEqual(['paid'])
      expect(await shelf(cart)).toBe(9)
    })

    test('of the money that comes after the end takes the goods again', async () => {
      const { cart, page, paid } = await anUnpaidOrder()
      await provider.runOut(page)
      expect(await shelf(cart)).toBe(10)
      await hear(paid())
      expect((await orders(cart))[0]).toMatchObject({ state: 'paid', isPaid: true })
      expect(await shelf(cart)).toBe(9)
      expect((await cartOf(cart)).numOfCartItems).toBe(0)
    })

    test('of the money for goods that are gone by now makes it due to go back', async () => {
      const { cart, page, paid } = await anUnpaidOrder({ onHand: 1, price: 52.5 })
      await provider.runOut(page)
      await setStock(db(), cart.productId, 0)
      await hear(paid())
      expect(await states(cart)).toEqual(['refund due'])
      expect(await shelf(cart)).toBe(0)
    })

    test('of the money for a cart that was ordered anew makes it due to go back', async () => {
      const { cart, page, paid } = await anUnpaidOrder()
      await provider.runOut(page)
      await payCash(cart)
      await hear(paid())
      expect(await states(cart)).toEqual(['placed', 'refund due'])
      expect(await shelf(cart)).toBe(9)
    })

    test('of another amount or currency makes the money due to go back and frees the goods', async () => {
      const first = await anUnpaidOrder()
      await hear(first.paid({ amount: 1 }))
      expect(await states(first.cart)).toEqual(['refund due'])
      expect(await shelf(first.cart)).toBe(10)
      const second = await anUnpaidOrder()
      await hear(second.paid({ currency: 'usd' }))
      expect(await states(second.cart)).toEqual(['refund due'])
    })

    test('of the end of a page that this order never had changes nothing', async () => {
      const { cart, paid } = await anUnpaidOrder()
      expect(await hear(paid({ kind: 'expired', page: 'another_page' }))).toBe(200)
      expect(await states(cart)).toEqual(['awaiting payment'])
    })

    test('about nobody’s order is taken note of', async () => {
      const { cart, paid } = await anUnpaidOrder()
      expect(await hear(paid({ reference: 'nobody' }))).toBe(200)
      expect(await states(cart)).toEqual(['awaiting payment'])
    })

    test('that never came is made up for by asking, whether somebody paid or nobody did', async () => {
      const [payer, idler, thinker] = [await anUnpaidOrder(), await anUnpaidOrder(), await anUnpaidOrder()]
      provider.loseWebhooks(true)
      await provider.pay(payer.page)
      await provider.runOut(idler.page)
      await askLater()
      expect([await states(payer.cart), await states(idler.cart), await states(thinker.cart)]).toEqual([
        ['paid'],
        ['expired'],
        ['awaiting payment'],
      ])
      expect(await shelf(idler.cart)).toBe(10)
    })

    test('for a page that the provider knows nothing of is not waited for', async () => {
      const { cart } = await anUnpaidOrder()
      await sql`update payment_sessions set id = ${`${name}_page_of_another_account`}`.execute(db())
      await askLater()
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
    })
  })

  describe('a server that is killed', () => {
    test('before it asks for the page opens it when asked again', async () => {
      const cart = await aFullCart()
      await killed('before', 'openSession', () => openPage(cart))
      expect(await shelf(cart)).toBe(9)
      await provider.pay(pageId(await openPage(cart)))
      expect(await states(cart)).toEqual(['paid'])
      expect(await shelf(cart)).toBe(9)
    })

    test('before it asks for the page takes cash though the provider is gone', async () => {
      const cart = await aFullCart()
      await killed('before', 'openSession', () => openPage(cart))
      Object.assign(fate, { dies: 'before', at: 'closeSession' })
      expect((await payCash(cart)).status).toBe(201)
      expect(await states(cart)).toEqual(['placed', 'replaced'])
      expect(await shelf(cart)).toBe(9)
    })

    test('before it asks for the page, and nobody comes back, frees the goods', async () => {
      const cart = await aFullCart()
      await killed('before', 'openSession', () => openPage(cart))
      await askLater()
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
    })

    test('before it notes the page hands out one that pays once', async () => {
      const cart = await aFullCart()
      await killed('after', 'openSession', () => openPage(cart))
      await provider.pay(pageId(await openPage(cart)))
      expect(await states(cart)).toEqual(['paid'])
      expect(await paymentsOf()).toBe(1)
      expect(await shelf(cart)).toBe(9)
    })

    test('before its answer arrives hands out the same page again', async () => {
      const { cart, page } = await anUnpaidOrder()
      expect(pageId(await openPage(cart))).toBe(page)
    })

    test('between closing the page and taking cash takes it when asked again', async () => {
      const { cart, page } = await anUnpaidOrder()
      await killed('after', 'closeSession', () => payCash(cart))
      expect((await payCash(cart)).status).toBe(201)
      await provider.pay(page)
      expect((await states(cart))[0]).toBe('placed')
      expect(await shelf(cart)).toBe(9)
    })

    test('between closing the page and opening the next one opens it when asked again', async () => {
      const { cart } = await anUnpaidOrder()
      await add(cart.token, cart.productId)
      await killed('after', 'closeSession', () => openPage(cart))
      await provider.pay(pageId(await openPage(cart)))
      expect((await states(cart))[0]).toBe('paid')
      expect(await shelf(cart)).toBe(8)
    })

    test('between closing the page and cancelling has nothing left to be paid', async () => {
      const { cart, page, order } = await anUnpaidOrder()
      await killed('after', 'closeSession', () => cancel(cart, order))
      await provider.pay(page)
      await askLater()
      expect(['cancelled', 'expired']).toContain((await states(cart))[0])
      expect(await shelf(cart)).toBe(10)
    })
  })

  describe('a refund', () => {
    test('goes out once, however often it is asked for', async () => {
      const { page } = await anUnpaidOrder()
      await provider.pay(page)
      await provider.payments.refund(page)
      await provider.payments.refund(page)
    })

    test('of a page that nobody paid on is refused', async () => {
      const { page } = await anUnpaidOrder()
      await expect(provider.payments.refund(page)).rejects.toThrow(ProviderTrouble)
    })
  })
}

/** The provider as a server finds it that is killed around one of its calls. */
function mortal(payments: Payments, fate: { dies: 'before' | 'after' | undefined; at: string }): Payments {
  async function around<Result>(at: keyof Payments, work: () => Promise<Result>): Promise<Result> {
    const dies = fate.at === at ? fate.dies : undefined
    if (dies === 'before') throw new ProviderTrouble('killed')
    const result = await work()
    if (dies === 'after') throw new ProviderTrouble('killed')
    return result
  }
  return {
    ...payments,
    openSession: (order) => around('openSession', () => payments.openSession(order)),
    closeSession: (id) => around('closeSession', () => payments.closeSession(id)),
    findSession: (id) => around('findSession', () => payments.findSession(id)),
  }
}
