import { describe, expect, test } from 'vitest'
import { aProduct } from '../factories.ts'
import { pageId } from '../paying-shop.ts'
import type { ProviderShop } from './provider-shop.ts'

export function describeShoppers(shop: ProviderShop): void {
  const { aCart, anUnpaidOrder, provider, states, shelf, countPayments } = shop

  describe('a shopper', () => {
    test('who pays has ordered: goods, cart and mail say so', async () => {
      const { cart, page } = await anUnpaidOrder()
      expect(await states(cart)).toEqual(['awaiting payment'])
      expect(await shelf(cart)).toBe(9)
      const late = await aProduct(shop.connection.db, { title: 'Afterthought' })
      await cart.add(late)
      await cart.add()
      await provider().pay(page)
      expect((await cart.orders())[0]).toMatchObject({ state: 'paid', isPaid: true, totalOrderPrice: 52.5 })
      const next = (await cart.cart()).body
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
      await provider().decline(page)
      expect(await states(cart)).toEqual(['awaiting payment'])
      await provider().pay(page)
      expect(await states(cart)).toEqual(['paid'])
    })

    test('who never pays gives the goods back and keeps the cart', async () => {
      const { cart, page } = await anUnpaidOrder()
      await provider().runOut(page)
      expect(await states(cart)).toEqual(['expired'])
      expect(await shelf(cart)).toBe(10)
      expect((await cart.cart()).body).toMatchObject({ cartId: cart.cartId, numOfCartItems: 1 })
      expect((await cart.payCash()).status).toBe(201)
    })

    test('who asks again for the same cart, in two windows at once, has one page that pays once', async () => {
      const cart = await aCart()
      const [first, second] = await Promise.all([cart.openPage(), cart.openPage()])
      const third = await cart.openPage()
      expect(new Set([pageId(first), pageId(second), pageId(third)]).size).toBe(1)
      await Promise.all([provider().pay(pageId(first)), provider().pay(pageId(second))])
      expect(await states(cart)).toEqual(['paid'])
      expect(await countPayments()).toBe(1)
      expect(await shelf(cart)).toBe(9)
    })

    test('who changes the cart while the window is open gets a new page, and the old one can no longer be paid', async () => {
      const { cart, page } = await anUnpaidOrder()
      await cart.add()
      const fresh = pageId(await cart.openPage())
      expect(fresh).not.toBe(page)
      await provider().pay(page)
      await provider().pay(fresh)
      // The webhook about the end of the old page may arrive before the new order exists.
      expect(await states(cart)).toEqual(['paid', expect.stringMatching(/^(replaced|expired)$/)])
      expect(await shelf(cart)).toBe(8)
    })

    test('who pays cash after all cannot also pay on the page', async () => {
      const { cart, page } = await anUnpaidOrder()
      const { status, body } = await cart.payCash()
      expect(status).toBe(201)
      expect(body.data).toMatchObject({ state: 'placed', paymentMethodType: 'cash' })
      await provider().pay(page)
      expect((await states(cart))[0]).toBe('placed')
      expect(await countPayments()).toBe(0)
      expect(await shelf(cart)).toBe(9)
    })

    test('who paid a moment ago and asks for cash, or for the page, is answered with the paid order', async () => {
      const { cart, page } = await anUnpaidOrder()
      provider().loseWebhooks(true)
      await provider().pay(page)
      const { status, body } = await cart.payCash()
      expect(status).toBe(201)
      expect(body.data).toMatchObject({ state: 'paid', isPaid: true })
      expect((await cart.openPage()).body.session.url).toBe('http://localhost:3000/allorders')
      expect(await shelf(cart)).toBe(9)
    })

    test('who paid a moment ago is told which order stands, where the cart or the address is another by now', async () => {
      const more = await anUnpaidOrder()
      const fewer = await anUnpaidOrder()
      const elsewhere = await anUnpaidOrder()
      provider().loseWebhooks(true)
      for (const { page } of [more, fewer, elsewhere]) await provider().pay(page)
      await more.cart.add()
      await fewer.cart.empty()
      const answers = [
        await more.cart.openPage(),
        await fewer.cart.payCash(),
        await elsewhere.cart.payCash(undefined, { city: 'Giza' }),
      ]
      const [order] = await elsewhere.cart.orders()
      const said = `This cart was paid meanwhile: order ${order.id}, 52.50\u00a0EGP, to 12 Talaat Harb Street, flat 4, Cairo. Please look at your cart.`
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
      expect(answers[2]?.body).toMatchObject({ message: said, data: { id: order.id, state: 'paid' } })
      for (const { cart } of [more, fewer, elsewhere]) expect(await states(cart)).toEqual(['paid'])
      expect((await more.cart.cart()).body.numOfCartItems).toBe(1)
      // Also long after.
      expect((await more.cart.payCash()).status).toBe(409)
      expect((await more.cart.openPage()).status).toBe(409)
      expect((await elsewhere.cart.payCash()).status).toBe(201)
    })

    test('who cancels can no longer pay', async () => {
      const { cart, page, order } = await anUnpaidOrder()
      expect((await cart.cancel(order)).status).toBe(200)
      await provider().pay(page)
      expect(['cancelled', 'expired']).toContain((await states(cart))[0])
      expect(await countPayments()).toBe(0)
      expect(await shelf(cart)).toBe(10)
    })
  })
}
