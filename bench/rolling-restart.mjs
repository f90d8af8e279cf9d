/**
 * An upgrade under load, as docs/deploy.md describes it: nginx (deploy/nginx.conf) in front of two server processes on
 * one PostgreSQL, shoppers shopping, and the processes stopped and started in turn. Needs nginx and openssl.
 *
 *   npm run bench:restarts
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../scripts/find-postgres.mjs'
import { startNode, stop } from './processes.mjs'

const SECONDS = 60
const SHOPPERS = 24
const NGINX_PORT = 38480
const SHOP_PORTS = [38481, 38482]
const API = `https://127.0.0.1:${NGINX_PORT}/api/v1`
const ADDRESS = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }
// The certificate is made for this run and thrown away after it.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-restarts-'))
const postgres = await startPostgres()
const servers = []
const counts = { reads: 0, failedReads: 0, changes: 0, failedChanges: 0, orders: 0, repeatedOrders: 0, restarts: 0 }
const failures = new Map()
/** Order numbers by the cart they were made of. */
const acknowledged = new Map()
let isOver = false

try {
  // The demo catalogue, which a shop in production never makes by itself.
  await stop((await startShop(SHOP_PORTS[0], { NODE_ENV: 'development' })).child)
  for (const port of SHOP_PORTS) servers.push((await startShop(port)).child)
  const nginx = await startNginx()
  const shopping = Array.from({ length: SHOPPERS }, (_, number) => shop(number))
  const restarting = restart()
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  isOver = true
  await Promise.all([...shopping, restarting])
  report(await readBooks())
  await stop(nginx)
} finally {
  isOver = true
  await Promise.all(servers.map((server) => (server.exitCode === null ? stop(server) : undefined)))
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

function startShop(port, settings = {}) {
  const env = {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    NODE_ENV: 'production',
    // Nobody is there; the letters of this run wait for ever.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...settings,
  }
  return startNode(path.resolve(import.meta.dirname, '../server/src/main.ts'), env, `http://127.0.0.1:${port}/readyz`)
}

/** The very file of deploy/, with this machine's ports and names in it. */
async function startNginx() {
  const at = (file) => path.join(folder, file)
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'].concat([
      '-keyout',
      at('privkey.pem'),
      '-out',
      at('fullchain.pem'),
    ]),
    { stdio: 'ignore' },
  )
  const shop = readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')
    .replace('shop-1:3000', `127.0.0.1:${SHOP_PORTS[0]}`)
    .replace('shop-2:3000', `127.0.0.1:${SHOP_PORTS[1]}`)
    .replaceAll('/etc/nginx/tls', folder)
    .replace('/var/log/nginx/baqala.log', at('access.log'))
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${NGINX_PORT + 9};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${NGINX_PORT} ssl`)
  writeFileSync(at('shop.conf'), shop)
  writeFileSync(
    at('nginx.conf'),
    `daemon off; pid ${at('pid')}; error_log ${at('error.log')}; worker_processes 1; events { worker_connections 1024; }
     http { client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('f')};
     uwsgi_temp_path ${at('u')}; scgi_temp_path ${at('s')}; include ${at('shop.conf')}; }`,
  )
  const nginx = spawn('nginx', ['-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${API}/brands`).catch(() => undefined)
    if (answer?.ok) return nginx
    if (tries === 100) throw new Error(`nginx did not start: ${readFileSync(at('error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Stops and starts the processes in turn for as long as the shoppers shop. */
async function restart() {
  for (let turn = 0; !isOver; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const index = turn % servers.length
    await stop(servers[index])
    servers[index] = (await startShop(SHOP_PORTS[index])).child
    counts.restarts += 1
  }
}

/** Looks, fills a cart, orders it, and begins again. */
async function shop(number) {
  const email = `restart${number}@example.com`
  const registration = { name: 'Restart', email, password: 'Secret12', rePassword: 'Secret12', phone: '01012345678' }
  const { token } = (await change('POST', '/auth/signup', registration)).body
  while (!isOver) {
    const products = (await read(`/products?limit=40&page=${1 + (number % 3)}`)).body.data
    const product = products[Math.floor(Math.random() * products.length)]
    if (product.quantity === 0) continue
    const added = await change('POST', '/cart', { productId: product._id }, token)
    const { cartId } = (await read('/cart', token)).body
    if (added.status === 200) await order(cartId, token)
  }
}

/** A shopper whose order is not answered presses the button again, for the same cart. */
async function order(cartId, token) {
  for (let tries = 1; ; tries += 1) {
    const { status, body } = await change('POST', `/orders/${cartId}`, { shippingAddress: ADDRESS }, token)
    if (status === 201) {
      counts.orders += 1
      if (tries > 1) counts.repeatedOrders += 1
      acknowledged.set(cartId, [...(acknowledged.get(cartId) ?? []), body.data.id])
      return
    }
    if (status !== undefined && status < 500) return
  }
}

async function read(call, token) {
  for (;;) {
    const answer = await ask('GET', call, undefined, token)
    counts.reads += 1
    if (answer.status === 200) return answer
    counts.failedReads += 1
    note('GET', answer)
  }
}

/** nginx may not repeat a change, so some of these may fail while a process stops. */
async function change(method, call, body, token) {
  const answer = await ask(method, call, body, token)
  counts.changes += 1
  if (answer.status === undefined || answer.status >= 500) {
    counts.failedChanges += 1
    note(method, answer)
    if (call === '/auth/signup') return change(method, call, { ...body, email: `again${body.email}` }, token)
  }
  return answer
}

async function ask(method, call, body, token) {
  try {
    const response = await fetch(API + call, {
      method,
      headers: { ...(token === undefined ? {} : { token }), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch (error) {
    return { status: undefined, why: error.cause?.code ?? error.message }
  }
}

function note(method, { status, why }) {
  const what = `${method} ${status ?? why}`
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

async function readBooks() {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows: orders } = await client.query('select cart_id, number from orders')
  const { rows: broken } = await client.query(`
    select s.product_id from stock s left join stock_ledger l on l.product_id = s.product_id
    group by s.product_id, s.on_hand having s.on_hand <> coalesce(sum(l.change), 0)`)
  await client.end()
  const known = new Map(orders.map((row) => [row.cart_id, Number(row.number)]))
  const lost = [...acknowledged].filter(([cart, numbers]) => numbers.some((each) => each !== known.get(cart))).length
  return { orders: orders.length, lost, doubled: orders.length - known.size, brokenStock: broken.length }
}

function report(books) {
  const lines = [
    '# Restarts under load',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.versions.node}, ` +
      `${execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).trim()}. ${SHOPPERS} shoppers for ${SECONDS} s.`,
    '',
    '| what | how many |',
    '|---|---|',
    `| restarts of a server process | ${counts.restarts} |`,
    `| reads, which nginx may repeat | ${counts.reads} |`,
    `| of them failed | ${counts.failedReads} |`,
    `| changes, which nginx may not repeat | ${counts.changes} |`,
    `| of them not answered, and asked again by the shopper | ${counts.failedChanges} |`,
    `| orders acknowledged | ${counts.orders} (${counts.repeatedOrders} of them at a second try) |`,
    `| orders in the database | ${books.orders} |`,
    `| acknowledged and lost | ${books.lost} |`,
    `| carts ordered twice | ${books.doubled} |`,
    `| products whose stock is not the sum of its ledger | ${books.brokenStock} |`,
    ...(failures.size === 0
      ? []
      : ['', `Failures: ${[...failures].map(([what, count]) => `${count} × ${what}`).join(', ')}.`]),
  ]
  console.log(lines.join('\n'))
  mkdirSync(path.join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(path.join(import.meta.dirname, 'results/restarts.md'), lines.join('\n') + '\n')
}
