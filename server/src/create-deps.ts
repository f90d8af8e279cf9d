import type { Deps } from './app.ts'
import type { Config } from './config/config.ts'
import type { Connection } from './db/connection.ts'
import type { Db } from './db/rows.ts'
import { makeLocalMailbox } from './mail/local-mailbox.ts'
import type { Mailer } from './mail/mailer.ts'
import { makeOrigins } from './http/origins.ts'
import { makeLocalPayments } from './payments/local-payments.ts'
import type { Payments } from './payments/payments.ts'
import { makeStripePayments } from './payments/stripe-payments.ts'
import { loadSecrets } from './config/secrets.ts'

/** Creates the dependencies that the settings select. `setPort` sets the actual port, which PORT=0 leaves to the system. */
export async function createDeps(
  config: Config,
  connection: Connection,
): Promise<{ deps: Deps; setPort: (port: number) => void }> {
  const { db } = connection
  let port = config.port
  const secrets = await loadSecrets(db, config.jwtSecret)
  const origins = makeOrigins(config.publicUrl, () => port, config.allowedOrigins, {
    // On a developer's machine a phone, an emulator or a tunnel reaches the shop by names that it cannot know.
    trustsHost: !config.isProduction,
    adminHost: config.adminHost,
  })
  const mailer = await chooseMailer(config, db)
  const loopback = () => `http://localhost:${port}`
  let payments: Payments | undefined
  if (config.stripe !== undefined) payments = makeStripePayments({ ...config.stripe, picturesAt: config.publicUrl })
  else if (config.localStandIns)
    payments = makeLocalPayments({
      db,
      secret: secrets.localPayments,
      pagesAt: () => (config.localStandInsForAll ? origins.main : loopback()),
      webhooksAt: () => (config.host === undefined ? loopback() : `http://${config.host}:${port}`),
    })
  const deps = { config, connection, secrets, origins, mailer, payments }
  return { deps, setPort: (actual) => void (port = actual) }
}

async function chooseMailer({ smtpUrl, mailFrom }: Config, db: Db): Promise<Mailer> {
  if (smtpUrl === undefined) return makeLocalMailbox(db)
  // Imported lazily, because nodemailer slows down the start.
  const { makeSmtpMailer } = await import('./mail/smtp-mailer.ts')
  return makeSmtpMailer(smtpUrl, mailFrom)
}
