import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { paths } from '@baqala/contract/paths'

test.describe('before the script has come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => {}))

  test('a visitor sees the form at once, follows its links, and types nothing that would be lost', async ({ page }) => {
    await open(page, paths.login)
    await expect(page.locator('input[name=password]')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Login Now' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('mona')
    await expect(page.locator('input[name=email]')).toHaveValue('')
    await page.getByRole('link', { name: "Didn't have account yet? Register Now" }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/Register$/)
  })

  test('a shopper on a phone sees the banner and the shape of Home, and fetches only pictures in view', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    await open(page, paths.home)
    await expect(page.locator('.home-banners img').first()).toBeVisible()
    await expect(page.locator('.product-grid')).toBeVisible()
    await expect.poll(() => asked.join()).toMatch(/side-banner-1/)
    expect(asked.join()).toMatch(/\/banner-1\./)
    expect(asked.join()).not.toMatch(/\/(banner-[23]|payment-|google-play|app-store)/)
    // The largest picture of the screen comes first, and once.
    expect(asked.filter((path) => /^\/images\/(?!side)/.test(path))).toEqual([
      expect.stringContaining('/banner-1.'),
      '/images/logo.svg',
      '/images/social.svg',
    ])
  })

  test('the answers and the first pictures of a screen are on their way, and no others', async ({ page }) => {
    let asked: string[] = []
    let pictures: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(`${pathname} ${request.headers().token ?? 'without a token'}`)
      if (searchParams.has('w')) pictures.push(origin + pathname)
    })
    await signIn(page)
    const answer = await page.request.get('/api/v1/products')
    const { data } = (await answer.json()) as { data: { _id: string; imageCover: string; images: string[] }[] }
    const [first] = data
    const details = paths.productDetails(first?._id ?? '', 'any')
    for (const [path, calls, itsPictures] of [
      [paths.home, ['/api/v1/categories without a token', '/api/v1/products without a token'], undefined],
      [paths.products, ['/api/v1/products without a token'], data.slice(0, 4).map(({ imageCover }) => imageCover)],
      [details, [`/api/v1/products/${first?._id} without a token`], first?.images.slice(0, 1)],
      [paths.cart, ['/api/v1/cart a-token'], []],
      [paths.wishlist, [], []],
    ] as const) {
      asked = []
      pictures = []
      await open(page, path)
      await expect(page.locator('main')).toBeVisible()
      await expect.poll(() => asked, path).toEqual(calls)
      if (itsPictures) await expect.poll(() => pictures, path).toEqual(itsPictures)
    }
  })

  test('the first pictures stand in their places, and none where filters show other products', async ({ page }) => {
    await signIn(page)
    const answer = await page.request.get('/api/v1/products')
    const { data } = (await answer.json()) as { data: { _id: string; imageCover: string; images: string[] }[] }
    for (const [path, itsPictures] of [
      [paths.products, data.slice(0, 4).map(({ imageCover }) => imageCover)],
      [paths.productDetails(data[1]?._id ?? '', 'any'), data[1]?.images.slice(0, 1)],
      [`${paths.products}?sale=1`, []],
    ] as const) {
      await open(page, path)
      const shown = () =>
        page
          .locator('.picture-to-come')
          .evaluateAll((places) =>
            places.map((place) => /"(.*)\?w=/.exec(place.style.backgroundImage)?.[1]).filter(Boolean),
          )
      await expect.poll(shown, path).toEqual(itsPictures)
    }
  })

  test('each is sent to the screen that is theirs, and sees nothing of another', async ({ page }) => {
    await open(page, paths.home)
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.locator('h1')).toHaveText('Login Now')
    await signIn(page)
    await open(page, paths.login)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('.home-banners')).toBeVisible()
    // Its prerendered bar is a visitor's.
    await open(page, paths.forgotPassword)
    await expect(page.locator('#root')).toBeHidden()
  })
})

