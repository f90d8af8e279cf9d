/** Specification 5: every rule of the forms of an account with its message. The rules' tables are in contract/src/fields.test.ts. */
import { within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  descriptionOf,
  fill,
  findField,
  canPress,
  main,
  press,
  spinners,
  submit,
  canSubmit,
  user,
} from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { NEWCOMER, SHOPPER } from '../../test/spec-only-shop.ts'

const visitor = { token: null }

describe('the Login form', () => {
  beforeEach(() => renderShop('/Login', visitor))

  test('says nothing before a field was touched, and nothing of what was mended', async () => {
    const email = await findField('email')
    await user.type(email, 'mona')
    expect(errors()).toEqual([])
    await user.click(await findField('password'))
    await expect.poll(errors).toEqual(['email is invalid'])
    await user.type(email, '@example.com')
    await expect.poll(errors).toEqual(['password is required'])
  })

  test.each([
    ['email', '', 'email pattern is required'],
    ['email', 'mona@', 'email is invalid'],
    ['password', '', 'password is required'],
    ['password', 'secret12', 'invalid password'],
  ])('answers the %s "%s" with "%s"', expectMessage)

  test('says how a password is written only below one that is not', async () => {
    const password = await findField('password')
    expect(descriptionOf(password)).not.toContain('One capital letter first')
    await fill({ password: 'secret12' })
    await user.tab()
    await expect.poll(() => descriptionOf(password)).toContain('One capital letter first')
  })

  test('can be sent only once it is valid and changed', async () => {
    await findField('email')
    expect(canSubmit()).toBe(false)
    await fill({ email: SHOPPER.email })
    expect(canSubmit()).toBe(false)
    await fill({ password: 'wrong' })
    expect(canSubmit()).toBe(false)
    await user.type(await findField('password'), '{Enter}')
    await fill({ password: SHOPPER.password })
    await expect.poll(canSubmit).toBe(true)
    await fill({ email: '' })
    await expect.poll(canSubmit).toBe(false)
    expect(plain.asked('signIn')).toEqual([])
  })

  test('shows a spinner while it is on its way, and is sent once', async () => {
    const release = plain.hold('signIn')
    await fill(SHOPPER)
    await submit()
    await expect.poll(() => spinners()).toHaveLength(1)
    expect(canSubmit()).toBe(false)
    await user.type(await findField('password'), '{Enter}')
    release()
    await expect.poll(address).toBe('/')
    expect(plain.asked('signIn')).toHaveLength(1)
  })

  test('has no spinner after a refusal, and can be sent again', async () => {
    await fill({ ...SHOPPER, password: 'Wrong1234' })
    await submit()
    await within(main()).findByText('Incorrect email or password')
    await expect.poll(canSubmit).toBe(true)
    expect(spinners()).toEqual([])
  })
})

