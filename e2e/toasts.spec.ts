/** Specification 8: toasts stand at the top right, in green or red, for two seconds. Their texts have component tests. */
import { add, badge, card, heart, hue, toast, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { letToastsStay } from './states/states.ts'

const MILK = 'Full Cream Milk 1 Litre'

test('a toast stands at the top right for two seconds, green for a success and red for a failure', async ({
  page,
  plain,
}) => {
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
  expect(await hue(toast(page, 'In the basket now'))).toBe('green')
  expect(await shownFor).toBeGreaterThan(1_800)
  expect(await shownFor).toBeLessThan(4_000)

  plain.sayNo('addCartItem', 'We only deliver this in Cairo')
  await add(card(page, MILK)).click()
  await expect(toast(page, 'We only deliver this in Cairo')).toBeVisible()
  expect(await hue(toast(page, 'We only deliver this in Cairo'))).toBe('red')

  await test.step('on a phone at most two show, the newest', async () => {
    plain.recover('addCartItem')
    await letToastsStay(page)
    await page.setViewportSize({ width: 390, height: 844 })
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
