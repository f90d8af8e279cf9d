/** Specification 8, the rows of the wish list. */
import { add, card, heart, hue, letRetriesPass, recordedErrors, row, toast, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'

const MILK = 'Full Cream Milk 1 Litre'
const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

test.describe('a heart on the product list', () => {
  test('says "Added to wishlist" in green and turns red', async ({ page, plain }) => {
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'Added to wishlist')).toBeVisible()
    expect(await hue(toast(page, 'Added to wishlist'))).toBe('green')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    expect(plain.asked('addToWishlist').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  })

  test('says "Removed from wishlist" in red and is dark again', async ({ page, plain }) => {
    plain.shop.wish('p1')
    await page.goto('/Products')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'Removed from wishlist')).toBeVisible()
    expect(await hue(toast(page, 'Removed from wishlist'))).toBe('red')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'false')
    expect(plain.asked('removeFromWishlist').map(({ id }) => id)).toEqual(['p1'])
  })

  test('that the shop refuses to add is told of in its words, and stays dark', async ({ page, plain }) => {
    plain.sayNo('addToWishlist', 'Your list is full')
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'Your list is full')).toBeVisible()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'false')
  })

  test('that the shop refuses to take off is told of in its words, and stays red', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.refuse('removeFromWishlist', 'Not on a Friday', 409)
    await page.goto('/Products')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'Not on a Friday')).toBeVisible()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
  })

  test('that never reaches the shop says "An error occurred."', async ({ page, plain }) => {
    plain.drop('addToWishlist')
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'An error occurred.')).toBeVisible()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'false')
    expect(plain.asked('addToWishlist')).toHaveLength(1)
  })

  test('that cannot be taken off says "An error occurred.", too', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.answerHtml('removeFromWishlist')
    await page.goto('/Products')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'An error occurred.')).toBeVisible()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('a wish list that does not load', () => {
  test('says "Failed to load wishlist." on the product list, which stands', async ({ page, plain }) => {
    plain.sayNo('getWishlist', 'no')
    await page.goto('/Products')
    await expect(toast(page, 'Failed to load wishlist.')).toBeVisible()
    await expect(card(page, MILK)).toBeVisible()
  })

  test('says "Failed to load wishlist." on the details screen, which stands', async ({ page, plain }) => {
    plain.refuse('getWishlist', 'no', 404)
    await page.goto(DETAILS)
    await expect(toast(page, 'Failed to load wishlist.')).toBeVisible()
    await expect(page.getByRole('heading', { name: MILK, level: 1 })).toBeVisible()
  })

  test('says "Failed to load wishlist." where it cannot be reached, too', async ({ page, plain }) => {
    plain.drop('getWishlist')
    await page.clock.install()
    await page.goto('/Products')
    await letRetriesPass(page, plain, 'getWishlist')
    await expect(toast(page, 'Failed to load wishlist.')).toBeVisible()
  })

  test('says nothing on a screen that does not show it; the console has the reason', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('getWishlist', 'no', 404)
    await page.goto('/Brands')
    await expect.poll(() => recorded.join()).toContain('wishlist')
    await expect(toasts(page)).toHaveText('')
  })
})

test.describe('on the wish list screen', () => {
  test('a refused list says "Failed to load wish list."', async ({ page, plain }) => {
    plain.sayNo('getWishlist', 'no')
    await page.goto('/WishList')
    await expect(toast(page, 'Failed to load wish list.')).toBeVisible()
    await expect(toasts(page).locator('p')).toHaveCount(1)
  })

  test('a list out of reach says "An error occurred while fetching your wish list."', async ({ page, plain }) => {
    plain.drop('getWishlist')
    await page.clock.install()
    await page.goto('/WishList')
    await letRetriesPass(page, plain, 'getWishlist')
    await expect(toast(page, 'An error occurred while fetching your wish list.')).toBeVisible()
    expect(plain.asked('getWishlist')).toHaveLength(4)
  })

  test('a removed product says "Item removed from wishlist"', async ({ page, plain }) => {
    plain.shop.wish('p1', 'p3')
    await page.goto('/WishList')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Item removed from wishlist')).toBeVisible()
    await expect(row(page, MILK)).toBeHidden()
    await expect(row(page, 'Baladi Bread')).toBeVisible()
  })

  test('a removal that the shop refuses says "Failed to remove item from wish list."', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.sayNo('removeFromWishlist', 'Not on a Friday')
    await page.goto('/WishList')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Failed to remove item from wish list.')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a removal that never arrives says "Failed to remove item from wish list."', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.drop('removeFromWishlist')
    await page.goto('/WishList')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Failed to remove item from wish list.')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a product put in the cart is told of in the words of the shop', async ({ page, plain }) => {
    plain.shop.wish('p1')
    await page.goto('/WishList')
    await add(row(page, MILK)).click()
    await expect(toast(page, 'In the basket now')).toBeVisible()
    expect(plain.shop.countOf('p1')).toBe(1)
  })

  test('a product that the shop keeps out of the cart is told of in its words', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.sayNo('addCartItem', 'Sold out since noon')
    await page.goto('/WishList')
    await add(row(page, MILK)).click()
    await expect(toast(page, 'Sold out since noon')).toBeVisible()
  })

  test('a product that never reaches the cart says "Failed to add to cart."', async ({ page, plain }) => {
    plain.shop.wish('p1')
    plain.drop('addCartItem')
    await page.goto('/WishList')
    await add(row(page, MILK)).click()
    await expect(toast(page, 'Failed to add to cart.')).toBeVisible()
  })
})

test.describe('without a token', () => {
  test.use({ isSignedIn: false })

  test('the list is asked for and refused: "Failed to load wish list."', async ({ page, plain }) => {
    await page.goto('/WishList')
    await expect(toast(page, 'Failed to load wish list.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Your wish list is empty.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/Login')
    expect(plain.asked().map(({ name }) => name)).toEqual(['getWishlist'])
  })
})
