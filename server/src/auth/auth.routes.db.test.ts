import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { hashAtFullCost } from '../../test/cheap-passwords.ts'
import { aRegistration } from '../../test/factories.ts'
import { countChanged, oneRow } from '../db/rows.ts'
import { deleteExpiredSessions } from './auth.queries.ts'
import { makeTokens } from './tokens.ts'

const shop = openTestShop()

async function countRows(table: string): Promise<number> {
  const { count } = await oneRow<{ count: number }>(shop.connection.db)`
    select count(*) as count from ${sql.table(table)}`
  return count
}

describe('POST /auth/signup', () => {
  test('makes an account, signs it in and gives it an empty cart', async () => {
    const registration = aRegistration({ name: 'Mona' })
    const { status, body } = await call(shop, 'signUp', { body: registration })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'success',
      user: { name: 'Mona', email: registration.email, role: 'user' },
      token: expect.any(String),
    })
    const cart = await call(shop, 'getCart', { token: body.token })
    expect(cart.body).toMatchObject({ numOfCartItems: 0, cartId: expect.stringMatching(/^[0-9a-f]{24}$/) })
  })

  test('an address is the same in capitals', async () => {
    await call(shop, 'signUp', { body: aRegistration({ email: '  Mona@Example.COM ' }) })
    const again = await call(shop, 'signUp', { body: aRegistration({ email: 'MONA@example.com' }) })
    expect(again.status).toBe(409)
    const { body } = await call(shop, 'signIn', { body: { email: 'mONA@EXAMPLE.com', password: 'Secret12' } })
    expect(body.user.email).toBe('mona@example.com')
  })

  test('an address that has an account is refused and changes nothing', async () => {
    const shopper = await aShopper(shop)
    const body = aRegistration({ email: shopper.email, password: 'Another12' })
    const again = await call(shop, 'signUp', { body })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({ status: 'fail', statusMsg: 'fail', message: 'Account Already Exists' })
    const { status } = await call(shop, 'signIn', { body: shopper })
    expect(status).toBe(200)
  })

  test('ten sign-ups at once with one address make one account', async () => {
    const registration = aRegistration()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(shop, 'signUp', { body: registration })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.message === 'Account Already Exists')).toHaveLength(9)
    expect([await countRows('shoppers'), await countRows('carts'), await countRows('sessions')]).toEqual([1, 1, 1])
  })

  test('the password is kept as a hash only', async () => {
    await aShopper(shop, { password: 'Secret12' })
    const row = await oneRow(shop.connection.db)`select * from shoppers`
    expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$/) })
    expect(JSON.stringify(row)).not.toContain('Secret12')
  })

  async function refusalOf(change: Record<string, unknown>) {
    const { status, body } = await call(shop, 'signUp', { body: { ...aRegistration(), ...change } })
    expect(status).toBe(400)
    expect(body.errors.msg).toBe(body.message)
    return body.message
  }

  test('the name has 2 to 60 characters', async () => {
    expect(await refusalOf({ name: undefined })).toBe('name is required')
    expect(await refusalOf({ name: '' })).toBe('name is required')
    expect(await refusalOf({ name: 'M' })).toBe('name min length is 2')
    expect(await refusalOf({ name: 'M'.repeat(61) })).toBe('name max length is 60')
    expect(await refusalOf({ name: 'Mona\tAli' })).toBe('name is invalid')
  })

  test('a long name and a password with special characters make an account that signs in', async () => {
    const registration = aRegistration({ name: 'Ahmed Abd Al-Muti', password: 'Ahmed@123' })
    const { status, body } = await call(shop, 'signUp', { body: registration })
    expect([status, body.user?.name]).toEqual([201, 'Ahmed Abd Al-Muti'])
    expect((await call(shop, 'signIn', { body: registration })).status).toBe(200)
  })

  test('a password of 200 characters outside the Latin script signs in', async () => {
    const registration = aRegistration({ password: '🥚'.repeat(200) })
    expect((await call(shop, 'signUp', { body: registration })).status).toBe(201)
    expect((await call(shop, 'signIn', { body: registration })).status).toBe(200)
  })

  test('the email is required and must be one', async () => {
    expect(await refusalOf({ email: undefined })).toBe('email pattern is required')
    expect(await refusalOf({ email: '' })).toBe('email pattern is required')
    expect(await refusalOf({ email: 'mona' })).toBe('email is invalid')
  })

  test('the password has 6 to 200 characters', async () => {
    expect(await refusalOf({ password: undefined })).toBe('password is required')
    expect(await refusalOf({ password: '' })).toBe('password is required')
    expect(await refusalOf({ password: 'Secr1' })).toBe('invalid password')
    expect(await refusalOf({ password: 'x'.repeat(201) })).toBe('invalid password')
  })

  test('the password is typed twice alike', async () => {
    expect(await refusalOf({ rePassword: undefined })).toBe('rePassword is required')
    expect(await refusalOf({ rePassword: '' })).toBe('rePassword is required')
    expect(await refusalOf({ rePassword: 'Secret13' })).toBe('re-Password pattern is inavalid')
  })

  test('the phone is an Egyptian mobile number', async () => {
    expect(await refusalOf({ phone: undefined })).toBe('phone is required')
    expect(await refusalOf({ phone: '' })).toBe('phone is required')
    expect(await refusalOf({ phone: '01312345678' })).toBe('invalid Phone')
    expect(await refusalOf({ phone: '0101234567' })).toBe('invalid Phone')
  })

  test('a refused password is not repeated in the answer', async () => {
    const { body } = await call(shop, 'signUp', { body: aRegistration({ password: 'shhh' }) })
    expect(body.errors).toEqual({ msg: 'invalid password', param: 'password', location: 'body' })
  })
})

