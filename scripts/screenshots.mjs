// `npm run screenshots`: every screen and its states, at 1366 and 390 px, light and dark, into .cache/screenshots.
// The pictures of the README are kept in docs/pictures. With `-- --language ar` in Arabic, into .cache/screenshots-ar.
import { fork } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { counterOf } from '../e2e/counter-errands.ts'
import { buildWebIfNeeded } from './build-web.mjs'
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs'
import { takeFilters, takeOffline, takePayments, takePutBack, takeSearch } from './screenshots-of-states.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { language } = parseArgs({ options: { language: { type: 'string', default: 'en' } } }).values
const folder = path.join(root, '.cache', language === 'en' ? 'screenshots' : `screenshots-${language}`)
const ending = `.messages.${language}.ts`
/** All sentences of a noun: its own file's, and those of the parts beside and below it. */
async function messagesOf(noun, folder = `web/src/${noun}`) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )
  const ownLast = files.sort((one, other) => (one === noun + ending) - (other === noun + ending))
  return Object.assign({}, ...(await Promise.all(ownLast.map((name) => import(`../${folder}/${name}`)))))
}
const [catalog, orders] = [await messagesOf('catalog'), await messagesOf('orders')]
// Some products could not be put back: the sentence after the count.
const [, notAvailable] = orders.partlyInCartAgain(1).split('. ')
const WIDTHS = [
  { name: 'wide', viewport: { width: 1366, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
]
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
mkdirSync(folder, { recursive: true })
const shop = await openShop()
const { file, env } = await findChromium()
const browser = await chromium.launch({ executablePath: file, env: { ...process.env, ...env }, args: CHROMIUM_FLAGS })
for (const width of WIDTHS) for (const colorScheme of ['light', 'dark']) await takeAll(width, colorScheme)
await browser.close()
await shop.close()
mkdirSync(path.join(root, 'docs', 'pictures'), { recursive: true })
for (const name of language === 'en' ? IN_README : [])
  copyFileSync(path.join(folder, `${name}.png`), path.join(root, 'docs', 'pictures', `${name}.png`))

async function takeAll({ name: width, ...device }, colorScheme) {
  const context = await browser.newContext({ ...device, colorScheme, baseURL: shop.address, reducedMotion: 'reduce' })
  if (language !== 'en') await context.addCookies([{ name: 'lang', value: language, url: shop.address }])
  const page = await context.newPage()
  // Pictures are taken once the network is idle, which an open stream prevents.
  const leaveStreamOut = () => page.route('**/orders/stream', (route) => route.fulfill({ status: 404 }))
  await leaveStreamOut()
  const take = async (name, { of = page, ...options } = {}, rest = 'networkidle') => {
    await of.waitForLoadState(rest)
    await of.evaluate(() => document.fonts.ready)
    await of.waitForTimeout(150)
    await of.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), ...options })
  }
  const visit = async (where, name, options) => {
    await page.goto(where)
    await take(name, options)
  }

  await visit('/Login', 'login')
  await page.locator('main [name=email]').fill('nobody@baqala.example')
  await page.locator('main [name=password]').fill('Wrong1234')
  await page.locator('main button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await take('login-refused')
  await visit('/Register', 'register')
  for (const field of ['name', 'email', 'password', 'rePassword', 'phone']) {
    await page.locator(`main [name=${field}]`).fill('x')
    await page.locator(`main [name=${field}]`).blur()
  }
  await take('register-errors', { fullPage: true })
  await visit('/ForgetPassword', 'forgot-password')
  await visit('/VerifyCode', 'verify-code')
  await visit('/ResetPass', 'reset-password')
  await visit('/WishList', 'wishlist-visitor')

  const { token } = await signUp()
  await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  await visit('/Cart', 'cart-empty')
  await visit('/WishList', 'wishlist-empty')
  await visit('/Orders', 'orders-empty')
  await visit('/Account', 'account', { fullPage: true })
  const products = await fillCartAndWishlist(token)

  await visit('/', 'home')
  await take('home-whole', { fullPage: true })
  await visit('/Products', 'products')
  await page.getByPlaceholder(catalog.searchPlaceholder).fill('zzz')
  await page.getByText(catalog.noAisleBeginsWith('zzz')).first().waitFor()
  await take('products-none')
  const [product] = products
  await visit(`/ProductDetails/${product._id}/${encodeURIComponent(product.category.name)}`, 'details')
  await take('details-whole', { fullPage: true })
  await visit('/ProductDetails/nothing/Bakery', 'details-missing')
  await visit('/Categories', 'categories')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Dairy|ألبان/ })
    .first()
    .click()
  const milk = page.locator('main .subcategory-card').first()
  await milk.waitFor()
  await take('categories-open', { fullPage: true })
  await milk.click()
  await page.getByRole('dialog').waitFor()
  await take('subcategory-dialog')
  await visit('/Brands', 'brands')
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  await take('brand-dialog')
  await visit('/Cart', 'cart')
  await visit('/WishList', 'wishlist')
  const isPhone = width === 'phone'
  const shopping = { page, take, visit, isPhone, messagesOf, fillAddress: () => fillAddress(page), leaveStreamOut }
  await takeSearch(shopping)
  await takeFilters(shopping)
  await takePutBack(shopping)
  await takeOffline(shopping)
  await takePayments(shopping)
  await fillCart(token, products)
  await visit('/Payment', 'payment')
  await fillAddress(page)
  await page.getByRole('button', { name: orders.cashPayment }).click()
  await page.getByText(orders.confirmedTitle).waitFor()
  await take('order-confirmed')
  await takeOrders(token, page, visit, take)
  await visit('/nowhere', 'not-found')
  await visit('/', 'menu-closed')
  if (width === 'phone') {
    await page.getByRole('banner').getByRole('button').first().click()
    await take('menu-open')
  }
  await visit('/local/mailbox', 'local-mailbox-locked')
  await visit(shop.mailbox, 'local-mailbox')
  await visit('/api/docs', 'api-docs')
  await context.close()
}

