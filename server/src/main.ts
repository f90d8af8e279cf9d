/** The process: settings, database, shop, listen, and a graceful end. */
import { setDefaultResultOrder } from 'node:dns'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { seedDemoShop } from '../seed/seed.ts'
import { DEMO_SHOPPER } from '../seed/demo-shopper.ts'
import { buildApp, type Deps } from './app.ts'
import { readConfig, WrongSettings, type Config } from './config.ts'
import { connect, type Connection } from './db/connect.ts'
import { FolderInUse } from './db/lock-folder.ts'
import { migrate } from './db/migrate.ts'
import { makeLocalMailbox } from './mail/local-mailbox.ts'
import { makeSmtpMailer } from './mail/smtp-mailer.ts'
import { makeOrigins } from './origins.ts'
import { makeLocalPayments } from './payments/local-payments.ts'
import { loadSecrets } from './secrets.ts'
import { startWorkers } from './workers.ts'

const DRAIN_MS = 9_000

async function start(): Promise<void> {
  setDefaultResultOrder('verbatim')
  // The environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const connection = await connect(config.database)
  const isDemo = !config.isProduction
  await migrate(connection.db)
  if (isDemo) await seedDemoShop(connection.db)

  const { deps, listening } = await gatherDeps(config, connection)
  const app = await buildApp(deps)
  await listen(app, config)
  listening((app.server.address() as AddressInfo).port)
  const workers = startWorkers(deps, app.log)
  sayHello(deps)
  endOnSignal(async () => {
    // First no more requests, then no more jobs, then no more database.
    await app.close()
    await workers.stop()
    await connection.close()
  })
}

async function gatherDeps(
  config: Config,
  connection: Connection,
): Promise<{ deps: Deps; listening: (port: number) => void }> {
  const { db } = connection
  let port = config.port
  const secrets = await loadSecrets(db, config.jwtSecret)
  const origins = makeOrigins(config.publicUrl, () => port, config.allowedOrigins)
  const mailer = config.smtpUrl === undefined ? makeLocalMailbox(db) : makeSmtpMailer(config.smtpUrl, config.mailFrom)
  const loopback = () => `http://localhost:${port}`
  const payments = config.localStandIns
    ? makeLocalPayments({
        db,
        secret: secrets.localPayments,
        pagesAt: () => (config.localStandInsForAll ? origins.main : loopback()),
        webhooksAt: () => (config.host === undefined ? loopback() : `http://${config.host}:${port}`),
      })
    : undefined
  const deps = { config, connection, secrets, origins, mailer, payments }
  return { deps, listening: (actual) => void (port = actual) }
}

/** On every interface unless HOST says otherwise; machines without IPv6 have only the older kind. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::', listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    const noIpv6 = error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT'
    if (!noIpv6 || host !== undefined) throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

function sayHello({ config, origins }: Deps): void {
  const at = origins.main
  const lines = [`\n  The shop is open:  ${at}`]
  if (!config.isProduction) lines.push(`  Demo shopper:      ${DEMO_SHOPPER.email}  ${DEMO_SHOPPER.password}`)
  if (config.localStandIns && config.smtpUrl === undefined) lines.push(`  Mails:             ${at}/local/mailbox`)
  if (config.localStandIns)
    lines.push('  Payments:          a page of our own opens with Online Payment; no money moves')
  lines.push(`  API:               ${at}/api/docs\n`)
  process.stdout.write(lines.join('\n') + '\n')
}

function endOnSignal(end: () => Promise<void>): void {
  let ending = false
  function handle(signal: NodeJS.Signals) {
    // A second Ctrl-C means it.
    if (ending) process.exit(signal === 'SIGINT' ? 130 : 143)
    ending = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}

start().catch((error: unknown) => {
  process.stderr.write(explain(error) + '\n')
  process.exit(1)
})

/** What a person at the keyboard can act on; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof WrongSettings || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
  const { syscall } = error as { syscall?: unknown }
  if (syscall === 'listen' || (process.env.HOST !== undefined && error.message.includes(process.env.HOST))) {
    return `The shop cannot listen on HOST ${process.env.HOST ?? ''}, PORT ${process.env.PORT ?? 3000}: ${error.message}`
  }
  // SQLSTATE class 28: not let in; 3D000: no such database.
  if (typeof code === 'string' && /^(28|3D)...$/.test(code))
    return `The database at DATABASE_URL refuses: ${error.message}`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database at DATABASE_URL does not answer: ${error.message}`
  return error.stack ?? error.message
}