describe('POST /auth/signin', () => {
  test('answers with who it is and a token that works', async () => {
    const shopper = await aShopper(shop, { name: 'Mona' })
    const { status, body } = await call(shop, 'signIn', { body: shopper })
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'success',
      user: { name: 'Mona', email: shopper.email, role: 'user' },
      token: expect.any(String),
    })
    expect((await call(shop, 'verifyToken', { token: body.token })).status).toBe(200)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await aShopper(shop)
    const wrong = await call(shop, 'signIn', { body: { email, password: 'Wrong123' } })
    const unknown = await call(shop, 'signIn', { body: { email: 'nobody@example.com', password: 'Wrong123' } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ status: 'fail', statusMsg: 'fail', message: 'Incorrect email or password' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('a wrong password and an unknown address take the same time', async () => {
    // So much that other work of the machine hardly counts.
    hashAtFullCost(10)
    const { email } = await aShopper(shop)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    async function note(into: number[], someone: string, from: string) {
      const start = performance.now()
      await call(shop, 'signIn', { body: { email: someone, password: 'Wrong123' }, from })
      into.push(performance.now() - start)
    }
    // In turn, and the best of each: a busy machine slows both.
    for (const last of Array(4).keys()) {
      await note(times.known, email, `10.0.0.${last}`)
      await note(times.unknown, 'nobody@example.com', `10.0.0.${last}`)
    }
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    // Without a hash it would be a twentieth.
    expect(ratio).toBeGreaterThan(0.2)
    expect(ratio).toBeLessThan(5)
  })

  test('a password that breaks the rule is simply not the right one; none at all is asked for', async () => {
    const { email } = await aShopper(shop)
    const odd = await call(shop, 'signIn', { body: { email, password: '  ' } })
    expect([odd.status, odd.body.message]).toEqual([401, 'Incorrect email or password'])
    const none = await call(shop, 'signIn', { body: { email } })
    expect([none.status, none.body.message]).toEqual([400, 'password is required'])
    const noEmail = await call(shop, 'signIn', { body: { password: 'Secret12' } })
    expect([noEmail.status, noEmail.body.message]).toEqual([400, 'email pattern is required'])
  })

  test('a family signs in to its account on ten phones at once', async () => {
    const shopper = await aShopper(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(shop, 'signIn', { body: shopper })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  test('a hundred sign-ins at once from one address close sign-in and sign-up to nobody else', async () => {
    hashAtFullCost()
    const shopper = await aShopper(shop)
    const crowd = Array.from({ length: 100 }, (_, number) =>
      call(shop, 'signIn', { body: { email: `mona${number}@example.org`, password: 'Wrong123' }, from: '41.32.10.7' }),
    )
    const elsewhere = await Promise.all([
      call(shop, 'signIn', { body: shopper, from: '10.0.0.1' }),
      call(shop, 'signUp', { body: aRegistration(), from: '10.0.0.1' }),
    ])
    expect(elsewhere.map(({ status }) => status)).toEqual([200, 201])
    const statuses = new Set((await Promise.all(crowd)).map(({ status }) => status))
    expect([...statuses].sort()).toEqual([401, 503])
  })

  test('a token left over in the header does not matter', async () => {
    const shopper = await aShopper(shop)
    expect((await call(shop, 'signIn', { body: shopper, token: 'null' })).status).toBe(200)
    expect((await call(shop, 'signIn', { body: shopper, token: 'nonsense' })).status).toBe(200)
  })
})

describe('the header token', () => {
  const NOT_LOGGED_IN = 'You are not logged in. Please login to get access'
  const INVALID = 'Invalid Token. please login again'
  const EXPIRED = 'Expired Token. please login again'

  async function answerTo(token: string | undefined) {
    const { status, body } = await call(shop, 'getCart', { token })
    return [status, body.message]
  }

  test('says whose it is and until when', async () => {
    const shopper = await aShopper(shop, { name: 'Mona' })
    const { status, body } = await call(shop, 'verifyToken', { token: shopper.token })
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'verified',
      decoded: { id: shopper.id, name: 'Mona', role: 'user', iat: expect.any(Number), exp: expect.any(Number) },
    })
    expect(body.decoded.exp - body.decoded.iat).toBe(90 * 24 * 3600)
  })

  test('missing, empty, or the text of nothing: not logged in', async () => {
    expect(await answerTo(undefined)).toEqual([401, NOT_LOGGED_IN])
    expect(await answerTo('')).toEqual([401, NOT_LOGGED_IN])
    expect(await answerTo('null')).toEqual([401, NOT_LOGGED_IN])
    expect(await answerTo('undefined')).toEqual([401, NOT_LOGGED_IN])
  })

  test('made up, or of a session that was never there: invalid', async () => {
    const now = Math.floor(Date.now() / 1000)
    const shopper = await aShopper(shop)
    const claims = { id: shopper.id, name: 'Mona', role: 'user', jti: 'no such session', iat: now, exp: now + 60 }
    expect(await answerTo('nonsense')).toEqual([401, INVALID])
    expect(await answerTo(makeTokens(shop.deps.secrets.tokens, 90).sign(claims))).toEqual([401, INVALID])
    expect(await answerTo(makeTokens('another secret entirely', 90).sign(claims))).toEqual([401, INVALID])
  })

  test('of a session that has run out: expired, also once the session is forgotten', async () => {
    const { db } = shop.connection
    const { token, id } = await aShopper(shop)
    await sql`update sessions set expires_at = now() - interval '1 second'`.execute(db)
    expect(await answerTo(token)).toEqual([401, EXPIRED])
    expect(await deleteExpiredSessions(db)).toBe(1)
    const past = { id, name: 'Mona', role: 'user', jti: 'forgotten', iat: 1_000_000, exp: 1_000_060 }
    expect(await answerTo(makeTokens(shop.deps.secrets.tokens, 90).sign(past))).toEqual([401, EXPIRED])
  })

  test('of an account that is gone: invalid', async () => {
    const { token } = await aShopper(shop)
    await countChanged(shop.connection.db)`delete from shoppers`
    expect(await answerTo(token)).toEqual([401, INVALID])
  })
})

describe('POST /auth/signout', () => {
  test('ends the session of this token and no other', async () => {
    const shopper = await aShopper(shop)
    const phone = await call(shop, 'signIn', { body: shopper })
    const { status, body } = await call(shop, 'signOut', { token: shopper.token })
    expect([status, body.status]).toEqual([200, 'success'])
    const after = await call(shop, 'getCart', { token: shopper.token })
    expect([after.status, after.body.message]).toEqual([401, 'Invalid Token. please login again'])
    expect((await call(shop, 'getCart', { token: phone.body.token })).status).toBe(200)
  })
})

test('forgetting old sessions leaves those that live', async () => {
  const { token } = await aShopper(shop)
  expect(await deleteExpiredSessions(shop.connection.db)).toBe(0)
  expect((await call(shop, 'verifyToken', { token })).status).toBe(200)
})
