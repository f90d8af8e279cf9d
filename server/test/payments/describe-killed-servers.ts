import { describe, expect, test } from 'vitest'
import { pageId } from '../paying-shop.ts'
import type { ProviderShop } from './provider-shop.ts'

export function describeKilledServers(shop: ProviderShop): void {
  const { aCart, anUnpaidOrder, provider, states, shelf, countPayments, askLater, killed } = shop

  describe('a server that is killed', () => {
    test('before it asks for the page opens it when asked again', async () => {
      const cart = await aCart()
      await killed('before', 'openSession', () => cart.openPage())
      expect(await shelf(cart)).toBe(9)
      await provider().pay(pageId(await cart.openPage()))
      expect(await states(cart)).toEqual(['paid'])
      expect(await shelf(cart)).toBe(9)
    })

    test('before it asks for the page takes cash though the provider is gone', async () => {
      const cart = await aCart()
      await killed('before', 'openSession', () => cart.openPage())
      shop.dies('before', 'closeSession')
      expect((await cart.payCash()).status).toBe(201)
      expect(await states(cart)).toEqual(['placed', 'replaced'])
      expect(await shelf(cart)).toBe(9)
    })

    test('before it asks for the page, and nobody comes back, frees the goods', async () => {
      const cart = await aCart()
      await killed('before', 'openSession', () => cart.openPage())
      await askLater()
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
    })

    test('before it notes the page hands out one that pays once', async () => {
      const cart = await aCart()
      await killed('after', 'openSession', () => cart.openPage())
      await provider().pay(pageId(await cart.openPage()))
      expect(await states(cart)).toEqual(['paid'])
      expect(await countPayments()).toBe(1)
      expect(await shelf(cart)).toBe(9)
    })

    test('before its answer arrives hands out the same page again', async () => {
      const { cart, page } = await anUnpaidOrder()
      expect(pageId(await cart.openPage())).toBe(page)
    })

    test('between closing the page and taking cash takes it when asked again', async () => {
      const { cart, page } = await anUnpaidOrder()
      await killed('after', 'closeSession', () => cart.payCash())
      expect((await cart.payCash()).status).toBe(201)
      await provider().pay(page)
      expect((await states(cart))[0]).toBe('placed')
      expect(await shelf(cart)).toBe(9)
    })

    test('between closing the page and opening the next one opens it when asked again', async () => {
      const { cart } = await anUnpaidOrder()
      await cart.add()
      await killed('after', 'closeSession', () => cart.openPage())
      await provider().pay(pageId(await cart.openPage()))
      expect((await states(cart))[0]).toBe('paid')
      expect(await shelf(cart)).toBe(8)
    })

    test('between closing the page and cancelling has nothing left to be paid', async () => {
      const { cart, page, order } = await anUnpaidOrder()
      await killed('after', 'closeSession', () => cart.cancel(order))
      await provider().pay(page)
      await askLater()
      expect(['cancelled', 'expired']).toContain((await states(cart))[0])
      expect(await shelf(cart)).toBe(10)
    })
  })
}
