/** The cart loses no change: fast presses, slow networks, lost answers and two tabs end in the intended count. */
import type { Page } from '@playwright/test'
import { add, badge, card, fill, heart, row, spinners, submitButton, toast } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { SHOPPER } from '../web/test/spec-only-shop.ts'

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

// A second, and three more for a busy machine. Without a word between the tabs it would never come.
const SOON_MS = 4_000

test.describe('fast fingers', () => {
  test('+ pressed ten times ends at ten more, with few requests', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    plain.delay('updateCartItem', 150)
    await page.goto('/Cart')
    await pressTimes(page, `Increase ${MILK}`, 10)
    await expect(count(page, MILK)).toHaveText('12')
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    await expect(count(page, MILK)).toHaveText('12')
    expect(plain.shop.countOf('p1')).toBe(12)
    const sent = plain.asked('updateCartItem').map(({ body }) => Number(body.count))
    expect(sent.length).toBeLessThanOrEqual(4)
    expect(sent).toEqual([...sent].sort((a, b) => a - b))
    expect(sent.at(-1)).toBe(12)
    await expect(page.getByText('Total price: 510 EGP')).toBeVisible()
  })

  test('+ and − pressed in turn end where they should', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 5 })
    plain.delay('updateCartItem', 60)
    await page.goto('/Cart')
    await pressTimes(page, `Increase ${MILK}`, 4)
    await pressTimes(page, `Decrease ${MILK}`, 6)
    await expect(count(page, MILK)).toHaveText('3')
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    await expect.poll(() => plain.shop.countOf('p1')).toBe(3)
    await expect(count(page, MILK)).toHaveText('3')
  })

  test('two products counted at once do not mix', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 1, p3: 1 })
    plain.delay('updateCartItem', 60)
    await page.goto('/Cart')
    await pressTimes(page, `Increase ${MILK}`, 3)
    await pressTimes(page, `Increase ${BREAD}`, 5)
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    expect([plain.shop.countOf('p1'), plain.shop.countOf('p3')]).toEqual([4, 6])
    await expect(count(page, MILK)).toHaveText('4')
    await expect(count(page, BREAD)).toHaveText('6')
  })

  test('+ Add pressed three times adds three, one after the other', async ({ page, plain }) => {
    plain.delay('addCartItem', 60)
    await page.goto('/Products')
    for (let presses = 0; presses < 3; presses += 1) await add(card(page, MILK)).click()
    await expect.poll(() => plain.shop.countOf('p1')).toBe(3)
    await expect(spinners(card(page, MILK))).toHaveCount(0)
    expectOneAfterTheOther(plain.asked('addCartItem'))
  })

  test('a heart pressed twice is sent once', async ({ page, plain }) => {
    const release = plain.hold('addToWishlist')
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await heart(card(page, MILK)).click()
    release()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await expect(toast(page, 'Added to wishlist')).toBeVisible()
    expect(plain.asked('addToWishlist')).toHaveLength(1)
    expect(plain.asked('removeFromWishlist')).toHaveLength(0)
  })

  test('two hearts pressed at once are both kept', async ({ page, plain }) => {
    plain.delay('addToWishlist', 60)
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await heart(card(page, BREAD)).click()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(card(page, BREAD))).toHaveAttribute('aria-pressed', 'true')
    expectOneAfterTheOther(plain.asked('addToWishlist'))
  })

  test('a product removed while it is being counted stays removed', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    const release = plain.hold('updateCartItem')
    await page.goto('/Cart')
    await pressTimes(page, `Increase ${MILK}`, 3)
    await row(page, MILK).getByText('Remove').click()
    await expect(row(page, MILK)).toHaveCount(0)
    release()
    await expect(toast(page, 'Item removed from cart.')).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    await expect(row(page, MILK)).toHaveCount(0)
    expect(plain.shop.countOf('p1')).toBe(0)
    // The changes after the first press are replaced.
    expect(plain.asked('updateCartItem')).toHaveLength(1)
    await expect(badge(page)).toHaveText('1')
  })
})

