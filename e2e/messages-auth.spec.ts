/** Specification 8, the rows of the account: the red box of Login and Register, and the three steps to a new password. */
import { fill, stored, submitButton, toast, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { NEWCOMER, RESET_CODE, SHOPPER, TOKEN } from '../web/test/spec-only-shop.ts'

const WENT_WRONG = 'Something went wrong. Please try again.'

test.use({ isSignedIn: false })

test.describe('signing in', () => {
  test('with a wrong password shows what the shop says in a red box', async ({ page }) => {
    await page.goto('/Login')
    await fill(page, { ...SHOPPER, password: 'Wrong1234' })
    await submitButton(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Incorrect email or password')
    const [red = 0, green = 0] = (await alert.locator('p').evaluate((box) => getComputedStyle(box).borderTopColor))
      .match(/\d+/g)!
      .map(Number)
    expect(red).toBeGreaterThan(2 * green)
    await expect(page).toHaveURL(/\/Login$/)
    expect(await stored(page, 'userToken')).toBeNull()
  })

  test('that the shop answers with anything but "success" does not sign in', async ({ page, plain }) => {
    plain.answerWith('signIn', { message: 'almost', token: 'a-token-all-the-same' })
    await page.goto('/Login')
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('almost')
    expect(await stored(page, 'userToken')).toBeNull()
  })

  test('that never reaches the shop says so in the red box, once', async ({ page, plain }) => {
    plain.drop('signIn')
    await page.goto('/Login')
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(WENT_WRONG)
    expect(plain.asked('signIn')).toHaveLength(1)
  })

  test('stores the token, goes Home and loads the cart and the wish list', async ({ page, plain }) => {
    await page.goto('/Login')
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored(page, 'userToken')).toBe(TOKEN)
    await expect.poll(() => plain.asked('getCart').length).toBe(1)
    await expect.poll(() => plain.asked('getWishlist').length).toBe(1)
    expect(plain.asked('getCart')[0]?.headers.token).toBe(TOKEN)
    expect(plain.asked('signIn')[0]?.body).toEqual(SHOPPER)
  })
})

test.describe('registering', () => {
  test('with a known address shows what the shop says in a red box', async ({ page }) => {
    await page.goto('/Register')
    await fill(page, { ...NEWCOMER, email: SHOPPER.email })
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Account Already Exists')
    await expect(page).toHaveURL(/\/Register$/)
  })

  test('that never reaches the shop says so in the red box', async ({ page, plain }) => {
    plain.drop('signUp')
    await page.goto('/Register')
    await fill(page, NEWCOMER)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(WENT_WRONG)
  })

  test('stores the token and goes Home', async ({ page, plain }) => {
    await page.goto('/Register')
    await fill(page, NEWCOMER)
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored(page, 'userToken')).toBe(TOKEN)
    expect(plain.asked('signUp')[0]?.body).toEqual(NEWCOMER)
  })
})

test.describe('forgetting the password', () => {
  test('says "A reset link has been sent to your email." and goes on after 1.5 s', async ({ page, plain }) => {
    await page.goto('/ForgetPassword')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'A reset link has been sent to your email.')).toBeVisible()
    expect(await stored(page, 'email')).toBe(SHOPPER.email)
    await page.waitForURL('**/VerifyCode')
    expectBetween(1450, Date.now() - (plain.asked('forgotPassword')[0]?.answeredAt ?? 0), 4500)
    expect(plain.asked('forgotPassword')[0]?.body).toEqual({ email: SHOPPER.email })
  })

  test('is as good where the shop answers with nothing at all', async ({ page, plain }) => {
    plain.answerWith('forgotPassword', undefined)
    await page.goto('/ForgetPassword')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'A reset link has been sent to your email.')).toBeVisible()
  })

  test('says "Something went wrong. Please try again." where the shop refuses', async ({ page, plain }) => {
    plain.refuse('forgotPassword', 'We know nobody of that name', 404)
    await page.goto('/ForgetPassword')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
    await expect(page.getByText('We know nobody of that name')).toHaveCount(0)
    expect(await stored(page, 'email')).toBeNull()
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async ({ page, plain }) => {
    plain.drop('forgotPassword')
    await page.goto('/ForgetPassword')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  })
})

