/** The content security policy of the real server blocks nothing that a screen needs. */
import { expect, test } from './shop.ts'
import { SHOPPERS_SCREENS, showFewProducts, signUpWithCart } from './shopper.ts'

const VISITORS_SCREENS = ['/Login', '/Register', '/ForgetPassword', '/VerifyCode', '/ResetPass']

test('no screen breaks the policy that it comes with', async ({ page, shop }) => {
  test.slow()
  await showFewProducts(page)
  const heldBack: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) heldBack.push(`${page.url()}: ${message.text()}`)
  })
  const visit = async (screen: string) => {
    await page.goto(screen)
    await expect(page.locator('main')).toBeVisible()
    // Not until the network is idle, because the order stream never ends.
    await page.waitForLoadState('load')
    await page.evaluate(() => new Promise((settled) => requestIdleCallback(settled, { timeout: 2_000 })))
  }
  for (const screen of [...VISITORS_SCREENS, '/api/docs', '/local/mailbox', shop.mailbox]) await visit(screen)
  await signUpWithCart(page)
  for (const screen of [...SHOPPERS_SCREENS, '/nowhere']) await visit(screen)
  await page.goto('/Products')
  await page.getByRole('article').first().getByRole('button', { name: '+ Add' }).click()
  await expect(page.getByRole('log').locator('p')).toBeVisible()
  await page.mouse.wheel(0, 5000)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(heldBack).toEqual([])
})