async function fillAddress(page) {
  await page.locator('main [name=details]').fill('12 Talaat Harb Street, flat 4')
  await page.locator('main [name=phone]').fill('01012345678')
  await page.locator('main [name=city]').fill('Cairo')
}

/** Takes pictures of three orders: one delivered, one cancelled, and a new one on its way. */
async function takeOrders(token, page, visit, take) {
  const [first] = await ordersOf(token)
  for (const state of ['being packed', 'on its way', 'delivered']) await shop.moveOn(first._id, state)
  await call('POST', `/orders/${first._id}/again`, undefined, token)
  const second = await orderCart(token)
  await call('POST', `/orders/${second}/cancel`, undefined, token)
  await call('POST', `/orders/${first._id}/again`, undefined, token)
  const third = await orderCart(token)
  await visit('/Orders', 'orders', { fullPage: true })
  await page.getByRole('button', { name: orders.cancelOrder }).first().click()
  await take('orders-cancel')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: orders.receipt }).first().click()
  await take('orders-receipt')
  await page.emulateMedia({ media: 'print' })
  await take('orders-receipt-printed', { fullPage: true })
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  // Not the first product: later pictures show the top of the list.
  await shop.sellOut(first.cartItems.at(-1).product.id)
  await page.getByRole('button', { name: orders.orderAgain }).first().click()
  await page.getByText(notAvailable).waitFor()
  for (const state of ['being packed', 'on its way']) await shop.moveOn(third, state)
  await visit('/allorders', 'order-on-its-way')
  await visit('/Orders', 'orders-on-its-way', { fullPage: true })
  await page.getByRole('button', { name: orders.orderAgain }).first().click()
  await page.getByText(notAvailable).waitFor()
  await take('orders-again', { fullPage: true })
  await page.route('**/api/v1/orders?*', () => {})
  await page.goto('/Orders', { waitUntil: 'commit' })
  await page.getByText(orders.loadingOrders).waitFor({ state: 'attached' })
  await take('orders-loading', {}, 'load')
  await page.route('**/api/v1/orders?*', (route) => route.fulfill({ status: 403, json: { message: 'no' } }))
  await visit('/Orders', 'orders-failed')
  await page.unroute('**/api/v1/orders?*')
}

async function ordersOf(token) {
  return (await call('GET', '/orders', undefined, token)).data
}

async function orderCart(token) {
  const { cartId } = await call('GET', '/cart', undefined, token)
  const shippingAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
  return (await call('POST', `/orders/${cartId}`, { shippingAddress }, token)).data._id
}

function signUp() {
  const email = `shots${Date.now()}@baqala.example`
  return call('POST', '/auth/signup', {
    name: 'Mona',
    email,
    password: 'Secret12',
    rePassword: 'Secret12',
    phone: '01012345678',
  })
}

async function fillCartAndWishlist(token) {
  const { data } = await call('GET', '/products?limit=60')
  const good = data.filter((product) => product.quantity > 10)
  const chosen = [good.find((product) => product.priceAfterDiscount), good[12], good[30]]
  await fillCart(token, chosen)
  for (const { _id } of good.slice(5, 9)) await call('POST', '/wishlist', { productId: _id }, token)
  return chosen
}

async function fillCart(token, products) {
  for (const { _id } of products) await call('POST', '/cart', { productId: _id }, token)
}

async function call(method, where, body, token = '') {
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(`${shop.address}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The real server on a fresh embedded database. */
async function openShop() {
  const data = mkdtempSync(path.join(tmpdir(), 'baqala-screenshots-'))
  const settings = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' }
  // Moves orders and stock on request.
  const server = fork('e2e/counter-process.ts', { cwd: root, env: settings, silent: true })
  server.stderr.pipe(process.stderr)
  process.once('exit', () => server.kill())
  let said = ''
  for await (const chunk of server.stdout) {
    said += chunk
    if (said.includes('API:')) break
  }
  return {
    ...counterOf(/The shop is open:\s+(\S+)/.exec(said)[1], server),
    mailbox: /Mails:\s+(\S+)/.exec(said)[1],
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(data, { recursive: true, force: true })
    },
  }
}
