/** Specification 2: what only a browser has of the layout. The route table, the bar and the guards have component tests. */
import type { Locator } from '@playwright/test'
import { badge } from './locators.ts'
import { expect, test } from './spec-only.ts'

test('the bar of a small screen has a toggle that shows and hides the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Brands')
  const toggle = page.getByRole('banner').getByRole('button').first()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true })
  await expect(link).toBeHidden()
  await toggle.click()
  await expect(link).toBeVisible()
  await toggle.click()
  await expect(link).toBeHidden()
  await expect(badge(page)).toBeVisible()
  await toggle.click()
  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL(/\/Login$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Register' })).toBeHidden()
})

test('SignOut in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/Brands')
  const other = await context.newPage()
  await other.goto('/Products')
  await other.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL(/\/Login$/)
})

test('the pictures of an unknown address and of the footer are there, and ShareApp Link opens a mail', async ({
  page,
}) => {
  await page.goto('/nothing-here')
  await expectPicture(page.getByRole('main').getByRole('img'))
  const footer = page.getByRole('contentinfo')
  const pictures = footer.locator('section img')
  await expect(pictures).toHaveCount(6)
  await pictures.first().scrollIntoViewIfNeeded()
  for (const picture of await pictures.all()) await expectPicture(picture)

  const opened = page.waitForEvent('request', (request) => request.url().startsWith('mailto:'))
  await footer.locator('input[type=email]').fill('mona@example.com')
  await footer.getByRole('button', { name: 'ShareApp Link' }).click()
  expect((await opened).url()).toMatch(/^mailto:mona%40example\.com\?/)
})

test('whoever goes back is where they were', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await page.goto('/Products')
  // The row stays in view: a press on what it covers scrolls the page.
  await expect(page.locator('.aisles:has(li)')).toBeVisible()
  const rice = page.getByRole('article', { name: 'Rice' })
  await rice.getByRole('link').hover()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await rice.getByRole('link').click()
  await expect(page).toHaveURL(/ProductDetails/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

async function expectPicture(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
}
