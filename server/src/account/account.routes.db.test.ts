import { describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aBrowser } from '../auth/a-browser.testing.ts'
import { maybeRow } from '../db/rows.ts'
import { makeTokens } from '../auth/tokens.ts'

const shop = openTestShop()

const update = (token: string, body: object) => call(shop, 'updateAccount', { token, body })
const signIn = (email: string, password = 'Secret12') => call(shop, 'signIn', { body: { email, password } })
const isSignedIn = async (token: string) => (await call(shop, 'verifyToken', { token })).status === 200

const ELEVEN_MINUTES = 11 * 60

/** A shopper who signed in eleven minutes ago: too long for what wants a fresh sign-in. */
async function aShopperOfLongAgo() {
  const shopper = await aShopper(shop)
  const tokens = makeTokens(shop.deps.secrets.tokens, 90)
  const claims = tokens.read(shopper.token)
  if (typeof claims === 'string') throw new Error(`The token is ${claims}.`)
  return { ...shopper, token: tokens.sign({ ...claims, iat: claims.iat - ELEVEN_MINUTES }) }
}

test('GET /users/:userId tells a shopper about herself, and nobody about anybody else', async () => {
  const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
  const { body } = await call(shop, 'getUser', { token: mona.token, params: { userId: mona.id } })
  expect(body.data).toMatchObject({ _id: mona.id, email: mona.email, role: 'user' })
  const { status } = await call(shop, 'getUser', { token: mona.token, params: { userId: ali.id } })
  expect(status).toBe(404)
})

