import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Milliseconds that a mail server may keep silent. Well under the lease of the outbox, or a mail would be sent by two. */
const PATIENCE_MS = 15_000

/**
 * Sends through the server that SMTP_URL names: `smtps://user:password@host` for TLS from the first byte, `smtp://` for
 * STARTTLS. A password never travels in clear: where one is given and the server is not on this machine, STARTTLS is
 * demanded, unless the address ends in `?ignoreTLS=true`.
 */
export function makeSmtpMailer(url: string, from: string, patience = PATIENCE_MS): Mailer & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      requireTLS: needsTls(new URL(url)),
    },
    { from },
  )
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'baqala.example'
  return {
    async send(mail) {
      await transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Nobody reads answers to these; out-of-office notes need not be written.
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
    close() {
      transport.close()
    },
  }
}

function needsTls({ protocol, username, hostname, searchParams }: URL): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && username !== '' && !isHere && searchParams.get('ignoreTLS') !== 'true'
}
