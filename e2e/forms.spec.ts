/** Specification 5: every rule of every form with its message, phone numbers, and the payment form. */
import type { Page } from '@playwright/test'
import { fill, spinners, stored, submitButton, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { NEWCOMER, SHOPPER } from '../web/test/spec-only-shop.ts'

test.describe('the Login form', () => {
  test.use({ isSignedIn: false })
  test.beforeEach(({ page }) => page.goto('/Login'))

  test('has a message for each mistake', async ({ page }) => {
    test.slow()
    await test.step('says nothing before a field was touched', async () => {
      await expect(page.locator('main [name=email]')).toBeVisible()
      await expectNoErrors(page)
      await page.locator('main [name=email]').pressSequentially('mona')
      await expectNoErrors(page)
      await page.locator('main [name=password]').focus()
      await expect(error(page, 'email is invalid')).toBeVisible()
      await expect(error(page, 'password is required')).toBeHidden()
    })
    await test.step('wants an e-mail: "email pattern is required"', async () => {
      await expectMessages(page, 'email', { '': 'email pattern is required' })
    })
    await test.step('wants an e-mail that is one: "email is invalid"', async () => {
      await expectMessages(page, 'email', {
        mona: 'email is invalid',
        'mona@': 'email is invalid',
        '@example.com': 'email is invalid',
        'mona @example.com': 'email is invalid',
        'mona@example.com': undefined,
      })
    })
    await test.step('wants a password: "password is required"', async () => {
      await expectMessages(page, 'password', { '': 'password is required' })
    })
    await test.step('wants one capital and then 5 to 10 small letters or digits: "invalid password"', async () => {
      await expectMessages(page, 'password', {
        secret12: 'invalid password',
        SEcret12: 'invalid password',
        'Secret!12': 'invalid password',
        'Secret 12': 'invalid password',
        '1Secret12': 'invalid password',
        Secr1: 'invalid password',
        Secret123456: 'invalid password',
        Secre1: undefined,
        Secret12345: undefined,
        S12345: undefined,
      })
    })
    await test.step('takes a message back as soon as it no longer holds', async () => {
      const email = page.locator('main [name=email]')
      await email.fill('mona')
      await email.blur()
      await expect(error(page, 'email is invalid')).toBeVisible()
      await email.fill('mona@example.com')
      await expect(error(page, 'email is invalid')).toBeHidden()
    })
  })

  test('can be sent only once it is valid and changed', async ({ page, plain }) => {
    await expect(submitButton(page)).toBeDisabled()
    await fill(page, { email: SHOPPER.email })
    await expect(submitButton(page)).toBeDisabled()
    await fill(page, { password: 'wrong' })
    await expect(submitButton(page)).toBeDisabled()
    await page.locator('main [name=password]').press('Enter')
    await fill(page, { password: SHOPPER.password })
    await expect(submitButton(page)).toBeEnabled()
    await fill(page, { email: '' })
    await expect(submitButton(page)).toBeDisabled()
    expect(plain.asked('signIn')).toEqual([])
  })

  test('shows a spinner while it is on its way, and is sent once', async ({ page, plain }) => {
    const release = plain.hold('signIn')
    await fill(page, SHOPPER)
    await submitButton(page).click()
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    await expect(submitButton(page)).toBeDisabled()
    await page.locator('main [name=password]').press('Enter')
    release()
    await expect(page).toHaveURL(/\/$/)
    expect(plain.asked('signIn')).toHaveLength(1)
  })

  test('has no spinner after a refusal, and can be sent again', async ({ page }) => {
    await fill(page, { ...SHOPPER, password: 'Wrong1234' })
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
    await expect(spinners(page.getByRole('main'))).toBeHidden()
    await expect(submitButton(page)).toBeEnabled()
  })
})

test.describe('the Register form', () => {
  test.use({ isSignedIn: false })
  test.beforeEach(({ page }) => page.goto('/Register'))

  test('has a message for each mistake', async ({ page }) => {
    test.slow()
    await test.step('says what it accepts of names and passwords before any mistake', async () => {
      await expect(page.locator('main [name=name]')).toHaveAccessibleDescription(/3 to 10/)
      await expect(page.locator('main [name=password]')).toHaveAccessibleDescription(/capital.+5 to 10/)
    })
    await test.step('says nothing before a field was touched', async () => {
      await expect(page.locator('main [name=name]')).toBeVisible()
      await expectNoErrors(page)
      await page.locator('main [name=name]').pressSequentially('Mo')
      await expectNoErrors(page)
    })
    await test.step('wants a name: "name is required"', async () => {
      await expectMessages(page, 'name', { '': 'name is required' })
    })
    await test.step('wants three characters of a name: "name min length is 3"', async () => {
      await expectMessages(page, 'name', { Mo: 'name min length is 3', Mon: undefined })
    })
    await test.step('wants no more than ten: "name max length is 10"', async () => {
      await expectMessages(page, 'name', { 'Mona Hassan': 'name max length is 10', 'Mona Hassa': undefined })
    })
    await test.step('wants an e-mail that is one, as Login does', async () => {
      await expectMessages(page, 'email', { '': 'email pattern is required', mona: 'email is invalid' })
    })
    await test.step('wants a password of the same kind as Login does', async () => {
      await expectMessages(page, 'password', { '': 'password is required', secret12: 'invalid password' })
    })
    await test.step('wants the password again: "rePassword is required"', async () => {
      await expectMessages(page, 'rePassword', { '': 'rePassword is required' })
    })
    await test.step('wants it to be the same: "re-Password pattern is inavalid"', async () => {
      await fill(page, { password: 'Secret12' })
      await expectMessages(page, 'rePassword', { Secret13: 're-Password pattern is inavalid', Secret12: undefined })
    })
    await test.step('wants a phone: "phone is required"', async () => {
      await expectMessages(page, 'phone', { '': 'phone is required' })
    })
    await test.step('wants an Egyptian mobile number: "invalid Phone"', async () => {
      await expectMessages(page, 'phone', {
        '01312345678': 'invalid Phone',
        '0101234567': 'invalid Phone',
        '010123456789': 'invalid Phone',
        '11012345678': 'invalid Phone',
        'no phone': 'invalid Phone',
        '01012345678': undefined,
        '01112345678': undefined,
        '01212345678': undefined,
        '01512345678': undefined,
      })
    })
    await test.step('reads a phone number however it was typed or filled in', async () => {
      const phone = page.locator('main [name=phone]')
      const ways = ['٠١٠١٢٣٤٥٦٧٨', '+20 10 1234 5678', '00201012345678', '010 1234 5678', '+201012345678']
      for (const way of ways) {
        await phone.fill(way)
        await expect(phone).toHaveValue('01012345678')
        await phone.blur()
        await expect(error(page, 'invalid Phone')).toBeHidden()
        await phone.fill('')
      }
      await phone.pressSequentially('٠١٢ ١٢٣٤ ٥٦٧٨')
      await expect(phone).toHaveValue('01212345678')
    })
  })

  test('notices that the first password was changed after the second', async ({ page }) => {
    await fill(page, NEWCOMER)
    await page.locator('main [name=phone]').blur()
    await expect(submitButton(page)).toBeEnabled()
    await fill(page, { password: 'Secret13' })
    await expect(error(page, 're-Password pattern is inavalid')).toBeVisible()
    await expect(submitButton(page)).toBeDisabled()
  })

  test('can be sent only once it is valid and changed', async ({ page, plain }) => {
    await expect(submitButton(page)).toBeDisabled()
    await fill(page, { ...NEWCOMER, phone: '' })
    await expect(submitButton(page)).toBeDisabled()
    await page.locator('main [name=name]').press('Enter')
    await fill(page, { phone: NEWCOMER.phone })
    await expect(submitButton(page)).toBeEnabled()
    expect(plain.asked('signUp')).toEqual([])
  })

  test('shows a spinner while it is on its way, and is sent once', async ({ page, plain }) => {
    const release = plain.hold('signUp')
    await fill(page, NEWCOMER)
    await submitButton(page).click()
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    await expect(submitButton(page)).toBeDisabled()
    release()
    await expect(page).toHaveURL(/\/$/)
    expect(plain.asked('signUp')).toHaveLength(1)
  })
})

test.describe('the forms of a forgotten password', () => {
  test.use({ isSignedIn: false })

  test('ForgetPassword wants an e-mail before anything is sent', async ({ page, plain }) => {
    await page.goto('/ForgetPassword')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('[name=email]')).toBeFocused()
    await expect(page.locator('[name=email]')).toHaveJSProperty('validity.valueMissing', true)
    expect(plain.asked()).toEqual([])
    expect(await stored(page, 'email')).toBeNull()
  })

  test('VerifyCode wants a code before anything is sent', async ({ page, plain }) => {
    await page.goto('/VerifyCode')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.locator('[name=resetCode]')).toBeFocused()
    expect(plain.asked()).toEqual([])
  })

  test('ResetPass has no rule of its own for the new password, but says what is accepted', async ({ page, plain }) => {
    await page.goto('/Login')
    await page.evaluate((email) => localStorage.setItem('email', email), SHOPPER.email)
    await page.goto('/ResetPass')
    await expect(page.locator('[name=newPassword]')).toHaveAccessibleDescription(/capital.+5 to 10/)
    await fill(page, { newPassword: 'anything at all' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect.poll(() => plain.asked('resetPassword').length).toBe(1)
    expect(plain.asked('resetPassword')[0]?.body).toEqual({ email: SHOPPER.email, newPassword: 'anything at all' })
  })
})

test.describe('the Payment form', () => {
  const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

  test.beforeEach(async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p3: 1 })
    await page.goto('/Payment')
    await expect(page.getByText('105.00 EGP').first()).toBeVisible()
  })

  test('can be sent only once it was changed', async ({ page }) => {
    await expect(cash(page)).toBeDisabled()
    await expect(online(page)).toBeDisabled()
    await fill(page, { city: 'C' })
    await expect(cash(page)).toBeEnabled()
    await expect(online(page)).toBeEnabled()
  })

  test('marks a blank field "required", puts the cursor there and sends nothing', async ({ page, plain }) => {
    await fill(page, { details: ADDRESS.details, city: '   ' })
    await cash(page).click()
    await expect(page.locator('[name=phone]')).toBeFocused()
    await expect(error(page, 'required')).toHaveCount(2)
    await fill(page, { phone: ADDRESS.phone, city: ADDRESS.city })
    await expect(error(page, 'required')).toHaveCount(0)
    expect(plain.asked('placeCashOrder')).toEqual([])
  })

  test('opens no payment window over a blank field', async ({ page, plain }) => {
    await fill(page, { details: ADDRESS.details })
    await online(page).click()
    await expect(page.locator('[name=phone]')).toBeFocused()
    expect(page.context().pages()).toHaveLength(1)
    expect(plain.asked('openCheckoutSession')).toEqual([])
  })

  test('has no rule for the phone: an order may name any', async ({ page, plain }) => {
    await fill(page, { ...ADDRESS, phone: '02 2574 0000, ask for Mona' })
    await cash(page).click()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.shop.orders()).toEqual([
      { cartId: 'cart-1', shippingAddress: { ...ADDRESS, phone: '02 2574 0000, ask for Mona' } },
    ])
  })

  test('is sent once, however often its button is pressed', async ({ page, plain }) => {
    const release = plain.hold('placeCashOrder')
    await fill(page, ADDRESS)
    await cash(page).click()
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    await expect(cash(page)).toBeDisabled()
    await page.locator('[name=city]').press('Enter')
    release()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.asked('placeCashOrder')).toHaveLength(1)
  })

  test('shows first what has changed in the cart meanwhile, and sends nothing', async ({ page, plain }) => {
    await fill(page, ADDRESS)
    plain.shop.putInCart({ p1: 5 })
    await cash(page).click()
    await expect(page.getByRole('alert')).toContainText('Full Cream Milk 1 Litre')
    await expect(page.getByRole('alert')).toContainText('Baladi Bread Ten Loaves')
    expect(plain.asked('placeCashOrder')).toEqual([])
    await cash(page).click()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.shop.orders()).toHaveLength(1)
  })

  test('confirms no order of a cart that was emptied meanwhile', async ({ page, plain }) => {
    await fill(page, ADDRESS)
    plain.shop.putInCart({})
    await cash(page).click()
    await expect(page.getByRole('alert')).toContainText('ordered or emptied')
    await cash(page).click()
    await expect(page).toHaveURL(/\/Payment$/)
    expect(plain.asked('placeCashOrder')).toEqual([])
    await expect(toasts(page)).toHaveText('')
  })

  test('orders the cart last seen where it cannot be looked at again', async ({ page, plain }) => {
    await fill(page, ADDRESS)
    plain.drop('getCart')
    await cash(page).click()
    await expect(page).toHaveURL(/\/allorders$/)
    expect(plain.shop.orders()).toEqual([{ cartId: 'cart-1', shippingAddress: ADDRESS }])
  })

  function cash(page: Page) {
    return page.getByRole('button', { name: 'Cash Payment' })
  }
  function online(page: Page) {
    return page.getByRole('button', { name: 'Online Payment' })
  }
})

function error(page: Page, text: string) {
  return page.getByRole('main').getByText(text, { exact: true })
}

async function expectNoErrors(page: Page): Promise<void> {
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/required|invalid|inavalid|length is/)).toHaveCount(0)
}

/** Types each value, blurs the field, and expects its message, or none if undefined. */
async function expectMessages(page: Page, name: string, messages: Readonly<Record<string, string | undefined>>) {
  const field = page.locator(`main [name=${name}]`)
  for (const [value, message] of Object.entries(messages)) {
    await field.fill(value)
    await field.focus()
    await field.blur()
    if (message) await expect(error(page, message), value).toBeVisible()
    else await expect(field, value).not.toHaveAttribute('aria-invalid', 'true')
  }
}
