/** Accessibility of every screen and state: axe in light and dark, 320 px, large targets, text at 200 %. */
import type { Page } from '@playwright/test'
import { crampedTargets, faintTexts, findings, lostTexts, smallTargets } from './axe.ts'
import { add, card, row, toast } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { reach, STATES } from './states.ts'

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({ isSignedIn: !state.isVisitor })

    test('can be read, reached and made large', async ({ page, plain }) => {
      await reach(page, plain, state)
      expect.soft(await findings(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await faintTexts(page), 'dark').toEqual([])
      expect.soft(await smallTargets(page), 'targets').toEqual([])
      await setTextSize(page, '200%')
      expect.soft(await lostTexts(page), 'text at 200 %').toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await lostTexts(page), '320 px, text at 200 %').toEqual([])
      await setTextSize(page, '100%')
      expect.soft(await lostTexts(page), '320 px').toEqual([])
      expect.soft(await smallTargets(page), 'targets at 320 px').toEqual([])
      // The checks count only if the screen is still in this state.
      await expect(page.getByText(state.shows).first()).toBeVisible({ timeout: 1 })
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open menu can be read, reached and made large', async ({ page }) => {
    await page.goto('/Brands')
    await page.getByRole('banner').getByRole('button').first().click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Wish-List' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await lostTexts(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await setTextSize(page, '200%')
    expect(await lostTexts(page)).toEqual([])
  })

  test('axe finds nothing where tables are laid out as cards', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p2: 1, p9: 3 })
    plain.shop.wish('p1', 'p2', 'p9')
    for (const path of ['/Cart', '/WishList']) {
      await page.goto(path)
      await expect(row(page, 'Full Cream Milk')).toBeVisible()
      expect(await findings(page)).toEqual([])
    }
  })
})

test.describe("at the end of a phone's window", () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const path of ['/', '/Products'])
    test(`axe finds nothing that the way to the cart half covers on ${path}`, async ({ page, plain }) => {
      plain.shop.putInCart({ p1: 2, p2: 1, p9: 3 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: /Cart$/ })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Sort' })).toBeAttached()
      for (let height = 560; height <= 900; height += 40) {
        await page.setViewportSize({ width: 412, height })
        expect.soft(await crampedTargets(page), `${height} px`).toEqual([])
      }
    })
})

test('the first Tab reaches a link that skips the bar', async ({ page }) => {
  await page.goto('/Brands')
  const first = page.getByRole('main').getByRole('button', { name: 'Nile Farms' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText(/skip/i)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

test('a toast is announced by the region it comes into', async ({ page }) => {
  await page.goto('/Products')
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'polite')
  await add(card(page, 'Rice')).click()
  await expect(toast(page, 'In the basket now')).toBeVisible()
  await expect(page.getByText('In the basket now')).toHaveCount(1)
})

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
}
