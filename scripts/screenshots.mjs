// `npm run screenshots`: every screen at 1366 and 390 px, light and dark, into .cache/screenshots: what a window shows, and the
// whole page. The pictures of the README are kept in docs/pictures. With `-- --language ar` in Arabic, into .cache/screenshots-ar.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '../contract/src/paths.ts'
import { MAIN, printedBy } from '../e2e/servers/shop-process.ts'
import { putInCart, signUp } from '../e2e/shopper.ts'
import { buildWebIfNeeded } from './build-web.mjs'
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { language } = parseArgs({ options: { language: { type: 'string', default: 'en' } } }).values
const folder = path.join(root, '.cache', language === 'en' ? 'screenshots' : `screenshots-${language}`)
const WIDTHS = [
  { name: 'wide', viewport: { width: 1366, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
]
const FOR_VISITORS = ['login', 'register', 'forgotPassword', 'verifyCode', 'resetPassword']
const IN_README = [
  'home-wide-light',
  'details-wide-light',
  'cart-phone-light',
  'products-phone-dark',
  'payment-phone-light',
  'categories-wide-light',
]

buildWebIfNeeded()
rmSync(folder, { recursive: true, force: true })
const data = mkdtempSync(path.join(tmpdir(), 'baqala-screenshots-'))
const settings = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' }
const server = spawn(process.execPath, [MAIN], { cwd: data, env: settings })
process.once('exit', () => server.kill())
const { address } = await printedBy(server)
const { file, env } = await findChromium()
const browser = await chromium.launch({ executablePath: file, env: { ...process.env, ...env }, args: CHROMIUM_FLAGS })
for (const width of WIDTHS) for (const colorScheme of ['light', 'dark']) await takeAll(width, colorScheme)
await browser.close()
server.kill()
await once(server, 'exit')
rmSync(data, { recursive: true, force: true })
for (const name of language === 'en' ? IN_README : [])
  copyFileSync(path.join(folder, `${name}.png`), path.join(root, 'docs', 'pictures', `${name}.png`))

async function takeAll({ name: width, ...device }, colorScheme) {
  const context = await browser.newContext({ ...device, colorScheme, baseURL: address, reducedMotion: 'reduce' })
  if (language !== 'en') await context.addCookies([{ name: 'lang', value: language, url: address }])
  const page = await context.newPage()
  // Pictures are taken once the network is idle, which an open stream prevents.
  await page.route('**/orders/stream', (route) => route.fulfill({ status: 404 }))
  const take = async (name, where) => {
    await page.goto(where, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(150)
    const picture = path.join(folder, `${name}-${width}-${colorScheme}`)
    await page.screenshot({ path: `${picture}.png` })
    await page.screenshot({ path: `${picture}-whole.png`, fullPage: true })
  }

  for (const name of FOR_VISITORS) await take(name, paths[name])
  await signUp(page)
  await orderOnce(page)
  await putInCart(page, 3)
  const isForShoppers = ([name, where]) =>
    typeof where === 'string' && !where.includes(':') && !FOR_VISITORS.includes(name)
  for (const [name, where] of Object.entries(paths).filter(isForShoppers)) await take(name, where)
  const [product] = (await (await page.request.get('/api/v1/products?limit=1')).json()).data
  await take('details', paths.productDetails(product._id, product.category.name))
  await take('searchResults', paths.searchFor('milk'))
  await take('notFound', '/nowhere')
  await context.close()
}

/** Orders for cash by API calls, so that the screens of orders show one, and /Payment knows the address, its area and a time. */
async function orderOnce(page) {
  await putInCart(page, 3)
  const headers = { token: await page.evaluate(() => localStorage.getItem('userToken')) }
  const { cartId } = await (await page.request.get('/api/v1/cart', { headers })).json()
  const { data: areas } = await (await page.request.get('/api/v1/delivery/areas')).json()
  const { _id: areaId, fee } = areas.find(({ name }) => name === 'Zamalek')
  const shippingAddress = { details: '12 Brazil Street, flat 4', phone: '01012345678', city: 'Cairo' }
  const data = { shippingAddress, delivery: { areaId, fee } }
  await page.request.post(`/api/v1/orders/${cartId}`, { headers, data, failOnStatusCode: true })
}
