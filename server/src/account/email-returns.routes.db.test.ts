/** An account whose e-mail address a thief changed is had back by the letter that told its owner. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aRegistration } from '../../test/factories.ts'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aBrowser } from '../auth/a-browser.testing.ts'
import { rowsOf } from '../db/rows.ts'

const shop = openTestShop()
const db = () => shop.connection.db

const move = (token: string, email: string, headers = {}) =>
  call(shop, 'updateAccount', { token, body: { email }, headers })
const signUp = (email: string) => call(shop, 'signUp', { body: { ...aRegistration(), email } })
const signIn = (email: string, password: string) => call(shop, 'signIn', { body: { email, password } })
const isSignedIn = async (token: string) => (await call(shop, 'verifyToken', { token })).status === 200

/** The link of the newest letter to an address. */
async function linkTo(email: string): Promise<URL | undefined> {
  await shop.deliverMails()
  const letter = shop.mails.findLast(({ to }) => to === email)
  return letter?.text.match(/\S+\/api\/take-back-email\S+/g)?.map((link) => new URL(link))[0]
}

/** Opens the link, and presses its button. */
async function press(link: URL | undefined, headers: Record<string, string> = {}) {
  const url = `${link?.pathname}${link?.search}`
  const page = await shop.app.inject({ url, headers })
  const code = /name="code" value="([^"]*)"/.exec(page.body)?.[1] ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  const payload = new URLSearchParams({ code }).toString()
  return { page, pressed: await shop.app.inject({ method: 'POST', url, headers: form, payload }) }
}

