import { sql, type PluginTransformQueryArgs, type PluginTransformResultArgs } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { aBrowser, aWrongCode, mailedCode } from './a-browser.testing.ts'
import { deleteOldResets } from './reset.queries.ts'
import { hashCode } from './reset.ts'

let statements = 0
const shop = openTestShop({ RESET_MAILS_PER_ADDRESS: '12' }, ({ connection }) => ({
  connection: { ...connection, db: connection.db.withPlugin({ transformQuery, transformResult }) },
}))

function transformQuery({ node }: PluginTransformQueryArgs) {
  statements += 1
  return node
}

async function transformResult({ result }: PluginTransformResultArgs) {
  return result
}

const INVALID_CODE = 'Reset code is invalid or has expired'
const NOT_VERIFIED = 'reset code not verified'

async function minutesPass(minutes: number) {
  const { db } = shop.connection
  await sql`
    update reset_requests set created_at = created_at - make_interval(mins => ${minutes}),
      verified_at = verified_at - make_interval(mins => ${minutes})`.execute(db)
  await sql`update rate_limits set resets_at = resets_at - make_interval(mins => ${minutes})`.execute(db)
}

describe('POST /auth/forgotPasswords', () => {
  test('mails a code to the account', async () => {
    const shopper = await aShopper(shop, { name: 'Mona' })
    const { status, body } = await aBrowser(shop).forgot(` ${shopper.email.toUpperCase()}`)
    expect(status).toBe(200)
    expect(body).toEqual({ statusMsg: 'success', message: 'Reset code sent to your email' })
    await shop.deliverMails()
    expect(shop.mails.map((mail) => mail.to)).toEqual([shopper.email])
    expect(shop.mails[0]?.text.match(/\d{4,}/g)).toEqual([expect.stringMatching(/^[1-9]\d{5}$/)])
  })

  test('answers the same for an address without an account, and mails nothing', async () => {
    const { email } = await aShopper(shop)
    const known = await aBrowser(shop).forgot(email)
    const unknown = await aBrowser(shop).forgot('nobody@example.com')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort())
    await shop.deliverMails()
    expect(shop.mails.map((mail) => mail.to)).toEqual([email])
  })

  test('takes as long for an address without an account', async () => {
    const { email } = await aShopper(shop)
    async function timeOf(someone: string) {
      const start = performance.now()
      await aBrowser(shop).forgot(someone)
      return performance.now() - start
    }
    expect(await timeOf(email)).toBeGreaterThan(48)
    expect(await timeOf('nobody@example.com')).toBeGreaterThan(48)
  })

  test('asks the database as much for an address without an account', async () => {
    const { email } = await aShopper(shop)
    // The least of three, because every few seconds the shop asks for the catalogue's version in between.
    async function statementsFor(someone: string) {
      const counts = []
      for (let turn = 0; turn < 3; turn += 1) {
        const before = statements
        await aBrowser(shop).forgot(someone)
        counts.push(statements - before)
      }
      return Math.min(...counts)
    }
    expect(await statementsFor('nobody@example.com')).toBe(await statementsFor(email))
  })

  test('keeps neither the code nor the cookie nor the address readable', async () => {
    const { email } = await aShopper(shop)
    const { cookies } = await aBrowser(shop).forgot(email)
    const kept = await rowsOf(shop.connection.db)`select r.*, o.* from reset_requests r, outbox o`
    const code = await mailedCode(shop, email)
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(JSON.stringify(kept)).not.toContain(cookies[0]?.value)
    expect(JSON.stringify(kept)).not.toContain('41.32.10.7')
  })

  test('leaves the browser a cookie that no script and no other site can use', async () => {
    const answer = await aBrowser(shop).forgot('mona@example.com')
    expect(answer.headers['set-cookie']).toMatch(
      /^reset_browser=[\w-]{43}; Max-Age=3600; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/,
    )
  })

  test('keeps the cookie the browser has, unless it is none of ours', async () => {
    const browser = aBrowser(shop)
    const first = await browser.forgot('mona@example.com')
    const second = await browser.forgot('mona@example.com')
    expect(second.cookies[0]?.value).toBe(first.cookies[0]?.value)
    const headers = { cookie: 'reset_browser=chosen-by-somebody' }
    const third = await call(shop, 'forgotPassword', { body: { email: 'mona@example.com' }, headers })
    expect(third.cookies[0]?.value).toMatch(/^[\w-]{43}$/)
  })

  test('asks for an email', async () => {
    const { status, body } = await aBrowser(shop).forgot('')
    expect([status, body.message]).toEqual([400, 'email pattern is required'])
  })

  test('mails three codes an hour to one account, and tells the fourth request so, account or not', async () => {
    const { email } = await aShopper(shop)
    async function fourthAnswerFor(someone: string) {
      for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
        expect((await aBrowser(shop, { from }).forgot(someone)).status).toBe(200)
      }
      return aBrowser(shop, { from: '10.0.0.4' }).forgot(someone)
    }
    const known = await fourthAnswerFor(email)
    const unknown = await fourthAnswerFor('nobody@example.com')
    expect(known.status).toBe(429)
    expect(known.body.message).toBe(
      'Too many reset codes were requested. Please use the newest one, or try again later.',
    )
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(3500)
    expect([unknown.status, unknown.body]).toEqual([429, known.body])
    await minutesPass(60)
    expect((await aBrowser(shop).forgot(email)).status).toBe(200)
  })

  test('mails so many codes an hour for one address and no more', async () => {
    const browser = aBrowser(shop)
    for (const number of Array(12).keys()) await browser.forgot(`mona${number}@example.com`)
    const { status, body, headers } = await browser.forgot('mona@example.com')
    expect([status, body.message]).toEqual([
      429,
      'Too many reset codes were requested from your network. Please try again later.',
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500)
  })
})

