import { expect, test } from './spec-only.ts'

test('a server with the calls of the specification alone has no search in its bar', async ({ page }) => {
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toHaveCount(0)
  await page.getByPlaceholder('Search products...').fill('zzz')
  await expect(page.getByText('No aisle begins with “zzz”.')).toBeVisible()
  await expect(page.getByText('Products for')).toHaveCount(0)
})

test('an empty result is said at once, even where the line is lost after the field was touched', async ({ page }) => {
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const code = page.waitForResponse(/nothing-found/)
  await page.getByPlaceholder('Search products...').focus()
  await code
  await page.context().setOffline(true)
  await page.getByPlaceholder('Search products...').fill('zzz')
  await expect(page.getByText('No aisle begins with “zzz”.')).toBeVisible()
})
