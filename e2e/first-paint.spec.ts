import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { paths } from '@baqala/contract/paths'

test('a browser that tells nothing of what it shows has its shop all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
  await signIn(page)
  await open(page, paths.products)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test.describe('before the script has come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => {}))

  test('a visitor sees the login form', async ({ page }) => {
    await open(page, paths.login)
    await expect(page.locator('h1')).toHaveText('Login Now')
    await expect(page.locator('input[name=password]')).toBeVisible()
  })

  test('nothing can be typed that would be lost', async ({ page }) => {
    await open(page, paths.login)
    await expect(page.locator('input[name=email]')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('mona')
    await expect(page.locator('input[name=email]')).toHaveValue('')
  })

  test('a shopper sees the banner of Home and the shape of its shelves', async ({ page }) => {
    await signIn(page)
    await open(page, paths.home)
    await expect(page.locator('.home-banners img').first()).toBeVisible()
    await expect(page.locator('.product-grid')).toBeVisible()
  })

  test('on a phone, pictures out of sight leave the line to those of Home that are in view', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    await open(page, paths.home)
    await expect.poll(() => asked.join()).toMatch(/side-banner-1.*api\/v1\/products/)
    expect(asked.join()).toMatch(/banner-1\./)
    expect(asked.join()).not.toMatch(/\/(banner-[23]|payment-|google-play|app-store)/)
  })

  test('a shopper sees the first pictures of the list', async ({ page }) => {
    await page.route('**/api/v1/products', () => {})
    await signIn(page)
    await open(page, paths.products)
    const first = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--first-picture-0'))
    await expect.poll(first).toMatch(/\/images\/.+\?w=/)
  })

  test('the first pictures of the list have the line to themselves', async ({ page }) => {
    const asked: string[] = []
    await page.route(/\/images\/.+\?w=\d+$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      asked.push('a picture')
      await route.fallback()
    })
    page.on('request', (request) => request.url().endsWith('/products') && asked.push('the catalogue'))
    await havePatience(page)
    await signIn(page)
    await open(page, paths.products)
    await expect.poll(() => asked).toContain('the catalogue')
    expect(asked.indexOf('the catalogue')).toBeGreaterThan(3)
  })

  test('the catalogue is asked for once a picture of the list is on the screen', async ({ page }) => {
    await signIn(page)
    await expectPictureBeforeCatalogue(page, paths.products)
  })

  test('on a phone, the catalogue is asked for once the picture of a product is on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    const answer = await page.request.get('/api/v1/products?limit=1')
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    await expectPictureBeforeCatalogue(page, paths.productDetails(data[0]?._id ?? '', 'any'))
  })

  test('a shopper sees what is in the cart, and what it costs', async ({ page }) => {
    await answerCart(page, [milk, { ...milk, count: 3, product: { ...milk.product, title: 'Rice {total}' } }])
    await signIn(page)
    await open(page, paths.cart)
    await expect(page.getByText('Total price: 210.5 EGP')).toBeVisible()
    await expect(page.locator('.goods-title')).toHaveText(['Full Cream Milk 1L 1 L', 'Rice {total} 1 L'])
    await expect(page.locator('.cart-price')).toHaveText(['42.1 EGP', '42.1 EGP'])
    await expect(page.getByRole('status')).toBeHidden()
  })

  test('a line that its shopper has to be told about waits for the script', async ({ page }) => {
    await expectToWait(page, { ...milk, priceWhenAdded: 40 })
  })

  test('a line with a picture of another server waits for the script', async ({ page }) => {
    await expectToWait(page, { ...milk, product: { ...milk.product, imageCover: '/photos/milk-00000000' } })
  })

  test('a visitor is sent from Home to /Login and sees nothing of Home', async ({ page }) => {
    await open(page, paths.home)
    await expect(page).toHaveURL(/\/Login$/)
    await expect(page.locator('h1')).toHaveText('Login Now')
  })

  test('a shopper is sent from /Login to Home', async ({ page }) => {
    await signIn(page)
    await open(page, paths.login)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('.home-banners')).toBeVisible()
  })

  test('a shopper on an open screen does not see the bar of a visitor', async ({ page }) => {
    await signIn(page)
    await open(page, paths.forgotPassword)
    await expect(page.locator('#root')).toBeHidden()
  })
})

