import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { shop as settings } from '../../../shop.config.ts'
import { DEMO_SHOPPER, seedDemoShopper } from '../../seed/demo-shopper.ts'
import { seedDemoShop } from '../../seed/seed.ts'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { makeLocalMailbox } from '../mail/local-mailbox.ts'
import { mailboxAddress } from './mailbox-page.ts'

const here = { host: 'localhost:3000' }
const shop = openTestShop({}, ({ connection }) => ({ mailer: makeLocalMailbox(connection.db) }))

describe('the demo shopper', () => {
  const { email, password } = DEMO_SHOPPER
  const signIn = (headers: Record<string, string>, from?: string) =>
    call(shop, 'signIn', { body: { email: email.toUpperCase(), password }, headers, from })

  test.each(['localhost:3000', 'admin.localhost:3000', '127.0.0.1'])(
    'signs in on this machine, at %s',
    async (host) => {
      await seedDemoShopper(shop.connection.db)
      expect((await signIn({ host })).status).toBe(200)
    },
  )

  test.each([
    ['another machine', here, '192.168.1.20'],
    ['a proxy', { ...here, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['a name of somebody else', { host: 'evil.example' }, '127.0.0.1'],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }, '127.0.0.1'],
    ['a name that only ends like ours', { host: 'evillocalhost' }, '127.0.0.1'],
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
  const link = () => new URL(mailboxAddress('http://localhost:3000', shop.deps.secrets.mailbox))
  const withKey = () => link().pathname + link().search
  const visit = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    shop.app.inject({ url, headers: { ...here, ...headers }, remoteAddress })

  test('shows the mails, and what is in them as text', async () => {
    const { email } = await aShopper(shop)
    await call(shop, 'forgotPassword', { body: { email } })
    await shop.deliverMails()
    const mail = { id: 'm1', to: email, subject: 'Hello', text: 'Hello <b>Mona', html: '<b>Mona' }
    await shop.deps.mailer.send(mail)
    const page = await visit(withKey())
    expect(page.body).toContain('Your Baqala reset code')
    expect(page.body).toContain('Hello &#60;b&#62;Mona')
    expect(page.body).not.toContain('<b>Mona')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['referrer-policy']).toBe('no-referrer')
  })

  test('asks for the key that the start printed, and remembers it in a cookie', async () => {
    const locked = await visit('/local/mailbox')
    expect([locked.statusCode, locked.cookies]).toEqual([403, []])
    expect(locked.body).toContain('The mailbox is locked')
    const opened = await visit(withKey())
    const [cookie] = opened.cookies
    expect(opened.headers['set-cookie']).toMatch(
      /^mailbox_key=[\w-]{43}; Max-Age=7776000; Path=\/local\/mailbox; HttpOnly; SameSite=Strict$/,
    )
    expect((await visit('/local/mailbox', { cookie: `mailbox_key=${cookie?.value ?? ''}` })).statusCode).toBe(200)
    expect((await visit(`${withKey()}x`)).statusCode).toBe(403)
    expect((await visit('/local/mailbox', { cookie: 'mailbox_key=' })).statusCode).toBe(403)
  })

  test('says when a mail was sent by the clocks of Cairo, as the shop does', async () => {
    await shop.deps.mailer.send({ id: 'm1', to: 'mona@example.com', subject: 'Hello', text: 'Hello', html: 'Hello' })
    await sql`update local_mails set sent_at = '2026-07-14T21:30:00Z'`.execute(shop.connection.db)
    expect((await visit(withKey())).body).toContain('2026-07-15 00:30 in Cairo')
  })

  test('is in the language of the shop, or in the one that its reader has chosen', async () => {
    Object.assign(settings, { language: 'ar' })
    onTestFinished(() => void Object.assign(settings, { language: 'en' }))
    expect((await visit(withKey())).body).toContain('lang="ar"')
    expect((await visit(withKey(), { cookie: 'lang=en' })).body).toContain('lang="en"')
  })

  test('is not there for visitors from elsewhere', async () => {
    expect((await visit(withKey(), {}, '203.0.113.7')).statusCode).toBe(404)
  })
})

describe('/local/shoppers', () => {
  const press = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    shop.app.inject({ method: 'POST', url: '/local/shoppers', headers: { ...here, ...headers }, remoteAddress })
  const orders = async () => (await sql`select number, state from orders`.execute(shop.connection.db)).rows

  test('at the press of its button a shopper orders, as everybody does', async () => {
    await seedDemoShop(shop.connection.db)
    const page = await shop.app.inject({ url: '/local/shoppers', headers: { ...here, cookie: 'lang=ar' } })
    expect(page.body).toContain('عميل يطلب دلوقتي')
    for (const number of [1, 2]) {
      const { body } = await press()
      const placed = await orders()
      expect(placed).toHaveLength(number)
      expect(body).toContain(`Order ${(placed.at(-1) as { number: number }).number} of \u2068`)
    }
  })

  test.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, '127.0.0.1'],
    ['another machine', {}, '192.168.1.20'],
  ])('is not there for %s', async (_, headers: Record<string, string>, from) => {
    await seedDemoShop(shop.connection.db)
    expect((await press(headers, from)).statusCode).toBe(404)
    expect(await orders()).toEqual([])
  })
})
