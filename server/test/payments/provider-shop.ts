import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Deps } from '../../src/app.ts'
import { findOrder } from '../../src/orders/orders.queries.ts'
import { owedAmong } from '../../src/orders/checkout/refunds.ts'
import { listPayments } from '../../src/orders/order-payments.queries.ts'
import type { Payments } from '../../src/payments/payments.ts'
import { openTestShop } from '../build-test-app.ts'
import { onHand, type aProduct } from '../factories.ts'
import { aFullCart, askLater, pageId } from '../paying-shop.ts'
import { killedAround, type Fate } from './killed-around.ts'

export interface EventFacts {
  readonly id?: string
  readonly kind: 'paid' | 'expired'
  readonly page: string
  readonly reference: string
  /** Piastres. */
  readonly amount: number
  readonly currency?: string
}

/** A provider, with controls for its shoppers and its webhooks. */
export interface ProviderInTest {
  readonly payments: Payments
  /** Pays, fails to pay, or lets the page expire. */
  pay(page: string): Promise<unknown>
  decline(page: string): Promise<unknown>
  runOut(page: string): Promise<unknown>
  /** Drops the webhooks from now on, or delivers them again. */
  loseWebhooks(areLost: boolean): void
  webhook(event: EventFacts, change?: { secret?: string; at?: number }): { payload: string; headers: object }
}

type Cart = Awaited<ReturnType<typeof aFullCart>>
export type ProviderShop = ReturnType<typeof openProviderShop>

/** A shop that listens for webhooks and can be killed before or after a call to the provider. */
export function openProviderShop(name: Payments['name'], setUp: (deps: Deps, origin: () => string) => ProviderInTest) {
  let origin = 'http://127.0.0.1:1'
  let provider: ProviderInTest
  const fate: Fate = { dies: undefined, at: undefined }
  const shop = openTestShop({}, (deps) => {
    provider = setUp(deps, () => origin)
    return { payments: killedAround(provider.payments, fate) }
  })

  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    fate.dies = undefined
    provider.loseWebhooks(false)
  })

  const dies = (when: 'before' | 'after', at: keyof Payments) => void Object.assign(fate, { dies: when, at })
  const aCart = (facts: Parameters<typeof aProduct>[1] = { onHand: 10, price: 52.5 }) => aFullCart(shop, facts)

  return Object.assign(shop, {
    aCart,
    dies,
    provider: () => provider,
    async anUnpaidOrder(facts?: Parameters<typeof aProduct>[1]) {
      const cart = await aCart(facts)
      const page = pageId(await cart.openPage())
      const [order] = await cart.orders()
      const paid = (change: Partial<EventFacts> = {}): EventFacts => ({
        kind: 'paid',
        page,
        reference: order._id,
        amount: 5250,
        ...change,
      })
      return { cart, page, order: order._id as string, paid }
    },
    async states(cart: Cart) {
      return (await cart.orders()).map((order: { state: string }) => order.state)
    },
    shelf: (cart: Cart) => onHand(shop.connection.db, cart.productId),
    async owed(orderId: string) {
      const order = await findOrder(shop.connection.db, orderId)
      return order === undefined ? [] : owedAmong(await listPayments(shop.connection.db, order.id), order.state)
    },
    async countPayments() {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from payments`.execute(shop.connection.db)
      return rows[0]?.n
    },
    async hear(event: EventFacts, change?: { secret?: string; at?: number }) {
      const { payload, headers } = provider.webhook(event, change)
      const url = `/api/webhooks/${name}`
      return (await shop.app.inject({ method: 'POST', url, payload, headers: { ...headers } })).statusCode
    },
    askLater: () => askLater(shop),
    /** Kills the server before or after a call to the provider, and restarts it. */
    async killed(when: 'before' | 'after', at: keyof Payments, work: () => Promise<{ status: number }>) {
      dies(when, at)
      expect((await work()).status).toBe(503)
      fate.dies = undefined
    },
  })
}
