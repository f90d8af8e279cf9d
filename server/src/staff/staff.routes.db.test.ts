import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { adminCalls, type AdminCallName } from '@baqala/contract/admin/calls'
import { permissionsOf, ROLES } from '@baqala/contract/admin/may'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aPerson, PASSWORD, signedIn, staffCall } from '../../test/staff-calls.ts'
import { codeAt } from './totp.ts'

// On this machine alone nobody wants a second factor; staff-on-the-internet.routes.db.test.ts is a shop that others reach.
const shop = openTestShop({
  HOST: '127.0.0.1',
  ALLOWED_ORIGINS: 'https://friend.example',
  SIGN_IN_TRIES_PER_ADDRESS: '20',
})

beforeEach(async () => {
  await aPerson(shop, 'owner')
})

describe('signing in behind the counter', () => {
  test('the cookie opens the session, and says what the role may', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { body } = await staffCall(shop, 'getSession', { cookie })
    expect(body.data).toMatchObject({
      person: { login: 'owner', role: 'owner' },
      may: permissionsOf('owner'),
      wantsCode: false,
    })
  })

  test('the language that somebody chose is theirs at the next sign-in too, and nobody else reads it', async () => {
    await aPerson(shop, 'picker')
    const cookie = await signedIn(shop, 'owner')
    const chosen = { cookie, body: { language: 'ar' } }
    expect((await staffCall(shop, 'setMyLanguage', { ...chosen, query: 'check=true' })).status).toBe(200)
    expect(await languageOf('owner')).toBeNull()
    expect((await staffCall(shop, 'setMyLanguage', chosen)).body.data).toMatchObject({ language: 'ar' })
    expect([await languageOf('owner'), await languageOf('picker')]).toEqual(['ar', null])
    const refused = await staffCall(shop, 'setMyLanguage', { cookie, body: { language: 'fr' } })
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please choose en or ar.' } })
  })

  test('the cookie is for our own pages alone, and no script reads it', async () => {
    const { headers } = await staffCall(shop, 'openSession', { body: { login: 'owner', password: PASSWORD } })
    expect(String(headers['set-cookie'])).toMatch(/^admin=[\w-]{22}; Path=\/api\/admin; HttpOnly; SameSite=Strict$/)
  })

  test.each([
    ['a wrong password', { login: 'owner', password: 'wrong' }],
    ['a login that nobody has', { login: 'nobody', password: PASSWORD }],
  ])('%s is refused in the same words', async (_, body) => {
    const answer = await staffCall(shop, 'openSession', { body })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Login or password is wrong.' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a login is found in capitals and with spaces around it', async () => {
    expect(await signedIn(shop, ' OWNER ')).not.toBe('')
  })

  test('after many wrong passwords from one address even the right one waits', async () => {
    const tries = []
    for (let at = 0; at < 21; at += 1)
      tries.push(await staffCall(shop, 'openSession', { body: { login: `x${at}`, password: 'wrong' } }))
    expect(tries.at(-1)?.status).toBe(429)
    const right = { body: { login: 'owner', password: PASSWORD } }
    expect((await staffCall(shop, 'openSession', right)).status).toBe(429)
    expect((await staffCall(shop, 'openSession', { ...right, from: '203.0.113.7' })).status).toBe(200)
  })

  test('of 200 at once from one address as many are tried as the limit says, and none is lost', async () => {
    const answers = await crowd(() => '203.0.113.9')
    expect(countOf(answers, 401)).toBeLessThanOrEqual(20)
    expect(countOf(answers, 401) + countOf(answers, 429) + countOf(answers, 503)).toBe(200)
    expect(await signedIn(shop, 'owner')).not.toBe('')
  })

  test('200 at once from everywhere keep nobody waiting who is signed in, nor who comes after them', async () => {
    const cookie = await signedIn(shop, 'owner')
    let isOver = false
    const crowded = crowd((at) => `203.0.113.${at}`).finally(() => (isOver = true))
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(200)
    expect(isOver).toBe(false)
    const answers = await crowded
    expect(countOf(answers, 401)).toBeGreaterThan(0)
    expect(countOf(answers, 401) + countOf(answers, 503)).toBe(200)
    expect(await signedIn(shop, 'owner')).not.toBe('')
  })

  test('signing out ends the session on the server', async () => {
    const cookie = await signedIn(shop, 'owner')
    expect((await staffCall(shop, 'closeSession', { cookie })).body).toEqual({ status: 'success', data: null })
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(401)
  })

  test('an hour without a call ends the session of an owner, not that of a picker', async () => {
    await aPerson(shop, 'picker')
    const cookies = [await signedIn(shop, 'owner'), await signedIn(shop, 'picker')]
    await sql`update staff_sessions set seen_at = now() - interval '61 minutes'`.execute(shop.connection.db)
    const answers = await Promise.all(cookies.map((cookie) => staffCall(shop, 'getSession', { cookie })))
    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  })

  test('after twelve hours everybody signs in again', async () => {
    const cookie = await signedIn(shop, 'owner')
    await sql`update staff_sessions set ends_at = now()`.execute(shop.connection.db)
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(401)
  })
})

