import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Sends through the server that SMTP_URL names (user and password in the URL; smtps:// for TLS from the first byte). */
export function makeSmtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
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
      })
    },
    close() {
      transport.close()
    },
  }
}
