/**
 * Measures how long a phone waits, on the real server with the demo catalogue and with 10,000 products: five screens, two of
 * them in Arabic too, by Lighthouse (mobile, slow 4G), then real interactions, with the processor slowed to that of a phone. No
 * gate, because machines are noisy.
 *
 *   npm run bench:pages          RUNS=3 PRODUCTS=200 npm run bench:pages
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildWebIfNeeded } from '../scripts/build-web.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs'
import { freePort } from '../server/test/free-port.ts'
import { measureInteractions } from './interactions.mjs'
import { measureAdmin } from './admin.mjs'
import { growCatalogue } from './large-catalogue.mjs'
import { measureScreen } from './lighthouse.mjs'
import { openBareBrowser } from './bare-browser.mjs'
import { report } from './pages-report.mjs'
import { startNode, stop } from './processes.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
// Each round has several touches of each kind.
const ROUNDS_OF_TOUCHES = Math.min(RUNS, 3)
const SIZES = (process.env.PRODUCTS ?? '200,10000').split(',').map(Number)

buildWebIfNeeded()
const { file, env } = await findChromium()
for (const size of SIZES) {
  const loadBefore = os.loadavg()[1]
  const begun = Date.now()
  const shop = await measureShop(size)
  report(shop, { runs: RUNS, minutes: (Date.now() - begun) / 60_000, loads: [loadBefore, os.loadavg()[1]] })
}

async function measureShop(size) {
  const data = mkdtempSync(path.join(os.tmpdir(), 'baqala-pages-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = path.resolve(import.meta.dirname, '../server/src/main.ts')
  const settings = { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' }
  const open = () => startNode(server, settings, `${origin}/readyz`)
  await stop((await open()).child)
  const products = await growCatalogue(data, size)
  const { child } = await open()
  // Fills the cache of the catalogue, as in a shop that has been open for a while.
  for (const list of ['/products', '/products?lang=ar'])
    await (await fetch(`${origin}/api/v1${list}`, { headers: { 'accept-encoding': 'br' } })).text()
  const browser = await openBareBrowser(await freePort())
  try {
    const screens = {}
    const measure = async (name, where, options) => {
      screens[name] = await measureScreen(browser, origin + where, RUNS, options)
      process.stderr.write(`${products} ${name} ${[...screens[name].each, ...screens[name].failed].join(' ')}\n`)
    }
    await measure('Login', '/Login')
    const { token, product } = await makeShopperWithCart(origin)
    await keepToken(browser, origin, token)
    await measure('Home', '/')
    await measure('Home, again', '/', { isRepeat: true })
    await measure('Products', '/Products')
    await measure('Products, again', '/Products', { isRepeat: true })
    await measure('Product details', `/ProductDetails/${product._id}/${encodeURIComponent(product.category.name)}`)
    await measure('Cart', '/Cart')
    // Sets the cookie, as a link of a letter does.
    await browser.visit((page) => page.goto(`${origin}/Cart?lang=ar`))
    await measure('Home, in Arabic', '/')
    await measure('Products, in Arabic', '/Products')
    return { products, screens, ...(await interactionsOf(origin, { token, products })) }
  } finally {
    await browser.close()
    await stop(child)
    rmSync(data, { recursive: true, force: true })
  }
}

/** Uses a browser of its own, because Lighthouse's keeps its profile. */
async function interactionsOf(origin, { token, products }) {
  const browser = await chromium.launch({
    executablePath: file,
    env: { ...process.env, ...env },
    args: CHROMIUM_FLAGS,
  })
  try {
    return {
      interactions: await measureInteractions(browser, origin, { token, runs: ROUNDS_OF_TOUCHES }),
      admin: await measureAdmin(browser, origin, { products, runs: ROUNDS_OF_TOUCHES }),
    }
  } finally {
    await browser.close()
  }
}

async function makeShopperWithCart(origin) {
  const call = async (method, where, body, token = '') => {
    const headers = { token, 'content-type': 'application/json' }
    return (await fetch(`${origin}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) })).json()
  }
  const email = `pages${Date.now()}@baqala.example`
  const passwords = { password: 'Secret12', rePassword: 'Secret12' }
  const { token } = await call('POST', '/auth/signup', { name: 'Mona', email, ...passwords, phone: '01012345678' })
  const { data: products } = await call('GET', '/products?limit=3')
  for (const { _id } of products) await call('POST', '/cart', { productId: _id }, token)
  return { token, product: products[0] }
}

async function keepToken(browser, origin, token) {
  await browser.visit(async (page) => {
    await page.goto(`${origin}/Login`)
    await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  })
}
