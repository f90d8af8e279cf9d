/** Specification 8, the rows of the wish list. */
import { within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  findCard,
  findHeart,
  findRow,
  findToast,
  isPressed,
  main,
  press,
  row,
  toasts,
  user,
} from '../../test/find-in-shop.ts'
import { loseNetwork } from '../../test/network.ts'
import { plain, recordedErrors, renderShop } from '../../test/render-shop.tsx'

const MILK = 'Full Cream Milk 1 Litre'
const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

describe('a heart on the product list', () => {
  /** Waits for the heart to be as the wish list has it, and presses it. */
  async function pressHeart({ isRed }: { isRed: boolean }): Promise<HTMLElement> {
    renderShop('/Products')
    const heart = await findHeart(MILK)
    await expect.poll(() => isPressed(heart)).toBe(isRed)
    await user.click(heart)
    return heart
  }

  test('says "Added to wishlist" as a success and turns red', async () => {
    const heart = await pressHeart({ isRed: false })
    await findToast('Added to wishlist', 'success')
    expect(isPressed(heart)).toBe(true)
    expect(plain.asked('addToWishlist').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  })

  test('says "Removed from wishlist" in red and is dark again', async () => {
    plain.shop.wish('p1')
    const heart = await pressHeart({ isRed: true })
    await findToast('Removed from wishlist', 'removal')
    expect(isPressed(heart)).toBe(false)
    expect(plain.asked('removeFromWishlist').map(({ id }) => id)).toEqual(['p1'])
  })

  test('that the shop refuses to add is told of in its words, and stays dark', async () => {
    plain.sayNo('addToWishlist', 'Your list is full')
    const heart = await pressHeart({ isRed: false })
    await findToast('Your list is full', 'failure')
    expect(isPressed(heart)).toBe(false)
  })

  test('that the shop refuses to take off is told of in its words, and stays red', async () => {
    plain.shop.wish('p1')
    plain.refuse('removeFromWishlist', 'Not on a Friday', 409)
    const heart = await pressHeart({ isRed: true })
    await findToast('Not on a Friday', 'failure')
    expect(isPressed(heart)).toBe(true)
  })

  test('that never reaches the shop says "An error occurred."', async () => {
    plain.drop('addToWishlist')
    const heart = await pressHeart({ isRed: false })
    await findToast('An error occurred.', 'failure')
    expect(isPressed(heart)).toBe(false)
    expect(plain.asked('addToWishlist')).toHaveLength(1)
  })

  test('without a network says "An error occurred." and nothing after it', async () => {
    renderShop('/Products')
    const heart = await findHeart(MILK)
    await expect.poll(() => plain.asked('getWishlist')).not.toEqual([])
    loseNetwork()
    await user.click(heart)
    await findToast('An error occurred.', 'failure')
    await vi.advanceTimersByTimeAsync(7500)
    expect(toasts()).toEqual([])
  })

  test('that cannot be taken off says "An error occurred.", too', async () => {
    plain.shop.wish('p1')
    plain.answerHtml('removeFromWishlist')
    const heart = await pressHeart({ isRed: true })
    await findToast('An error occurred.', 'failure')
    expect(isPressed(heart)).toBe(true)
  })
})

describe('a wish list that does not load', () => {
  test('says "Failed to load wishlist." on the product list, which stands', async () => {
    plain.sayNo('getWishlist', 'no')
    renderShop('/Products')
    await findToast('Failed to load wishlist.', 'failure')
    await findCard(MILK)
  })

  test('says "Failed to load wishlist." on the details screen, which stands', async () => {
    plain.refuse('getWishlist', 'no', 404)
    renderShop(DETAILS)
    await findToast('Failed to load wishlist.', 'failure')
    await within(main()).findByRole('heading', { name: MILK, level: 1 })
  })

  test('says "Failed to load wishlist." where it cannot be reached, too', async () => {
    plain.drop('getWishlist')
    renderShop('/Products')
    await vi.advanceTimersByTimeAsync(7000)
    await findToast('Failed to load wishlist.', 'failure')
  })

  test('says nothing on a screen that does not show it; the console has the reason', async () => {
    plain.refuse('getWishlist', 'no', 404)
    renderShop('/Brands')
    await expect.poll(recordedErrors).toContain('wishlist')
    expect(toasts()).toEqual([])
  })
})

describe('on the wish list screen', () => {
  test('a refused list says "Failed to load wish list."', async () => {
    plain.sayNo('getWishlist', 'no')
    renderShop('/WishList')
    await findToast('Failed to load wish list.', 'failure')
    expect(toasts()).toHaveLength(1)
  })

  test('a list out of reach says "An error occurred while fetching your wish list."', async () => {
    plain.drop('getWishlist')
    renderShop('/WishList')
    await vi.advanceTimersByTimeAsync(7000)
    await findToast('An error occurred while fetching your wish list.', 'failure')
    expect(plain.asked('getWishlist')).toHaveLength(4)
  })

  test('a removed product says "Item removed from wishlist"', async () => {
    plain.shop.wish('p1', 'p3')
    renderShop('/WishList')
    await press('Remove', await findRow(MILK))
    await findToast('Item removed from wishlist', 'success')
    expect(row(MILK)).toBeNull()
    await findRow('Baladi Bread')
  })

  test('a removal that the shop refuses says "Failed to remove item from wish list."', async () => {
    plain.shop.wish('p1')
    plain.sayNo('removeFromWishlist', 'Not on a Friday')
    renderShop('/WishList')
    await press('Remove', await findRow(MILK))
    await findToast('Failed to remove item from wish list.', 'failure')
    await findRow(MILK)
  })

  test('a removal that never arrives says "Failed to remove item from wish list."', async () => {
    plain.shop.wish('p1')
    plain.drop('removeFromWishlist')
    renderShop('/WishList')
    await press('Remove', await findRow(MILK))
    await findToast('Failed to remove item from wish list.', 'failure')
    await findRow(MILK)
  })

  test('a product put in the cart is told of in the words of the shop', async () => {
    plain.shop.wish('p1')
    renderShop('/WishList')
    await addToCart(await findRow(MILK))
    await findToast('In the basket now', 'success')
    expect(plain.shop.countOf('p1')).toBe(1)
  })

  test('a product that the shop keeps out of the cart is told of in its words', async () => {
    plain.shop.wish('p1')
    plain.sayNo('addCartItem', 'Sold out since noon')
    renderShop('/WishList')
    await addToCart(await findRow(MILK))
    await findToast('Sold out since noon', 'failure')
  })

  test('a product that never reaches the cart says "Failed to add to cart."', async () => {
    plain.shop.wish('p1')
    plain.drop('addCartItem')
    renderShop('/WishList')
    await addToCart(await findRow(MILK))
    await findToast('Failed to add to cart.', 'failure')
  })
})

test('without a token the list is asked for and refused: "Failed to load wish list."', async () => {
  renderShop('/WishList', { token: null })
  await findToast('Failed to load wish list.', 'failure')
  await within(main()).findByText('Your wish list is empty.')
  expect(within(main()).getByRole('link').getAttribute('href')).toBe('/Login')
  expect(plain.asked().map(({ name }) => name)).toEqual(['getWishlist'])
})
