import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setStock } from '../factories.ts'
import type { ProviderShop } from './provider-shop.ts'

export function describeWebhooks(shop: ProviderShop): void {
  const { anUnpaidOrder, provider, states, shelf, owed, countPayments, hear, askLater } = shop

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

    test('that is forged, stale, dated ahead, or not signed at all is refused and changes nothing', async () => {
      const { cart, paid } = await anUnpaidOrder()
      expect(await hear(paid(), { secret: 'whsec_a_guess' })).toBe(400)
      expect(await hear(paid(), { at: Date.now() - 600_000 })).toBe(400)
      expect(await hear(paid(), { at: Date.now() + 600_000 })).toBe(400)
      const { payload, headers } = provider().webhook(paid())
      const post = { method: 'POST', url: `/api/webhooks/${shop.deps.payments?.name}` } as const
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
      await provider().runOut(page)
      expect(await shelf(cart)).toBe(10)
      await hear(paid())
      expect((await cart.orders())[0]).toMatchObject({ state: 'paid', isPaid: true })
      expect(await shelf(cart)).toBe(9)
      expect((await cart.cart()).body.numOfCartItems).toBe(0)
    })

    test('of the money for goods that are gone by now makes it due to go back', async () => {
      const { cart, page, paid } = await anUnpaidOrder({ onHand: 1, price: 52.5 })
      await provider().runOut(page)
      await setStock(shop.connection.db, cart.productId, 0)
      await hear(paid())
      expect(await states(cart)).toEqual(['refund due'])
      expect(await shelf(cart)).toBe(0)
    })

    test('of the money for a cart that was ordered anew makes it due to go back', async () => {
      const { cart, page, paid } = await anUnpaidOrder()
      await provider().runOut(page)
      await cart.payCash()
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

    test('of money on a second page of a paid order is recorded and owed back', async () => {
      const { cart, order, paid } = await anUnpaidOrder()
      await hear(paid())
      await hear(paid({ page: 'a_second_page' }))
      await hear(paid({ page: 'a_second_page' }))
      expect(await states(cart)).toEqual(['paid'])
      expect(await shelf(cart)).toBe(9)
      expect(await countPayments()).toBe(2)
      expect(await owed(order)).toMatchObject([{ sessionId: 'a_second_page', amount: 5250, currency: 'egp' }])
    })

    test('of the right amount after a wrong one is recorded and owed back with it', async () => {
      const { cart, page, order, paid } = await anUnpaidOrder()
      await hear(paid({ page: 'a_second_page', amount: 100 }))
      expect((await cart.orders())[0].moves.at(-1).why).toBe('Paid 1.00\u00a0EGP instead of 52.50\u00a0EGP.')
      await hear(paid())
      expect(await states(cart)).toEqual(['refund due'])
      expect(await shelf(cart)).toBe(10)
      expect(await owed(order)).toMatchObject([
        { sessionId: 'a_second_page', amount: 100 },
        { sessionId: page, amount: 5250 },
      ])
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
      provider().loseWebhooks(true)
      await provider().pay(payer.page)
      await provider().runOut(idler.page)
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
      await sql`update payment_sessions set id = ${`${shop.deps.payments?.name}_page_of_another_account`}`.execute(
        shop.connection.db,
      )
      await askLater()
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
    })
  })
}
