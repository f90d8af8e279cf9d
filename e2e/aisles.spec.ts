/** From the aisles to their goods, and back again, on our own server with the demo catalogue. */
import { expect, test } from './shop.ts'
import { aNewShopper, register } from './shopper.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/Register')
  await register(page, aNewShopper())
  await expect(page).toHaveURL(/:\d+\/$/)
})

for (const screen of ['/', '/Products']) {
  test(`on ${screen}, what was typed is there after Back and after a reload, at the same place`, async ({ page }) => {
    await page.goto(screen)
    const field = page.getByPlaceholder('Search products...')
    await field.fill('Bak')
    await expect(page).toHaveURL(/\?search=Bak$/)
    const last = page.getByRole('article').filter({ hasText: 'Bakery' }).last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await last.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/ProductDetails\//)
    await page.goBack()
    await expect(field).toHaveValue('Bak')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    await expect(page.getByRole('article').filter({ hasNotText: 'Bakery' })).toHaveCount(0)

    await page.reload()
    await expect(field).toHaveValue('Bak')
    await field.fill('')
    await expect(page).not.toHaveURL(/search/)
  })
}

test('a category picked on Home is still picked after Back, and no more after Home', async ({ page }) => {
  await page.goto('/')
  const field = page.getByPlaceholder('Search products...')
  await page.getByRole('region', { name: 'Categories' }).getByRole('button', { name: 'Bakery' }).first().click()
  await expect(page).toHaveURL(/\?search=Bakery$/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ProductDetails\//)
  await page.goBack()
  await expect(field).toHaveValue('Bakery')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(field).toHaveValue('')
})