async function languageOf(login: string): Promise<unknown> {
  const { body } = await staffCall(shop, 'getSession', { cookie: await signedIn(shop, login) })
  return body.data.language
}

/** 200 sign-ins at once, with wrong passwords. */
function crowd(from: (at: number) => string) {
  const tryAt = (at: number) =>
    staffCall(shop, 'openSession', { body: { login: `x${at}`, password: 'wrong' }, from: from(at) })
  return Promise.all(Array.from({ length: 200 }, (_, at) => tryAt(at)))
}

function countOf(answers: readonly { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}

describe('other ways in', () => {
  test("a shopper's token opens nothing here, and the cookie of the staff nothing there", async () => {
    const { token } = await aShopper(shop)
    const cookie = await signedIn(shop, 'owner')
    expect((await staffCall(shop, 'listStaff', { headers: { token } })).status).toBe(401)
    expect((await call(shop, 'getCart', { headers: { cookie: `admin=${cookie}` } })).status).toBe(401)
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of our domain', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ])('a call from %s is refused though the cookie is right', async (_, headers) => {
    const cookie = await signedIn(shop, 'owner')
    expect((await staffCall(shop, 'listStaff', { cookie, headers })).status).toBe(403)
  })

  test('a browser that does not tell where a call comes from names an origin, and it must be ours', async () => {
    const send = (origin: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/admin/v1/session',
        headers: { origin, host: 'localhost:3000' },
        payload: { login: 'owner', password: PASSWORD },
      })
    expect((await send('http://evil.example')).statusCode).toBe(403)
    expect((await send('http://localhost:3000')).statusCode).toBe(200)
  })

  test('a form of any page is refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `login=owner&password=${PASSWORD}`
    expect((await staffCall(shop, 'openSession', { headers, body })).status).toBe(415)
  })

  test('an origin that may call the shop may not call the admin', async () => {
    const ask = (url: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://friend.example', 'access-control-request-method': 'PUT' },
      })
    const [ofShop, ofAdmin] = [await ask('/api/v1/cart'), await ask('/api/admin/v1/staff/1')]
    expect(ofShop.headers['access-control-allow-origin']).toBe('https://friend.example')
    expect(ofAdmin.headers['access-control-allow-origin']).toBeUndefined()
    expect(ofAdmin.statusCode).toBe(404)
  })
})