test('the script shows nobody the cart of who was there before it came', async ({ page }) => {
  const titles: Record<string, string> = { monas: 'Rice', alis: 'Tea' }
  await page.route('**/api/v1/wishlist', (route) => route.fulfill({ json: { status: 'success', count: 0, data: [] } }))
  await page.route('**/api/v1/cart', (route) => {
    const title = titles[route.request().headers().token ?? '']
    const products = [{ ...milk, product: { ...milk.product, title } }]
    return route.fulfill({ json: { status: 'success', numOfCartItems: 1, data: { products, totalCartPrice: 84.2 } } })
  })
  let bringScript = () => {}
  const held = new Promise<void>((resolve) => (bringScript = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/images/logo.svg')
  await page.evaluate(() => localStorage.setItem('userToken', 'monas'))
  const answered = page.waitForResponse('**/api/v1/cart')
  await open(page, paths.cart)
  await answered
  // In another tab.
  await page.evaluate(() => localStorage.setItem('userToken', 'alis'))
  bringScript()
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
  await expect(page.locator('.goods-title')).toHaveText(['Tea 1 L'])
})

test('the script hydrates what is prerendered, as it stands', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  for (const path of [paths.login, paths.register, paths.forgotPassword, paths.verifyCode, paths.resetPassword]) {
    let bringScript = () => {}
    const held = new Promise<void>((resolve) => (bringScript = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.fallback()
    })
    await open(page, path)
    const heading = await page.locator('h1').elementHandle()
    bringScript()
    await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
    await page.unrouteAll()
  }
  expect(said).toEqual([])
})

test('an answer that is quicker than the script is no surprise to it', async ({ page }) => {
  const said: string[] = []
  page.on('pageerror', (mistake) => said.push(mistake.message))
  page.on('console', (message) => message.text().includes('React error') && said.push(message.text()))
  await page.route('**/api/v1/cart', (route) =>
    route.fulfill({ json: { status: 'success', numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } } }),
  )
  await page.route('**/api/v1/wishlist', (route) => route.fulfill({ json: { status: 'success', count: 0, data: [] } }))
  await signIn(page)
  await page.goto(paths.cart)
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.goto(`${paths.wishlist}/?from=letter`)
  await expect(page.getByText('Your wish list is empty.')).toBeVisible()
  await expect(page).toHaveURL(`${paths.wishlist}?from=letter`)
  expect(said).toEqual([])
})

test('a session refused before the page is hydrated ends quietly on /Login', async ({ page }) => {
  const mistakes: string[] = []
  page.on('pageerror', (mistake) => mistakes.push(mistake.message))
  await page.route(/\/api\/v1\/(cart|wishlist)$/, (route) =>
    route.fulfill({ status: 401, json: { message: 'Expired Token. please login again' } }),
  )
  for (const path of [paths.cart, paths.wishlist, paths.cart, paths.wishlist]) {
    await page.goto('/images/logo.svg')
    await page.evaluate(() => localStorage.setItem('userToken', 'an-old-token'))
    await page.goto(path)
    await expect(page).toHaveURL(/\/Login$/)
  }
  expect(mistakes).toEqual([])
})

test('a script that was lost on the way is asked for again', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(paths.login)
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
  await page.getByLabel('Email').fill('mona@example.com')
  await expect(page).toHaveTitle(/^Login/)
})

test('what came with the page is not asked for again: first pictures and styles', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/api/v1/{cart,wishlist}', (route) => route.fulfill({ json: { status: 'success', data: [] } }))
  await signIn(page)
  await page.goto(paths.products)
  await expect(page.getByRole('article').first().locator('img')).not.toHaveAttribute('data-arriving')
  const pictures = asked.filter((url) => url.includes('?w='))
  expect(pictures.length).toBeGreaterThan(3)
  expect(pictures).toEqual([...new Set(pictures)])
  // They come last, with a style of their own.
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true })).toBeAttached()
  // Code that comes together is one file (web/vite.config.ts).
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(10)

  await page.goto(paths.cart)
  await expect(page.locator('#root')).not.toHaveAttribute('data-waits')
  // Beside each style that is inside, the page has a link that loads nothing.
  const { inside, askedByCart } = await page.evaluate(() => ({
    inside: [...document.querySelectorAll<HTMLLinkElement>('head link[media="not all"]')].map(({ href }) => href),
    askedByCart: performance.getEntriesByType('resource').map(({ name }) => name),
  }))
  expect(inside.filter((url) => /(?:cart-with-order|goods-table)-/.test(url))).toHaveLength(2)
  expect(askedByCart.length).toBeGreaterThan(1)
  expect(askedByCart.filter((url) => inside.includes(url))).toEqual([])
})

// A server sends ten packets before it waits for the browser (RFC 6928).
const FIRST_PACKETS = 10 * 1460
const DIST = process.env.E2E_DIST ?? resolve(import.meta.dirname, '../web/dist')

test('each page comes with the first packets of a connection, headers included', async ({ shop }) => {
  const { port } = new URL(shop.address)
  const prerendered = JSON.parse(await readFile(`${DIST}/screens.json`, 'utf8')) as Record<string, string>
  expect(Object.keys(prerendered)).toContain(paths.payment)
  for (const address of Object.keys(prerendered)) {
    const path = address.replace(/:\w+/g, '42')
    for (const cookie of ['lang=en', 'lang=ar']) {
      const answer = get({ port, path, agent: false, headers: { 'accept-encoding': 'br', cookie } })
      const [message] = (await once(answer, 'response')) as [IncomingMessage]
      await once(message.resume(), 'end')
      expect(message.headers['content-encoding']).toBe('br')
      expect(message.socket.bytesRead, `${path} ${cookie}`).toBeLessThanOrEqual(FIRST_PACKETS)
    }
  }
})

const milk = {
  count: 2,
  price: 42.1,
  product: { id: 'milk', unit: '1 L', imageCover: '/images/milk-00000000' },
}

/** Without its script a page never finishes loading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('userToken', 'a-token'))
}
