/** The rows of the cart and what stands below them, on our own server. */
import { smallTargets } from './axe.ts'
import { expect, test } from './shop.ts'
import { aNewShopper, putInCart, register } from './shopper.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/Register')
  await register(page, aNewShopper())
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('every target of the cart is at least 44 px wide and high', async ({ page, context, shop }) => {
  await putInCart(page, 3)
  for (const lang of ['en', 'ar']) {
    await context.addCookies([{ name: 'lang', value: lang, url: shop.address }])
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/Cart')
      await expect(page.getByRole('row')).toHaveCount(4)
      expect(await smallTargets(page, 44, 'main'), `${lang} at ${width} px`).toEqual([])
    }
  }
})
