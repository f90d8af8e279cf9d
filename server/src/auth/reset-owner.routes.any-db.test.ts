/** A reset is finished by the browser that asked for it, and by nobody who merely knows the e-mail. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { hashAtFullCost } from '../../test/cheap-passwords.ts'
import { aBrowser, aWrongCode, mailedCode } from './a-browser.testing.ts'

const shop = openTestShop({ PUBLIC_URL: 'https://shop.example.com' })

const INVALID_CODE = 'Reset code is invalid or has expired'
const NOT_VERIFIED = 'reset code not verified'

test('over https the cookie never travels in the open', async () => {
  const { headers } = await aBrowser(shop).forgot('mona@example.com')
  expect(headers['set-cookie']).toMatch(
    /^__Host-reset_browser=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('over https a cookie that a neighbouring host has planted finishes nothing', async () => {
  const { email } = await aShopper(shop)
  const planted = 'A'.repeat(43)
  const headers = { cookie: `reset_browser=${planted}`, 'user-agent': 'Safari' }
  const { cookies } = await call(shop, 'forgotPassword', { body: { email }, headers })
  expect(cookies[0]?.value).not.toBe(planted)
  const own = { ...headers, cookie: `${headers.cookie}; ${cookies[0]?.name}=${cookies[0]?.value}` }
  const resetCode = await mailedCode(shop, email)
  expect((await call(shop, 'verifyResetCode', { body: { resetCode }, headers: own })).status).toBe(200)
  const body = { email, newPassword: 'Stolen99' }
  expect((await call(shop, 'resetPassword', { body, headers })).status).toBe(400)
  expect((await call(shop, 'resetPassword', { body, headers: own })).status).toBe(200)
})

describe('with cookies', () => {
  test('a code works in the browser that asked for it and in no other', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    const other = aBrowser(shop)
    await other.forgot('somebody@example.com')
    const code = await owner.codeFor(email)
    const stolen = await other.verify(code)
    expect([stolen.status, stolen.body.message]).toEqual([400, INVALID_CODE])
    expect((await owner.verify(code)).status).toBe(200)
  })

  test('once verified, nobody else sets the password: not with another cookie, not with none', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    const other = aBrowser(shop)
    const bare = aBrowser(shop, { keepsCookies: false })
    await other.forgot(email)
    await owner.verify(await owner.codeFor(email))
    expect((await other.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await bare.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await owner.reset(email, 'Another12')).status).toBe(200)
  })

  test('a code asked for by a browser that already held its cookie is closed to a client without', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    await owner.forgot(email)
    const code = await owner.codeFor(email)
    expect((await aBrowser(shop, { keepsCookies: false }).verify(code)).body.message).toBe(INVALID_CODE)
    expect((await owner.verify(code)).status).toBe(200)
  })

  test('the cookie finishes it from another network too', async () => {
    const { email } = await aShopper(shop)
    const atHome = aBrowser(shop)
    const asked = await atHome.forgot(email)
    const headers = { cookie: `${asked.cookies[0]?.name}=${asked.cookies[0]?.value}`, 'user-agent': 'Safari' }
    const resetCode = await mailedCode(shop, email)
    const onTheWay = { headers, from: '156.160.1.1' }
    expect((await call(shop, 'verifyResetCode', { ...onTheWay, body: { resetCode } })).status).toBe(200)
    const body = { email, newPassword: 'Another12' }
    expect((await call(shop, 'resetPassword', { ...onTheWay, body })).status).toBe(200)
  })

  test('a new request in another browser leaves the first code good', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    const code = await owner.codeFor(email)
    await aBrowser(shop, { from: '10.0.0.66' }).forgot(email)
    expect((await owner.verify(code)).status).toBe(200)
    expect((await owner.reset(email, 'Another12')).status).toBe(200)
  })

  test('a code for one account does not reset another', async () => {
    const victim = await aShopper(shop)
    const thief = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.forgot(victim.email)
    await browser.verify(await browser.codeFor(thief.email))
    const { status, body } = await browser.reset(victim.email, 'Stolen123')
    expect([status, body.message]).toEqual([400, NOT_VERIFIED])
  })

  test('without a verified code nothing is set, account or not', async () => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.forgot(email)
    expect((await browser.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await browser.reset('nobody@example.com', 'Stolen123')).body.message).toBe(NOT_VERIFIED)
  })

  test('a hundred at once without a verified code do not keep the server busy hashing', async () => {
    hashAtFullCost()
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser.reset(email, 'Stolen123')))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(400))
  })

  test('a finished reset voids what other browsers had verified or asked for', async () => {
    const { email } = await aShopper(shop)
    const [first, second, third] = [aBrowser(shop), aBrowser(shop), aBrowser(shop)]
    await first.verify(await first.codeFor(email))
    const waiting = await second.codeFor(email)
    await third.verify(await third.codeFor(email))
    expect((await third.reset(email, 'Another12')).status).toBe(200)
    expect((await first.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await second.verify(waiting)).body.message).toBe(INVALID_CODE)
  })
})

describe('wrong tries', () => {
  test('count for the account, whichever browser makes them', async () => {
    const { email } = await aShopper(shop)
    const one = aBrowser(shop)
    const two = aBrowser(shop)
    const code = await one.codeFor(email)
    await two.forgot(email)
    for (const _ of Array(2).keys()) await one.verify(aWrongCode(code))
    for (const _ of Array(3).keys()) await two.verify(aWrongCode(code))
    expect((await one.verify(code)).body.message).toBe(INVALID_CODE)
  })

  test('of somebody who merely knows the e-mail do not keep its owner out', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    const code = await owner.codeFor(email)
    const attacker = aBrowser(shop, { from: '10.0.0.66' })
    await attacker.forgot(email)
    for (const _ of Array(9).keys()) await attacker.verify(aWrongCode(code))
    expect((await owner.verify(code)).status).toBe(200)
  })

  test('of a neighbour without cookies do not use up those of the browser that asked', async () => {
    const { email } = await aShopper(shop)
    const owner = aBrowser(shop)
    const code = await owner.codeFor(email)
    const neighbour = aBrowser(shop, { keepsCookies: false })
    for (const _ of Array(6).keys()) await neighbour.verify(aWrongCode(code))
    expect((await neighbour.verify(code)).body.message).toBe(INVALID_CODE)
    expect((await owner.verify(code)).status).toBe(200)
  })
})

describe('a client that sends no cookies', () => {
  const habits = { keepsCookies: false }

  test('goes through all the same', async () => {
    const { email } = await aShopper(shop)
    const client = aBrowser(shop, habits)
    expect((await client.verify(await client.codeFor(email))).status).toBe(200)
    expect((await client.reset(email, 'Another12')).status).toBe(200)
  })

  test('verifies from the address and with the user agent that asked', async () => {
    const { email } = await aShopper(shop)
    const client = aBrowser(shop, habits)
    const code = await client.codeFor(email)
    const elsewhere = aBrowser(shop, { ...habits, from: '10.0.0.66' })
    const otherAgent = aBrowser(shop, { ...habits, userAgent: 'curl' })
    expect((await elsewhere.verify(code)).body.message).toBe(INVALID_CODE)
    expect((await otherAgent.verify(code)).body.message).toBe(INVALID_CODE)
    expect((await client.verify(code)).status).toBe(200)
  })

  test('sets the password from the address and with the user agent that verified', async () => {
    const { email } = await aShopper(shop)
    const client = aBrowser(shop, habits)
    await client.verify(await client.codeFor(email))
    const elsewhere = aBrowser(shop, { ...habits, from: '10.0.0.66' })
    const otherAgent = aBrowser(shop, { ...habits, userAgent: 'curl' })
    const otherBrowser = aBrowser(shop)
    await otherBrowser.forgot(email)
    expect((await elsewhere.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await otherAgent.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await otherBrowser.reset(email, 'Stolen123')).body.message).toBe(NOT_VERIFIED)
    expect((await client.reset(email, 'Another12')).status).toBe(200)
  })

  test('has two minutes from verifying', async () => {
    const { email } = await aShopper(shop)
    const client = aBrowser(shop, habits)
    await client.verify(await client.codeFor(email))
    await sql`update reset_requests set verified_at = verified_at - interval '2 minutes'`.execute(shop.connection.db)
    expect((await client.reset(email, 'Another12')).body.message).toBe(NOT_VERIFIED)
  })

  test('has five wrong tries', async () => {
    const { email } = await aShopper(shop)
    const client = aBrowser(shop, habits)
    const code = await client.codeFor(email)
    for (const _ of Array(5).keys()) await client.verify(aWrongCode(code))
    expect((await client.verify(code)).body.message).toBe(INVALID_CODE)
  })
})
