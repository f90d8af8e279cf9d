/** Specification 8, the rows of the account: the box of Login and Register, and the three steps to a new password. */
import { screen, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { fill, findField, findToast, follow, canPress, main, press, submit, toasts } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { NEWCOMER, RESET_CODE, SESSION_TOKEN, SHOPPER, TOKEN } from '../../test/spec-only-shop.ts'

const WENT_WRONG = 'Something went wrong. Please try again.'

const visitor = { token: null }
const stored = (key: string) => localStorage.getItem(key)

async function findAlert(text: string): Promise<void> {
  await expect.poll(() => within(main()).queryByRole('alert')?.textContent).toBe(text)
}

describe('signing in', () => {
  test('with a wrong password shows what the shop says', async () => {
    renderShop('/Login', visitor)
    await fill({ ...SHOPPER, password: 'Wrong1234' })
    await submit()
    await findAlert('Incorrect email or password')
    expect(address()).toBe('/Login')
    expect(stored('userToken')).toBeNull()
  })

  test('that the shop answers with anything but "success" does not sign in', async () => {
    plain.answerWith('signIn', { message: 'almost', token: 'a-token-all-the-same' })
    renderShop('/Login', visitor)
    await fill(SHOPPER)
    await submit()
    await findAlert('almost')
    expect(stored('userToken')).toBeNull()
  })

  test('that a shop refuses without words of its own says that something went wrong', async () => {
    plain.refuse('signIn', '', 400)
    renderShop('/Login', visitor)
    await fill(SHOPPER)
    await submit()
    await findAlert(WENT_WRONG)
  })

  test('that never reaches the shop says so, once', async () => {
    plain.drop('signIn')
    renderShop('/Login', visitor)
    await fill(SHOPPER)
    await submit()
    await findAlert(WENT_WRONG)
    expect(plain.asked('signIn')).toHaveLength(1)
  })

  test('stores the token, goes Home and loads the cart and the wish list', async () => {
    renderShop('/Login', visitor)
    await fill(SHOPPER)
    await submit()
    await expect.poll(address).toBe('/')
    expect(stored('userToken')).toBe(TOKEN)
    await expect.poll(() => plain.asked('getCart').map(({ headers }) => headers.token)).toEqual([TOKEN])
    await expect.poll(() => plain.asked('getWishlist')).toHaveLength(1)
    expect(plain.asked('signIn')[0]?.body).toEqual(SHOPPER)
  })
})

describe('registering', () => {
  test('with a known address shows what the shop says', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    renderShop('/Register', visitor)
    await fill({ ...NEWCOMER, email: SHOPPER.email })
    await submit()
    await findAlert('Account Already Exists')
    // On a phone the button is far below it.
    await expect.poll(() => scrolled.mock.contexts).toContain(within(main()).getByRole('alert'))
    expect(address()).toBe('/Register')
  })

  test('that never reaches the shop says so', async () => {
    plain.drop('signUp')
    renderShop('/Register', visitor)
    await fill(NEWCOMER)
    await submit()
    await findAlert(WENT_WRONG)
  })

  test('stores the token and goes Home', async () => {
    renderShop('/Register', visitor)
    await fill(NEWCOMER)
    await submit()
    await expect.poll(address).toBe('/')
    expect(stored('userToken')).toBe(TOKEN)
    expect(plain.asked('signUp')[0]?.body).toEqual(NEWCOMER)
  })
})