test.describe('a slow network', () => {
  test('a cart asked for before a change and answered after it does not undo it', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    await page.goto('/Brands')
    await expect(badge(page)).toHaveText('1')
    // The first answer is a second old by then, so /Cart fetches again.
    await page.waitForTimeout(1100)
    const release = plain.hold('getCart')
    await page.getByRole('navigation').getByRole('link', { name: 'Cart', exact: true }).click()
    await expect.poll(() => plain.asked('getCart').length).toBe(2)
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect.poll(() => plain.shop.countOf('p1')).toBe(3)
    release()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    await expect(count(page, MILK)).toHaveText('3')
  })

  test('a wish list asked for before a heart and answered after it does not undo it', async ({ page, plain }) => {
    const release = plain.hold('getWishlist')
    await page.goto('/Products')
    await expect.poll(() => plain.asked('getWishlist').length).toBe(1)
    await heart(card(page, MILK)).click()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    release()
    await expect.poll(() => plain.asked('getWishlist').every(({ answeredAt }) => answeredAt)).toBe(true)
    // Time for the page to read it.
    await page.waitForTimeout(500)
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
  })

  test('an answer to somebody who has signed out shows in nobody else’s cart', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    await page.goto('/Products')
    await expect(badge(page)).toHaveText('1')
    const release = plain.hold('addCartItem')
    await add(card(page, BREAD)).click()
    await expect.poll(() => plain.asked('addCartItem').length).toBe(1)
    await page.getByRole('button', { name: 'SignOut' }).click()
    plain.shop.putInCart({})
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(badge(page)).toHaveText('0')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    release()
    await answered
    await expect(card(page, MILK)).toBeVisible()
    await expect(badge(page)).toHaveText('0')
  })
})

test.describe('a lost answer', () => {
  test('to + Add adds once: the cart is asked for again, the product is not', async ({ page, plain }) => {
    plain.loseAnswer('addCartItem')
    await page.goto('/Products')
    await expect(badge(page)).toHaveText('0')
    await add(card(page, MILK)).click()
    await expect(toast(page, 'Failed to add to cart.')).toBeVisible()
    await expect(badge(page)).toHaveText('1')
    expect(plain.asked('addCartItem')).toHaveLength(1)
    expect(plain.shop.countOf('p1')).toBe(1)
  })

  test('to + shows what the shop has counted, and the next press goes on from there', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    plain.loseAnswer('updateCartItem', { times: 1 })
    await page.goto('/Cart')
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect(toast(page, 'Failed to update cart.')).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    await expect(count(page, MILK)).toHaveText('3')
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect(toast(page, 'Cart updated successfully.')).toBeVisible()
    expect(plain.shop.countOf('p1')).toBe(4)
    expect(plain.asked('updateCartItem')).toHaveLength(2)
  })

  test('to Remove shows that the product is gone', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    plain.loseAnswer('removeCartItem')
    await page.goto('/Cart')
    await row(page, MILK).getByText('Remove').click()
    await expect(toast(page, 'Failed to remove item from cart.')).toBeVisible()
    await expect(badge(page)).toHaveText('1')
    await expect(row(page, MILK)).toHaveCount(0)
  })

  test('to a heart shows whether it is on the list', async ({ page, plain }) => {
    plain.loseAnswer('addToWishlist')
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await expect(toast(page, 'An error occurred.')).toBeVisible()
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    expect(plain.asked('addToWishlist')).toHaveLength(1)
  })

  test('to an order sends the same cart again when the shopper presses again', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2 })
    plain.loseAnswer('placeCashOrder', { times: 1 })
    await page.goto('/Payment')
    await expect(page.getByText('85.00 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    const cash = page.getByRole('button', { name: 'Cash Payment' })
    await cash.click()
    await expect.poll(() => plain.asked('placeCashOrder').length).toBe(1)
    await expect(cash).toBeEnabled()
    await cash.click()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.asked('placeCashOrder').map(({ id }) => id)).toEqual(['cart-1', 'cart-1'])
  })

  test('to an order is over once the shop answers: an online payment looks at the cart again', async ({
    page,
    plain,
  }) => {
    plain.shop.putInCart({ p1: 2 })
    plain.drop('placeCashOrder')
    plain.refuse('openCheckoutSession', 'The price has changed.', 409)
    await page.goto('/Payment')
    await expect(page.getByText('85.00 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    const online = page.getByRole('button', { name: 'Online Payment' })
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect.poll(() => plain.asked('placeCashOrder').length).toBe(1)
    await expect(online).toBeEnabled()
    await online.click()
    await expect.poll(() => plain.asked('openCheckoutSession').length).toBe(1)
    await expect(online).toBeEnabled()
    const before = plain.asked('getCart').length
    const release = plain.hold('openCheckoutSession')
    await online.click()
    await expect.poll(() => plain.asked('openCheckoutSession').length).toBe(2)
    expect(plain.asked('getCart').length).toBe(before + 1)
    release()
  })
})

