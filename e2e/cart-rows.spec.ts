/** The rows of the cart and what stands below them, on our own server. */
import { smallTargets } from './axe.ts'
import { expect, test } from './shop.ts'
import { putInCart, signUp } from './shopper.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('on a phone the total and Checkout are in reach of the thumb above seven rows', async ({ page }) => {
  await putInCart(page, 7)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Cart')
  await expect(page.getByRole('row')).toHaveCount(8)
  const shortcuts = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
  const inReach = async () => {
    for (const thing of [page.getByText('Total price:'), page.getByRole('link', { name: 'Checkout' })]) {
      const box = await thing.boundingBox()
      expect(box?.y).toBeGreaterThan(844 / 2)
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(shortcuts?.y ?? NaN)
    }
  }
  await inReach()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.evaluate(() => window.scrollTo(0, 0))
  await inReach()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/Payment$/)
})

test('every target of the cart is at least 44 px wide and high, and whole in the narrowest window', async ({
  page,
  context,
  shop,
}) => {
  await putInCart(page, 3)
  for (const lang of ['en', 'ar']) {
    await context.addCookies([{ name: 'lang', value: lang, url: shop.address }])
    await page.goto('/Cart')
    await expect(page.getByRole('row')).toHaveCount(4)
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await smallTargets(page, 44, 'main'), `${lang} at ${width} px`).toEqual([])
    }
    await test.step('in a window of 195 px, as of a phone at twice the size, a row keeps its buttons whole', async () => {
      await page.setViewportSize({ width: 195, height: 422 })
      const table = await page.getByRole('table').boundingBox()
      for (const button of await page.getByRole('table').getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(table?.x ?? NaN)
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual((table?.x ?? NaN) + (table?.width ?? NaN))
      }
    })
  }
})
