import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { hashAtFullCost } from '../../test/cheap-passwords.ts'
import { aRegistration } from '../../test/factories.ts'
import { delayFor } from './sign-in-limits.ts'

const shop = openTestShop({ SIGN_IN_TRIES_PER_ADDRESS: '8', SIGN_UPS_PER_ADDRESS: '3' })

const WRONG = 'Incorrect email or password'
const TOO_MANY_FOR_ACCOUNT =
  'Too many wrong passwords for this account. Please try again later, or reset your password.'
const TOO_MANY_FROM_HERE = 'Too many wrong passwords from your network. Please try again later.'

async function signIn(email: string, password = 'Wrong123', from = '41.32.10.7', cookie?: string) {
  return call(shop, 'signIn', { body: { email, password }, from, headers: cookie === undefined ? {} : { cookie } })
}

/** The cookie of a browser that signs in to the account. */
async function knownBrowserOf(email: string): Promise<string> {
  const { cookies } = await signIn(email, 'Secret12', '10.9.9.9')
  const { name = '', value = '' } = cookies.find((cookie) => cookie.name === 'known_device') ?? {}
  return `${name}=${value}`
}

async function secondsPass(seconds: number) {
  const { db } = shop.connection
  await sql`update rate_limits set resets_at = resets_at - make_interval(secs => ${seconds})`.execute(db)
}

const minutesPass = (minutes: number) => secondsPass(60 * minutes)

/** Guesses until others on the address are backed off for longer than a request waits. */
async function guessOn(email: string) {
  for (const pause of [0, 0, 0, 0, 0, 2, 4]) {
    await signIn(email)
    await secondsPass(pause)
  }
  await signIn(email)
}

/** As if so many more wrong tries had been made, of every kind counted so far. */
async function manyMoreTries(tries: number) {
  await sql`update rate_limits set count = count + ${tries}`.execute(shop.connection.db)
}

async function timed<Result>(work: Promise<Result>): Promise<Result & { milliseconds: number }> {
  const start = performance.now()
  const result = await work
  return { ...result, milliseconds: performance.now() - start }
}

