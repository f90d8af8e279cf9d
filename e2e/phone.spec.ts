/** One hand on a phone: the bar below, short windows, the folded footer. */
import type { Page } from '@playwright/test'
import { badge, toast } from './locators.ts'
import { products } from '../web/test/spec-only-goods.ts'
import { expect, test } from './spec-only.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the bar below leads round the shop, shows what is in the cart, and leaves a visitor’s screen', async ({
  page,
  plain,
}) => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  await page.goto('/Brands')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  // The specification's server has no orders to list and no search.
  await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Categories', 'Cart2'])
  await expect(bar.getByRole('button')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Categories' }).click()
  await expect(page).toHaveURL(/\/Categories$/)
  await expect(bar.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 641, height: 844 })
  await expect(bar).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.removeItem('userToken'))
  await page.goto('/Login')
  await expect(page.getByRole('heading', { name: 'Login Now' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  const room = await page
    .getByRole('contentinfo')
    .evaluate((footer) => innerHeight - footer.getBoundingClientRect().bottom)
  expect(room).toBeLessThanOrEqual(0)
})

test('the bar below covers nothing that has the focus, nor the end of the page', async ({ page, plain }) => {
  plain.shop.putInCart(Object.fromEntries(products.map(({ _id }) => [_id, 1])))
  await page.goto('/Cart')
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusOnTop(page)).toBe(true)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const end = await page.getByText('Your corner grocery').boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN)
})

test('the bar above and the aisles stay in view where they leave room for the shop', async ({ page }) => {
  await test.step('every link of the menu can be reached in a phone held sideways', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/Brands')
    await page.getByRole('banner').getByRole('button').first().click()
    const signOut = page.getByRole('button', { name: 'SignOut' })
    await signOut.scrollIntoViewIfNeeded()
    await expect(signOut).toBeInViewport({ ratio: 1 })
  })
  await test.step('the bar above stays in view only where it leaves room for the shop', async () => {
    const windows: [size: string, width: number, height: number, top: number][] = [
      ['100%', 390, 844, 0],
      ['100%', 390, 400, -300],
      ['200%', 390, 844, -300],
      ['100%', 1366, 768, 0],
      ['150%', 1366, 768, -300],
    ]
    await page.goto('/Brands')
    await expect(page.getByRole('main').getByRole('button', { name: 'Siwa Gold' })).toBeVisible()
    for (const [size, width, height, top] of windows) {
      await beginAt(page, size, width, height)
      await page.evaluate(() => window.scrollTo(0, 300))
      expect((await page.getByRole('banner').boundingBox())?.y, `${size} in ${width} × ${height}`).toBe(top)
    }
  })
  await test.step('the aisles stay below the bar above, and at the top of the window where it does not stay', async () => {
    const windows: [size: string, width: number, height: number][] = [
      ['100%', 390, 844],
      ['200%', 390, 844],
      ['100%', 900, 495],
    ]
    await page.goto('/Products')
    for (const [size, width, height] of windows) {
      await beginAt(page, size, width, height)
      await page.getByRole('article').last().scrollIntoViewIfNeeded()
      const header = await page.getByRole('banner').boundingBox()
      const end = Math.max(0, (header?.y ?? NaN) + (header?.height ?? NaN))
      const top = async () => (await page.locator('.aisles:has(li)').boundingBox())?.y
      await expect.poll(top, `text at ${size} in ${width} × ${height}`).toBeCloseTo(end - 1, 0)
    }
  })
})

test.describe('without a network', () => {
  test.use({ loadsRest: true })

  test('the line of a lost connection stays in view while the list scrolls, and covers neither bar nor aisles', async ({
    page,
    context,
  }) => {
    await page.goto('/Products')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('#below-bars').getByRole('status')).toBeAttached({ timeout: 15_000 })
    await context.setOffline(true)
    const line = page.getByText('No connection.').locator('xpath=ancestor::*[@role="status"]')
    await expect(line).toBeVisible()
    const windows: [size: string, width: number, height: number][] = [
      ['100%', 390, 844],
      ['100%', 320, 568],
      ['200%', 320, 800],
      ['100%', 1366, 768],
    ]
    for (const [size, width, height] of windows) {
      await beginAt(page, size, width, height)
      await page.getByRole('article').last().scrollIntoViewIfNeeded()
      const where = `text at ${size} in ${width} × ${height}`
      await expect(line, where).toBeInViewport({ ratio: 1 })
      const header = await page.getByRole('banner').boundingBox()
      const end = Math.max(0, (header?.y ?? NaN) + (header?.height ?? NaN))
      await expect.poll(async () => (await line.boundingBox())?.y, where).toBeCloseTo(end, 0)
      const below = async () => {
        const { y = NaN, height: high = NaN } = (await line.boundingBox()) ?? {}
        return ((await page.locator('.aisles:has(li)').boundingBox())?.y ?? NaN) - y - high
      }
      await expect.poll(below, where).toBeCloseTo(-1, 0)
    }
  })
})

test('a toast leaves the title of the screen in view, and the footer is folded and opens in place', async ({
  page,
  plain,
}) => {
  plain.shop.putInCart({ p1: 2 })
  await page.goto('/Cart')
  await page.getByRole('button', { name: /^Increase/ }).click()
  const said = await toast(page, 'Cart updated successfully.').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThan(title?.y ?? NaN)
  await expect(badge(page)).toHaveText('1')

  await page.goto('/nothing-here')
  const footer = page.getByRole('contentinfo')
  const share = footer.getByRole('button', { name: 'ShareApp Link' })
  await expect(share).toBeHidden()
  await footer.getByRole('button', { name: /app and payment partners/ }).click()
  await expect(share).toBeVisible()
  await expect(footer.getByText('Payment Partners', { exact: true })).toBeVisible()
})

/** The top of the page in a window and with text of this size. */
async function beginAt(page: Page, textSize: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    window.scrollTo(0, 0)
  }, textSize)
}

/** Whether nothing covers the middle of the focused element. Links of the browser itself, beyond the page, count too. */
function isFocusOnTop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return focused.contains(seen) || !!seen?.contains(focused)
  })
}
