/**
 * An upgrade under load, as docs/deploy.md describes it: nginx (deploy/nginx.conf) in front of two server processes on
 * one PostgreSQL, shoppers shopping, and the processes stopped and started in turn. Needs nginx and openssl.
 *
 *   npm run bench:restarts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../scripts/start-postgres.mjs'
import { describeDurability } from '../server/test/describe-durability.ts'
import { startNginx } from '../server/test/deploy/start-nginx.ts'
import { startNode, stop } from './processes.mjs'
import { readBooks, report } from './restart-report.mjs'
import { makeShoppers } from './restart-shoppers.mjs'
import { query } from './shop.mjs'

const SECONDS = 60
const SHOPPERS = 24
const NGINX_PORT = 18480
const SHOP_PORTS = [18481, 18482]
// The certificate is self-signed and belongs to this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-restarts-'))
const postgres = await startPostgres({ survives: 'a power cut' })
const shoppers = makeShoppers(`https://127.0.0.1:${NGINX_PORT}/api/v1`)
const servers = []
let restarts = 0
let isOver = false

try {
  // Production never seeds, so a development run makes the demo catalogue.
  await stop((await startShop(SHOP_PORTS[0], { NODE_ENV: 'development' })).child)
  for (const port of SHOP_PORTS) servers.push((await startShop(port)).child)
  const nginx = await startNginx({
    folder,
    httpPort: NGINX_PORT + 9,
    httpsPort: NGINX_PORT,
    shopPorts: SHOP_PORTS,
    domain: '127.0.0.1',
  })
  const run = Promise.all([...Array.from({ length: SHOPPERS }, (_, number) => shoppers.shop(number)), restart()])
  // A shopper who gives up ends the run at once.
  await Promise.race([sleep(SECONDS * 1000), run])
  endAll()
  await run
  const books = await readBooks(postgres.url, shoppers.acknowledged)
  const durability = await describeDurability(async (text) => (await query(postgres.url, text)).rows)
  const database = `PostgreSQL ${postgres.version} (${durability})`
  report({ ...shoppers, database, restarts, shoppers: SHOPPERS, seconds: SECONDS }, books)
  await stop(nginx)
} finally {
  endAll()
  await Promise.all(servers.map((server) => (server.exitCode === null ? stop(server) : undefined)))
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

function endAll() {
  isOver = true
  shoppers.stop()
}

function startShop(port, settings = {}) {
  const env = {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    NODE_ENV: 'production',
    // There is no mail server; the letters of this run are never sent.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...settings,
  }
  return startNode(path.resolve(import.meta.dirname, '../server/src/main.ts'), env, `http://127.0.0.1:${port}/readyz`)
}

/** Restarts the processes in turn until the shoppers stop. */
async function restart() {
  for (let turn = 0; !isOver; turn += 1) {
    await sleep(2_000)
    const index = turn % servers.length
    await stop(servers[index])
    servers[index] = (await startShop(SHOP_PORTS[index])).child
    restarts += 1
  }
}
