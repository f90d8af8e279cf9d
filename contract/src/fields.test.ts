import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as english from './fields.messages.en.ts'
import { LoginForm, Registration, RegistrationForm } from './auth.ts'

const good = {
  name: 'Mona',
  email: 'mona@example.com',
  password: 'Secret12',
  rePassword: 'Secret12',
  phone: '01012345678',
}

/** The first message of an invalid value; undefined if it is valid. */
function saidOf(schema: z.ZodMiniType, typed: object): string | undefined {
  const result = z.safeParse(schema, typed)
  const code = result.error?.issues[0]?.message
  return code && new Map(Object.entries<string>(english)).get(code)
}

describe('the form of Register (spec 5)', () => {
  test('a good registration is taken', () => {
    expect(saidOf(RegistrationForm, good)).toBeUndefined()
  })

  test.each([
    [{ name: undefined }, 'name is required'],
    [{ name: '' }, 'name is required'],
    [{ name: '   ' }, 'name is required'],
    [{ name: 'Al' }, 'name min length is 3'],
    [{ name: 'Abdelrahman' }, 'name max length is 10'],
    [{ email: undefined }, 'email pattern is required'],
    [{ email: '' }, 'email pattern is required'],
    [{ email: 'mona' }, 'email is invalid'],
    [{ email: 'mona@' }, 'email is invalid'],
    [{ email: 'mona@example' }, 'email is invalid'],
    [{ password: undefined }, 'password is required'],
    [{ password: '' }, 'password is required'],
    [{ password: 'secret12' }, 'invalid password'],
    [{ password: 'Secr1' }, 'invalid password'],
    [{ password: 'Secret123456' }, 'invalid password'],
    [{ password: 'SEcret12' }, 'invalid password'],
    [{ password: 'Secret-12' }, 'invalid password'],
    [{ rePassword: undefined }, 'rePassword is required'],
    [{ rePassword: '' }, 'rePassword is required'],
    [{ rePassword: 'Secret13' }, 're-Password pattern is inavalid'],
    [{ phone: undefined }, 'phone is required'],
    [{ phone: '' }, 'phone is required'],
    [{ phone: '01312345678' }, 'invalid Phone'],
    [{ phone: '0101234567' }, 'invalid Phone'],
    [{ phone: '010123456789' }, 'invalid Phone'],
    [{ phone: '+2010123456789' }, 'invalid Phone'],
  ])('%j is answered with "%s"', (typed, said) => {
    expect(saidOf(RegistrationForm, { ...good, ...typed })).toBe(said)
  })

  test.each([['Secre1'], ['Secret12345'], ['A00000']])('the password %s is taken', (password) => {
    expect(saidOf(RegistrationForm, { ...good, password, rePassword: password })).toBeUndefined()
  })

  test.each([['01012345678'], ['01112345678'], ['01212345678'], ['01512345678']])('the phone %s is taken', (phone) => {
    expect(saidOf(RegistrationForm, { ...good, phone })).toBeUndefined()
  })

  test('a name may be written in Arabic', () => {
    expect(saidOf(RegistrationForm, { ...good, name: 'منى علي' })).toBeUndefined()
  })

  test.each([
    [' Mona@Example.COM ', 'mona@example.com'],
    ['\u202amona@example.com\u200f', 'mona@example.com'],
    ['ｍｏｎａ@example。com', 'mona@example.com'],
    ['mona@مثال.مصر', 'mona@xn--mgbh0fb.xn--wgbh1c'],
    ['mona@xn--mgbh0fb.xn--wgbh1c', 'mona@xn--mgbh0fb.xn--wgbh1c'],
    ['mona@exämple.com', 'mona@xn--exmple-cua.com'],
  ])('the e-mail address %j is kept as %s', (typed, kept) => {
    expect(z.parse(LoginForm, { email: typed, password: 'Secret12' }).email).toBe(kept)
  })

  test.each([
    ...['منى@example.com', 'mona@example', 'mona@مثال', 'mona@مثال.مصر/x', '@مثال.مصر', 'mona@é..com'],
    ...['.mona@example.com', 'mona..ali@example.com', 'mona@é<b>.com', `${'m'.repeat(243)}@example.com`],
  ])('the e-mail address %j is refused', (typed) => {
    expect(saidOf(LoginForm, { email: typed, password: 'Secret12' })).toBe('email is invalid')
  })
})

describe('the form of Login (spec 5)', () => {
  test.each([
    [{ email: '' }, 'email pattern is required'],
    [{ email: 'mona@' }, 'email is invalid'],
    [{ password: '' }, 'password is required'],
    [{ password: 'secret' }, 'invalid password'],
  ])('%j is answered with "%s"', (typed, said) => {
    expect(saidOf(LoginForm, { email: good.email, password: good.password, ...typed })).toBe(said)
  })
})

describe('the server', () => {
  test('keeps a name without what nobody sees in it, and a phone in one spelling', () => {
    const kept = z.parse(Registration, { ...good, name: 'Evil\u200b.com\ufeff', phone: '+20 101 234 5678' })
    expect([kept.name, kept.phone]).toEqual(['Evil.com', '01012345678'])
  })

  test.each([
    'Jo',
    'Ahmed Abd Al-Muti',
    "Maryam O'Neil",
    'فاطمة الزهراء عبد الرحمن',
    'Zoe\u0308 Nguye\u0302\u0303n',
    'नंदिनी',
    'منى\u200f علي',
    'M'.repeat(60),
  ])('takes the name %s', (name) => {
    expect(saidOf(Registration, { ...good, name })).toBeUndefined()
  })

  test.each([
    ['', 'name is required'],
    ['M', 'name min length is 2'],
    ['M'.repeat(61), 'name max length is 60'],
    ['Mona\nAli', 'name is invalid'],
    ['Mona\u0007', 'name is invalid'],
    ['Mona \u202eilA', 'name is invalid'],
    ['Mona \u2067Ali', 'name is invalid'],
  ])('answers the name %j with "%s"', (name, said) => {
    expect(saidOf(Registration, { ...good, name })).toBe(said)
  })

  test.each(['Ahmed@123', 'correct horse battery staple', 'كلمةسر', '🥚🥛🍞🧀🍅🥒', 'x'.repeat(200)])(
    'takes the password %s',
    (password) => {
      expect(saidOf(Registration, { ...good, password, rePassword: password })).toBeUndefined()
    },
  )

  test.each([
    ['', 'password is required'],
    ['short', 'invalid password'],
    ['🥚🥛🍞🧀🍅', 'invalid password'],
    ['x'.repeat(201), 'invalid password'],
  ])('answers the password %j with "%s"', (password, said) => {
    expect(saidOf(Registration, { ...good, password, rePassword: password })).toBe(said)
  })

  test.each([
    ['Mon', 'Secre1'],
    ['Mona Hassa', 'Secret12345'],
    ['123', 'A00000'],
  ])('takes what the form takes: %s, %s', (name, password) => {
    const registration = { ...good, name, password, rePassword: password }
    expect(saidOf(RegistrationForm, registration)).toBeUndefined()
    expect(saidOf(Registration, registration)).toBeUndefined()
  })
})