test.describe('verifying the code', () => {
  test('shows what the shop says and goes on after 1 s', async ({ page, plain }) => {
    await page.goto('/VerifyCode')
    await fill(page, { resetCode: RESET_CODE })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(toast(page, 'Your code is right')).toBeVisible()
    await page.waitForURL('**/ResetPass')
    expectBetween(950, Date.now() - (plain.asked('verifyResetCode')[0]?.answeredAt ?? 0), 4000)
    expect(plain.asked('verifyResetCode')[0]?.body).toEqual({ resetCode: RESET_CODE })
  })

  test('says "Something went wrong. Please try again." for a wrong code', async ({ page }) => {
    await page.goto('/VerifyCode')
    await fill(page, { resetCode: '00000000' })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
    await expect(page.getByText('Reset code is invalid or has expired')).toHaveCount(0)
    await expect(page).toHaveURL(/\/VerifyCode$/)
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async ({ page, plain }) => {
    plain.drop('verifyResetCode')
    await page.goto('/VerifyCode')
    await fill(page, { resetCode: RESET_CODE })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
  })
})

test.describe('nothing gets lost on the way to a new password', () => {
  test('the e-mail typed on Login is there on ForgetPassword, and VerifyCode sends to it again', async ({
    page,
    plain,
  }) => {
    await page.goto('/Login')
    await fill(page, { email: SHOPPER.email })
    await page.getByRole('link', { name: 'Forget your password ?' }).click()
    await expect(page.locator('[name=email]')).toHaveValue(SHOPPER.email)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/VerifyCode')
    await expect(page.getByText(`Sent to ${SHOPPER.email}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect
      .poll(() => plain.asked('forgotPassword').map(({ body }) => body))
      .toEqual([{ email: SHOPPER.email }, { email: SHOPPER.email }])
  })

  test('the sentence about a wrong code stays under its field after the toast', async ({ page }) => {
    await page.goto('/VerifyCode')
    const code = page.locator('[name=resetCode]')
    await expect(code).not.toHaveAttribute('aria-invalid')
    await fill(page, { resetCode: '00000000' })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
    await expect(toast(page, WENT_WRONG)).toBeHidden()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveAccessibleDescription(WENT_WRONG)
  })

  test('a password can be shown', async ({ page }) => {
    await page.goto('/Login')
    await fill(page, { password: 'Orange42' })
    const password = page.locator('[name=password]')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('Orange42')
    // Or some browsers would send it to their maker for a check of its spelling.
    await expect(password).toHaveAttribute('spellcheck', 'false')
  })

  test('an e-mail that has an account leads to Login and comes along', async ({ page, plain }) => {
    plain.refuse('signUp', 'Account Already Exists', 409)
    await page.goto('/Register')
    await fill(page, NEWCOMER)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Account Already Exists')
    await page.getByRole('link', { name: 'Log in with this email' }).click()
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.locator('main [name=email]')).toHaveValue(NEWCOMER.email)
  })
})

test.describe('setting a new password', () => {
  test.use({ storedEmail: SHOPPER.email })

  test('goes to /Login after 1 s', async ({ page, plain }) => {
    await page.goto('/ResetPass')
    await expect(page.locator('[name=email]')).toHaveValue(SHOPPER.email)
    await fill(page, { newPassword: 'Brandnew1' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await page.waitForURL('**/Login')
    expectBetween(950, Date.now() - (plain.asked('resetPassword')[0]?.answeredAt ?? 0), 4000)
    expect(plain.asked('resetPassword')[0]?.body).toEqual({ email: SHOPPER.email, newPassword: 'Brandnew1' })
  })

  test('says "Something went wrong. Please try again." where the shop refuses', async ({ page, plain }) => {
    plain.refuse('resetPassword', 'reset code not verified')
    await page.goto('/ResetPass')
    await fill(page, { newPassword: 'Brandnew1' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
    await expect(page).toHaveURL(/\/ResetPass$/)
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async ({ page, plain }) => {
    plain.drop('resetPassword')
    await page.goto('/ResetPass')
    await fill(page, { newPassword: 'Brandnew1' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(toast(page, WENT_WRONG)).toBeVisible()
  })
})

test('without a stored e-mail a new password says "Email not found. Please try again." and sends nothing', async ({
  page,
  plain,
}) => {
  await page.goto('/ResetPass')
  await expect(page.locator('[name=email]')).toHaveValue('')
  await fill(page, { email: SHOPPER.email, newPassword: 'Brandnew1' })
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toast(page, 'Email not found. Please try again.')).toBeVisible()
  await expect(toasts(page).locator('p')).toHaveCount(1)
  expect(plain.asked()).toEqual([])
})

/** `most` leaves a busy machine some seconds to follow. */
function expectBetween(least: number, ms: number, most: number): void {
  expect(ms).toBeGreaterThan(least)
  expect(ms).toBeLessThan(most)
}
