import { expect, test } from '../spec-only.ts'

test('an empty result is said where the line is lost after the field was touched, or the screen stays without it', async ({
  page,
}) => {
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const field = page.getByPlaceholder('Search products...')
  // A response begins before its file is whole, and a file cut off by the lost line would be asked for again.
  const code = page.waitForEvent('requestfinished', (request) => request.url().includes('nothing-found'))
  await field.focus()
  await code
  await page.context().setOffline(true)
  await field.fill('zzz')
  await expect(page.getByText('No aisle begins with “zzz”.')).toBeVisible()
  await page.context().setOffline(false)

  await page.route('**/assets/nothing-found-*.js', (route) => route.abort())
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await field.fill('zzz')
  // In a newer release the code may have another name.
  await reloaded
  await field.fill('zzz')
  await expect(page.getByRole('article')).toHaveCount(0)
  await field.fill('')
  await expect(page.getByRole('article').first()).toBeVisible()
})