describe('who may what', () => {
  // Whether a call is answered or refused depends on the role alone: its input is bad on purpose, which is found later.
  test.each(ROLES)('every call as %s', async (role) => {
    const login = `${role}.two`
    await aPerson(shop, role, login)
    for (const [name, { may, method }] of Object.entries(adminCalls)) {
      if (may === 'anyone') continue
      const cookie = await signedIn(shop, login)
      const body = method === 'GET' ? undefined : { name: '' }
      const head = name === 'streamOrders' ? 'HEAD' : undefined
      const { status } = await staffCall(shop, name as AdminCallName, { cookie, body, method: head })
      const isAllowed = may === 'staff' || permissionsOf(role).includes(may)
      expect({ name, role, isRefused: status === 403 }).toEqual({ name, role, isRefused: !isAllowed })
      expect(status).toBeLessThan(500)
      expect((await staffCall(shop, name as AdminCallName, { body, method: head })).status).toBe(401)
    }
  })

  test('a picker who becomes a manager, and one who is dismissed, is so at the next call', async () => {
    const id = await aPerson(shop, 'picker')
    const [owner, picker] = [await signedIn(shop, 'owner'), await signedIn(shop, 'picker')]
    await staffCall(shop, 'changePerson', { cookie: owner, params: { id }, body: { role: 'manager' } })
    expect((await staffCall(shop, 'getSession', { cookie: picker })).status).toBe(401)
    const again = await signedIn(shop, 'picker')
    expect((await staffCall(shop, 'listLog', { cookie: again })).status).toBe(200)
    await staffCall(shop, 'changePerson', { cookie: owner, params: { id }, body: { isDisabled: true } })
    expect((await staffCall(shop, 'listLog', { cookie: again })).status).toBe(401)
    const answer = await staffCall(shop, 'openSession', { body: { login: 'picker', password: PASSWORD } })
    expect(answer.status).toBe(401)
    // The sessions are gone, but not when they were.
    const { body } = await staffCall(shop, 'listStaff', { cookie: owner })
    expect(body.data.find(({ _id }: { _id: string }) => _id === id).seenAt).toEqual(expect.any(String))
  })
})

