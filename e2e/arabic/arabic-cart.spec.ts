/** The words of a cart about its products, in Arabic, and about changes that wait for a connection. */
import type { Page } from '@playwright/test'
import type { CartItem } from '../../contract/src/cart.ts'
import { AT_HOME, expectArabicNow, speakArabic } from './arabic-screen.ts'
import { expect, test } from '../shop.ts'
import { fill, submitButton } from '../locators.ts'
import { putInCart, showFewProducts, signUpWithCart } from '../shopper.ts'

test('the notes of a cart, and why it is not ordered as it is, are Arabic and fit any window', async ({
  page,
  shop,
}) => {
  test.slow()
  await signUpWithCart(page)
  await putInCart(page, 5)
  await speakArabic(page, shop.address)
  let change: (lines: CartItem[]) => CartItem[] = ([dearer, cheaper, scarce, soldOut, ...rest]) => [
    { ...dearer!, priceWhenAdded: dearer!.price - 1 },
    { ...cheaper!, priceWhenAdded: cheaper!.price + 1.5 },
    { ...scarce!, count: 4, product: { ...scarce!.product, quantity: 3 } },
    { ...soldOut!, product: { ...soldOut!.product, quantity: 0 } },
    ...rest,
  ]
  await changeCart(page, (lines) => change(lines))
  await page.goto('/Cart')
  await expect(page.getByText('الكمية خلصت.')).toBeVisible()
  await expectArabicNow(page, 'notes of a cart')

  // The cart that the shopper sees is the one of before the change.
  await Promise.all([page.waitForResponse('**/api/v1/cart'), page.goto('/Payment')])
  await fill(page, { ...AT_HOME, city: 'أسوان' })
  change = ([dearer, more, soldOut, scarce]) => [
    { ...dearer!, price: dearer!.price + 1.5 },
    { ...more!, count: 3 },
    { ...soldOut!, product: { ...soldOut!.product, quantity: 0 } },
    { ...scarce!, count: 12, product: { ...scarce!.product, quantity: 11 } },
  ]
  await submitButton(page).first().click()
  await expect(page.getByText('مش هنقدر نسجّل طلبك وسلتك كده.')).toBeVisible()
  await expectArabicNow(page, 'a cart that has changed before the order')
})

test('what is taken out of a cart can be put back in Arabic', async ({ page, shop }) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.goto('/Cart')
  await page.getByRole('button', { name: 'شيل' }).first().click()
  await expect(page.locator('main .put-back')).toBeVisible()
  await expectArabicNow(page, 'a product that can be put back')
  await page.getByRole('button', { name: 'فضّي السلة' }).click()
  await expect(page.getByText('سلتك فاضية.')).toBeVisible()
  await expectArabicNow(page, 'an empty cart')
})

test.describe(() => {
  test.use({ loadsRest: true })

  test('the line below the bar is Arabic and fits any window', async ({ page, context, shop }) => {
    test.slow()
    await signUpWithCart(page)
    await speakArabic(page, shop.address)
    await showFewProducts(page)
    await haveNewerShop(page)
    await page.goto('/Products')
    const isKept = () => page.evaluate(async () => (await caches.match('/api/v1/products?lang=ar')) !== undefined)
    await expect.poll(isKept).toBe(true)
    await page.goto('/Cart')
    const line = page.locator('header ~ div > [role=status]')
    await expect(line).toHaveText(/فيه نسخة أحدث من الموقع/, { timeout: 20_000 })
    await expectArabicNow(page, 'a newer shop')

    // Answers of the test itself would come without a connection, too.
    await page.unrouteAll()
    await context.setOffline(true)
    await page.getByRole('navigation').getByRole('link', { name: 'المنتجات', exact: true }).first().click()
    await page.getByRole('article').first().getByRole('button', { name: 'ضيف' }).click()
    await expect(line).toHaveText(/مفيش اتصال\..*آخر تحديث للأسعار.*لسه ما اتبعتش/)
    await expectArabicNow(page, 'prices of earlier, and what waits for a connection')
    await page.route('**/api/v1/cart', (route) => route.abort())
    await context.setOffline(false)
    await expect(line.getByRole('button', { name: 'ابعت دلوقتي' })).toBeVisible()
    await expectArabicNow(page, 'what is not sent yet')
  })
})

/** Changes the lines of each cart that the server answers with. */
async function changeCart(page: Page, change: (lines: CartItem[]) => CartItem[]): Promise<void> {
  await page.route('**/api/v1/cart', async (route) => {
    const response = await route.fetch()
    const cart = await response.json()
    await route.fulfill({ response, json: { ...cart, data: { ...cart.data, products: change(cart.data.products) } } })
  })
}

/** As if the service worker had a newer release. A real one, as in offline-elsewhere.spec.ts, takes half a minute. */
async function haveNewerShop(page: Page): Promise<void> {
  await page.addInitScript(async () => {
    const waiting = Object.assign(new EventTarget(), { waiting: new EventTarget() })
    navigator.serviceWorker.getRegistration = () => Promise.resolve(waiting as unknown as ServiceWorkerRegistration)
    await caches.open('shop-ar-next')
  })
}
