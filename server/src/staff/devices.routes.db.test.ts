import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aPerson, PASSWORD, signedIn, staffCall } from '../../test/staff-calls.ts'
import { deleteEndedDevices } from './devices.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const PIN = '482915'
let owner = ''
let karim = ''
let device = ''

/** The cookies that a browser sends back. */
const cookieOf = (cookies: readonly { name: string; value: string }[], name: string) =>
  `${name}=${cookies.find((cookie) => cookie.name === name)?.value ?? ''}`

const people = (cookie: string) => staffCall(shop, 'listDevicePeople', { headers: { cookie } })
const byPin = (pin: string, { cookie = device, personId = karim } = {}) =>
  staffCall(shop, 'openSessionByPin', { headers: { cookie }, body: { personId, pin } })

async function setPin(login: string, password = PASSWORD) {
  return staffCall(shop, 'setMyPin', { cookie: await signedIn(shop, login), body: { pin: PIN, password } })
}

beforeEach(async () => {
  await aPerson(shop, 'owner')
  karim = await aPerson(shop, 'picker', 'karim')
  owner = await signedIn(shop, 'owner')
  await setPin('karim')
  const enrolled = await staffCall(shop, 'enrolDevice', { cookie: owner, body: { name: 'Counter' } })
  expect(enrolled).toMatchObject({ status: 201, body: { data: { name: 'Counter' } } })
  device = cookieOf(enrolled.cookies, 'admin-device')
})

describe('a phone that several people share', () => {
  test('its cookie stays for half a year, for our own pages alone', async () => {
    const { headers } = await staffCall(shop, 'enrolDevice', { cookie: owner, body: { name: 'Desk' } })
    expect(String(headers['set-cookie'])).toMatch(
      /^admin-device=[\w-]{22}; Max-Age=15552000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
    )
  })

  test('it can be tried, which enrols no phone and sets no PIN', async () => {
    const body = { name: 'Desk' }
    const tried = await staffCall(shop, 'enrolDevice', { cookie: owner, query: 'check=true', body })
    expect(tried).toMatchObject({ status: 201, body: { data: { name: 'Desk' } }, cookies: [] })
    const cookie = await signedIn(shop, 'karim')
    await staffCall(shop, 'setMyPin', { cookie, query: 'check=true', body: { pin: '975318', password: PASSWORD } })
    expect((await byPin('975318')).status).toBe(401)
    const { body: listed } = await staffCall(shop, 'listDevices', { cookie: owner })
    expect(listed.data.map(({ name }: { name: string }) => name)).toEqual(['Counter'])
  })

  test('it shows who has a PIN, and the PIN opens a session of the role', async () => {
    await aPerson(shop, 'courier', 'adel')
    expect((await people(device)).body.data).toEqual({
      device: 'Counter',
      people: [{ _id: karim, name: 'picker karim' }],
    })
    const { body, cookies } = await byPin(PIN)
    expect(body.data.person).toMatchObject({ login: 'karim', role: 'picker' })
    const cookie = cookieOf(cookies, 'admin').replace('admin=', '')
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(200)
  })

  test('whoever had it before is signed out', async () => {
    const first = cookieOf((await byPin(PIN)).cookies, 'admin')
    await byPin(PIN, { cookie: `${device}; ${first}` })
    expect((await staffCall(shop, 'getSession', { cookie: first.replace('admin=', '') })).status).toBe(401)
  })

  test('after half a year the server has forgotten it too', async () => {
    await sql`update staff_devices set enrolled_at = now() - interval '181 days'`.execute(shop.connection.db)
    expect((await people(device)).body.data).toEqual({ device: null, people: [] })
    expect((await byPin(PIN)).status).toBe(401)
    expect((await staffCall(shop, 'listDevices', { cookie: owner })).body.data).toEqual([])
    expect(await deleteEndedDevices(shop.connection.db)).toBe(1)
  })

  test('it goes with the dismissal of whoever enrolled it, and of nobody else', async () => {
    const manager = await aPerson(shop, 'manager')
    const cookie = await signedIn(shop, 'manager')
    const { cookies } = await staffCall(shop, 'enrolDevice', { cookie, body: { name: 'Desk' } })
    const desk = cookieOf(cookies, 'admin-device')
    expect((await byPin(PIN, { cookie: desk })).status).toBe(200)
    await staffCall(shop, 'changePerson', { cookie: owner, params: { id: manager }, body: { isDisabled: true } })
    expect((await byPin(PIN, { cookie: desk })).body.message).toContain('not enrolled')
    expect((await byPin(PIN)).status).toBe(200)
  })

  test('on any other browser nobody is shown and no PIN opens anything', async () => {
    for (const cookie of ['', `admin-device=${'a'.repeat(22)}`]) {
      expect((await people(cookie)).body.data).toEqual({ device: null, people: [] })
      expect((await byPin(PIN, { cookie })).status).toBe(401)
    }
  })

  test('after five wrong PINs the right one waits, and a new PIN, set with the password, does not', async () => {
    const tries = []
    for (let at = 0; at < 5; at += 1) tries.push((await byPin('000000')).status)
    expect(tries).toEqual([401, 401, 401, 401, 401])
    expect((await byPin(PIN)).status).toBe(429)
    await setPin('karim')
    expect((await byPin(PIN)).status).toBe(200)
  })

  test('five at once are no more than five', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => byPin('000000')))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
  })

  test('once it is removed it is a phone like any other, and nobody is signed in there', async () => {
    const cookie = cookieOf((await byPin(PIN)).cookies, 'admin').replace('admin=', '')
    const elsewhere = await signedIn(shop, 'karim')
    const { body } = await staffCall(shop, 'listDevices', { cookie: owner })
    await staffCall(shop, 'removeDevice', { cookie: owner, params: { id: body.data[0]._id } })
    expect((await byPin(PIN)).body.message).toContain('not enrolled')
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(401)
    expect((await staffCall(shop, 'getSession', { cookie: elsewhere })).status).toBe(200)
    const log = await staffCall(shop, 'listLog', { cookie: owner, query: 'kind=phone' })
    // By the name that it had.
    expect(log.body.data.entries).toMatchObject([
      { what: 'phone removed', about: { name: 'Counter' } },
      { what: 'phone enrolled', about: { name: 'Counter' } },
    ])
  })
})

