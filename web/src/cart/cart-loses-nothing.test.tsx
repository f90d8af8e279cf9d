/** The cart and the wish list lose no change: slow networks and lost answers end in the intended count. */
import { screen, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  badge,
  canPress,
  fill,
  findHeart,
  findRow,
  findToast,
  findWords,
  follow,
  goTo,
  isPressed,
  main,
  press,
  row,
  spinners,
  submit,
  user,
} from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN, SHOPPER, TOKEN } from '../../test/spec-only-shop.ts'
import { anOrder } from '../../test/an-order.ts'

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

const isRed = async (title: string) => isPressed(await findHeart(title))

async function pressTimes(name: string, times: number): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await press(name)
}

async function findCount(title: string, count: number): Promise<void> {
  await within(await findRow(title)).findByText(String(count))
}

async function findNothingWaiting(): Promise<void> {
  await expect.poll(() => spinners()).toEqual([])
}

function expectOneAfterTheOther(asked: readonly { readonly at: number; answeredAt?: number }[]): void {
  for (const [at, { at: began }] of asked.entries())
    if (at > 0) expect(began).toBeGreaterThanOrEqual(asked[at - 1]?.answeredAt ?? Infinity)
}

describe('fast fingers', () => {
  test('+ and − of two products in turn end where they should, with few requests', async () => {
    plain.shop.putInCart({ p1: 5, p3: 1 })
    plain.delay('updateCartItem', 150)
    renderShop('/Cart')
    await pressTimes(`Increase ${MILK}`, 4)
    await pressTimes(`Increase ${BREAD}`, 5)
    await pressTimes(`Decrease ${MILK}`, 6)
    await findCount(MILK, 3)
    await findCount(BREAD, 6)
    await findNothingWaiting()
    await findCount(MILK, 3)
    await findCount(BREAD, 6)
    expect([plain.shop.countOf('p1'), plain.shop.countOf('p3')]).toEqual([3, 6])
    expect(plain.asked('updateCartItem').length).toBeLessThanOrEqual(6)
    await findWords('Total price: 247.5 EGP')
  })

  test('two hearts pressed at once are both kept, one after the other', async () => {
    plain.delay('addToWishlist', 60)
    renderShop('/Products')
    await user.click(await findHeart(MILK))
    await user.click(await findHeart(BREAD))
    await expect.poll(() => plain.shop.wished()).toEqual(['p3', 'p1'])
    await expect.poll(() => isRed(MILK)).toBe(true)
    await expect.poll(() => isRed(BREAD)).toBe(true)
    expectOneAfterTheOther(plain.asked('addToWishlist'))
  })
})

describe('a slow network', () => {
  test('a wish list asked for before a heart and answered after it does not undo it', async () => {
    const release = plain.hold('getWishlist')
    renderShop('/Products')
    await expect.poll(() => plain.asked('getWishlist').length).toBe(1)
    await user.click(await findHeart(MILK))
    await findToast('Added to wishlist')
    release()
    await expect.poll(() => plain.asked('getWishlist').every(({ answeredAt }) => answeredAt)).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(await isRed(MILK)).toBe(true)
  })

  test('an answer to somebody who has signed out shows in nobody else’s cart', async () => {
    plain.shop.putInCart({ p1: 2 })
    renderShop('/Products')
    await expect.poll(badge).toBe('1')
    const release = plain.hold('addCartItem')
    await addToCart(BREAD)
    await expect.poll(() => plain.asked('addCartItem').length).toBe(1)
    await press('SignOut', screen.getByRole('banner'))
    plain.shop.putInCart({})
    await fill(SHOPPER)
    await submit()
    await expect.poll(badge).toBe('0')
    release()
    await expect.poll(() => plain.asked('addCartItem')[0]?.answeredAt).toBeTruthy()
    await vi.advanceTimersByTimeAsync(500)
    expect(badge()).toBe('0')
  })
})

