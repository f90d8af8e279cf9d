import { expect, test } from './shop.ts'
import { aNewShopper, register } from './shopper.ts'

test('a heart stays red after reload, and the wish list sells what it holds', async ({ page }) => {
  await page.goto('/Register')
  await register(page, aNewShopper())
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/Products')
  const card = page.getByRole('article').first()
  const heart = card.locator('button[aria-pressed]')
  await heart.click()
  await expect(page.getByText('Added to wishlist')).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/WishList')
  await expect(page.getByText('My Wish List')).toBeVisible()
  const row = page.getByRole('row').nth(1)
  await row.getByRole('button', { name: /Add/ }).click()
  await expect(page.getByText('Product added successfully to your cart')).toBeVisible()
  await row.getByRole('button', { name: /Remove/ }).click()
  await expect(page.getByText('Item removed from wishlist')).toBeVisible()
  await expect(page.getByText('Your wish list is empty.')).toBeVisible()
})
