/** Tries beyond the limit of an account and an address: a right password among wrong ones gets in, and guesses stay few. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'

const shop = openTestShop()

const TOO_MANY_FOR_ACCOUNT =
  'Too many wrong passwords for this account. Please try again later, or reset your password.'

const signIn = (email: string, password = 'Wrong123') =>
  call(shop, 'signIn', { body: { email, password }, from: '41.32.10.7' })

async function secondsPass(seconds: number) {
  await sql`update rate_limits set resets_at = resets_at - make_interval(secs => ${seconds})`.execute(
    shop.connection.db,
  )
}

test('wrong passwords of somebody else on the address do not keep a right one out, and not those after it', async () => {
  const { email } = await aShopper(shop)
  for (const _ of Array(5).keys()) await signIn(email)
  for (const _ of Array(3).keys()) expect((await signIn(email, 'Secret12')).status).toBe(200)
  expect((await signIn(email)).status).toBe(429)
})

test('wrong passwords beyond five make a right one wait a few seconds', async () => {
  const { email } = await aShopper(shop)
  for (const _ of Array(6).keys()) await signIn(email)
  await secondsPass(1)
  const start = performance.now()
  expect((await signIn(email, 'Secret12')).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(490)
})

test('wrong passwords that go on make a right one wait about as long as they lasted', async () => {
  const { email } = await aShopper(shop)
  for (const _ of Array(6).keys()) await signIn(email)
  const waits: number[] = []
  for (const pause of [2, 4, 8]) {
    await secondsPass(pause)
    waits.push(Number((await signIn(email)).headers['retry-after']))
  }
  expect(waits).toEqual([4, 8, 16])
  const owner = await signIn(email, 'Secret12')
  expect([owner.status, owner.body.message]).toEqual([429, TOO_MANY_FOR_ACCOUNT])
  await secondsPass(Number(owner.headers['retry-after']))
  expect((await signIn(email, 'Secret12')).status).toBe(200)
})

test.each(['an account', 'an address without one'])(
  'wrong passwords on %s are looked at thirty times in an hour, by somebody who comes back as soon as he may',
  async (which) => {
    const email = which === 'an account' ? (await aShopper(shop)).email : 'nobody@example.com'
    const statuses: number[] = []
    for (let seconds = 0; seconds < 3500;) {
      const { status, headers } = await signIn(email)
      statuses.push(status)
      const wait = status === 401 ? 0 : Number(headers['retry-after'])
      await secondsPass(wait)
      seconds += wait
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(10 + 4)
  },
)
