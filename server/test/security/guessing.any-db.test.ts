/** Guessing passwords and reset codes within an account, across accounts, through a proxy and across server processes. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../build-test-app.ts'
import { buildApp } from '../../src/app.ts'
import { aBrowser, aWrongCode, mailedCode } from '../../src/auth/a-browser.testing.ts'

const shop = openTestShop({ TRUST_PROXY: '10.0.0.1', SIGN_IN_TRIES_PER_ADDRESS: '12', RESET_MAILS_PER_ADDRESS: '8' })
/** The same shop in a second process: an application of its own on the same database. */
let other: FastifyInstance

beforeAll(async () => {
  other = await buildApp(shop.deps)
})
afterAll(() => other.close())

interface From {
  readonly from?: string
  readonly headers?: Record<string, string>
  readonly second?: boolean
}
const inProcess = ({ second = false }: From) => (second ? { ...shop, app: other } : shop)
const guess = (email: string, from: From = {}, password = 'Wrong999') =>
  call(inProcess(from), 'signIn', {
    body: { email, password },
    headers: from.headers ?? {},
    from: from.from ?? '41.32.10.7',
  })
const wrongTriesOf = async (email: string) => {
  const { rows } = await sql<{ tries: number }>`
    select max(wrong_tries)::int as tries from reset_requests join shoppers on shoppers.id = shopper_id
    where email = ${email}`.execute(shop.connection.db)
  return rows[0]?.tries
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length
const statusesOf = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status)

describe('passwords', () => {
  test('guessed in two processes at once are looked at as often as in one', async () => {
    const { email, password } = await aShopper(shop)
    const statuses = await statusesOf(Array.from({ length: 16 }, (_, turn) => guess(email, { second: turn % 2 === 0 })))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 11])
    expect((await guess(email, { from: '41.32.99.9' }, password)).status).toBe(200)
  })

  test('one password for many accounts stops at the address, whichever process is asked', async () => {
    const accounts = Array.from({ length: 20 }, (_, number) => `shopper${number}@example.com`)
    const statuses = await statusesOf(accounts.map((email, turn) => guess(email, { second: turn % 2 === 0 })))
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([12, 8])
  })

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])(
    'a made-up %s makes nobody somebody else',
    async (header) => {
      const { email } = await aShopper(shop)
      const tries = Array.from({ length: 8 }, (_, turn) =>
        guess(email, { headers: { [header]: `for=1.2.3.${turn}, 1.2.3.${turn}` } }),
      )
      expect(count(await statusesOf(tries), 401)).toBe(5)
    },
  )

  test('behind the proxy that is trusted, only the address the proxy wrote counts', async () => {
    const { email } = await aShopper(shop)
    const tries = Array.from({ length: 8 }, (_, turn) =>
      guess(email, { from: '10.0.0.1', headers: { 'x-forwarded-for': `1.2.3.${turn}, 41.32.10.7` } }),
    )
    expect(count(await statusesOf(tries), 401)).toBe(5)
  })

  test('an address written otherwise is the same account', async () => {
    const { email } = await aShopper(shop)
    const spellings = [
      email,
      ` ${email}`,
      `${email} `,
      email.toUpperCase(),
      email.replace('m', 'M'),
      `\t${email}`,
      email,
    ]
    const statuses = await statusesOf(spellings.map((each) => guess(each)))
    expect(count(statuses, 401)).toBe(5)
  })

  test('right sign-ins in between buy no further guesses', async () => {
    const victim = await aShopper(shop)
    const own = await aShopper(shop)
    const statuses = []
    for (let turn = 0; turn < 8; turn += 1) {
      statuses.push((await guess(victim.email)).status)
      await guess(own.email, {}, own.password)
    }
    expect(count(statuses, 401)).toBe(5)
  })
})

