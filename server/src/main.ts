/** Starts the server process and shuts it down gracefully on SIGTERM and SIGINT. */
import { setDefaultResultOrder } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seedDemoShop } from '../seed/seed.ts'
import { DEMO_SHOPPER } from '../seed/demo-shopper.ts'
import { seedDemoOrders } from '../seed/demo-orders.ts'
import { DEMO_STAFF, seedDemoStaff } from '../seed/demo-staff.ts'
import { buildApp, type Deps } from './app.ts'
import { surroundings } from './checks/checks.messages.en.ts'
import { isTestKey, readConfig, trustsVisitors, type Config } from './config/config.ts'
import { loadEnvFile } from './config/env-file.ts'
import { explainFailure } from './config/explain-failure.ts'
import { listMistypedSettings } from './config/mistyped-settings.ts'
import { makeSlots } from './delivery/make-slots.ts'
import { connect } from './db/connect.ts'
import type { Connection } from './db/connection.ts'
import { serveEmbedded } from './db/embedded/embedded-server.ts'
import { explainFileCode } from './db/file-errors.ts'
import { migrate } from './db/migrate.ts'
import type { Db } from './db/rows.ts'
import { MAX_WAIT_MS, waitForDatabase } from './db/wait-for-database.ts'
import { SHOPPERS_PAGE } from './local/shoppers-page.ts'
import { mailboxAddress } from './local/mailbox-page.ts'
import { createDeps } from './create-deps.ts'
import { listen } from './http/listen.ts'
import { serializeError } from './http/request-log.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { takeOverPictures } from './pictures/take-over.ts'
import { startWorkers } from './workers.ts'

// After SIGTERM, answers carry "Connection: close" for this long before the server stops accepting connections.
const CLOSE_CONNECTIONS_MS = 1_000
// Below TimeoutStopSec (deploy/baqala@.service) and stop_grace_period (deploy/compose.yaml).
const SHUTDOWN_TIMEOUT_MS = 9_000
const SAME_SIGNAL_MS = 500

// Node would print every property of the error, and the `detail` of a database error contains personal data.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${serializeError(error).stack}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  setDefaultResultOrder('verbatim')
  loadEnvFile()
  const config = readConfig(process.env)
  for (const { name, meant } of listMistypedSettings(process.env))
    process.stderr.write(`${name} is no setting of the shop. Did you mean ${meant}?\n`)
  if (trustsVisitors(config)) process.stderr.write(`${surroundings.trustProxyAlone.text}\n`)
  const connection = await connect(config.database)
  // As the first process of a container it would be deaf to a signal without a handler.
  process.on('SIGTERM', endAtOnce)
  await waitForDatabase(connection.db, sayThatItWaits)
  process.off('SIGTERM', endAtOnce)
  await migrate(connection.db)
  if (!config.isProduction) {
    await seedDemoShop(connection.db, () => process.stdout.write('Filling the demo catalogue …\n'))
  }
  await takeOverFormerPictures(connection.db, config)
  if (config.localStandIns) await seedDemoStaff(connection.db)

  // After days without a running shop the next times would come only with the workers' first round.
  await makeSlots(connection.db)

  const { deps: created, setPort } = await createDeps(config, connection)
  if (config.localStandIns && !config.isProduction) {
    const secret = created.payments?.name === 'local' ? created.secrets.localPayments : undefined
    await seedDemoOrders(connection.db, { secret, origin: created.origins.main })
  }
  const metrics = config.metrics === undefined ? undefined : await makeMetrics(connection)
  const deps = { ...created, metrics }
  const app = await buildApp(deps)
  await listen(app, config)
  if (config.metrics !== undefined) await metrics?.listen(config.metrics)
  setPort((app.server.address() as AddressInfo).port)
  const workers = startWorkers(deps, app)
  const commands = await serveCommands(connection, config, app)
  shutDownOnSignal(async () => {
    // Idle connections of a proxy are closed with their next answer, so that no request is lost on a closed connection.
    app.closeConnections()
    if (config.isProduction) await sleep(CLOSE_CONNECTIONS_MS)
    await Promise.all([app.close(), workers.stop()])
    await commands?.close()
    await metrics?.close()
    await connection.close()
  })
  // Printed after the signal handlers are installed: a script that waits for this text may send SIGTERM immediately.
  printStartup(deps)
}