describe('a PIN', () => {
  test('owners and managers have none, whatever they had before', async () => {
    await aPerson(shop, 'manager')
    expect((await setPin('owner')).status).toBe(403)
    expect((await setPin('manager')).status).toBe(403)
    await staffCall(shop, 'changePerson', { cookie: owner, params: { id: karim }, body: { role: 'manager' } })
    expect((await people(device)).body.data.people).toEqual([])
    expect((await byPin(PIN)).status).toBe(401)
  })

  test('it is set with the password, has six digits, and is not the first that a thief tries', async () => {
    expect((await setPin('karim', 'wrong')).status).toBe(401)
    const cookie = await signedIn(shop, 'karim')
    const answer = await staffCall(shop, 'setMyPin', { cookie, body: { pin: '12345', password: PASSWORD } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { param: 'pin' } } })
    const easy = await staffCall(shop, 'setMyPin', { cookie, body: { pin: '123456', password: PASSWORD } })
    expect(easy).toMatchObject({ status: 400, body: { errors: { param: 'pin' } } })
  })

  test.each([{ password: 'five other words that nobody guesses' }, { isDisabled: true }])(
    '%j takes it away',
    async (body) => {
      await staffCall(shop, 'changePerson', { cookie: owner, params: { id: karim }, body })
      expect((await byPin(PIN)).status).toBe(401)
      if (body.isDisabled)
        await staffCall(shop, 'changePerson', { cookie: owner, params: { id: karim }, body: { isDisabled: false } })
      expect((await people(device)).body.data.people).toEqual([])
    },
  )
})
