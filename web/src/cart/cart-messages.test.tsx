/** Specification 8, the rows of the cart: each text to the letter. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  badge,
  findHeart,
  findRow,
  findToast,
  goTo,
  main,
  press,
  row,
  toasts,
  user,
} from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'

const MILK = 'Full Cream Milk 1 Litre'
const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

describe('adding to the cart', () => {
  test('what the shop says of an added product is shown as a success', async () => {
    renderShop('/Products')
    await addToCart(MILK)
    // Announced by the region that it comes into, once.
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite')
    await findToast('In the basket now', 'success')
    expect(screen.getAllByText('In the basket now')).toHaveLength(1)
    expect(badge()).toBe('1')
  })

  test('a product that went into the cart at another price has that on its shelf, too', async () => {
    renderShop('/Products')
    await findHeart(MILK)
    const product = { id: 'p1', title: MILK, imageCover: '' }
    const cart = { totalCartPrice: 50, products: [{ count: 1, price: 50, product }] }
    plain.answerWith('addCartItem', { status: 'success', message: 'Added', numOfCartItems: 1, data: cart })
    const before = plain.asked('listProducts').length
    await addToCart(MILK)
    await findToast('Added', 'success')
    await expect.poll(() => plain.asked('listProducts').length).toBe(before + 1)
  })

  test('a product at the price of its shelf, on sale or not, makes the shop read no list again', async () => {
    renderShop('/Products')
    for (const title of [MILK, 'Rice']) {
      await addToCart(title)
      await findToast('In the basket now', 'success')
    }
    await expect.poll(badge).toBe('2')
    expect(plain.asked('listProducts')).toHaveLength(1)
  })

  test('a refused product is told of in the words of the shop', async () => {
    plain.sayNo('addCartItem', 'We only deliver this in Cairo')
    renderShop('/Products')
    await addToCart(MILK)
    await findToast('We only deliver this in Cairo', 'failure')
    expect(badge()).toBe('0')
  })

  test('a refusal with an error code is told of in the words of the shop, too', async () => {
    plain.refuse('addCartItem', 'Only 2 left of Milk', 409)
    renderShop('/Products')
    await addToCart(MILK)
    await findToast('Only 2 left of Milk', 'failure')
  })

  test('a product that could not be added says "Failed to add to cart."', async () => {
    plain.drop('addCartItem')
    renderShop('/Products')
    await addToCart(MILK)
    await findToast('Failed to add to cart.', 'failure')
    expect(plain.asked('addCartItem')).toHaveLength(1)
  })

  test('an answer that makes no sense counts as none: "Failed to add to cart."', async () => {
    plain.answerHtml('addCartItem', 502)
    renderShop('/Products')
    await addToCart(MILK)
    await findToast('Failed to add to cart.', 'failure')
  })

  test('a shop that says nothing for ten seconds is given up: "Failed to add to cart."', async () => {
    plain.hold('addCartItem')
    renderShop('/Products')
    await addToCart(MILK)
    await expect.poll(() => plain.asked('addCartItem').length).toBe(1)
    await vi.advanceTimersByTimeAsync(9_500)
    expect(toasts()).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    await findToast('Failed to add to cart.', 'failure')
  })

  test('on the details screen the same failure stands without a full stop', async () => {
    plain.drop('addCartItem')
    renderShop(DETAILS)
    await press(`+ Add, ${MILK}`)
    await findToast('Failed to add to cart', 'failure')
  })
})

describe('opening the cart', () => {
  test('a cart that the shop refuses to show says "Failed to load cart."', async () => {
    plain.sayNo('getCart', 'not today')
    renderShop('/Cart')
    await findToast('Failed to load cart.', 'failure')
    expect(toasts()).toHaveLength(1)
    await within(main()).findByRole('button', { name: 'Try again' })
    // Fetched for the badge; the screen that opens next does not fetch again.
    expect(plain.asked('getCart')).toHaveLength(1)
  })

  test('a cart that was refused once is asked for again on the next visit to it', async () => {
    plain.sayNo('getCart', 'not today')
    renderShop('/Cart')
    await findToast('Failed to load cart.')
    plain.recover('getCart')
    await goTo('Brands')
    await within(main()).findByRole('heading', { level: 1, name: 'All Brands' })
    await vi.advanceTimersByTimeAsync(6000)
    await goTo('Cart')
    await within(main()).findByText('Your cart is empty.')
    expect(plain.asked('getCart')).toHaveLength(2)
  })

  test('a cart that cannot be reached says "An error occurred while fetching your cart."', async () => {
    plain.drop('getCart')
    renderShop('/Cart')
    // Its three retries take seven seconds.
    await vi.advanceTimersByTimeAsync(7000)
    await findToast('An error occurred while fetching your cart.', 'failure')
    expect(plain.asked('getCart')).toHaveLength(4)
  })
})

describe('changing the cart', () => {
  beforeEach(async () => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    renderShop('/Cart')
    await findRow(MILK)
  })
  const milk = () => row(MILK) ?? undefined
  const pressMore = () => press(/^Increase/, milk())

  test('a new count says "Cart updated successfully."', async () => {
    await pressMore()
    await findToast('Cart updated successfully.', 'success')
    expect(plain.asked('updateCartItem').map(({ id, body }) => [id, body])).toEqual([['p1', { count: 3 }]])
  })

  test('a count that the shop refuses is told of in its words, and goes back', async () => {
    plain.sayNo('updateCartItem', 'Only 2 left of Milk')
    await pressMore()
    await findToast('Only 2 left of Milk', 'failure')
    await within(await findRow(MILK)).findByText('2')
  })

  test('a count that never arrived says "Failed to update cart."', async () => {
    plain.drop('updateCartItem')
    await press(/^Decrease/, milk())
    await findToast('Failed to update cart.', 'failure')
    await within(await findRow(MILK)).findByText('2')
  })

  test('a removed product says "Item removed from cart."', async () => {
    await press('Remove', milk())
    await findToast('Item removed from cart.', 'success')
    expect(row(MILK)).toBeNull()
    expect(badge()).toBe('1')
  })

  test('a removal that the shop refuses is told of in its words, and the product stays', async () => {
    plain.sayNo('removeCartItem', 'This one is paid for')
    await press('Remove', milk())
    await findToast('This one is paid for', 'failure')
    await findRow(MILK)
  })

  test('a removal that never arrived says "Failed to remove item from cart."', async () => {
    plain.drop('removeCartItem')
    await press('Remove', milk())
    await findToast('Failed to remove item from cart.', 'failure')
    await findRow(MILK)
  })

  test('a cleared cart says "All items removed from cart." and is empty', async () => {
    await press('Clear Cart')
    await findToast('All items removed from cart.', 'success')
    await within(main()).findByText('Your cart is empty.')
    expect(badge()).toBe('0')
    expect(plain.asked('clearCart')).toHaveLength(1)
  })

  test('a clearing that the shop refuses is told of in its words, and nothing is lost', async () => {
    // Only a message that equals "success" is one, whatever the status says.
    plain.answerWith('clearCart', { status: 'success', message: 'Ask us tomorrow' })
    await press('Clear Cart')
    await findToast('Ask us tomorrow', 'failure')
    await findRow(MILK)
  })

  test('a clearing that never arrived says "Failed to remove item from cart."', async () => {
    plain.drop('clearCart')
    await press('Clear Cart')
    await findToast('Failed to remove item from cart.', 'failure')
    await findRow(MILK)
  })

  test('a session that the shop no longer knows ends after its last word, at /Login', async () => {
    plain.refuse('updateCartItem', 'Please sign in again', 401)
    await pressMore()
    await findToast('Please sign in again', 'failure')
    await expect.poll(address).toBe('/Login')
    expect(localStorage.getItem('userToken')).toBeNull()
  })
})

test('a toast of a failure takes the place of the success of the same product, not of another', async () => {
  renderShop('/Products')
  await addToCart('Rice')
  await user.click(await findHeart(MILK))
  await findToast('Added to wishlist')
  expect(toasts()).toEqual(['In the basket now', 'Added to wishlist'])
  plain.sayNo('addCartItem', 'Only 3 left')
  await addToCart(MILK)
  await findToast('Only 3 left')
  expect(toasts()).toEqual(['In the basket now', 'Added to wishlist', 'Only 3 left'])
  await addToCart('Rice')
  await expect.poll(toasts).toEqual(['Added to wishlist', 'Only 3 left'])
})
