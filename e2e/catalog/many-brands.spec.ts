/** A shop with 2,000 brands. */
import type { Page } from '@playwright/test'
import { speakArabic } from '../arabic/arabic-screen.ts'
import { expect, test } from '../shop.ts'
import { signUpWithCart } from '../shopper.ts'

test('the search of brands takes names of either script from their first letter', async ({ page, shop }) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await showManyBrands(page)
  await page.goto('/Brands')
  const field = page.getByRole('main').getByRole('textbox')
  await expect(field).toHaveCSS('direction', 'rtl')
  await field.fill('Brand')
  await expect(field).toHaveCSS('direction', 'ltr')
  await field.fill('')
  await expect(field).toHaveCSS('direction', 'rtl')
})

async function showManyBrands(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/brands(\?|$)/, async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const [brand] = list.data
    const data = Array.from({ length: 2000 }, (_, index) => ({
      ...brand,
      _id: `${brand._id}-${index}`,
      name: `Brand ${index}`,
      nameAr: undefined,
      slug: `brand-${index}`,
    }))
    await route.fulfill({ response, json: { ...list, data } })
  })
}