describe('wrong passwords', () => {
  test('are refused after five for one account from one address, for fifteen minutes', async () => {
    const { email } = await aShopper(shop)
    for (const _ of Array(5).keys()) expect((await signIn(email)).body.message).toBe(WRONG)
    const sixth = await signIn(email)
    expect([sixth.status, sixth.body.message]).toEqual([429, TOO_MANY_FOR_ACCOUNT])
    expect(sixth.headers['retry-after']).toBe('2')
    await minutesPass(15)
    expect((await signIn(email)).status).toBe(401)
  })

  test('are counted alike for an address without an account', async () => {
    for (const _ of Array(5).keys()) expect((await signIn('nobody@example.com')).body.message).toBe(WRONG)
    const sixth = await signIn('nobody@example.com')
    expect([sixth.status, sixth.body.message]).toEqual([429, TOO_MANY_FOR_ACCOUNT])
    expect(sixth.headers['retry-after']).toBe('2')
  })

  test('are counted alike in capitals', async () => {
    for (const _ of Array(5).keys()) await signIn('Mona@Example.com')
    expect((await signIn('mona@example.com')).status).toBe(429)
  })

  test('do not close the account to its owner elsewhere, nor the network to others', async () => {
    const victim = await aShopper(shop)
    const neighbour = await aShopper(shop)
    for (const _ of Array(6).keys()) await signIn(victim.email)
    expect((await signIn(victim.email, 'Secret12', '10.0.0.1')).status).toBe(200)
    expect((await signIn(neighbour.email, 'Secret12')).status).toBe(200)
  })

  test('thirty at once are looked at five times', async () => {
    const { email } = await aShopper(shop)
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  test('right passwords are not counted', async () => {
    const { email } = await aShopper(shop)
    for (const _ of Array(4).keys()) await signIn(email)
    for (const _ of Array(9).keys()) expect((await signIn(email, 'Secret12')).status).toBe(200)
    expect((await signIn(email)).body.message).toBe(WRONG)
    expect((await signIn(email)).status).toBe(429)
  })

  test('sixty right passwords at once: fifty or so are served, the others told to wait a moment', async () => {
    hashAtFullCost()
    const { email } = await aShopper(shop)
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, 'Secret12')))
    const refused = answers.filter(({ status }) => status === 429)
    // A request that is served early makes room for one that arrives late.
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60 - refused.length)
    expect(refused[0]?.headers['retry-after']).toBe('2')
  })

  test('from one address for many accounts are refused in the end', async () => {
    const { email } = await aShopper(shop)
    for (const number of Array(8).keys()) await signIn(`mona${number}@example.org`)
    const ninth = await signIn(email, 'Secret12')
    expect([ninth.status, ninth.body.message]).toEqual([429, TOO_MANY_FROM_HERE])
    expect(Number(ninth.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect((await signIn(email, 'Secret12', '10.0.0.1')).status).toBe(200)
  })

  test('from one IPv6 household are counted together', async () => {
    const { email } = await aShopper(shop)
    for (const last of Array(5).keys()) await signIn(email, 'Wrong123', `2001:db8:1:2::${last + 1}`)
    expect((await signIn(email, 'Wrong123', '2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await signIn(email, 'Wrong123', '2001:db8:1:3::1')).status).toBe(401)
  })

  test('from one IPv6 site are allowed four times as many as from one household', async () => {
    const { email } = await aShopper(shop)
    const statuses: number[] = []
    for (const number of Array(33).keys())
      statuses.push((await signIn(`mona${number}@example.org`, 'Wrong123', `2001:db8:1:${number}::1`)).status)
    expect(statuses).toEqual([...Array<number>(32).fill(401), 429])
    expect((await signIn(email, 'Secret12', '2001:db8:2:1::1')).status).toBe(200)
  })
})

describe('a browser that has signed in to the account before', () => {
  test('is let in on an address where somebody else has guessed too often', async () => {
    const { email } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    await guessOn(email)
    expect((await signIn(email, 'Secret12')).status).toBe(429)
    expect((await signIn(email, 'Secret12', '41.32.10.7', cookie)).status).toBe(200)
  })

  test('is let in on an address that has guessed at too many accounts', async () => {
    const { email } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    for (const number of Array(9).keys()) await signIn(`mona${number}@example.org`)
    expect((await signIn(email, 'Secret12')).body.message).toBe(TOO_MANY_FROM_HERE)
    expect((await signIn(email, 'Secret12', '41.32.10.7', cookie)).status).toBe(200)
  })

  test('is not delayed by guesses from many addresses', async () => {
    const { email } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    await signIn(email)
    await manyMoreTries(10_000)
    const owner = await timed(signIn(email, 'Secret12', '10.0.0.1', cookie))
    expect(owner.status).toBe(200)
    expect(owner.milliseconds).toBeLessThan(4_000)
  })

  test('has five wrong tries of its own in fifteen minutes, wherever it goes', async () => {
    const { email } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    for (const turn of Array(5).keys())
      expect((await signIn(email, 'Wrong123', `10.0.0.${turn}`, cookie)).body.message).toBe(WRONG)
    const sixth = await signIn(email, 'Wrong123', '10.0.0.9', cookie)
    expect([sixth.status, sixth.body.message]).toEqual([429, TOO_MANY_FOR_ACCOUNT])
    await secondsPass(2)
    expect((await signIn(email, 'Secret12', '10.0.0.9', cookie)).status).toBe(200)
  })

  test('is a stranger to every other account, and its cookie cannot be made up', async () => {
    const { email } = await aShopper(shop)
    const { email: other } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    const [browser = ''] = cookie.split('.')
    await guessOn(other)
    for (const madeUp of [cookie, `${browser}.`, `${browser}.${'A'.repeat(43)}`, 'known_browser=', 'known_browser=.']) {
      expect((await signIn(other, 'Secret12', '41.32.10.7', madeUp)).status).toBe(429)
    }
  })

  test('is a stranger after a new password, but for the one that set it', async () => {
    const { email, token } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    const passwords = { currentPassword: 'Secret12', password: 'Another12', rePassword: 'Another12' }
    const changed = await call(shop, 'changePassword', { token, body: passwords })
    const [{ value } = { value: '' }] = changed.cookies
    await guessOn(email)
    expect((await signIn(email, 'Another12', '41.32.10.7', cookie)).status).toBe(429)
    expect((await signIn(email, 'Another12', '41.32.10.7', `known_device=${value}`)).status).toBe(200)
  })

  test('is a stranger to the next owner of an address that its account gave up', async () => {
    const { email, token } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    await call(shop, 'updateAccount', { token, body: { email: 'moved@example.com' } })
    // The letter that takes it back keeps the address for a week.
    await sql`update email_returns set created_at = created_at - interval '8 days'`.execute(shop.connection.db)
    await aShopper(shop, { email })
    await guessOn(email)
    expect((await signIn(email, 'Secret12', '41.32.10.7', cookie)).status).toBe(429)
    expect((await signIn('moved@example.com', 'Secret12', '41.32.10.7', cookie)).status).toBe(200)
  })

  test('is known where the account asks for its password too', async () => {
    const { email, token } = await aShopper(shop)
    const cookie = await knownBrowserOf(email)
    await guessOn(email)
    const passwords = { currentPassword: 'Secret12', password: 'Another12', rePassword: 'Another12' }
    const ask = { token, body: passwords, from: '41.32.10.7' }
    expect((await call(shop, 'changePassword', ask)).status).toBe(429)
    expect((await call(shop, 'changePassword', { ...ask, headers: { cookie } })).status).toBe(200)
  })

  test('keeps a cookie that no script and no other site can use, and that names nobody', async () => {
    const { email } = await aShopper(shop)
    const { headers } = await signIn(email, 'Secret12')
    expect(headers['set-cookie']).toMatch(
      /^known_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
    )
    expect((await signIn(email)).headers['set-cookie']).toBeUndefined()
  })
})

describe('guessing from many addresses', () => {
  test('slows an account down, a few seconds at most', () => {
    expect([delayFor(1), delayFor(2), delayFor(3)]).toEqual([250, 500, 1000])
    expect([delayFor(5), delayFor(6), delayFor(10_000)]).toEqual([4000, 4000, 4000])
  })

  test('delays its owner and lets them in', async () => {
    const { email } = await aShopper(shop)
    await signIn(email)
    await manyMoreTries(10)
    const owner = await timed(signIn(email, 'Secret12', '10.0.0.1'))
    expect(owner.status).toBe(200)
    expect(owner.milliseconds).toBeGreaterThan(490)
  })

  test('delays an address without an account as long', async () => {
    await signIn('nobody@example.com')
    await manyMoreTries(10)
    const { status, milliseconds } = await timed(signIn('nobody@example.com', 'Wrong123', '10.0.0.1'))
    expect(status).toBe(401)
    expect(milliseconds).toBeGreaterThan(490)
  })

  test('cannot fill the server with sleepers', async () => {
    const { email } = await aShopper(shop)
    await signIn(email)
    await manyMoreTries(10_000)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => timed(signIn(email, 'Wrong123', `10.0.1.${number}`))),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.body.message).toBe(
      'Too many sign-in attempts for this account. Please try again in a few seconds.',
    )
    expect(refused[0]?.headers['retry-after']).toBe('4')
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50)
  }, 15_000)
})

describe('sign-ups', () => {
  test('from one address are refused after so many an hour', async () => {
    const from = '41.32.10.7'
    for (const _ of Array(3).keys()) {
      expect((await call(shop, 'signUp', { body: aRegistration(), from })).status).toBe(201)
    }
    const { status, body, headers } = await call(shop, 'signUp', { body: aRegistration(), from })
    expect(status).toBe(429)
    expect(body.message).toBe('Too many accounts were created from your network. Please try again later.')
    expect(Number(headers['retry-after'])).toBeGreaterThan(59 * 60)
    expect((await call(shop, 'signUp', { body: aRegistration(), from: '10.0.0.1' })).status).toBe(201)
    await minutesPass(60)
    expect((await call(shop, 'signUp', { body: aRegistration(), from })).status).toBe(201)
  })
})
