/**
 * What a phone waits for: Lighthouse's mobile profile (slow 4G, processor slowed 4×) on five screens, the median of five
 * runs each, on the real server with the demo catalogue. Figures to read, not a gate: machines are noisy.
 *
 *   npm run bench:pages
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { buildWebIfNeeded } from '../scripts/build-web.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs'
import { startNode, stop } from './processes.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const PORT = await freePort()
const DEBUGGING_PORT = await freePort()
const ORIGIN = `http://localhost:${PORT}`

buildWebIfNeeded()
const data = mkdtempSync(path.join(os.tmpdir(), 'baqala-pages-'))
const server = path.resolve(import.meta.dirname, '../server/src/main.ts')
const { child } = await startNode(
  server,
  { PORT: String(PORT), DATA_DIR: data, LOG_LEVEL: 'error' },
  `${ORIGIN}/readyz`,
)
const { file, env } = findChromium()
const browser = await chromium.launchPersistentContext(mkdtempSync(path.join(os.tmpdir(), 'baqala-chromium-')), {
  executablePath: file,
  env: { ...process.env, ...env },
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})

try {
  const rows = [await measureScreen('Login', '/Login')]
  const product = await signInWithFullCart()
  const details = `/ProductDetails/${product._id}/${encodeURIComponent(product.category.name)}`
  for (const [name, where] of [
    ['Home', '/'],
    ['Products', '/Products'],
    ['Product details', details],
    ['Cart', '/Cart'],
  ]) {
    rows.push(await measureScreen(name, where))
  }
  report(rows)
} finally {
  await browser.close()
  await stop(child)
  rmSync(data, { recursive: true, force: true })
}

async function measureScreen(name, where) {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    await forgetCache()
    const { lhr } = await lighthouse(ORIGIN + where, {
      port: DEBUGGING_PORT,
      output: 'json',
      logLevel: 'error',
      // The token stays.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
    const score = (category) => Math.round(lhr.categories[category].score * 100)
    const value = (audit) => lhr.audits[audit].numericValue
    runs.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      failed: Object.values(lhr.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
        .map((audit) => audit.id),
    })
  }
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)]
  console.log(name, JSON.stringify(runs.map((run) => run.performance)), runs.at(-1).failed.join(' '))
  return [
    name,
    middle('performance'),
    middle('accessibility'),
    middle('bestPractices'),
    `${(middle('lcp') / 1000).toFixed(2)} s`,
    `${Math.round(middle('tbt'))} ms`,
    middle('cls').toFixed(3),
    `${Math.round(middle('bytes') / 1024)} KiB`,
  ]
}

/** Every run is a first visit, as far as the network goes. */
async function forgetCache() {
  const page = browser.pages()[0] ?? (await browser.newPage())
  const session = await browser.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Leaves a token in the browser and three products in the cart; returns one of them. */
async function signInWithFullCart() {
  const call = async (method, where, body, token = '') => {
    const headers = { token, 'content-type': 'application/json' }
    return (await fetch(`${ORIGIN}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) })).json()
  }
  const email = `pages${Date.now()}@baqala.example`
  const { token } = await call('POST', '/auth/signup', {
    name: 'Mona',
    email,
    password: 'Secret12',
    rePassword: 'Secret12',
    phone: '01012345678',
  })
  const { data: products } = await call('GET', '/products?limit=3')
  for (const { _id } of products) await call('POST', '/cart', { productId: _id }, token)
  const page = await browser.newPage()
  await page.goto(`${ORIGIN}/Login`)
  await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  await page.close()
  return products[0]
}

function report(rows) {
  const text = `# The pages

${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}. Lighthouse, mobile profile, median of ${RUNS}.

| screen | performance | accessibility | best practices | LCP | TBT | CLS | weight |
|---|--:|--:|--:|--:|--:|--:|--:|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'pages.md'), text)
  console.log(text)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
