/** Specification 8, the rows of the cart: each text to the letter, on a server that knows the specification alone. */
import { add, badge, card, heart, hue, letRetriesPass, row, stored, toast, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { letToastsStay } from './states.ts'

const MILK = 'Full Cream Milk 1 Litre'
const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

test.describe('adding to the cart', () => {
  test('what the shop says of an added product is shown in green', async ({ page }) => {
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'In the basket now')).toBeVisible()
    expect(await hue(toast(page, 'In the basket now'))).toBe('green')
    await expect(badge(page)).toHaveText('1')
  })

  test('a refused product is told of in the words of the shop', async ({ page, plain }) => {
    plain.sayNo('addCartItem', 'We only deliver this in Cairo')
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'We only deliver this in Cairo')).toBeVisible()
    expect(await hue(toast(page, 'We only deliver this in Cairo'))).toBe('red')
    await expect(badge(page)).toHaveText('0')
  })

  test('a refusal with an error code is told of in the words of the shop, too', async ({ page, plain }) => {
    plain.refuse('addCartItem', 'Only 2 left of Milk', 409)
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'Only 2 left of Milk')).toBeVisible()
  })

  test('a product that could not be added says "Failed to add to cart."', async ({ page, plain }) => {
    plain.drop('addCartItem')
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'Failed to add to cart.')).toBeVisible()
    await expect.poll(() => plain.asked('addCartItem').length).toBe(1)
  })

  test('an answer that makes no sense counts as none: "Failed to add to cart."', async ({ page, plain }) => {
    plain.answerHtml('addCartItem', 502)
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'Failed to add to cart.')).toBeVisible()
  })

  test('a shop that says nothing for ten seconds is given up: "Failed to add to cart."', async ({ page, plain }) => {
    const release = plain.hold('addCartItem')
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    const began = Date.now()
    await expect(toast(page, 'Failed to add to cart.')).toBeVisible({ timeout: 13_000 })
    expect(Date.now() - began).toBeGreaterThan(9_000)
    release()
  })

  test('on the details screen the same failure stands without a full stop', async ({ page, plain }) => {
    plain.drop('addCartItem')
    await page.goto(DETAILS)
    await page.getByRole('main').getByRole('button', { name: '+ Add' }).first().click()
    await expect(toast(page, 'Failed to add to cart')).toBeVisible()
  })
})