describe('PUT /users/updateMe', () => {
  test('changes name and phone, and leaves what is not sent', async () => {
    const { token, email } = await aShopperOfLongAgo()
    const { status, body } = await update(token, { name: 'Mona Abd Al-Aziz', phone: '01112345678' })
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'success', user: { name: 'Mona Abd Al-Aziz', email, role: 'user' } })
    expect((await update(token, {})).body.user.name).toBe('Mona Abd Al-Aziz')
    const row = await maybeRow(shop.connection.db)`select name, email, phone from shoppers`
    expect(row).toEqual({ name: 'Mona Abd Al-Aziz', email, phone: '01112345678' })
    await shop.deliverMails()
    expect(shop.mails).toEqual([])
  })

  test('takes one’s own e-mail address, in capitals too, without asking for anything', async () => {
    const { token, email } = await aShopperOfLongAgo()
    const { status, body } = await update(token, { name: 'Mona', email: email.toUpperCase() })
    expect([status, body.user.email]).toEqual([200, email])
    await shop.deliverMails()
    expect(shop.mails).toEqual([])
  })

  test('keeps the rules of the fields', async () => {
    const { token } = await aShopper(shop)
    expect((await update(token, { name: 'M' })).body.message).toBe('name min length is 2')
    expect((await update(token, { phone: '0100' })).body.message).toBe('invalid Phone')
    expect((await update(token, { email: 'mona' })).body.message).toBe('email is invalid')
  })

  test('a new e-mail address signs in, and the old one does not', async () => {
    const { token, email } = await aShopper(shop)
    const { status, body } = await update(token, { email: 'Mona.Aziz@example.com' })
    expect([status, body.user.email]).toEqual([200, 'mona.aziz@example.com'])
    expect((await signIn('mona.aziz@example.com')).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
  })

  test('a new e-mail address is told to the old one, ends the other sessions and voids codes sent there', async () => {
    const { token, email } = await aShopper(shop)
    const { body: elsewhere } = await signIn(email)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    shop.mails.length = 0
    expect((await update(token, { email: 'mona.aziz@example.com' })).status).toBe(200)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isSignedIn(elsewhere.token)).toBe(false)
    await shop.deliverMails()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Baqala email address was changed'],
    ])
    expect(shop.mails[0]?.text).not.toContain('mona.aziz')
    const reset = await browser.reset('mona.aziz@example.com', 'Another12')
    expect([reset.status, reset.body.message]).toEqual([400, 'reset code not verified'])
  })

  test('a new e-mail address wants the password or a sign-in of the last ten minutes', async () => {
    const { token, email } = await aShopperOfLongAgo()
    const body = { email: 'mona.aziz@example.com' }
    const refused = await update(token, body)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Please send your current password, or sign in again and repeat this within ten minutes.',
    ])
    const wrong = await update(token, { ...body, currentPassword: 'Wrong123' })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Incorrect current password'])
    expect((await signIn(email)).status).toBe(200)
    expect((await update(token, { ...body, currentPassword: 'Secret12' })).status).toBe(200)
  })

  test('an e-mail address that has an account is refused, and nothing changes', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const { status, body } = await update(mona.token, { name: 'Somebody', email: ali.email })
    expect([status, body.message, body.errors]).toEqual([
      400,
      'E-mail already in use',
      { value: ali.email, msg: 'E-mail already in use', param: 'email', location: 'body' },
    ])
    expect((await update(mona.token, {})).body.user).toMatchObject({ name: 'Mona', email: mona.email })
    expect((await signIn(ali.email)).status).toBe(200)
  })

  test('of two shoppers who take one e-mail address at once, one gets it', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const body = { email: 'new@example.com' }
    const answers = await Promise.all([update(mona.token, body), update(ali.token, body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('five new e-mail addresses an hour are enough', async () => {
    const { token } = await aShopper(shop)
    for (const number of Array(5).keys()) {
      expect((await update(token, { email: `mona.new${number}@example.com` })).status).toBe(200)
    }
    const { status, body, headers } = await update(token, { email: 'mona.last@example.com' })
    expect([status, body.message]).toEqual([
      429,
      'You have changed your email address too often. Please try again later.',
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('the address may end with a slash', async () => {
    const { token } = await aShopper(shop)
    const url = `${API_ROOT}/users/updateMe/`
    const { statusCode } = await shop.app.inject({ method: 'PUT', url, headers: { token }, payload: { name: 'Mona' } })
    expect(statusCode).toBe(200)
  })
})

describe('PUT /users/changeMyPassword', () => {
  const change = (token: string, currentPassword: string, password: string, rePassword = password) =>
    call(shop, 'changePassword', { token, body: { currentPassword, password, rePassword } })

  test('sets the password, ends every session and answers with a new one', async () => {
    const { token, email } = await aShopper(shop)
    const { body: elsewhere } = await signIn(email)
    const { status, body } = await change(token, 'Secret12', 'Ahmed@123')
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'success', user: { name: 'Mona', email, role: 'user' }, token: expect.any(String) })
    expect(await isSignedIn(body.token)).toBe(true)
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(elsewhere.token)).toBe(false)
    expect((await signIn(email, 'Secret12')).status).toBe(401)
    expect((await signIn(email, 'Ahmed@123')).status).toBe(200)
    await shop.deliverMails()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your Baqala password was changed']])
  })

  test('voids a code that was mailed before', async () => {
    const { token, email } = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    await change(token, 'Secret12', 'Ahmed@123')
    expect((await browser.reset(email, 'Another12')).status).toBe(400)
  })

  test('a wrong current password changes nothing and is not said back', async () => {
    const { token, email } = await aShopper(shop)
    const { status, body } = await change(token, 'Wrong123', 'Ahmed@123')
    expect([status, body.message, body.errors]).toEqual([
      400,
      'Incorrect current password',
      { msg: 'Incorrect current password', param: 'currentPassword', location: 'body' },
    ])
    expect(await isSignedIn(token)).toBe(true)
    expect((await signIn(email)).status).toBe(200)
  })

  test('wrong ones are counted with wrong sign-ins, also thirty at once', async () => {
    const { token, email } = await aShopper(shop)
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(token, 'Wrong123', 'Ahmed@123')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    expect((await signIn(email)).status).toBe(429)
  })

  test('keeps the rules of the fields', async () => {
    const { token } = await aShopper(shop)
    expect((await change(token, '', 'Ahmed@123')).body.message).toBe('currentPassword is required')
    expect((await change(token, 'Secret12', 'short')).body.message).toBe('invalid password')
    expect((await change(token, 'Secret12', 'Ahmed@123', 'Ahmed@124')).body.message).toBe(
      're-Password pattern is inavalid',
    )
  })

  test('of two changes at once one wins, and the other hears that the password is another now', async () => {
    const { token, email } = await aShopper(shop)
    const answers = await Promise.all([change(token, 'Secret12', 'Ahmed@123'), change(token, 'Secret12', 'Ahmed@456')])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(email, ['Ahmed@123', 'Ahmed@456'][won])).status).toBe(200)
  })
})
