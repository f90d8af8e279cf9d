import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import { isLoopback } from '../config/loopback.ts'
import { readSender } from '../config/mail-from.ts'
import { UNCONFIRMED } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

// Must be well below the lease of the outbox, or two workers would send the same mail.
const TIMEOUT_MS = 15_000

/**
 * Sends mails through the server at SMTP_URL: `smtps://user:password@host` uses implicit TLS, `smtp://` STARTTLS if the server
 * offers it; `from` is as in MAIL_FROM. With a password and a remote server STARTTLS is required, unless the URL ends in `?ignoreTLS=true`.
 */
export function makeSmtpMailer(url: string, from: string, timeout = TIMEOUT_MS): Mailer & { close(): void } {
  // As an object, because commas and colons of a name would read as a list of addresses. config/ has checked it.
  const sender = readSender(from) ?? { name: '', address: from }
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      requireTLS: needsTls(new URL(url)),
    },
    { from: sender },
  )
  // The Message-IDs of mails that went over whole and are not confirmed yet.
  const unconfirmed = new Set<string | undefined>()
  transport.use('stream', ({ data: { messageId }, message }, done) => {
    message.transform(() => new PassThrough().once('end', () => unconfirmed.add(messageId)))
    done()
  })
  const domain = sender.address.split('@').at(-1)
  return {
    async send({ id, ...letter }) {
      const messageId = `<${id}@${domain}>`
      try {
        await transport.sendMail({
          ...letter,
          messageId,
          // Suppresses out-of-office replies (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated' },
        })
      } catch (error) {
        throw unconfirmed.has(messageId) ? Object.assign(error as Error, { code: UNCONFIRMED }) : error
      } finally {
        unconfirmed.delete(messageId)
      }
    },
    close() {
      transport.close()
    },
  }
}

function needsTls({ protocol, username, hostname, searchParams }: URL): boolean {
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true'
}

/** Signs in to the mail server without sending anything. Rejects with the server's error. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
