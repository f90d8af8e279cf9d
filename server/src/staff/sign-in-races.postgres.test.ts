/** Signing in, and what it takes, while something about the person changes: that needs a server that runs two transactions at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aPerson, PASSWORD, signedIn, signedInAs, staffCall } from '../../test/staff-calls.ts'
import { hashPassword } from '../auth/passwords.ts'
import { oneRow, type Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import { listDevices } from './devices.queries.ts'
import { findPerson, findPersonByLogin, lockPerson, updatePerson } from './people.queries.ts'
import { confirmSecret } from './second-factor.queries.ts'
import { endSessions } from './sessions.queries.ts'
import { codeAt } from './totp.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })

/** Until so many requests wait for a row that is locked, as all do that look at what changes. */
async function someWait(count: number): Promise<void> {
  const { db } = shop.connection
  const waiting = () =>
    oneRow<{ count: number }>(db)`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
  for (let looks = 0; looks < 75 && (await waiting()).count < count; looks += 1) await sleep(20)
}

test.each([['another password'], ['another role'], ['a dismissal'], ['a second factor']] as const)(
  'the old password opens no session that outlives %s',
  async (what) => {
    const id = await aPerson(shop, 'reader')
    const passwordHash = await hashPassword('four other words than before', 'test')
    const changes: Record<typeof what, (tx: Db) => Promise<void>> = {
      'another password': (tx) => updatePerson(tx, id, { passwordHash }),
      'another role': (tx) => updatePerson(tx, id, { role: 'manager' }),
      'a dismissal': (tx) => updatePerson(tx, id, { isDisabled: true }),
      'a second factor': (tx) => confirmSecret(tx, id, { sealed: 'a secret', step: 1, recoveryHashes: [] }),
    }
    const { signingIn } = await inTransaction(shop.connection.db, async (tx) => {
      await changes[what](tx)
      await endSessions(tx, id)
      const signingIn = staffCall(shop, 'openSession', { body: { login: 'reader', password: PASSWORD } })
      await Promise.race([signingIn, someWait(1)])
      return { signingIn }
    })
    expect((await signingIn).status).toBe(401)
  },
)

test.each(['sent twice', 'followed by another beginning'])(
  'the second factor is that of the authenticator whose first code was right, where the code is %s at once',
  async (how) => {
    const cookie = await signedInAs(shop, 'owner')
    const begin = () => staffCall(shop, 'startMyCode', { cookie, body: { password: PASSWORD } })
    const { secret } = (await begin()).body.data
    const step = Math.floor(Date.now() / 30_000)
    const confirm = () => staffCall(shop, 'confirmMyCode', { cookie, body: { code: codeAt(secret, step) } })
    const sent = await inTransaction(shop.connection.db, async (tx) => {
      await sql`select from staff where login = 'owner' for update`.execute(tx)
      const first = how === 'sent twice' ? confirm() : begin()
      await Promise.race([first, someWait(1)])
      const second = confirm()
      await Promise.race([second, someWait(2)])
      return { first, second }
    })
    expect([(await sent.first).status, (await sent.second).status]).toEqual([200, 200])
    const body = { login: 'owner', password: PASSWORD }
    expect((await staffCall(shop, 'openSession', { body })).status).toBe(401)
    const withCode = { ...body, code: codeAt(secret, step + 1) }
    expect((await staffCall(shop, 'openSession', { body: withCode })).status).toBe(200)
  },
)

test.each([
  ['password', 'changeMyPassword', { currentPassword: PASSWORD, password: 'words of the thief' }],
  ['PIN', 'setMyPin', { pin: '428391', password: PASSWORD }],
  ['second factor', 'confirmMyCode', {}],
] as const)('a stolen session sets no %s while a new password ends it', async (_, name, asked) => {
  const id = await aPerson(shop, 'reader')
  const cookie = await signedIn(shop, 'reader')
  const { secret } = (await staffCall(shop, 'startMyCode', { cookie, body: { password: PASSWORD } })).body.data
  const passwordHash = await hashPassword('four other words than before', 'test')
  const { trying } = await inTransaction(shop.connection.db, async (tx) => {
    await updatePerson(tx, id, { passwordHash })
    await endSessions(tx, id)
    const body = name === 'confirmMyCode' ? { code: codeAt(secret, Math.floor(Date.now() / 30_000)) } : asked
    const trying = staffCall(shop, name, { cookie, body })
    await Promise.race([trying, someWait(1)])
    return { trying }
  })
  expect((await trying).status).toBe(401)
  expect(await findPerson(shop.connection.db, id)).toMatchObject({ passwordHash, pinHash: null, totpSealed: null })
})

test('a manager who is dismissed meanwhile enrols no phone', async () => {
  const id = await aPerson(shop, 'manager')
  const cookie = await signedIn(shop, 'manager')
  const { trying } = await inTransaction(shop.connection.db, async (tx) => {
    await lockPerson(tx, id)
    await updatePerson(tx, id, { isDisabled: true })
    await endSessions(tx, id)
    const trying = staffCall(shop, 'enrolDevice', { cookie, body: { name: 'Door' } })
    await Promise.race([trying, someWait(1)])
    return { trying }
  })
  expect((await trying).status).toBe(401)
  expect(await listDevices(shop.connection.db)).toEqual([])
})

const NEW_FACTOR = { sealed: 'a secret', step: 1, recoveryHashes: [] }
test.each([
  [
    'asks for the code of a second factor',
    (tx: Db, id: string) => confirmSecret(tx, id, NEW_FACTOR),
    { status: 401, body: { errors: { param: 'code' } } },
  ],
  [
    'lets somebody in with a role',
    (tx: Db, id: string) => updatePerson(tx, id, { role: 'manager' }),
    { status: 200, body: { data: { person: { role: 'manager' } } } },
  ],
] as const)('an invitation %s that is given while it is accepted', async (_, change, answer) => {
  const cookie = await signedInAs(shop, 'owner')
  const id = await aPerson(shop, 'reader')
  const { invitation } = (await staffCall(shop, 'inviteAgain', { cookie, params: { id } })).body.data
  const { accepting } = await inTransaction(shop.connection.db, async (tx) => {
    await change(tx, id)
    const body = { invitation, password: 'four other words than before' }
    const accepting = staffCall(shop, 'acceptInvitation', { body })
    await Promise.race([accepting, someWait(1)])
    return { accepting }
  })
  expect(await accepting).toMatchObject(answer)
  expect(await findPerson(shop.connection.db, id)).toMatchObject({ isInvited: answer.status === 401 })
})

const KARIM = { name: 'Karim', login: 'karim', role: 'owner' } as const
test.each([
  ['is dismissed meanwhile dismisses nobody', 'changePerson', { isDisabled: true }],
  ['is dismissed meanwhile adds nobody', 'addPerson', { ...KARIM, password: PASSWORD }],
  ['is dismissed meanwhile invites nobody anew', 'inviteAgain', undefined],
  ['sets a new password dismisses nobody in a stolen session', 'changePerson', { isDisabled: true }],
  ['sets a new password adds nobody in a stolen session', 'addPerson', { ...KARIM, password: PASSWORD }],
] as const)('an owner who %s', async (what, name, body) => {
  const [mona, samir] = [await aPerson(shop, 'owner', 'mona'), await aPerson(shop, 'owner', 'samir')]
  await aPerson(shop, 'owner', 'laila')
  const cookie = await signedIn(shop, 'samir')
  const passwordHash = await hashPassword('four other words than before', 'test')
  const { trying } = await inTransaction(shop.connection.db, async (tx) => {
    await lockPerson(tx, samir)
    await updatePerson(tx, samir, what.startsWith('is dismissed') ? { isDisabled: true } : { passwordHash })
    await endSessions(tx, samir)
    const trying = staffCall(shop, name, { cookie, params: { id: mona }, body })
    await Promise.race([trying, someWait(1)])
    return { trying }
  })
  expect((await trying).status).toBe(401)
  expect(await findPerson(shop.connection.db, mona)).toMatchObject({ isDisabled: false, isInvited: false })
  expect(await findPersonByLogin(shop.connection.db, 'karim')).toBeUndefined()
})