test.describe('two tabs of one browser', () => {
  test('agree on the cart within a second', async ({ page, plain, context }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    const other = await context.newPage()
    await page.goto('/Cart')
    await other.goto('/Cart')
    await expect(count(other, MILK)).toHaveText('2')
    await page.getByRole('button', { name: `Increase ${MILK}` }).click()
    await expect(count(other, MILK)).toHaveText('3', { timeout: SOON_MS })
    await row(other, BREAD).getByText('Remove').click()
    await expect(row(page, BREAD)).toHaveCount(0, { timeout: SOON_MS })
    await expect(badge(page)).toHaveText('1', { timeout: SOON_MS })
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect(other.getByText('Your cart is empty.')).toBeVisible({ timeout: SOON_MS })
  })

  test('agree on the badge and the hearts within a second', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/Products')
    await other.goto('/Products')
    await expect(badge(other)).toHaveText('0')
    await add(card(page, MILK)).click()
    await expect(badge(other)).toHaveText('1', { timeout: SOON_MS })
    await heart(card(page, BREAD)).click()
    await expect(heart(card(other, BREAD))).toHaveAttribute('aria-pressed', 'true', { timeout: SOON_MS })
    await heart(card(other, BREAD)).click()
    await expect(heart(card(page, BREAD))).toHaveAttribute('aria-pressed', 'false', { timeout: SOON_MS })
  })

  test('agree that an order has taken the cart', async ({ page, plain, context }) => {
    plain.shop.putInCart({ p1: 2 })
    const other = await context.newPage()
    await other.goto('/Brands')
    await expect(badge(other)).toHaveText('1')
    await page.goto('/Payment')
    await expect(page.getByText('85.00 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect(page).toHaveURL(/\/allorders$/)
    await expect(badge(other)).toHaveText('0', { timeout: SOON_MS })
  })
})

test('the cart after an order is another one, and is ordered by its own id', async ({ page, plain }) => {
  plain.shop.putInCart({ p1: 1 })
  for (const cartId of ['cart-1', 'cart-2']) {
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(badge(page)).toHaveText('1')
    await expect.poll(() => plain.asked('addCartItem').at(-1)?.answeredAt).toBeTruthy()
    await page.getByRole('navigation').getByRole('link', { name: 'Cart', exact: true }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await fill(page, ADDRESS)
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.asked('placeCashOrder').at(-1)?.id).toBe(cartId)
    await expect(badge(page)).toHaveText('0')
  }
})

/** The number between − and +. */
function count(page: Page, title: string) {
  return row(page, title).getByText(/^-?\d+$/)
}

/** Presses quickly, with a paint in between. */
async function pressTimes(page: Page, name: string, times: number): Promise<void> {
  await page.getByRole('button', { name }).evaluate(async (button: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }, times)
}

function expectOneAfterTheOther(asked: readonly { readonly at: number; answeredAt?: number }[]): void {
  for (const [at, { at: began }] of asked.entries()) {
    if (at > 0) expect(began).toBeGreaterThanOrEqual(asked[at - 1]?.answeredAt ?? 0)
  }
}