describe('the people', () => {
  test('an owner adds somebody, who chooses a password with the invitation, once', async () => {
    const cookie = await signedIn(shop, 'owner')
    const body = { name: 'Karim', login: 'karim', role: 'picker' }
    const added = await staffCall(shop, 'addPerson', { cookie, body })
    const invited = { name: 'Karim', isInvited: true, hasPassword: false }
    expect(added).toMatchObject({ status: 201, body: { data: invited } })
    const { invitation } = added.body.data
    const accept = (password: string) => staffCall(shop, 'acceptInvitation', { body: { invitation, password } })
    expect((await accept('password1234')).body.message).toContain('easy to guess')
    expect((await accept(PASSWORD)).body.data.person.login).toBe('karim')
    expect((await accept(PASSWORD)).status).toBe(404)
    await signedIn(shop, 'karim')
  })

  test('a press whose answer was lost adds nobody twice: its repeat gives a link that works in place of the first', async () => {
    const cookie = await signedIn(shop, 'owner')
    const headers = { 'idempotency-key': 'a' }
    const karim = { name: 'Karim', login: 'karim', role: 'picker' }
    const press = (body: object) => staffCall(shop, 'addPerson', { cookie, headers, body })
    const [first, again] = [await press(karim), await press(karim)]
    expect([first.status, again.status, again.body.data._id]).toEqual([201, 201, first.body.data._id])
    expect((await press({ ...karim, login: 'karima' })).status).toBe(422)
    expect((await staffCall(shop, 'listStaff', { cookie })).body.data).toHaveLength(2)
    const accept = ({ body: { data } }: typeof first) =>
      staffCall(shop, 'acceptInvitation', { body: { invitation: data.invitation, password: PASSWORD } })
    expect([(await accept(first)).status, (await accept(again)).status]).toEqual([404, 200])
    // The link is kept as a hash alone.
    const kept = await sql<{ answer: string }>`select answer from staff_answers`.execute(shop.connection.db)
    expect(kept.rows).toEqual([{ answer: first.body.data._id }])
  })

  test('a repeat that invites somebody who has a password by now is in the log, and opens nothing for the dismissed', async () => {
    const cookie = await signedIn(shop, 'owner')
    const headers = { 'idempotency-key': 'a' }
    const karim = { name: 'Karim', login: 'karim', role: 'picker' }
    const press = (body: object) => staffCall(shop, 'addPerson', { cookie, headers, body })
    const { body } = await press(karim)
    const accepted = { invitation: body.data.invitation, password: PASSWORD }
    expect((await staffCall(shop, 'acceptInvitation', { body: accepted })).status).toBe(200)
    expect((await press({ ...karim, password: PASSWORD })).status).toBe(422)
    expect((await press(karim)).status).toBe(201)
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=person' })
    expect(log.body.data.entries).toMatchObject([
      { who: 'owner owner', what: 'person invited', about: { name: 'Karim' } },
      { who: 'owner owner', what: 'person added', about: { name: 'Karim' } },
    ])
    const params = { id: body.data._id }
    await staffCall(shop, 'changePerson', { cookie, params, body: { isDisabled: true } })
    expect((await press(karim)).status).toBe(409)
  })

  test('somebody who lost the link gets a new one in its place, and nobody who is dismissed does', async () => {
    const cookie = await signedIn(shop, 'owner')
    const body = { name: 'Karim', login: 'karim', role: 'picker' }
    const { data } = (await staffCall(shop, 'addPerson', { cookie, body })).body
    const params = { id: data._id }
    const again = (query = '') => staffCall(shop, 'inviteAgain', { cookie, params, query })
    const accept = (invitation: string) =>
      staffCall(shop, 'acceptInvitation', { body: { invitation, password: PASSWORD } })
    const anew = await again()
    expect(anew).toMatchObject({ status: 200, body: { data: { name: 'Karim', isInvited: true } } })
    const tried = await again('check=true')
    expect([tried.status, tried.body.data.invitation]).toEqual([200, undefined])
    expect((await accept(data.invitation)).status).toBe(404)
    expect((await accept(anew.body.data.invitation)).status).toBe(200)
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=invited' })
    expect(log.body.data.entries).toMatchObject([{ who: 'owner owner', about: { name: 'Karim' } }])
    await staffCall(shop, 'changePerson', { cookie, params, body: { isDisabled: true } })
    expect((await again()).status).toBe(409)
    expect((await staffCall(shop, 'inviteAgain', { cookie, params: { id: 'nobody' } })).status).toBe(404)
  })

  test('an invitation ends after an hour', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { body } = await staffCall(shop, 'addPerson', {
      cookie,
      body: { name: 'Karim', login: 'karim', role: 'picker' },
    })
    await sql`update staff set invitation_ends_at = now() where login = 'karim'`.execute(shop.connection.db)
    const { invitation } = body.data
    const answer = await staffCall(shop, 'acceptInvitation', { body: { invitation, password: PASSWORD } })
    expect(answer.status).toBe(404)
  })

  test('with check=true nobody is added, and nothing is logged', async () => {
    const cookie = await signedIn(shop, 'owner')
    const body = { name: 'Karim', login: 'karim', role: 'picker', password: PASSWORD }
    expect((await staffCall(shop, 'addPerson', { cookie, body, query: 'check=true' })).body.data.login).toBe('karim')
    const tried = await staffCall(shop, 'addPerson', {
      cookie,
      body: { ...body, password: undefined },
      query: 'check=true',
    })
    expect([tried.status, tried.body.data.invitation]).toEqual([201, undefined])
    expect((await staffCall(shop, 'listStaff', { cookie })).body.data).toHaveLength(1)
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=added' })
    expect(log.body.data.entries).toEqual([])
  })

  test('what cannot be tried without doing it is refused with check=true, and not done', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { status, body } = await staffCall(shop, 'closeSession', { cookie, query: 'check=true' })
    expect([status, body.message]).toEqual([400, 'This cannot be tried without doing it. Nothing was changed.'])
    expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(200)
  })

  test('with check=true an own password stays what it is', async () => {
    const cookie = await signedIn(shop, 'owner')
    const body = { currentPassword: PASSWORD, password: 'orange lamps walk north' }
    expect((await staffCall(shop, 'changeMyPassword', { cookie, body, query: 'check=true' })).status).toBe(200)
    await signedIn(shop, 'owner')
    expect((await staffCall(shop, 'changeMyPassword', { cookie, body })).status).toBe(200)
    await expect(signedIn(shop, 'owner')).rejects.toThrow('401')
  })

  test('a login that somebody has is refused by name', async () => {
    const cookie = await signedIn(shop, 'owner')
    const answer = await staffCall(shop, 'addPerson', { cookie, body: { name: 'Mona', login: 'owner', role: 'owner' } })
    expect(answer).toMatchObject({ status: 409, body: { message: 'Somebody is called owner already.' } })
  })

  test.each([{ isDisabled: true }, { role: 'picker' }])(
    'an owner keeps to another what would lock her out: %o',
    async (body) => {
      await aPerson(shop, 'owner', 'second')
      const cookie = await signedIn(shop, 'owner')
      const { person } = (await staffCall(shop, 'getSession', { cookie })).body.data
      const answer = await staffCall(shop, 'changePerson', { cookie, params: { id: person._id }, body })
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('This is you.') } })
      expect((await staffCall(shop, 'getSession', { cookie })).status).toBe(200)
    },
  )

  test('two owners who dismiss each other at once leave one', async () => {
    await aPerson(shop, 'owner', 'second')
    const cookies = [await signedIn(shop, 'owner'), await signedIn(shop, 'second')]
    const { body } = await staffCall(shop, 'listStaff', { cookie: cookies[0] })
    const idOf = (login: string): string => body.data.find((each: { login: string }) => each.login === login)._id
    const dismiss = (cookie: string | undefined, login: string) =>
      staffCall(shop, 'changePerson', { cookie, params: { id: idOf(login) }, body: { isDisabled: true } })
    await Promise.all([dismiss(cookies[0], 'second'), dismiss(cookies[1], 'owner')])
    const owners = await sql`select from staff where disabled_at is null`.execute(shop.connection.db)
    expect(owners.rows).toHaveLength(1)
  })
})

