import { expect, test } from './shop.ts'
import { aNewShopper, showFewProducts } from './shopper.ts'

test('a shopper who forgot the password gets a code by mail and signs in with a new one', async ({ page, shop }) => {
  await showFewProducts(page)
  const shopper = aNewShopper()
  await page.request.post('/api/v1/auth/signup', { data: shopper })
  await page.goto('/Login')
  await page.getByRole('link', { name: 'Forget your password ?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible()
  await page.locator('[name=email]').fill(shopper.email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A reset link has been sent to your email.')).toBeVisible()
  await expect(page).toHaveURL(/\/VerifyCode$/)
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(shopper.email)

  await page.locator('[name=resetCode]').fill(await codeMailedTo(shopper.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/ResetPass$/)
  await expect(page.locator('[name=email]')).toHaveValue(shopper.email)
  await page.locator('[name=newPassword]').fill('brandnew1')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText('The password must start with a capital letter')).toBeVisible()
  await page.locator('[name=newPassword]').fill('Brandnew1')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/\/Login$/)

  await page.locator('[name=email]').fill(shopper.email)
  await page.locator('[name=password]').fill('Brandnew1')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/$/)

  async function codeMailedTo(email: string): Promise<string> {
    const code = new RegExp(`To ${email}[\\s\\S]*?(\\b\\d{6}\\b)`)
    let mailbox = ''
    await expect
      .poll(async () => (mailbox = await (await page.request.get(shop.mailbox)).text()), { timeout: 10_000 })
      .toMatch(code)
    return code.exec(mailbox)?.[1] ?? ''
  }
})