describe('a lost answer', () => {
  test('to + Add adds once: the cart is asked for again, the product is not', async () => {
    plain.loseAnswer('addCartItem')
    renderShop('/Products')
    await expect.poll(badge).toBe('0')
    await addToCart(MILK)
    await findToast('Failed to add to cart.')
    await expect.poll(badge).toBe('1')
    expect(plain.asked('addCartItem')).toHaveLength(1)
    expect(plain.shop.countOf('p1')).toBe(1)
  })

  test('to + shows what the shop has counted, and the next press goes on from there', async () => {
    plain.shop.putInCart({ p1: 2 })
    plain.loseAnswer('updateCartItem', { times: 1 })
    renderShop('/Cart')
    await press(`Increase ${MILK}`)
    await findToast('Failed to update cart.')
    await findNothingWaiting()
    await findCount(MILK, 3)
    await press(`Increase ${MILK}`)
    await findToast('Cart updated successfully.')
    expect(plain.shop.countOf('p1')).toBe(4)
    expect(plain.asked('updateCartItem')).toHaveLength(2)
  })

  test('to Remove shows that the product is gone', async () => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    plain.loseAnswer('removeCartItem')
    renderShop('/Cart')
    await press('Remove', await findRow(MILK))
    await findToast('Failed to remove item from cart.')
    await expect.poll(badge).toBe('1')
    expect(row(MILK)).toBeNull()
  })

  test('to a heart shows whether it is on the list', async () => {
    plain.loseAnswer('addToWishlist')
    renderShop('/Products')
    await user.click(await findHeart(MILK))
    await findToast('An error occurred.')
    await expect.poll(() => isRed(MILK)).toBe(true)
    expect(plain.asked('addToWishlist')).toHaveLength(1)
  })

  test('to an order sends the same cart again when the shopper presses again', async () => {
    plain.shop.putInCart({ p1: 2 })
    plain.loseAnswer('placeCashOrder', { times: 1 })
    await openPayment()
    await press('Cash Payment')
    await expect.poll(() => plain.asked('placeCashOrder').length).toBe(1)
    await expect.poll(() => canPress('Cash Payment')).toBe(true)
    await press('Cash Payment')
    await expect.poll(address).toBe('/allorders')
    expect(plain.asked('placeCashOrder').map(({ id }) => id)).toEqual(['cart-1', 'cart-1'])
  })

  test('to an order: the screen tells which one stands, also when it is sent again to another address', async () => {
    const [product, changed] = [{ id: 'p0', title: 'Rice', imageCover: '' }, '2026-11-01T09:59:00.000Z']
    let data = { products: [{ count: 1, price: 85, product }], totalCartPrice: 85, updatedAt: changed }
    plain.answerOurs('GET /cart', () => ({ json: { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data } }))
    plain.answerOurs('GET /orders', () => ({ json: { data: data.products.length > 0 ? [] : [anOrder({ id: 1004 })] } }))
    plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: {} }))
    plain.answerOurs('GET /addresses', () => ({ json: { data: [] } }))
    const cities: string[] = []
    plain.answerOurs('POST /orders/cart-1', ({ text }) => {
      cities.push(JSON.parse(text).shippingAddress.city)
      data = { ...data, products: [] }
      return cities.length === 1 ? 'drop' : { status: 409, json: { status: 'fail', message: 'It is ordered already' } }
    })
    await openPayment(SESSION_TOKEN)
    await press('Cash Payment')
    await within(main()).findByText('Order 1004 is placed: 10.00 EGP.')
    await expect.poll(() => canPress('Cash Payment')).toBe(true)
    await fill({ city: 'Giza' })
    // On a phone the pressed button is far below it.
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press('Cash Payment')
    await expect.poll(() => cities).toEqual(['Cairo', 'Giza'])
    await expect.poll(() => canPress('Cash Payment')).toBe(true)
    within(main()).getByText('Order 1004 is placed: 10.00 EGP.')
    await expect.poll(() => scrolled.mock.contexts).toContain(within(main()).getByRole('alert'))
    expect(address()).toBe('/Payment')
  })

  test('to an order is over once the shop answers: an online payment looks at the cart again', async () => {
    vi.stubGlobal('open', () => null)
    plain.shop.putInCart({ p1: 2 })
    plain.drop('placeCashOrder')
    plain.refuse('openCheckoutSession', 'The price has changed.', 409)
    await openPayment()
    await press('Cash Payment')
    await expect.poll(() => plain.asked('placeCashOrder').length).toBe(1)
    await expect.poll(() => canPress('Online Payment')).toBe(true)
    await press('Online Payment')
    await expect.poll(() => plain.asked('openCheckoutSession').length).toBe(1)
    await expect.poll(() => canPress('Online Payment')).toBe(true)
    const before = plain.asked('getCart').length
    // Its refusal would look at the cart once more.
    const release = plain.hold('openCheckoutSession')
    await press('Online Payment')
    await expect.poll(() => plain.asked('openCheckoutSession').length).toBe(2)
    expect(plain.asked('getCart').length).toBe(before + 1)
    release()
  })
})

test('the cart after an order is another one, and is ordered by its own id', async () => {
  for (const cartId of ['cart-1', 'cart-2']) {
    renderShop('/Products')
    await addToCart(MILK)
    await expect.poll(badge).toBe('1')
    await findToast('In the basket now')
    await goTo('Cart')
    await follow('Checkout')
    await fill(ADDRESS)
    await press('Cash Payment')
    await expect.poll(address).toBe('/allorders')
    expect(plain.asked('placeCashOrder').at(-1)?.id).toBe(cartId)
    await expect.poll(badge).toBe('0')
  }
})

async function openPayment(token = TOKEN): Promise<void> {
  renderShop('/Payment', { token })
  await within(main()).findAllByText('85.00 EGP')
  await fill(ADDRESS)
}
