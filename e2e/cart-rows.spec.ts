/** The rows of the cart and what stands below them, on our own server. */
import { smallTargets } from './axe.ts'
import { toast } from './locators.ts'
import { expect, test } from './shop.ts'
import { putInCart, signUp } from './shopper.ts'

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a row leads to its product and tells what its pieces cost together', async ({ page }) => {
  await putInCart(page, 1)
  await page.goto('/Cart')
  const row = page.getByRole('row').nth(1)
  const title = row.getByRole('link')
  const name = (await title.textContent()) ?? ''
  const [price] = /[\d.]+/.exec((await row.locator('.cart-price').textContent()) ?? '') ?? []
  await expect(page.getByText('EGP together')).toHaveCount(0)
  await row.getByRole('button', { name: `Increase ${name}` }).click()
  await expect(page.getByText(`${(2 * Number(price)).toFixed(2)} EGP together`)).toBeVisible()
  await title.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
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

test('a change is announced once', async ({ page }) => {
  await putInCart(page, 2)
  await page.goto('/Cart')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.evaluate(hearAnnouncements)
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(toast(page, 'Cart updated successfully.')).toBeVisible()
  await expect(toast(page, 'Cart updated successfully.')).toBeHidden()
  // A spinner says that there is something to wait for.
  const heard = (await page.evaluate(() => document.documentElement.dataset.heard ?? '')).split('\n').filter(Boolean)
  expect(heard.filter((text) => !text.endsWith('…'))).toEqual(['Cart updated successfully.'])
})

/** Runs in the page: collects each text that comes to stand in a live region. */
function hearAnnouncements(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement
        const text = element?.closest(LIVE) ? node.textContent : ''
        if (text) document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}${text}\n`
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