test('the script takes over a cart that was drawn ahead of it', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.route('**/api/v1/wishlist', (route) => route.fulfill({ json: { status: 'success', count: 0, data: [] } }))
  await page.route('**/images/milk*', (route) => route.fulfill({ path: 'web/public/images/logo.svg' }))
  await answerCart(page, [milk])
  await signIn(page)
  await page.goto(paths.cart)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(page.locator('.goods-title')).toHaveText(['Full Cream Milk 1L 1 L'])
  await expect(page.locator('#early-cart')).toHaveCount(0)
  await page.route('**/api/v1/cart/*', (route) => route.fulfill({ json: { status: 'fail', message: 'Only 5 left.' } }))
  await page.getByRole('button', { name: 'Increase Full Cream Milk 1L' }).click()
  await expect(page.getByText('Only 5 left.')).toBeVisible()
  expect(said).toEqual([])
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
  await open(page, paths.cart)
  await expect(page.locator('.goods-title')).toHaveText(['Rice 1 L'])
  // In another tab.
  await page.evaluate(() => localStorage.setItem('userToken', 'alis'))
  bringScript()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(page.locator('.goods-title')).toHaveText(['Tea 1 L'])
})

test('the script takes over what is drawn, as it stands', async ({ page }) => {
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
    await expect(page.locator('#root')).not.toHaveAttribute('inert')
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
  await page.goto(paths.wishlist)
  await expect(page.getByText('Your wish list is empty.')).toBeVisible()
  expect(said).toEqual([])
})

test('a session refused before the script has taken over ends quietly on /Login', async ({ page }) => {
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
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await page.getByLabel('Email').fill('mona@example.com')
  await expect(page).toHaveTitle(/^Login/)
})

const milk = {
  count: 2,
  price: 42.1,
  product: { id: 'milk', title: 'Full Cream Milk 1L', unit: '1 L', imageCover: '/images/milk-00000000' },
}

/** Busy as this machine may be: for how long a page is patient with its pictures is then not the question. */
async function havePatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => ms < 300 && setTimeout(work, ms) })
  })
}

async function expectPictureBeforeCatalogue(page: Page, path: string): Promise<void> {
  await havePatience(page)
  const answered = page.waitForResponse('**/api/v1/products')
  await open(page, path)
  await (await answered).finished()
  const [asked, shown] = await page.evaluate(async () => {
    const [answer] = performance.getEntriesByName(new URL('/api/v1/products', location.href).href)
    const paints = await new Promise<LargestPaint[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as LargestPaint[]))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    return [answer?.startTime, paints.find(({ url }) => url.includes('?w='))?.startTime]
  })
  expect(shown).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(shown ?? Infinity)
}

/** As browsers have it; TypeScript's library does not. Where text is the largest, `url` is empty. */
interface LargestPaint extends PerformanceEntry {
  readonly url: string
}

/** For the script: the cart is not drawn ahead of it. */
async function expectToWait(page: Page, line: object): Promise<void> {
  await answerCart(page, [line])
  await signIn(page)
  const answered = page.waitForResponse('**/api/v1/cart')
  await open(page, paths.cart)
  await answered
  await page.waitForTimeout(200)
  await expect(page.locator('#early-cart')).toBeEmpty()
  await expect(page.getByRole('status')).toBeVisible()
}

async function answerCart(page: Page, products: readonly object[]): Promise<void> {
  const data = { products, totalCartPrice: 210.5 }
  await page.route('**/api/v1/cart', (route) => route.fulfill({ json: { status: 'success', numOfCartItems: 2, data } }))
}

/** Without the script a page never ends loading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('userToken', 'a-token'))
}
