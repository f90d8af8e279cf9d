import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailServer, type MailServer } from '../../test/mail-server.ts'
import { emptyDatabase, openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { makeLocalMailbox, listLocalMails } from './local-mailbox.ts'
import type { Mailer } from './mailer.ts'
import { deleteOldMails, listGivenUpMails, putInOutbox, retryGivenUpMails, sendDueMails } from './outbox.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

const key = Buffer.alloc(32, 7)
const from = 'Baqala <no-reply@baqala.example>'
const shopUrl = 'https://baqala.example'
let connection: Connection
let server: MailServer
let mailer: ReturnType<typeof makeSmtpMailer>

beforeAll(async () => {
  connection = await openTestDatabase()
  server = await startMailServer()
  mailer = makeSmtpMailer(`smtp://127.0.0.1:${server.port}`, from)
}, 60_000)

beforeEach(async () => {
  await emptyDatabase(connection)
  server.arrived.length = 0
  server.refused.clear()
  server.line = 'good'
})

afterAll(async () => {
  mailer.close()
  await server.close()
  await connection.close()
})

const resetCode = { kind: 'reset code', facts: { name: 'Mona', secret: '48291037' } } as const
const put = (recipient: string) => putInOutbox(connection.db, key, recipient, resetCode)
const send = (by: Mailer = mailer, onGivenUp = (_id: string, _code: string) => undefined) =>
  sendDueMails({ db: connection.db, key, mailer: by, shopUrl, onGivenUp })
const untilDue = () =>
  sql`update outbox set run_after = now(), leased_until = null where sent_at is null`.execute(connection.db)

test('a mail reaches a real mail server in text and HTML, from the shop', async () => {
  await put('mona@example.com')
  await send()
  const [mail] = server.arrived
  expect(mail?.from).toMatchObject({ name: 'Baqala', address: 'no-reply@baqala.example' })
  expect(mail?.subject).toBe('Your Baqala reset code')
  expect(mail?.text).toContain('48291037')
  expect(mail?.html).toContain('48291037')
})

test('the name of the shop may hold a comma, a colon and Arabic, and stays one sender', async () => {
  const named = makeSmtpMailer(`smtp://127.0.0.1:${server.port}`, 'بقالة: المعادي, Cairo <shop@example.com>')
  await put('mona@example.com')
  await send(named)
  named.close()
  const [mail] = server.arrived
  expect(mail?.from).toMatchObject({ name: 'بقالة: المعادي, Cairo', address: 'shop@example.com' })
  expect(mail?.messageId).toMatch(/@example\.com>$/)
})

test('the code is the only long number in the text, unbroken, whatever the shopper is called', async () => {
  const letter = { kind: 'reset code', facts: { name: 'Mona12345', secret: '48291037' } } as const
  await putInOutbox(connection.db, key, 'mona@example.com', letter)
  await send()
  expect(server.arrived[0]?.text?.match(/\d{4,}/g)).toEqual(['48291037'])
})

test('a secret never stands in the outbox in the clear, and is wiped once sent', async () => {
  await put('mona@example.com')
  const before = await oneRow<{ row: string }>(connection.db)`select outbox::text as row from outbox`
  expect(before.row).not.toContain('48291037')
  await send()
  const after = await oneRow<{ sealed: string | null }>(connection.db)`select sealed from outbox`
  expect(after.sealed).toBeNull()
})

test('a mail that is refused waits and goes out later, with the same Message-ID', async () => {
  server.refused.add('mona@example.com')
  await put('mona@example.com')
  await send()
  expect(await send()).toBe(0)
  server.refused.clear()
  await untilDue()
  await send()
  expect(server.arrived.length).toBe(1)
  const { id } = await oneRow<{ id: string }>(connection.db)`select id from outbox`
  expect(server.arrived[0]?.messageId).toBe(`<${id}@baqala.example>`)
})

test('a dead address never blocks the others', async () => {
  server.refused.add('dead@example.com')
  await put('dead@example.com')
  await put('mona@example.com')
  await send()
  expect(server.arrived.map((mail) => mail.to?.[0]?.address)).toEqual(['mona@example.com'])
})

describe('a mail that does not leave', () => {
  const nowhere = makeSmtpMailer('smtp://127.0.0.1:1', from)
  afterAll(() => nowhere.close())
  /** Lets hours pass. */
  const hoursLater = (hours: number) =>
    sql`
      update outbox set run_after = run_after - make_interval(hours => ${hours}),
        give_up_after = give_up_after - make_interval(hours => ${hours})`.execute(connection.db)
  const state = () =>
    oneRow<{ attempts: number; sealed: string | null; givenUp: boolean; waits: number }>(connection.db)`
      select attempts, sealed, given_up_at is not null as "givenUp",
        round(extract(epoch from run_after - now()))::integer as waits from outbox`

  test('is sent once the mail server is back, after most of a day', async () => {
    await putInOutbox(connection.db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    for (let hour = 0; hour < 23; hour += 1) {
      await send(nowhere)
      await hoursLater(1)
    }
    expect(await state()).toMatchObject({ attempts: 23, givenUp: false })
    await send()
    expect(server.arrived.map((mail) => mail.to?.[0]?.address)).toEqual(['mona@example.com'])
  })

  test('is tried every five minutes while nothing answers, and every hour once it was refused', async () => {
    await putInOutbox(connection.db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await send(nowhere)
      if (attempt < 11) await untilDue()
    }
    expect((await state()).waits).toBe(300)
    await untilDue()
    server.refused.add('mona@example.com')
    await send()
    expect((await state()).waits).toBe(3_600)
  })

  test('whole to a server that breaks the line before it confirms it is sent again seldom: each may be a copy', async () => {
    server.line = 'drops'
    await putInOutbox(connection.db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    const waits: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await send()
      waits.push((await state()).waits)
      await untilDue()
    }
    expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 9_600, 14_400, 14_400])
    expect(server.arrived).toHaveLength(8)
  })

  test('is given up after a day, and somebody is told', async () => {
    await putInOutbox(connection.db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    const told: string[] = []
    server.refused.add('mona@example.com')
    await hoursLater(24)
    await send(mailer, (_id, code) => void told.push(code))
    expect(await state()).toMatchObject({ givenUp: true })
    expect(told).toEqual(['550'])
  })

  test('as its server answers with what no database takes, is tried again like any other', async () => {
    await putInOutbox(connection.db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    await send({ send: () => Promise.reject(new Error('450 not\0now \ud83c')) })
    expect(await state()).toMatchObject({ attempts: 1, waits: 5 })
  })

  test('to a mailbox that is not there is given up after three tries', async () => {
    const noSuchUser = {
      send: () =>
        Promise.reject(Object.assign(new Error('no'), { responseCode: 550, response: '550 5.1.1 User unknown' })),
    }
    await putInOutbox(connection.db, key, 'dead@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await send(noSuchUser)
      await untilDue()
    }
    expect(await state()).toMatchObject({ attempts: 3, givenUp: true })
  })

  test('and holds a code ends with the code, and its secret is wiped', async () => {
    await put('mona@example.com')
    await send(nowhere)
    expect(await state()).toMatchObject({ givenUp: false, sealed: expect.any(String) })
    await hoursLater(1)
    await send(nowhere)
    expect(await state()).toMatchObject({ givenUp: true, sealed: null })
  })

  test('goes out after all when the shop asks for another try, unless its code is dead', async () => {
    const { db } = connection
    await put('mona@example.com')
    await putInOutbox(db, key, 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    await hoursLater(25)
    await send(nowhere)
    expect(await listGivenUpMails(db)).toMatchObject([
      { kind: 'welcome', recipient: 'mona@example.com', lastError: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(await retryGivenUpMails(db, { name: 'Mona' })).toBe(1)
    await send()
    expect(server.arrived.map(({ subject }) => subject)).toEqual(['Welcome to Baqala'])
    expect(await listGivenUpMails(db)).toEqual([])
  })
})

test('two workers at once send each mail once', async () => {
  for (let number = 0; number < 15; number += 1) await put(`shopper${number}@example.com`)
  await Promise.all([send(), send()])
  await send()
  expect(new Set(server.arrived.map((mail) => mail.to?.[0]?.address)).size).toBe(15)
  expect(server.arrived.length).toBe(15)
})

test('a worker that died holds its mails no longer than its lease', async () => {
  await put('mona@example.com')
  await sql`update outbox set leased_until = now() + interval '1 minute', attempts = 1`.execute(connection.db)
  expect(await send()).toBe(0)
  await sql`update outbox set leased_until = now() - interval '1 second'`.execute(connection.db)
  expect(await send()).toBe(1)
})

test('a mail that a slow server is still taking is not sent by another worker too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  await put('mona@example.com')
  const sending = send({ send: () => (begin(), taken) })
  await begun
  await sql`update outbox set leased_until = now() - interval '1 second'`.execute(connection.db)
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(async () =>
    expect(await rowsOf(connection.db)`select 1 from outbox where leased_until > now()`).toHaveLength(1),
  )
  expect(await send()).toBe(0)
  take()
  await sending
  vi.useRealTimers()
})

test('without a mail server the mails can be read in the local mailbox', async () => {
  await put('mona@example.com')
  await send(makeLocalMailbox(connection.db))
  expect(await listLocalMails(connection.db)).toMatchObject([
    { to: 'mona@example.com', subject: 'Your Baqala reset code' },
  ])
  expect(await rowsOf(connection.db)`select 1 from outbox where sent_at is null`).toEqual([])
})

test('a line that breaks when the mail was taken makes a double that mail programs know as one', async () => {
  server.line = 'drops'
  await put('mona@example.com')
  await send()
  server.line = 'good'
  await untilDue()
  await send()
  const ids = server.arrived.map((mail) => mail.messageId)
  expect(ids).toEqual([expect.any(String), ids[0]])
  expect(await rowsOf(connection.db)`select 1 from outbox where sent_at is null`).toEqual([])
})

test('a mail server that falls silent is not waited for, and the mail goes once it speaks again', async () => {
  server.line = 'stalls'
  await put('mona@example.com')
  const impatient = makeSmtpMailer(`smtp://127.0.0.1:${server.port}`, from, 300)
  await send(impatient)
  impatient.close()
  expect(server.arrived).toEqual([])
  server.line = 'good'
  await untilDue()
  await send()
  expect(server.arrived.map((mail) => mail.to?.[0]?.address)).toEqual(['mona@example.com'])
})

test('whoever cannot be reached waits behind those who can', async () => {
  for (let number = 0; number < 12; number += 1) {
    server.refused.add(`dead${number}@example.com`)
    await put(`dead${number}@example.com`)
  }
  while ((await send()) > 0);
  await untilDue()
  await put('mona@example.com')
  await send()
  expect(server.arrived.map((mail) => mail.to?.[0]?.address)).toEqual(['mona@example.com'])
})

test('the local mailbox forgets mails after thirty days too', async () => {
  const { db } = connection
  await put('mona@example.com')
  await send(makeLocalMailbox(db))
  await sql`update local_mails set sent_at = now() - interval '29 days'`.execute(db)
  await deleteOldMails(db)
  expect(await listLocalMails(db)).toHaveLength(1)
  await sql`update local_mails set sent_at = now() - interval '31 days'`.execute(db)
  await deleteOldMails(db)
  expect(await listLocalMails(db)).toEqual([])
})

test('mails that were sent or given up are forgotten after thirty days, and those that wait are kept', async () => {
  const { db } = connection
  for (const name of ['sent', 'dead', 'waiting']) await put(`${name}@example.com`)
  await sql`update outbox set sent_at = now() - interval '29 days' where recipient = 'sent@example.com'`.execute(db)
  await sql`update outbox set given_up_at = now() - interval '29 days' where recipient = 'dead@example.com'`.execute(db)
  expect(await deleteOldMails(db)).toBe(0)
  await sql`
    update outbox set created_at = created_at - interval '40 days', sent_at = sent_at - interval '2 days',
      given_up_at = given_up_at - interval '2 days'`.execute(db)
  expect(await deleteOldMails(db)).toBe(2)
  expect(await rowsOf(db)`select recipient from outbox`).toEqual([{ recipient: 'waiting@example.com' }])
})
