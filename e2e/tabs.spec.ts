/** Two tabs of one browser agree on the cart and the wish list. */
import type { Page } from '@playwright/test'
import { add, badge, card, fill, heart, row } from './locators.ts'
import { expect, test } from './spec-only.ts'

test.use({ loadsRest: true })

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

// A second, and three more for a busy machine. Without a word between the tabs it would never come.
const SOON_MS = 4_000

test('two tabs of one browser agree on the cart, the hearts and an order within a second', async ({
  page,
  plain,
  context,
}) => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  const other = await context.newPage()

  await test.step('the rows of the cart', async () => {
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

  await test.step('the badge and the hearts', async () => {
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

  await test.step('an order that has taken the cart', async () => {
    await page.goto('/Payment')
    await expect(page.getByText('42.50 EGP').first()).toBeVisible()
    await fill(page, ADDRESS)
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect(page).toHaveURL(/\/allorders$/)
    await expect(badge(other)).toHaveText('0', { timeout: SOON_MS })
  })
})

/** The number between − and +. */
function count(page: Page, title: string) {
  return row(page, title).getByText(/^-?\d+$/)
}