describe('the log', () => {
  test('it names who did what, and is found by person and by thing', async () => {
    const cookie = await signedIn(shop, 'owner')
    await staffCall(shop, 'addPerson', { cookie, body: { name: 'Karim', login: 'karim', role: 'picker' } })
    const { body } = await staffCall(shop, 'listLog', { cookie, query: 'what=person' })
    expect(body.data.entries).toMatchObject([
      { who: 'owner owner', what: 'person added', about: { kind: 'person', name: 'Karim' }, after: { role: 'picker' } },
    ])
    expect((await staffCall(shop, 'listLog', { cookie, query: 'who=nobody%25' })).body.data.entries).toEqual([])
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  test('nothing is changed in it or taken out of it', async () => {
    await signedIn(shop, 'owner')
    const { db } = shop.connection
    await expect(sql`update staff_log set name = 'somebody else'`.execute(db)).rejects.toThrow('Nothing is changed')
    await expect(sql`delete from staff_log`.execute(db)).rejects.toThrow('Nothing is changed')
  })
})

describe('the second factor', () => {
  /** Sets up the factor and returns its secret with the recovery codes. */
  async function withCode(cookie: string) {
    const { body } = await staffCall(shop, 'startMyCode', { cookie, body: { password: PASSWORD } })
    const { secret } = body.data
    const confirmed = await staffCall(shop, 'confirmMyCode', { cookie, body: { code: codeAt(secret, step()) } })
    expect(confirmed.status).toBe(200)
    return { secret: String(secret), recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
  }
  const step = () => Math.floor(Date.now() / 30_000)
  const open = (code?: string) =>
    staffCall(shop, 'openSession', { body: { login: 'owner', password: PASSWORD, ...(code && { code }) } })

  test('once it is set up the password alone opens nothing, and says which field is missing', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { secret } = await withCode(cookie)
    expect(await open()).toMatchObject({ status: 401, body: { errors: { param: 'code' } } })
    expect(await open('000000')).toMatchObject({ status: 401, body: { errors: { param: 'code' } } })
    expect((await open(codeAt(secret, step() + 1))).status).toBe(200)
  })

  test('a new link alone opens no account that has one: it wants the code beside the new password', async () => {
    const owner = await signedIn(shop, 'owner')
    const id = await aPerson(shop, 'manager')
    const { secret } = await withCode(await signedIn(shop, 'manager'))
    const { body } = await staffCall(shop, 'inviteAgain', { cookie: owner, params: { id } })
    const accept = (code?: string) =>
      staffCall(shop, 'acceptInvitation', { body: { invitation: body.data.invitation, password: PASSWORD, code } })
    expect(await accept()).toMatchObject({ status: 401, body: { errors: { param: 'code' } } })
    expect(await accept('000000')).toMatchObject({ status: 401, body: { errors: { param: 'code' } } })
    expect((await accept(codeAt(secret, step() + 1))).status).toBe(200)
  })

  test('a code that was accepted is not accepted again, by whatever path', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { secret } = await withCode(cookie)
    const next = codeAt(secret, step() + 1)
    expect((await open(next)).status).toBe(200)
    expect((await open(next)).status).toBe(401)
    expect((await staffCall(shop, 'strengthenSession', { cookie, body: { code: next } })).status).toBe(401)
  })

  test('the same code from two browsers at once opens one session', async () => {
    const { secret } = await withCode(await signedIn(shop, 'owner'))
    const next = codeAt(secret, step() + 1)
    const answers = await Promise.all([open(next), open(next), open(next)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a recovery code opens one session, once', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { recoveryCodes } = await withCode(cookie)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = ''] = recoveryCodes
    expect((await open(`${first.slice(0, 5)}-${first.slice(5)}`)).status).toBe(200)
    expect((await open(first)).status).toBe(401)
    // The person reads how many are left, and sets the factor up again before the last is gone.
    expect((await staffCall(shop, 'getSession', { cookie })).body.data.recoveryCodes).toBe(9)
  })

  test('the recovery codes are shown before they count, and until then the old ones do', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { secret, recoveryCodes: old } = await withCode(cookie)
    const body = { password: PASSWORD, code: codeAt(secret, step() + 1) }
    const { data: begun } = (await staffCall(shop, 'startMyCode', { cookie, body })).body
    expect(begun.recoveryCodes).toHaveLength(10)
    expect((await open(begun.recoveryCodes[0])).status).toBe(401)
    expect((await open(old[0])).status).toBe(200)

    const confirm = { code: codeAt(begun.secret, step()) }
    expect((await staffCall(shop, 'confirmMyCode', { cookie, body: confirm })).status).toBe(200)
    expect((await open(old[1])).status).toBe(401)
    expect((await open(begun.recoveryCodes[0])).status).toBe(200)
  })

  test('whoever has one shows it before another takes its place', async () => {
    const cookie = await signedIn(shop, 'owner')
    await withCode(cookie)
    const answer = await staffCall(shop, 'startMyCode', { cookie, body: { password: PASSWORD } })
    expect(answer).toMatchObject({ status: 401, body: { errors: { param: 'code' } } })
  })

  test('ten wrong codes in an hour are the last ones, from whatever address', async () => {
    const { secret } = await withCode(await signedIn(shop, 'owner'))
    for (let at = 0; at < 10; at += 1) {
      const body = { login: 'owner', password: PASSWORD, code: '000000' }
      await staffCall(shop, 'openSession', { body, from: `203.0.113.${at}` })
    }
    const body = { login: 'owner', password: PASSWORD, code: codeAt(secret, step() + 1) }
    expect((await staffCall(shop, 'openSession', { body, from: '198.51.100.1' })).status).toBe(429)
  })

  test('after ten minutes adding people asks for the code again', async () => {
    const cookie = await signedIn(shop, 'owner')
    const { secret } = await withCode(cookie)
    await sql`update staff_sessions set strong_until = now()`.execute(shop.connection.db)
    const add = () => staffCall(shop, 'addPerson', { cookie, body: { name: 'Karim', login: 'karim', role: 'picker' } })
    expect(await add()).toMatchObject({ status: 403, body: { errors: { param: 'code' } } })
    await staffCall(shop, 'strengthenSession', { cookie, body: { code: codeAt(secret, step() + 1) } })
    expect((await add()).status).toBe(201)
  })

  test('the secret is not readable in the database', async () => {
    const { secret, recoveryCodes } = await withCode(await signedIn(shop, 'owner'))
    const { rows } = await sql`select row_to_json(staff) as row from staff`.execute(shop.connection.db)
    const text = JSON.stringify(rows)
    for (const each of [secret, ...recoveryCodes]) expect(text).not.toContain(each)
  })
})

vi.setConfig({ testTimeout: 30_000 })
