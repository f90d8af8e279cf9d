import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DEMO_SHOPPER, seedDemoShopper } from '../../seed/demo-shopper.ts'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { makeLocalMailbox } from '../mail/local-mailbox.ts'

const here = { host: 'localhost:3000' }
const shop = openTestShop({}, ({ connection }) => ({ mailer: makeLocalMailbox(connection.db) }))

describe('the demo shopper', () => {
  const { email, password } = DEMO_SHOPPER
  const signIn = (headers: Record<string, string>, from?: string) =>
    call(shop, 'signIn', { body: { email: email.toUpperCase(), password }, headers, from })

  test('signs in on this machine', async () => {
    await seedDemoShopper(shop.connection.db)
    expect((await signIn(here)).status).toBe(200)
  })

  test.each([
    ['another machine', here, '192.168.1.20'],
    ['a proxy', { ...here, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a name of somebody else', { host: 'evil.example' }, '127.0.0.1'],
  ])('does not exist for visitors from %s', async (_, headers, from) => {
    await seedDemoShopper(shop.connection.db)
    const { status, body } = await signIn(headers, from)
    expect(status).toBe(401)
    expect(body.message).toBe('Incorrect email or password')
  })

  test.each(['/signin/', '/%73ignin'])('does not exist from afar at %s either', async (spelling) => {
    await seedDemoShopper(shop.connection.db)
    const url = `/api/v1/auth${spelling}`
    const ask = (remoteAddress: string) =>
      shop.app.inject({ method: 'POST', url, payload: { email, password }, headers: here, remoteAddress })
    expect((await ask('127.0.0.1')).statusCode).toBe(200)
    expect((await ask('192.168.1.20')).statusCode).toBe(401)
  })
})

describe('GET /local/mailbox', () => {
  const visit = (from?: string) =>
    shop.app.inject({ url: '/local/mailbox', headers: here, ...(from === undefined ? {} : { remoteAddress: from }) })

  test('shows the mails, and what is in them as text', async () => {
    const { email } = await aShopper(shop)
    await call(shop, 'forgotPassword', { body: { email } })
    await shop.deliverMails()
    const mail = { id: 'm1', to: email, subject: 'Hello', text: 'Hello <b>Mona', html: '<b>Mona' }
    await shop.deps.mailer.send(mail)
    const page = await visit()
    expect(page.body).toContain('Your Baqala reset code')
    expect(page.body).toContain('Hello &#60;b&#62;Mona')
    expect(page.body).not.toContain('<b>Mona')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('says when a mail was sent by the clocks of Cairo, as the shop does', async () => {
    await shop.deps.mailer.send({ id: 'm1', to: 'mona@example.com', subject: 'Hello', text: 'Hello', html: 'Hello' })
    await sql`update local_mails set sent_at = '2026-07-14T21:30:00Z'`.execute(shop.connection.db)
    expect((await visit()).body).toContain('2026-07-15 00:30 in Cairo')
  })

  test('is not there for visitors from elsewhere', async () => {
    expect((await visit('203.0.113.7')).statusCode).toBe(404)
  })
})