describe('forgetting the password', () => {
  async function sendEmail(): Promise<void> {
    renderShop('/ForgetPassword', visitor)
    await fill({ email: SHOPPER.email })
    await press('Send')
  }

  test('says "A reset link has been sent to your email." and goes on after 1.5 s', async () => {
    await sendEmail()
    await findToast('A reset link has been sent to your email.', 'success')
    expect(stored('email')).toBe(SHOPPER.email)
    expect(plain.asked('forgotPassword').map(({ body }) => body)).toEqual([{ email: SHOPPER.email }])
    await expectToGoOn('forgotPassword', '/VerifyCode', 1500)
  })

  test('is as good where the shop answers with nothing at all', async () => {
    plain.answerWith('forgotPassword', undefined)
    await sendEmail()
    await findToast('A reset link has been sent to your email.', 'success')
  })

  test('says "Something went wrong. Please try again." where the shop refuses', async () => {
    plain.refuse('forgotPassword', 'We know nobody of that name', 404)
    await sendEmail()
    await findToast(WENT_WRONG, 'failure')
    expect(screen.queryByText('We know nobody of that name')).toBeNull()
    expect(stored('email')).toBeNull()
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async () => {
    plain.drop('forgotPassword')
    await sendEmail()
    await findToast(WENT_WRONG, 'failure')
    expect(canPress('Send')).toBe(true)
  })
})

describe('verifying the code', () => {
  async function sendCode(resetCode: string): Promise<void> {
    renderShop('/VerifyCode', visitor)
    await fill({ resetCode })
    await press('Verify')
  }

  test('shows what the shop says and goes on after 1 s', async () => {
    await sendCode(RESET_CODE)
    await findToast('Your code is right', 'success')
    expect(plain.asked('verifyResetCode').map(({ body }) => body)).toEqual([{ resetCode: RESET_CODE }])
    await expectToGoOn('verifyResetCode', '/ResetPass', 1000)
  })

  test('says "Something went wrong. Please try again." for a wrong code, also under its field after the toast', async () => {
    await sendCode('00000000')
    await findToast(WENT_WRONG, 'failure')
    expect(screen.queryByText('Reset code is invalid or has expired')).toBeNull()
    expect(address()).toBe('/VerifyCode')
    await vi.advanceTimersByTimeAsync(2000)
    await expect.poll(toasts).toEqual([])
    const code = within(main()).getByRole('textbox', { description: WENT_WRONG })
    expect(code.getAttribute('aria-invalid')).toBe('true')
  })

  test('begins anew with another code: neither the old one nor what was wrong with it stays', async () => {
    localStorage.setItem('email', SHOPPER.email)
    await sendCode('00000000')
    await within(main()).findByRole('textbox', { description: WENT_WRONG })
    plain.drop('forgotPassword', { times: 1 })
    await press('Send it again')
    await expect.poll(() => plain.asked('forgotPassword')).toHaveLength(1)
    expect((await findField('resetCode')).value).toBe('00000000')
    await vi.advanceTimersByTimeAsync(2000)
    await press('Send it again')
    await findToast('A reset link has been sent to your email.', 'success')
    expect((await findField('resetCode')).value).toBe('')
    expect(within(main()).queryByText(WENT_WRONG)).toBeNull()
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async () => {
    plain.drop('verifyResetCode')
    await sendCode(RESET_CODE)
    await findToast(WENT_WRONG, 'failure')
  })
})

describe('nothing gets lost on the way to a new password', () => {
  test('the e-mail typed on Login is there on ForgetPassword, and VerifyCode sends to it again', async () => {
    renderShop('/Login', visitor)
    await fill({ email: SHOPPER.email })
    await follow('Forget your password ?')
    await within(main()).findByRole('button', { name: 'Send' })
    expect((await findField('email')).value).toBe(SHOPPER.email)
    await press('Send')
    await expect.poll(() => plain.asked('forgotPassword')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1500)
    await within(main()).findByText(`Sent to ${SHOPPER.email}.`)
    await press('Send it again')
    await expect
      .poll(() => plain.asked('forgotPassword').map(({ body }) => body))
      .toEqual([{ email: SHOPPER.email }, { email: SHOPPER.email }])
  })

  test('a password can be shown', async () => {
    renderShop('/Login', visitor)
    await fill({ password: 'Orange42' })
    const password = await findField('password')
    expect(password.type).toBe('password')
    await press('Show password')
    expect(password.type).toBe('text')
    expect(password.value).toBe('Orange42')
    // Or some browsers would send it to their maker for a check of its spelling.
    expect(password.getAttribute('spellcheck')).toBe('false')
  })

  test('an e-mail that has an account leads to Login and comes along', async () => {
    plain.refuse('signUp', 'Account Already Exists', 409)
    renderShop('/Register', visitor)
    await fill(NEWCOMER)
    await submit()
    await findAlert('Account Already Exists')
    await follow('Log in with this email')
    await within(main()).findByText('Login Now')
    expect(address()).toBe('/Login')
    expect((await findField('email')).value).toBe(NEWCOMER.email)
  })
})

describe('setting a new password', () => {
  async function sendPassword(visit = {}): Promise<void> {
    renderShop('/ResetPass', { token: null, resetEmail: SHOPPER.email, ...visit })
    await fill({ newPassword: 'Brandnew1' })
    await press('Reset Password')
  }

  test('goes to /Login after 1 s', async () => {
    await sendPassword()
    expect((await findField('email')).value).toBe(SHOPPER.email)
    await expect.poll(() => plain.asked('resetPassword')).toHaveLength(1)
    expect(plain.asked('resetPassword')[0]?.body).toEqual({ email: SHOPPER.email, newPassword: 'Brandnew1' })
    await expectToGoOn('resetPassword', '/Login', 1000)
    await within(main()).findByText('Your new password is set. Log in with it.')
    expect((await findField('email')).value).toBe(SHOPPER.email)
  })

  test('goes to /Login also where somebody is signed in, who is signed out by it', async () => {
    await sendPassword({ token: TOKEN })
    await expect.poll(() => plain.asked('resetPassword')).toHaveLength(1)
    await expectToGoOn('resetPassword', '/Login', 1000)
    expect(stored('userToken')).toBeNull()
  })

  test('ends the session that our server opens with it, which nobody goes on with', async () => {
    const ended: unknown[] = []
    plain.answerOurs('PUT /auth/resetPassword', () => ({ json: { message: 'success', token: SESSION_TOKEN } }))
    plain.answerOurs('POST /auth/signout', ({ headers }) => {
      ended.push(headers.token)
      return { json: { status: 'success', message: 'Signed out' } }
    })
    await sendPassword()
    await expect.poll(() => ended).toEqual([SESSION_TOKEN])
    expect(stored('userToken')).toBeNull()
  })

  test('says "Something went wrong. Please try again." where the shop refuses', async () => {
    plain.refuse('resetPassword', 'reset code not verified')
    await sendPassword()
    await findToast(WENT_WRONG, 'failure')
    expect(address()).toBe('/ResetPass')
  })

  test('says "Something went wrong. Please try again." where the shop is out of reach', async () => {
    plain.drop('resetPassword')
    await sendPassword()
    await findToast(WENT_WRONG, 'failure')
  })

  test('without a stored e-mail says "Email not found. Please try again." and sends nothing', async () => {
    renderShop('/ResetPass', visitor)
    expect((await findField('email')).value).toBe('')
    await fill({ email: SHOPPER.email, newPassword: 'Brandnew1' })
    await press('Reset Password')
    await findToast('Email not found. Please try again.', 'failure')
    expect(toasts()).toHaveLength(1)
    expect(plain.asked()).toEqual([])
  })
})

/** Passes the time until the next screen, which comes `ms` after the shop has answered. */
async function expectToGoOn(call: 'forgotPassword' | 'verifyResetCode' | 'resetPassword', to: string, ms: number) {
  const from = address()
  const answeredAt = plain.asked(call)[0]?.answeredAt ?? 0
  await vi.advanceTimersByTimeAsync(answeredAt + ms - 200 - Date.now())
  expect(address()).toBe(from)
  await vi.advanceTimersByTimeAsync(200)
  await expect.poll(address).toBe(to)
}