describe('the Register form', () => {
  beforeEach(() => renderShop('/Register', visitor))

  test('says what it accepts of names and passwords before any mistake', async () => {
    expect(descriptionOf(await findField('name'))).toMatch(/3 to 10/)
    expect(descriptionOf(await findField('password'))).toMatch(/capital.+5 to 10/)
    expect(errors()).toEqual([])
  })

  test.each([
    ['name', '', 'name is required'],
    ['name', 'Mo', 'name min length is 3'],
    ['name', 'Mona Hassan', 'name max length is 10'],
    ['email', '', 'email pattern is required'],
    ['email', 'mona', 'email is invalid'],
    ['password', '', 'password is required'],
    ['password', 'secret12', 'invalid password'],
    ['rePassword', '', 'rePassword is required'],
    ['rePassword', 'Secret13', 're-Password pattern is inavalid'],
    ['phone', '', 'phone is required'],
    ['phone', '01312345678', 'invalid Phone'],
  ])('answers the %s "%s" with "%s"', expectMessage)

  test('reads a phone number however it was typed or filled in', async () => {
    const phone = await findField('phone')
    for (const way of ['٠١٠١٢٣٤٥٦٧٨', '+20 10 1234 5678', '00201012345678', '010 1234 5678', '+201012345678']) {
      await user.clear(phone)
      await user.click(phone)
      await user.paste(way)
      expect(phone.value).toBe('01012345678')
    }
    await fill({ phone: '٠١٢ ١٢٣٤ ٥٦٧٨' })
    expect(phone.value).toBe('01212345678')
    await user.tab()
    expect(errors()).toEqual([])
  })

  test('notices that the first password was changed after the second', async () => {
    await fill(NEWCOMER)
    await expect.poll(canSubmit).toBe(true)
    await fill({ password: 'Secret13' })
    await expect.poll(errors).toEqual(['re-Password pattern is inavalid'])
    expect(canSubmit()).toBe(false)
  })

  test('a reload finds again what was typed, but no password, until there is an account', async () => {
    const { password, rePassword, ...kept } = NEWCOMER
    await fill(NEWCOMER)
    expect(Object.values(sessionStorage).join()).not.toContain(password)
    renderShop('/Register', visitor)
    await findField('name')
    expect(Object.fromEntries(new FormData(document.forms[0]))).toEqual({ ...kept, password: '', rePassword: '' })
    expect(errors()).toEqual([])
    await fill({ password, rePassword })
    await submit()
    await expect.poll(address).toBe('/')
    expect(Object.values(sessionStorage).join()).not.toContain(kept.phone)
  })

  test('can be sent only once it is valid and changed', async () => {
    await fill({ ...NEWCOMER, phone: '' })
    expect(canSubmit()).toBe(false)
    await user.type(await findField('name'), '{Enter}')
    await fill({ phone: NEWCOMER.phone })
    await expect.poll(canSubmit).toBe(true)
    expect(plain.asked('signUp')).toEqual([])
  })

  test('shows a spinner while it is on its way, and is sent once', async () => {
    const release = plain.hold('signUp')
    await fill(NEWCOMER)
    await submit()
    await expect.poll(() => spinners()).toHaveLength(1)
    expect(canSubmit()).toBe(false)
    release()
    await expect.poll(address).toBe('/')
    expect(plain.asked('signUp')).toHaveLength(1)
  })
})

describe('the forms of a forgotten password', () => {
  test('ForgetPassword wants an e-mail before anything is sent', async () => {
    renderShop('/ForgetPassword', visitor)
    await press('Send')
    expect(document.activeElement).toBe(await findField('email'))
    expect(errors()).toEqual(['Please fill out this field.'])
    await fill({ email: 'mona' })
    await press('Send')
    expect(errors()).toEqual(['email is invalid'])
    expect(plain.asked()).toEqual([])
    expect(localStorage.getItem('email')).toBeNull()
  })

  test('VerifyCode wants a code before anything is sent', async () => {
    renderShop('/VerifyCode', visitor)
    await press('Verify')
    expect(document.activeElement).toBe(await findField('resetCode'))
    expect(plain.asked()).toEqual([])
  })

  test('ResetPass has no rule of its own for the new password, but says what is accepted', async () => {
    renderShop('/ResetPass', { token: null, resetEmail: SHOPPER.email })
    expect(descriptionOf(await findField('newPassword'))).toMatch(/capital.+5 to 10/)
    await fill({ newPassword: 'anything at all' })
    expect(canPress('Reset Password')).toBe(true)
    await press('Reset Password')
    await expect
      .poll(() => plain.asked('resetPassword').map(({ body }) => body))
      .toEqual([{ email: SHOPPER.email, newPassword: 'anything at all' }])
  })
})

/** The messages under the fields, from top to bottom. A field's hint comes before its message. */
function errors(): (string | undefined)[] {
  const wrong = [...main().querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  return wrong.map(
    (input) => document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
  )
}

async function expectMessage(name: string, value: string, message: string): Promise<void> {
  if (name === 'rePassword' && value) await fill({ password: 'Secret12' })
  await fill({ [name]: value })
  await user.click(await findField(name))
  await user.tab()
  await within(main()).findByText(message)
  expect(descriptionOf(await findField(name))).toContain(message)
}
