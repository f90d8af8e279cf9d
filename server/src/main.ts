/** The process: settings, database, shop, listen, and a graceful end. */
import { setDefaultResultOrder } from 'node:dns'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seedDemoShop } from '../seed/seed.ts'
import { DEMO_SHOPPER } from '../seed/demo-shopper.ts'
import { buildApp, type Deps } from './app.ts'
import { readConfig, type Config } from './config/config.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { explainFailure } from './config/explain-failure.ts'
import { gatherDeps } from './create-deps.ts'
import { makeMetrics } from './metrics.ts'
import { startWorkers } from './workers.ts'

const HANG_UP_MS = 1_000
const DRAIN_MS = 9_000
const SAME_SIGNAL_MS = 500

async function start(): Promise<void> {
  setDefaultResultOrder('verbatim')
  // The environment wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const connection = await connect(config.database)
  const isDemo = !config.isProduction
  await migrate(connection.db)
  if (isDemo) await seedDemoShop(connection.db, () => process.stdout.write('Filling the demo catalogue …\n'))

  const { deps: gathered, listening } = await gatherDeps(config, connection)
  const metrics = config.metrics === undefined ? undefined : await makeMetrics(connection)
  const deps = { ...gathered, metrics }
  const app = await buildApp(deps)
  await listen(app, config)
  if (config.metrics !== undefined) await metrics?.listen(config.metrics)
  listening((app.server.address() as AddressInfo).port)
  const workers = startWorkers(deps, app.log)
  endOnSignal(async () => {
    // A proxy keeps connections open: those are ended with an answer, not under a request that is on its way.
    app.hangUp()
    if (config.isProduction) await sleep(HANG_UP_MS)
    // First no more requests, then no more jobs, then no more database.
    await app.close()
    await workers.stop()
    await metrics?.close()
    await connection.close()
  })
  // Last, so that whoever waits for these words may end the process at once.
  sayHello(deps)
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

function sayHello({ config, origins, payments }: Deps): void {
  const at = origins.main
  const lines = [`\n  The shop is open:  ${at}`]
  if (!config.isProduction) lines.push(`  Demo shopper:      ${DEMO_SHOPPER.email}  ${DEMO_SHOPPER.password}`)
  if (config.localStandIns && config.smtpUrl === undefined) lines.push(`  Mails:             ${at}/local/mailbox`)
  lines.push(`  Payments:          ${howPaymentsGo(config, payments)}`)
  lines.push(`  API:               ${at}/api/docs\n`)
  process.stdout.write(lines.join('\n') + '\n')
}

function howPaymentsGo({ stripe }: Config, payments: Deps['payments']): string {
  if (payments === undefined) return 'in cash only; STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET turn Online Payment on'
  if (stripe === undefined) return 'a page of our own opens with Online Payment; no money moves'
  const isTrial = /^.k_test_/.test(stripe.secretKey)
  return `Stripe${isTrial ? ', in its test mode: no money moves' : ''}`
}

function endOnSignal(end: () => Promise<void>): void {
  let endingSince: number | undefined
  function handle(signal: NodeJS.Signals) {
    if (endingSince !== undefined) {
      // A signal to the process group reaches us twice: from its sender and from npm. A second Ctrl-C by hand means "at once".
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(signal === 'SIGINT' ? 130 : 143)
      return
    }
    endingSince = performance.now()
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
  process.stderr.write(explainFailure(error) + '\n')
  process.exit(1)
})
