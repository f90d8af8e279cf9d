import { afterEach, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../test/mail-server.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

const from = 'Baqala <no-reply@baqala.example>'
const mail = { id: 'm1', to: 'mona@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function aServerWithPassword(options: { secure?: boolean; disabledCommands?: string[] }): Promise<MailServer> {
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    ...options,
    onAuth({ username, password }, _session, done) {
      if (username === 'baqala' && password === 'p@ss/word') return done(null, { user: 'baqala' })
      return done(new Error('Invalid username or password'))
    },
  })
  closing.push(() => server.close())
  return server
}

function aMailer(url: string) {
  const mailer = makeSmtpMailer(url, from, 2_000)
  closing.push(() => mailer.close())
  return mailer
}

// The mail server's certificate is one that nobody vouches for; only a test may shrug at that.
const anyCertificate = '?tls.rejectUnauthorized=false'

test('signs in with user and password over TLS', async () => {
  const server = await aServerWithPassword({ secure: true })
  await aMailer(`smtps://baqala:p%40ss%2Fword@127.0.0.1:${server.port}${anyCertificate}`).send(mail)
  expect(server.arrived).toMatchObject([{ messageId: '<m1@baqala.example>', subject: 'Hello' }])
})

test('takes to TLS where the server offers it', async () => {
  const server = await aServerWithPassword({ disabledCommands: [] })
  await aMailer(`smtp://baqala:p%40ss%2Fword@127.0.0.1:${server.port}${anyCertificate}`).send(mail)
  expect(server.arrived.length).toBe(1)
})

test('a certificate that nobody vouches for is refused', async () => {
  const server = await aServerWithPassword({ secure: true })
  const sending = aMailer(`smtps://baqala:p%40ss%2Fword@127.0.0.1:${server.port}`).send(mail)
  await expect(sending).rejects.toThrow(/self-signed|certificate|hostname/i)
  expect(server.arrived).toEqual([])
})

test('a wrong password is told as such', async () => {
  const server = await aServerWithPassword({ secure: true })
  const sending = aMailer(`smtps://baqala:wrong@127.0.0.1:${server.port}${anyCertificate}`).send(mail)
  await expect(sending).rejects.toThrow(/Invalid (username|login)/)
})

test('a password never travels to another machine in clear', async () => {
  const server = await aServerWithPassword({})
  // Not one of the names this machine has for itself, though it leads here.
  const sending = aMailer(`smtp://baqala:p%40ss%2Fword@127.1:${server.port}`).send(mail)
  await expect(sending).rejects.toThrow(/STARTTLS/)
  expect(server.arrived).toEqual([])
})
