// `npm run screenshots`: every screen and its states, at 1366 and 390 px, light and dark, into .cache/screenshots.
// The pictures of the README are kept in docs/pictures. With `-- --language ar` in Arabic, into .cache/screenshots-ar.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildWebIfNeeded } from './build-web.mjs'
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs'
import { takeCashOrder, takeOrders, takePayments } from './screenshots-of-orders.mjs'
import { takeEmptyScreens, takeGoods, takeOtherPages, takeVisitor } from './screenshots-of-screens.mjs'
import { takeFilters, takeOffline, takePutBack, takeSearch } from './screenshots-of-states.mjs'
import { openShop, signUp } from './screenshots-shop.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { language } = parseArgs({ options: { language: { type: 'string', default: 'en' } } }).values
const folder = path.join(root, '.cache', language === 'en' ? 'screenshots' : `screenshots-${language}`)
const ending = `.messages.${language}.ts`
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
  const tour = { page, take, visit, shop, isPhone: width === 'phone', messagesOf, leaveStreamOut }

  await takeVisitor(tour)
  const shopper = await signUp(shop)
  await page.evaluate((value) => localStorage.setItem('userToken', value), shopper.token)
  await takeEmptyScreens(tour)
  await shopper.fillCart()
  await shopper.fillWishlist()
  await takeGoods(tour, shopper.goods)
  await takeSearch(tour)
  await takeFilters(tour)
  await takePutBack(tour)
  await takeOffline(tour)
  await takePayments(tour)
  await shopper.fillCart()
  await takeCashOrder(tour)
  await takeOrders(tour, shopper)
  await takeOtherPages(tour)
  await context.close()
}

/** All sentences of a noun: its own file's, and those of the parts beside and below it. */
async function messagesOf(noun, folder = `web/src/${noun}`) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  )
  const ownLast = files.sort((one, other) => (one === noun + ending) - (other === noun + ending))
  return Object.assign({}, ...(await Promise.all(ownLast.map((name) => import(`../${folder}/${name}`)))))
}