/** A folder that cannot be read keeps nobody from selling: its pictures are missing until it can be. */
async function takeOverFormerPictures(db: Db, { formerPictures: folder, pictureCache }: Config): Promise<void> {
  try {
    const { taken, unreadable } = await takeOverPictures(db, folder, pictureCache)
    if (taken > 0) process.stdout.write(`Took ${pictures(taken)} over from ${folder}; that folder is needed no more.\n`)
    if (unreadable.length > 0)
      process.stderr.write(
        `${pictures(unreadable.length)} in ${folder} cannot be read: ${unreadable.slice(0, 5).join(', ')}\n`,
      )
  } catch (error) {
    const why = explainFileCode(error)
    if (why === undefined) throw error
    process.stderr.write(`The pictures in ${folder} cannot be read: ${why}.\n`)
  }
}

function pictures(count: number): string {
  return `${count} ${count === 1 ? 'picture' : 'pictures'}`
}

function endAtOnce(): never {
  process.exit(143)
}

function sayThatItWaits(error: unknown): void {
  process.stderr.write(`${explainFailure(error)}\nWaiting for it, up to ${MAX_WAIT_MS / 1000} seconds …\n`)
}

/** Lets commands on this machine use the embedded database while the shop has it open. A shop that cannot do so sells all the same. */
async function serveCommands({ db }: Connection, { database: { folder } }: Config, { log }: FastifyInstance) {
  if (folder === undefined) return undefined
  try {
    return await serveEmbedded(db, folder)
  } catch (error) {
    log.warn({ err: error }, 'commands cannot reach this shop while it runs')
    return undefined
  }
}

function printStartup({ config, secrets, origins, payments }: Deps): void {
  const at = origins.main
  const lines = [`\n  The shop is open:  ${at}`]
  if (!config.isProduction && config.localStandIns)
    lines.push(`  Demo shopper:      ${DEMO_SHOPPER.email}  ${DEMO_SHOPPER.password}`)
  lines.push(`  Its admin:         ${origins.admin}/admin`)
  if (config.localStandIns)
    for (const { login, password } of DEMO_STAFF) lines.push(`                     ${login}  ${password}`)
  const mails = config.localStandIns ? mailboxAddress(at, secrets.mailbox) : 'kept and not sent, until SMTP_URL is set'
  if (config.smtpUrl === undefined) lines.push(`  Mails:             ${mails}`)
  if (config.localStandIns) lines.push(`  A shopper orders:  ${at}${SHOPPERS_PAGE}`)
  lines.push(`  Payments:          ${describePayments(config, payments)}`)
  lines.push(`  API:               ${at}/api/docs\n`)
  process.stdout.write(lines.join('\n') + '\n')
}

function describePayments({ stripe }: Config, payments: Deps['payments']): string {
  if (payments === undefined) return 'in cash only; STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET turn Online Payment on'
  if (stripe === undefined) return 'a local test page; no money moves'
  return isTestKey(stripe.secretKey) ? 'Stripe, in its test mode: no money moves' : 'Stripe'
}

function shutDownOnSignal(shutDown: () => Promise<void>): void {
  let startedAt: number | undefined
  function handle(signal: NodeJS.Signals) {
    if (startedAt !== undefined) {
      // npm forwards signals, so one Ctrl-C arrives twice. A later second one skips the graceful shutdown.
      if (performance.now() - startedAt > SAME_SIGNAL_MS) process.exit(signal === 'SIGINT' ? 130 : 143)
      return
    }
    startedAt = performance.now()
    // Not process.exit(), which waits for what the thread pool has begun: hashing passwords, looking up a host.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), SHUTDOWN_TIMEOUT_MS).unref()
    shutDown().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}

start().catch((error: unknown) => {
  process.stderr.write(explainFailure(error) + '\n')
  process.exit(1)
})