describe('the reset flow', () => {
  test('a mailed code, verified in the same browser, sets a new password', async () => {
    const shopper = await aShopper(shop)
    const browser = aBrowser(shop)
    const verified = await browser.verify(await browser.codeFor(shopper.email))
    expect(verified.status).toBe(200)
    expect(verified.body).toEqual({ status: 'Success', message: expect.any(String) })
    const done = await browser.reset(shopper.email, 'Another12')
    expect(done.status).toBe(200)
    expect(done.body).toEqual({ message: 'success', token: expect.any(String) })
    expect((await call(shop, 'getCart', { token: done.body.token })).status).toBe(200)

    const { email } = shopper
    const withNew = await call(shop, 'signIn', { body: { email, password: 'Another12' } })
    expect(withNew.body.message).toBe('success')
    const withOld = await call(shop, 'signIn', { body: shopper })
    expect(withOld.body.message).toBe('Incorrect email or password')
  })

  test('a new password ends every session the account had', async () => {
    const shopper = await aShopper(shop)
    const other = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(shopper.email))
    const { body } = await browser.reset(shopper.email, 'Another12')
    const old = await call(shop, 'getCart', { token: shopper.token })
    expect([old.status, old.body.message]).toEqual([401, 'Invalid Token. please login again'])
    expect((await call(shop, 'getCart', { token: body.token })).status).toBe(200)
    expect((await call(shop, 'getCart', { token: other.token })).status).toBe(200)
  })

  test('a code may come as a number, with spaces, or in Arabic digits', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const one = await browser.codeFor(email)
    expect((await browser.verify(Number(one))).status).toBe(200)
    const two = await browser.codeFor(email)
    expect((await browser.verify(` ${two.slice(0, 4)} ${two.slice(4)}\n`)).status).toBe(200)
    const three = await browser.codeFor(email)
    const arabic = three.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    expect((await browser.verify(arabic)).status).toBe(200)
    const { email: another } = await aShopper(shop)
    const four = await browser.codeFor(another)
    expect((await browser.verify(`\u200f${four.slice(0, 3)}-${four.slice(3)}\u200b`)).status).toBe(200)
  })

  test('a code works again in its browser, where the answer may have been lost, and sets one password', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    const first = await browser.verify(code)
    await minutesPass(9)
    expect((await browser.verify(aWrongCode(code))).status).toBe(400)
    const again = await browser.verify(code)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await browser.reset(email, 'Another12')).status).toBe(200)
    const late = await browser.verify(code)
    expect([late.status, late.body.message]).toEqual([400, INVALID_CODE])
    const twice = await browser.reset(email, 'Third1234')
    expect([twice.status, twice.body.message]).toEqual([400, NOT_VERIFIED])
  })

  test('a code works for ten minutes', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    await minutesPass(9)
    expect((await browser.verify(code)).status).toBe(200)
    const late = await browser.codeFor(email)
    await minutesPass(10)
    const { status, body } = await browser.verify(late)
    expect([status, body.message]).toEqual([400, INVALID_CODE])
  })

  test('the new password may be chosen for ten minutes, however often the code was verified', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    await browser.verify(code)
    await minutesPass(9)
    await browser.verify(code)
    await minutesPass(1)
    const { status, body } = await browser.reset(email, 'Another12')
    expect([status, body.message]).toEqual([400, NOT_VERIFIED])
  })

  test('after five wrong tries the right code is refused too, and a new one works', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    for (const _ of Array(5).keys()) {
      const { status, body } = await browser.verify(aWrongCode(code))
      expect([status, body.message]).toEqual([400, INVALID_CODE])
    }
    const { status, body } = await browser.verify(code)
    expect([status, body.message]).toEqual([400, INVALID_CODE])
    expect((await browser.verify(await browser.codeFor(email))).status).toBe(200)
  })

  test('five wrong tries of a code stay five when the count of the account begins anew', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    for (const _ of Array(5).keys()) await browser.verify(aWrongCode(code))
    await sql`delete from rate_limits`.execute(shop.connection.db)
    expect((await browser.verify(code)).body.message).toBe(INVALID_CODE)
  })

  test('after four wrong tries the right code still works', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    for (const _ of Array(4).keys()) await browser.verify(aWrongCode(code))
    expect((await browser.verify(code)).status).toBe(200)
  })

  test('twenty wrong tries at once count as many as one after another', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    await Promise.all(Array.from({ length: 20 }, () => browser.verify(aWrongCode(code))))
    expect((await browser.verify(code)).status).toBe(400)
    const row = await oneRow<{ tries: number }>(shop.connection.db)`select wrong_tries as tries from reset_requests`
    expect(row.tries).toBe(5)
  })

  test('a wrong code asks the database as much for an address without an account, and takes as long', async () => {
    const { email } = await aShopper(shop)
    async function costOfWrongCodes(someone: string) {
      const browser = aBrowser(shop)
      for (const _ of Array(3).keys()) await browser.forgot(someone)
      const costs: { statements: number; milliseconds: number }[] = []
      for (const _ of Array(3).keys()) {
        const before = statements
        const start = performance.now()
        await browser.verify('11111111')
        costs.push({ statements: statements - before, milliseconds: performance.now() - start })
      }
      const least = (of: (cost: (typeof costs)[number]) => number) => Math.min(...costs.map(of))
      return { statements: least((cost) => cost.statements), milliseconds: least((cost) => cost.milliseconds) }
    }
    const known = await costOfWrongCodes(email)
    const unknown = await costOfWrongCodes('nobody@example.com')
    // One count for the three requests, the two reads around it, and what was tried.
    expect([known.statements, unknown.statements]).toEqual([5, 5])
    expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(48)
  })

  test('wrong codes are counted together for an address without an account, whichever browser asked', async () => {
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      const browser = aBrowser(shop, { from })
      await browser.forgot('nobody@example.com')
      for (const _ of Array(3).keys()) await browser.verify('11111111')
    }
    const counts = await rowsOf<{ count: number }>(shop.connection.db)`
      select count from rate_limits order by count desc limit 1`
    expect(counts).toEqual([{ count: 9 }])
  })

  test('a request of the version before, which knows no address, is verified all the same', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    await sql`update reset_requests set email_hmac = null`.execute(shop.connection.db)
    expect((await browser.verify(code)).status).toBe(200)
  })

  test('no code verifies a request for an address without an account', async () => {
    const browser = aBrowser(shop)
    await browser.forgot('nobody@example.com')
    const { db } = shop.connection
    const { id } = await oneRow<{ id: string }>(db)`select id from reset_requests`
    const sealed = hashCode(shop.deps.secrets.resetCodes, id, '12345678')
    await sql`update reset_requests set code_hmac = ${sealed}`.execute(db)
    expect((await browser.verify('12345678')).body.message).toBe(INVALID_CODE)
  })

  test('right codes do not count as wrong tries of the account', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    for (const from of ['10.0.0.1', '10.0.0.2']) {
      const other = aBrowser(shop, { from })
      await other.verify(await other.codeFor(email))
    }
    const code = await browser.codeFor(email)
    for (const _ of Array(4).keys()) await browser.verify(aWrongCode(code))
    expect((await browser.verify(code)).status).toBe(200)
  })

  test('a new password keeps the rule of the server', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    const weak = await browser.reset(email, 'weak')
    expect([weak.status, weak.body.message]).toEqual([400, 'invalid password'])
    const none = await browser.reset(email, '')
    expect([none.status, none.body.message]).toEqual([400, 'password is required'])
    expect((await browser.reset(email, 'Ahmed@123')).status).toBe(200)
    expect((await call(shop, 'signIn', { body: { email, password: 'Ahmed@123' } })).status).toBe(200)
  })

  test('of ten resets at once with one code exactly one wins', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const code = await browser.codeFor(email)
    const verified = await Promise.all(Array.from({ length: 10 }, () => browser.verify(code)))
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(10)
    const answers = await Promise.all([...Array(10).keys()].map((number) => browser.reset(email, `Another1${number}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.message === NOT_VERIFIED)).toHaveLength(9)
    const winner = answers.findIndex(({ status }) => status === 200)
    const signedIn = await call(shop, 'signIn', { body: { email, password: `Another1${winner}` } })
    expect(signedIn.status).toBe(200)
  })

  test('who was locked out by wrong passwords signs in with the new one', async () => {
    const { email } = await aShopper(shop)
    for (const _ of Array(5).keys()) await call(shop, 'signIn', { body: { email, password: 'Wrong123' } })
    expect((await call(shop, 'signIn', { body: { email, password: 'Wrong123' } })).status).toBe(429)
    const browser = aBrowser(shop)
    await browser.verify(await browser.codeFor(email))
    await browser.reset(email, 'Another12')
    expect((await call(shop, 'signIn', { body: { email, password: 'Another12' } })).status).toBe(200)
  })
})

test('resets are forgotten after a day', async () => {
  const { db } = shop.connection
  await aBrowser(shop).forgot('mona@example.com')
  expect(await deleteOldResets(db)).toBe(0)
  await minutesPass(24 * 60)
  expect(await deleteOldResets(db)).toBe(1)
})
