import { expect, test } from '../shop.ts'
import { aNewShopper, register, showFewProducts } from '../shopper.ts'

test.describe(() => {
  test.use({ loadsRest: true })

  test('a newcomer registers, wishes, fills the cart, pays cash and sees the order confirmed', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/Login$/)
    await page.getByRole('link', { name: 'Register Now' }).click()
    await register(page, aNewShopper())
    await expect(page).toHaveURL(/\/$/)

    await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click()
    const cards = page.getByRole('article')
    const heart = cards.first().locator('button[aria-pressed]')
    await heart.click()
    await expect(page.getByText('Added to wishlist')).toBeVisible()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await cards.nth(1).getByRole('button', { name: /Add/ }).click()
    await expect(page.getByText('Product added successfully to your cart').first()).toBeVisible()

    // The wish list sells what it holds.
    await page.getByRole('navigation').getByRole('link', { name: 'Wish-List' }).first().click()
    await expect(page.getByText('My Wish List')).toBeVisible()
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: /Add/ }).click()
    const badge = page.getByRole('banner').locator('a[href="/Cart"]').filter({ hasText: '2' })
    await expect(badge).toBeVisible()
    await row.getByRole('button', { name: /Remove/ }).click()
    await expect(page.getByText('Item removed from wishlist')).toBeVisible()
    await expect(page.getByText('Your wish list is empty.')).toBeVisible()

    await badge.click()
    await expect(page.getByText('Cart Shop')).toBeVisible()
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await expect(page.getByText('Cart updated successfully.').first()).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    await page.getByRole('link', { name: 'Checkout' }).click()

    await expect(page.getByText('Payment Now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cash Payment' })).toBeDisabled()
    await page.locator('[name=details]').fill('12 Talaat Harb Street, flat 4')
    await page.locator('[name=phone]').fill('01012345678')
    await page.locator('[name=city]').fill('Cairo')
    await page.getByRole('button', { name: 'Cash Payment' }).click()

    await expect(page).toHaveURL(/\/allorders$/)
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expect(
      page.getByText("Thank you for shopping with us. We're getting your order ready for delivery."),
    ).toBeVisible()
    await expect(page.getByRole('banner').locator('a[href="/Cart"]').filter({ hasText: '0' })).toBeVisible()
    // Not to a form that orders nothing, and not to the foot of an emptied cart.
    await page.goBack()
    await expect(page).toHaveURL(/\/Cart$/)
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goForward()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('the demo shopper signs in and out, and the token goes with them', async ({ page }) => {
  await showFewProducts(page)
  await page.goto('/Login')
  await page.locator('[name=email]').fill('demo@baqala.example')
  await page.locator('[name=password]').fill('Demo1234')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/$/)
  const token = await page.evaluate(() => localStorage.getItem('userToken'))
  expect(token).toBeTruthy()

  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL(/\/Login$/)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  // The call that ends the session may still be on its way when the screen has changed.
  const asked = () => page.request.get('/api/v1/cart', { headers: { token: token ?? '' } })
  await expect.poll(async () => (await asked()).status()).toBe(401)
})
