/** Every screen of the shop in Arabic. Its other states are in arabic-states.spec.ts. */
import type { Page } from '@playwright/test'
import { expectArabicNow, SHOPPERS_SCREENS, speakArabic, VISITORS_SCREENS, WIDE } from './arabic-screen.ts'
import { openScreen } from '../open-screen.ts'
import { expect, test } from '../shop.ts'
import { showFewProducts, signUpWithCart } from '../shopper.ts'

test.use(WIDE)

test('every screen of a visitor is Arabic, fits any window and can be read by all', async ({ page, shop }) => {
  await speakArabic(page, shop.address)
  for (const screen of VISITORS_SCREENS) await expectArabic(page, screen)
})

test('every screen of a shopper is Arabic, fits any window and can be read by all', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await showFewProducts(page)
  for (const screen of SHOPPERS_SCREENS) await expectArabic(page, screen)
  await openScreen(page, '/Products')
  const details = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await expectArabic(page, details ?? '')
})

async function expectArabic(page: Page, screen: string): Promise<void> {
  await openScreen(page, screen)
  await expect(page.locator('main h1')).toBeAttached()
  await expect(page.locator('main .shimmer')).toHaveCount(0)
  await expectArabicNow(page, screen)
}