describe('the letter to the old address', () => {
  test('gives the account back: the old address, no session, and no password that a thief may have set', async () => {
    const { token, email, id } = await aShopper(shop)
    await move(token, 'thief@example.com')
    const thief = aBrowser(shop)
    await thief.verify(await thief.codeFor('thief@example.com'))
    const { body: taken } = await thief.reset('thief@example.com', 'Thief123')
    const { page, pressed } = await press(await linkTo(email))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Every device is signed out, and you choose a new password.')
    expect(page.headers['cache-control']).toBe('no-store')
    expect([pressed.statusCode, pressed.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(pressed.body).toContain('href="/ForgetPassword"')
    expect([await isSignedIn(token), await isSignedIn(taken.token)]).toEqual([false, false])
    for (const password of ['Thief123', 'Secret12']) expect((await signIn(email, password)).status).toBe(401)
    const owner = aBrowser(shop, { from: '41.32.10.8' })
    await owner.verify(await owner.codeFor(email))
    expect((await owner.reset(email, 'Owner1234')).status).toBe(200)
    const { body: back } = await signIn(email, 'Owner1234')
    expect((await call(shop, 'getUser', { token: back.token, params: { userId: id } })).body.data.email).toBe(email)
  })

  test('leads to a page that bears the name and the logo of the shop', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'new@example.com')
    const { page, pressed } = await press(await linkTo(email))
    for (const { body, headers } of [page, pressed]) {
      expect(body).toMatch(/<header><a href="\/"><img src="\/images\/logo\.svg"[^>]*>Baqala<\/a><\/header>/)
      expect(headers['content-security-policy']).toContain("img-src 'self'")
    }
  })

  test('works once, for a week, and by a press of its button alone', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'new@example.com')
    const link = await linkTo(email)
    // A mail program that opens links.
    await shop.app.inject({ url: `${link?.pathname}${link?.search}` })
    expect(await isSignedIn(token)).toBe(true)
    await sql`update email_returns set created_at = created_at - interval '8 days'`.execute(db())
    expect((await press(link)).pressed.statusCode).toBe(404)
    await sql`update email_returns set created_at = now()`.execute(db())
    expect((await press(link)).pressed.statusCode).toBe(200)
    const again = (await press(link)).pressed
    expect([again.statusCode, again.body]).toEqual([404, expect.stringContaining('works once, for a week')])
  })

  test('speaks its reader’s language, from the letter to the answer', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'new@example.com', { 'x-language': 'ar' })
    const { page, pressed } = await press(await linkTo(email))
    for (const { body } of [page, pressed]) {
      expect(body).toContain('<html lang="ar" dir="rtl">')
      expect(body).toContain('<h1>رجّع بريدك الإلكتروني</h1>')
    }
  })

  test('is the only place of its code', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'new@example.com')
    const rows = await rowsOf(db())`select to_jsonb(o) as o, to_jsonb(r) as r from outbox o, email_returns r`
    const { body } = await call(shop, 'getAccountData', { token })
    const code = (await linkTo(email))?.searchParams.get('code') ?? ''
    expect(code).toMatch(/^[\w-]{43}$/)
    for (const seen of [rows, body, shop.mails.filter(({ to }) => to !== email)])
      expect(JSON.stringify(seen)).not.toContain(code)
    expect(body.data.formerEmails).toEqual([{ email, leftAt: expect.any(String) }])
  })

  test('a form on a page of another site presses nothing', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'new@example.com')
    const { pressed } = await press(await linkTo(email), { 'sec-fetch-site': 'cross-site' })
    expect(pressed.statusCode).toBe(415)
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('a thief', () => {
  test('who changes the address again and again keeps the first owner out of nothing, and has no way back', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'one@thief.example')
    await move(token, 'two@thief.example')
    await move(token, 'three@thief.example')
    const [owners, first, second] = [
      await linkTo(email),
      await linkTo('one@thief.example'),
      await linkTo('two@thief.example'),
    ]
    expect((await press(second)).pressed.statusCode).toBe(200)
    expect((await press(owners)).pressed.statusCode).toBe(200)
    expect((await press(first)).pressed.statusCode).toBe(404)
    expect(await rowsOf(db())`select email from shoppers`).toEqual([{ email }])
    // The letter about the way back has none.
    expect(await linkTo('three@thief.example')).toBeUndefined()
  })

  test('cannot take the old address for another account meanwhile, by sign-up or by a change', async () => {
    const { token, email } = await aShopper(shop)
    await move(token, 'thief@example.com')
    expect((await signUp(email)).status).toBe(409)
    const other = await aShopper(shop)
    const { status, body } = await move(other.token, email)
    expect([status, body.errors.msg]).toEqual([400, 'E-mail already in use'])
    expect((await move(token, email)).status).toBe(200)
  })

  test('keeps others from one address at most', async () => {
    const { token } = await aShopper(shop)
    await move(token, 'victim@example.com')
    await move(token, 'thief@example.com')
    expect((await signUp('victim@example.com')).status).toBe(201)
  })
})

test('an address that has another account by now is not taken from it', async () => {
  const { token } = await aShopper(shop)
  await move(token, 'second@example.com')
  await move(token, 'third@example.com')
  const link = await linkTo('second@example.com')
  expect((await signUp('second@example.com')).status).toBe(201)
  const { pressed } = await press(link)
  expect([pressed.statusCode, pressed.body]).toEqual([409, expect.stringContaining('has another account by now')])
})

test('twenty presses an hour from one network are enough', async () => {
  const nowhere = new URL('http://shop/api/take-back-email?code=none')
  for (let count = 0; count < 20; count += 1) expect((await press(nowhere)).pressed.statusCode).toBe(404)
  expect((await press(nowhere)).pressed.statusCode).toBe(429)
})

test('nothing remains of it once the account is deleted', async () => {
  const { token, password } = await aShopper(shop)
  await move(token, 'new@example.com')
  expect((await call(shop, 'deleteAccount', { token, body: { password } })).status).toBe(200)
  expect(await rowsOf(db())`select 1 from email_returns`).toEqual([])
  expect(await rowsOf(db())`select 1 from outbox where kind = 'email changed'`).toEqual([])
})
