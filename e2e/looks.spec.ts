/** Specification 2, 8 and 9: colours, lines and columns. What the screens say and do has component tests. */
import type { Locator } from '@playwright/test'
import { card, fill, heart, hue, submitButton, toast } from './locators.ts'
import { expect, test } from './spec-only.ts'

const MILK = 'Full Cream Milk 1 Litre'

test.describe('of a visitor', () => {
  test.use({ isSignedIn: false })

  test('what the shop says of a refused sign-in stands in a red box', async ({ page }) => {
    await page.goto('/Login')
    await fill(page, { email: 'mona@example.com', password: 'Wrong1234' })
    await submitButton(page).click()
    const box = page.getByRole('alert').locator('p')
    await expect(box).toHaveText('Incorrect email or password')
    expect(await isRed(box, 'borderTopColor')).toBe(true)
  })
})

test('a heart is red for what is on the wish list, dark again after it, and the removal is told in red', async ({
  page,
  plain,
}) => {
  plain.shop.wish('p1')
  await page.goto('/Products')
  await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
  const drawn = heart(card(page, MILK)).locator('svg')
  expect(await isRed(drawn, 'stroke')).toBe(true)
  await heart(card(page, MILK)).click()
  expect(await hue(toast(page, 'Removed from wishlist'))).toBe('red')
  expect(await isRed(drawn, 'stroke')).toBe(false)
})

async function isRed(element: Locator, property: 'color' | 'stroke' | 'borderTopColor'): Promise<boolean> {
  const colour = await element.evaluate((node, name) => getComputedStyle(node)[name], property)
  const [red = 0, green = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  return red > 2 * green
}