describe('reset codes', () => {
  test('guessed in two processes at once are looked at five times', async () => {
    const { email } = await aShopper(shop)
    const { cookies } = await call(shop, 'forgotPassword', { body: { email } })
    const code = await mailedCode(shop, email)
    const headers = { cookie: `reset_browser=${cookies[0]?.value ?? ''}` }
    const verify = (resetCode: string, second: boolean) =>
      call(inProcess({ second }), 'verifyResetCode', { body: { resetCode }, headers })
    const wrong = Array.from({ length: 12 }, (_, turn) => verify(aWrongCode(code), turn % 2 === 0))
    expect(new Set(await statusesOf(wrong))).toEqual(new Set([400]))
    expect((await verify(code, true)).status).toBe(400)
    expect(await wrongTriesOf(email)).toBe(5)
  })

  test('guessed at many accounts from one address have one try each after twenty', async () => {
    const from = '41.32.99.9'
    const codes: { email: string; headers: Record<string, string>; code: string }[] = []
    for (let account = 0; account < 7; account += 1) {
      const { email } = await aShopper(shop)
      const { cookies } = await call(shop, 'forgotPassword', { body: { email }, from })
      const headers = { cookie: `reset_browser=${cookies[0]?.value ?? ''}` }
      codes.push({ email, headers, code: await mailedCode(shop, email) })
    }
    const verify = ({ headers }: (typeof codes)[number], resetCode: string) =>
      call(shop, 'verifyResetCode', { body: { resetCode }, headers, from })
    for (const each of codes) for (let tries = 0; tries < 4; tries += 1) await verify(each, aWrongCode(each.code))
    const looked = await Promise.all(codes.map(({ email }) => wrongTriesOf(email)))
    expect(looked.reduce<number>((sum, tries) => sum + (tries ?? 0), 0)).toBeLessThanOrEqual(20 + codes.length)
    // A shopper who types the right code at once comes through all the same.
    const { email } = await aShopper(shop)
    const { cookies } = await call(shop, 'forgotPassword', { body: { email }, from })
    const owner = { email, headers: { cookie: `reset_browser=${cookies[0]?.value ?? ''}` }, code: '' }
    const code = await mailedCode(shop, email)
    expect((await verify(owner, code)).status).toBe(200)
  })

  test('typed right leave no guess behind', async () => {
    const browser = aBrowser(shop)
    const code = await browser.codeFor((await aShopper(shop)).email)
    await sql`delete from rate_limits`.execute(shop.connection.db)
    expect((await browser.verify(code)).status).toBe(200)
    const { rows } = await sql<{ count: number }>`select count from rate_limits`.execute(shop.connection.db)
    expect(rows.map(({ count }) => count)).toEqual([0, 0])
  })

  test('verified in one process finish in the other', async () => {
    const { email } = await aShopper(shop)
    const { cookies } = await call(shop, 'forgotPassword', { body: { email } })
    const headers = { cookie: `reset_browser=${cookies[0]?.value ?? ''}` }
    const resetCode = await mailedCode(shop, email)
    await call(inProcess({ second: true }), 'verifyResetCode', { body: { resetCode }, headers })
    const { status } = await call(shop, 'resetPassword', { body: { email, newPassword: 'Chosen99' }, headers })
    expect(status).toBe(200)
  })

  test('used in two processes at once set one password, and end with it', async () => {
    const { email } = await aShopper(shop)
    const { cookies } = await call(shop, 'forgotPassword', { body: { email } })
    const headers = { cookie: `reset_browser=${cookies[0]?.value ?? ''}` }
    const resetCode = await mailedCode(shop, email)
    await call(shop, 'verifyResetCode', { body: { resetCode }, headers })
    const passwords = ['Chosen91', 'Chosen92', 'Chosen93', 'Chosen94']
    const answers = await Promise.all(
      passwords.map((newPassword, turn) =>
        call(inProcess({ second: turn % 2 === 0 }), 'resetPassword', { body: { email, newPassword }, headers }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect([count(statuses, 200), count(statuses, 400)]).toEqual([1, 3])
    const tries = await statusesOf(passwords.map((password) => guess(email, {}, password)))
    expect(tries).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)))
    const again = await call(inProcess({ second: true }), 'verifyResetCode', { body: { resetCode }, headers })
    expect(again.status).toBe(400)
  })

  test('are nobody’s but the browser’s: a cookie made up, borrowed in part or sent twice opens nothing', async () => {
    const { email } = await aShopper(shop)
    const asking = aBrowser(shop)
    const code = await asking.codeFor(email)
    const cookies = [
      '',
      'x'.repeat(43),
      '%00',
      `${'A'.repeat(42)}`,
      `${'A'.repeat(43)}; reset_browser=${'B'.repeat(43)}`,
    ]
    for (const cookie of cookies) {
      const headers = { cookie: `reset_browser=${cookie}`, 'user-agent': 'Another' }
      const { status } = await call(shop, 'verifyResetCode', { body: { resetCode: code }, headers, from: '41.32.10.7' })
      expect(status, cookie).toBe(400)
    }
    expect((await asking.verify(code)).status).toBe(200)
    expect((await aBrowser(shop, { userAgent: 'Another' }).reset(email, 'Stolen99')).status).toBe(400)
    expect((await asking.reset(email, 'Chosen99')).status).toBe(200)
  })

  test('asked for by a stranger who names many accounts are bounded for the stranger’s address', async () => {
    const stranger = aBrowser(shop)
    const answers = []
    for (let account = 0; account < 10; account += 1)
      answers.push(await stranger.forgot(`shopper${account}@example.com`))
    const statuses = answers.map(({ status }) => status)
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([8, 2])
  })

  test.each([
    ['%'],
    ['_'.repeat(8)],
    [{ $ne: '' }],
    [['12345678']],
    [true],
    [null],
    [''],
    ['0'.repeat(100)],
    ["' or 1=1 --"],
  ])('%j is no code', async (resetCode) => {
    const { email } = await aShopper(shop)
    const browser = aBrowser(shop)
    await browser.forgot(email)
    expect((await browser.verify(resetCode)).status).toBe(400)
    expect((await browser.reset(email, 'Stolen99')).status).toBe(400)
  })
})
