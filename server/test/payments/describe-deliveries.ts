import { beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '../../src/checks/check-books.ts'
import { aDeliveryRound, countBooked } from '../a-delivery-round.ts'
import { pageId } from '../paying-shop.ts'
import type { ProviderShop } from './provider-shop.ts'

/** Orders with a delivery fee of 15 EGP and a time: goods for 200 EGP. */
export function describeDeliveries(shop: ProviderShop): void {
  const { aCart, provider, states, askLater, killed } = shop
  const db = () => shop.connection.db
  let round: Awaited<ReturnType<typeof aDeliveryRound>>
  beforeEach(async () => void (round = await aDeliveryRound(db(), { capacity: 1 })))

  async function aDelivery() {
    const cart = await aCart({ onHand: 10, price: 200 })
    const openPage = (slotId = round.slot) =>
      cart.openPage(cart.cartId, { delivery: { areaId: round.near, slotId, fee: 15 } })
    return { cart, openPage }
  }
  const booked = async () => [await countBooked(db(), round.slot), await countBooked(db(), round.other)]
  const findWrong = async () => (await checkBooks(db())).filter(({ todo }) => todo !== undefined)

  describe('a shopper who chose a delivery', () => {
    test('pays goods and fee, the sum of the lines, and has the place', async () => {
      const { cart, openPage } = await aDelivery()
      await provider().pay(pageId(await openPage()))
      expect((await cart.orders())[0]).toMatchObject({ state: 'paid', shippingPrice: 15, totalOrderPrice: 215 })
      expect(await booked()).toEqual([1, 0])
      expect(await findWrong()).toEqual([])
    })

    test('and chooses another time while the window is open has a page and a place for that one alone', async () => {
      const { cart, openPage } = await aDelivery()
      const page = pageId(await openPage())
      const fresh = pageId(await openPage(round.other))
      await provider().pay(page)
      await provider().pay(fresh)
      expect(await states(cart)).toEqual(['paid', expect.stringMatching(/^(replaced|expired)$/)])
      expect(await booked()).toEqual([0, 1])
    })

    test('and never pays leaves the place to the next', async () => {
      const [late, next] = [await aDelivery(), await aDelivery()]
      const page = pageId(await late.openPage())
      expect((await next.openPage()).status).toBe(409)
      await provider().runOut(page)
      expect((await next.openPage()).status).toBe(200)
      expect(await booked()).toEqual([1, 0])
    })

    test('has one place, whenever the server is killed', async () => {
      const { cart, openPage } = await aDelivery()
      await killed('after', 'openSession', () => openPage())
      await openPage()
      await killed('after', 'closeSession', () => openPage(round.other))
      expect((await booked()).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1)
      await provider().pay(pageId(await openPage(round.other)))
      expect((await states(cart))[0]).toBe('paid')
      expect(await booked()).toEqual([0, 1])

      const gone = await aDelivery()
      await killed('before', 'openSession', () => gone.openPage())
      expect(await booked()).toEqual([1, 1])
      await askLater()
      expect(await booked()).toEqual([0, 1])
      expect(await findWrong()).toEqual([])
    })
  })
}
