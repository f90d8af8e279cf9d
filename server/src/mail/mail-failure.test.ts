import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type MailServer } from '../../test/mail-server.ts'
import { classifyMailFailure } from './mail-failure.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

const mail = { id: 'm1', to: 'dead@example.com', subject: 'Hello', text: 'Hello', html: 'Hello' }
const FROM = 'Baqala <no-reply@baqala.example>'
let server: MailServer
beforeAll(async () => {
  server = await startMailServer({
    onRcptTo({ address }, _session, done) {
      done(Object.assign(new Error('not now, ' + address), { responseCode: address.startsWith('full') ? 452 : 550 }))
    },
  })
})
afterAll(() => server.close())

/** How the failure to send to this address is told. */
async function failureOf(to: string, port = server.port) {
  const mailer = makeSmtpMailer(`smtp://127.0.0.1:${port}`, FROM, 2_000)
  try {
    return await mailer.send({ ...mail, to }).then(() => undefined, classifyMailFailure)
  } finally {
    mailer.close()
  }
}

test('a mailbox that is full for now, one that is not there and a mail server that does not answer are told apart', async () => {
  expect(await failureOf('full@example.com')).toEqual({ cause: '4xx', code: '452', isBadAddress: false })
  expect(await failureOf('dead@example.com')).toEqual({ cause: '5xx', code: '550', isBadAddress: false })
  expect(await failureOf('dead@example.com', 1)).toMatchObject({ cause: 'no answer' })
  expect(classifyMailFailure(new Error('dead@example.com'))).toEqual({
    cause: 'other',
    code: 'unknown',
    isBadAddress: false,
  })
})

test.each([
  ['550 5.1.1 User unknown', true],
  ['553-5.1.3 Bad address', true],
  ['556 5.1.10 Recipient address has null MX', true],
  ['550 5.1.8 Sender address rejected: Domain not found', false],
  ['553 5.1.7 Bad sender', false],
  ['550 5.1.0 Address rejected', false],
  ['550 5.4.5 Daily user sending limit exceeded', false],
  ['554 Message rejected: Email address is not verified', false],
])('%j says that the mailbox is not there: %j', (response, isBadAddress) => {
  const error = Object.assign(new Error(response), { responseCode: Number(response.slice(0, 3)), response })
  expect(classifyMailFailure(error)).toMatchObject({ cause: '5xx', isBadAddress })
})
