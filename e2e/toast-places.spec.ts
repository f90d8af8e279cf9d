/** Specification 8: all toasts stand at the top right, in both languages and with the two rows of our own bar. */
import type { Page } from '@playwright/test'
import { toasts } from './locators.ts'
import { expect, test } from './shop.ts'
import { showFewProducts, signUp } from './shopper.ts'
import { letToastsStay } from './states/states.ts'

const MARGIN = 16

test('a toast stands at the top right below the bar, in English and in Arabic, on any wide screen', async ({
  page,
  context,
  shop,
}) => {
  await letToastsStay(page)
  await signUp(page)
  await showFewProducts(page)
  for (const [lang, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: lang, url: shop.address }])
    await page.goto('/Products')
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    for (const width of [1366, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await addOne(page)
      const { toast, bar, window } = await placesNow(page)
      const where = `${lang} at ${width} px`
      expect(window - toast.right, where).toBe(MARGIN)
      expect(toast.top, where).toBeGreaterThan(bar.bottom)
      expect(toast.top, where).toBeLessThan(bar.bottom + MARGIN)
    }
  }
  await test.step('where the bar has scrolled away, it stands at the top of the window', async () => {
    await page.setViewportSize({ width: 1366, height: 420 })
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await addOne(page)
    const { toast } = await placesNow(page)
    expect(toast.top).toBeGreaterThan(0)
    expect(toast.top).toBeLessThan(MARGIN)
  })
})

test('on a narrow phone a toast of two lines stands above the search and the cross that closes it', async ({
  page,
}) => {
  await letToastsStay(page)
  await signUp(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/Help')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('milk')
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click()
  await expect(toasts(page).locator('[data-tone=success]')).toBeVisible()
  const { toast } = await placesNow(page)
  expect(toast.height).toBeGreaterThan(50)
  const cross = await page.getByRole('button', { name: 'Close search' }).boundingBox()
  expect(toast.bottom).toBeLessThan(cross?.y ?? 0)
})

async function addOne(page: Page): Promise<void> {
  // A toast that stands was placed below the bar of another window, until the next one with its words takes its place.
  await toasts(page)
    .locator('[data-tone]')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('data-seen', '')))
  await page.getByRole('article').first().locator('.button-leaf').click()
  await expect(toasts(page).locator('[data-tone=success]:not([data-seen])')).toBeVisible()
}

/** The places of a toast and of the bar, once nothing moves any more. */
function placesNow(page: Page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    // The animation of a toast that another one replaces does not finish.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return { toast: boxOf('[role=log] > *'), bar: boxOf('header'), window: document.documentElement.clientWidth }
  })
}