test.describe('opening the cart', () => {
  test('a cart that the shop refuses to show says "Failed to load cart."', async ({ page, plain }) => {
    plain.sayNo('getCart', 'not today')
    await page.goto('/Cart')
    await expect(toast(page, 'Failed to load cart.')).toBeVisible()
    await expect(toasts(page).locator('p')).toHaveCount(1)
    // Fetched for the badge; the screen that opens next does not fetch again.
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(plain.asked('getCart')).toHaveLength(1)
  })

  test('a cart that was refused once is asked for again on the next visit to it', async ({ page, plain }) => {
    plain.sayNo('getCart', 'not today')
    await page.clock.install()
    await page.goto('/Cart')
    await expect(toast(page, 'Failed to load cart.')).toBeVisible()
    plain.recover('getCart')
    await page.getByRole('navigation').getByRole('link', { name: 'Brands' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    await page.clock.fastForward(6000)
    await page.getByRole('navigation').getByRole('link', { name: 'Cart', exact: true }).click()
    await expect(page.getByRole('main').getByText('Your cart is empty.')).toBeVisible()
    expect(plain.asked('getCart')).toHaveLength(2)
  })

  test('a cart that cannot be reached says "An error occurred while fetching your cart."', async ({ page, plain }) => {
    plain.drop('getCart')
    await page.clock.install()
    await page.goto('/Cart')
    await letRetriesPass(page, plain, 'getCart')
    await expect(toast(page, 'An error occurred while fetching your cart.')).toBeVisible()
    expect(plain.asked('getCart')).toHaveLength(4)
  })
})

test.describe('changing the cart', () => {
  test.beforeEach(async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    await page.goto('/Cart')
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a new count says "Cart updated successfully."', async ({ page, plain }) => {
    await row(page, MILK)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(toast(page, 'Cart updated successfully.')).toBeVisible()
    expect(plain.asked('updateCartItem').map(({ id, body }) => [id, body])).toEqual([['p1', { count: 3 }]])
  })

  test('a count that the shop refuses is told of in its words, and goes back', async ({ page, plain }) => {
    plain.sayNo('updateCartItem', 'Only 2 left of Milk')
    await row(page, MILK)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(toast(page, 'Only 2 left of Milk')).toBeVisible()
    await expect(row(page, MILK).getByText('2', { exact: true })).toBeVisible()
  })

  test('a count that never arrived says "Failed to update cart."', async ({ page, plain }) => {
    plain.drop('updateCartItem')
    await row(page, MILK)
      .getByRole('button', { name: /^Decrease/ })
      .click()
    await expect(toast(page, 'Failed to update cart.')).toBeVisible()
    await expect(row(page, MILK).getByText('2', { exact: true })).toBeVisible()
  })

  test('a removed product says "Item removed from cart."', async ({ page }) => {
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Item removed from cart.')).toBeVisible()
    await expect(row(page, MILK)).toBeHidden()
    await expect(badge(page)).toHaveText('1')
  })

  test('a removal that the shop refuses is told of in its words, and the product stays', async ({ page, plain }) => {
    plain.sayNo('removeCartItem', 'This one is paid for')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'This one is paid for')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a removal that never arrived says "Failed to remove item from cart."', async ({ page, plain }) => {
    plain.drop('removeCartItem')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Failed to remove item from cart.')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a cleared cart says "All items removed from cart." and is empty', async ({ page, plain }) => {
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(toast(page, 'All items removed from cart.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Your cart is empty.')).toBeVisible()
    await expect(badge(page)).toHaveText('0')
    expect(plain.asked('clearCart')).toHaveLength(1)
  })

  test('a clearing that the shop refuses is told of in its words, and nothing is lost', async ({ page, plain }) => {
    // Only a message that equals "success" is one, whatever the status says.
    plain.answerWith('clearCart', { status: 'success', message: 'Ask us tomorrow' })
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(toast(page, 'Ask us tomorrow')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a clearing that never arrived says "Failed to remove item from cart."', async ({ page, plain }) => {
    plain.drop('clearCart')
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(toast(page, 'Failed to remove item from cart.')).toBeVisible()
    await expect(row(page, MILK)).toBeVisible()
  })

  test('a session that the shop no longer knows ends after its last word, at /Login', async ({ page, plain }) => {
    plain.refuse('updateCartItem', 'Please sign in again', 401)
    await row(page, MILK)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(toast(page, 'Please sign in again')).toBeVisible()
    await expect(page).toHaveURL(/\/Login$/)
    expect(await stored(page, 'userToken')).toBeNull()
  })
})

test.describe('every toast', () => {
  test('stands at the top right for two seconds', async ({ page }) => {
    await page.goto('/Products')
    await expect(card(page, MILK)).toBeVisible()
    const shownFor = page.evaluate(timeOnScreen, 'In the basket now')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'In the basket now')).toBeVisible()
    const box = await toasts(page).locator('> *').boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16)
    expect(box?.y).toBeLessThan(height / 4)
    // The count changes immediately and stays visible.
    const cart = await badge(page).boundingBox()
    expect(box?.y).toBeGreaterThan((cart?.y ?? 0) + (cart?.height ?? 0))
    expect(await shownFor).toBeGreaterThan(1_800)
    expect(await shownFor).toBeLessThan(4_000)
  })

  test('of a failure takes the place of the success of the same product, not of another', async ({ page, plain }) => {
    await letToastsStay(page)
    await page.goto('/Products')
    await add(card(page, 'Rice')).click()
    await heart(card(page, MILK)).click()
    await expect(toasts(page).locator('p')).toHaveText(['In the basket now', 'Added to wishlist'])
    plain.sayNo('addCartItem', 'Only 3 left')
    await add(card(page, MILK)).click()
    await expect(toasts(page).locator('p')).toHaveText(['In the basket now', 'Added to wishlist', 'Only 3 left'])
    await add(card(page, 'Rice')).click()
    await expect(toasts(page).locator('p')).toHaveText(['Added to wishlist', 'Only 3 left'])
  })

  test('on a phone is one of two at most, the newest', async ({ page, plain }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await letToastsStay(page)
    await page.goto('/Products')
    await add(card(page, 'Rice')).click()
    await heart(card(page, 'Rice')).click()
    await expect(toast(page, 'Added to wishlist')).toBeVisible()
    await expect(toast(page, 'In the basket now')).toBeVisible()
    plain.sayNo('addCartItem', 'Only 3 left')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'Only 3 left')).toBeVisible()
    await expect(toast(page, 'Added to wishlist')).toBeVisible()
    await expect(toast(page, 'In the basket now')).toBeHidden()
  })
})

/** Runs in the page: measures how many milliseconds a text is shown. */
function timeOnScreen(text: string): Promise<number> {
  const isThere = () => [...document.querySelectorAll('[role=log] p')].some((each) => each.textContent === text)
  return new Promise((resolve) => {
    let came = 0
    new MutationObserver((_, watch) => {
      if (!came && isThere()) came = performance.now()
      if (!came || isThere()) return
      watch.disconnect()
      resolve(performance.now() - came)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
