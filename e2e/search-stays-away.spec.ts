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

test('where the code of an empty result cannot be had, the rest of the screen stays', async ({ page }) => {
  await page.route('**/assets/nothing-found-*.js', (route) => route.abort())
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  const field = page.getByPlaceholder('Search products...')
  await field.fill('zzz')
  // In a newer release the code may have another name.
  await reloaded
  await field.fill('zzz')
  await expect(page.getByRole('article')).toHaveCount(0)
  await field.fill('')
  await expect(page.getByRole('article').first()).toBeVisible()
})
