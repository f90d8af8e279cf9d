/** The shop without a network: what opens, what is kept, what is sent and what never is. */
import type { Page } from '@playwright/test'
import { add, badge, fill, row, toast } from './locators.ts'
import { openScreen } from './open-screen.ts'
import { expect, test } from './shop.ts'
import { signUp, signUpWithCart } from './shopper.ts'

// The shop's times are Egypt's, wherever the browser is.
test.use({ serviceWorkers: 'allow', timezoneId: 'Pacific/Auckland' })
// The worker comes after the first screen.
test.slow()

test('the shop opens without a network, with the products seen before and the time of their prices', async ({
  page,
  context,
}) => {
  await signUp(page)
  // Closed before the worker comes.
  const home = await context.newPage()
  await home.goto('/')
  await expect.poll(() => home.locator('.home-banners').evaluate(missingPictures)).toEqual([])
  await home.close()
  await page.goto('/Products')
  const title = await firstTitle(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await readyForOffline(page, /\/products\/\w+$/)
  await page.evaluate(fillPictures)
  expect(await installabilityErrors(page)).toEqual([])

  await context.setOffline(true)
  await page.goto('/')
  await expect(status(page)).toHaveText(new RegExp(`^No connection\\.\\s*Prices as of (${lastMinutesInCairo()})\\.$`))
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('header img')?.naturalWidth))
    .toBeGreaterThan(0)
  await expect.poll(() => page.locator('.home-banners').evaluate(missingPictures)).toEqual([])
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/Search?q=MILK%20full')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/Full.*Milk/)
  await page.goto('/Products?search=full')
  await expect(page.getByRole('link', { name: /^Search the whole shop for “full”: \d/ })).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByText('This page does not exist')).toBeVisible()
  // Drawings that no screen has shown before.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Visa' })).toBeVisible()
  await expect.poll(() => page.locator('html').evaluate(missingPictures)).toEqual([])
  // Opened for the first time: the cart as the badge had it.
  await page.goto('/Cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()

  await context.setOffline(false)
  await expect(status(page)).toHaveText('', { timeout: 20_000 })
})

test('what is added without a network is shown, survives the page, and is sent once, and what is put back comes back', async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/Products')
  const card = page.getByRole('article').first()
  const title = await firstTitle(page)
  await readyForOffline(page, /\/products$/)
  await expect(badge(page)).toHaveText('0')
  await context.setOffline(true)
  await add(card).click()
  await expect(toast(page, 'Kept. It is sent when the connection is back.')).toBeVisible()
  await expect(card.locator('.count-in-cart')).toHaveText(/^1\s*in cart$/)
  await add(card).click()
  await expect(badge(page)).toHaveText('1')
  await expect(status(page)).toHaveText(new RegExp(`No connection\\.\\s*Not sent yet: ${title}\\.`))
  await expect.poll(() => page.evaluate(countKept)).toBe(2)
  // Its large picture was never loaded; the list's was, before the worker came.
  await card.getByRole('link').click()
  const width = () => document.querySelector<HTMLImageElement>('.product-gallery img')?.naturalWidth
  await expect.poll(() => page.evaluate(width)).toBeGreaterThan(0)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  // The first answer is lost on its way, when the piece is in the cart already.
  const keys: (string | undefined)[] = []
  await later.route('**/api/v1/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await later.goto('/Cart')
  await later.getByRole('button', { name: 'Send now' }).click()
  await expect(toast(later, 'Your cart has been sent.')).toBeVisible()
  await expect(row(later, title).getByText('2', { exact: true })).toBeVisible()
  await expect(status(later)).toHaveText('')
  expect(keys.length).toBe(3)
  expect(new Set(keys).size).toBe(2)
  await later.unrouteAll()

  await test.step('what is put back without a network comes back with all its pieces', async () => {
    await context.setOffline(true)
    await later.getByRole('button', { name: /^Remove/ }).click()
    await later.getByRole('button', { name: /^Put back/ }).click()
    await expect.poll(() => later.evaluate(countKept)).toBe(3)
    // The last cart and what waits survive a reload.
    await later.reload()
    await expect(later.getByRole('main').getByText('1 product, 2 pieces')).toBeVisible()
    await expect(status(later)).toHaveText(/Prices as of/)
    await context.setOffline(false)
    await expect(status(later)).toHaveText('', { timeout: 30_000 })
    await later.reload()
    await expect(later.getByRole('main').getByText('1 product, 2 pieces')).toBeVisible()
  })
})

test('additions that two tabs keep without a network are sent once each, and none stay after signing out', async ({
  page,
  context,
}) => {
  await signUp(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/Products')
    await readyForOffline(tab, /\/products$/)
    await expect(badge(tab)).toHaveText('0')
  }
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/cart'))
      keys.push(request.headers()['idempotency-key'])
  })
  await context.setOffline(true)
  for (const tab of [page, other, page]) {
    await add(tab.getByRole('article').first()).click()
    await expect(toast(tab, 'Kept. It is sent when the connection is back.')).toBeVisible()
  }
  await expect.poll(() => page.evaluate(countKept)).toBe(3)
  await context.setOffline(false)
  for (const tab of [page, other]) await expect(status(tab)).toHaveText('', { timeout: 30_000 })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(3)
  await page.goto('/Cart')
  await expect(page.getByRole('main').getByText('1 product, 3 pieces')).toBeVisible()
  await other.close()

  await test.step('signing out leaves nothing of the shopper in the browser, and ends the session once there is a network', async () => {
    await openScreen(page, '/Products')
    const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? ''
    await context.setOffline(true)
    await add(page.getByRole('article').first()).click()
    await expect(status(page)).toContainText('Not sent yet')
    const signOut = page.getByRole('button', { name: 'SignOut' })
    const question = page.getByRole('dialog', { name: 'Sign out now?' })
    await signOut.click()
    await expect(question).toContainText('What was not sent is lost when you sign out.')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(question).toBeHidden()
    await expect(signOut).toBeFocused()
    await signOut.click()
    await question.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(/\/Login$/)
    await expect(status(page)).toHaveText('No connection.')
    expect(await page.evaluate(unsentRows)).toEqual([])
    const kept = await keptPaths(page)
    expect(
      kept.filter((path) => /cart|wishlist|orders|users|auth\/|local/i.test(path) && path.startsWith('/api')),
    ).toEqual([])
    expect(kept).toContain('/api/v1/products')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Login Now' })).toBeVisible()
    await context.setOffline(false)
    const answer = async () => (await page.request.get('/api/v1/cart', { headers: { token } })).status()
    await expect.poll(answer, { timeout: 20_000 }).toBe(401)
  })
})

test('after a change of language the shop without a network is in the new one, with its letters, and can change back', async ({
  page,
  context,
}) => {
  await page.goto('/Login')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('cairo-arabic'))

  await context.setOffline(true)
  // The first is kept in English, the other one has never been open.
  for (const screen of ['/Login', '/ForgetPassword']) {
    await page.goto(screen)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('main h1')).toHaveText(/\p{Script=Arabic}/u)
  }
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('main h1')).toHaveText('Forgot Password?')
})

test('an order is never queued', async ({ page, context }) => {
  await signUpWithCart(page)
  await page.goto('/Payment')
  await fill(page, { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' })
  await page.setViewportSize({ width: 390, height: 844 })
  await context.setOffline(true)
  const why = page.getByText('You are offline. You can order once you are connected again.')
  // A phone keeps it in view beside the buttons, also above the end of the form.
  await expect(why).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await expect(page.locator('[name=details]')).toHaveValue('12 Talaat Harb Street')
  await expect(page).toHaveURL(/\/Payment$/)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page).toHaveURL(/\/allorders$/)
})

test('a screen whose code has not arrived waits in the shop for the network', async ({ page, context }) => {
  await page.route('**/assets/{cart-screen,shop-status}-*.js', (route) => route.abort())
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Open cart/ })
    .click()
  await expect(page.getByRole('main').getByText('No connection.')).toBeVisible()
  await page.unroute('**/assets/{cart-screen,shop-status}-*.js')
  await context.setOffline(false)
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

/** The title of the first product of the list. */
async function firstTitle(page: Page): Promise<string> {
  await expect(page.getByRole('article').first()).toBeVisible()
  const { data } = await (await page.request.get('/api/v1/products')).json()
  return data[0].title
}

/** The line below the bar. */
function status(page: Page) {
  return page.locator('header ~ div > [role=status]')
}

/** Waits until the worker has taken over and the page has kept an answer of the catalogue. */
async function readyForOffline(page: Page, kept: RegExp): Promise<void> {
  await expect(status(page)).toBeAttached({ timeout: 20_000 })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(kept))
}

/** The paths of all that the browser keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })
}

function unsentRows(): Promise<unknown[]> {
  const opening = indexedDB.open('baqala')
  return new Promise((resolve) => {
    opening.onsuccess = () => {
      const rows = opening.result.transaction('unsent').objectStore('unsent').getAll()
      rows.onsuccess = () => resolve(rows.result)
    }
  })
}

async function installabilityErrors(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window installs nothing.
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

/** How many changes the browser keeps for later. Runs in the page. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baqala')
    opening.onerror = reject
    opening.onsuccess = () => {
      const counting = opening.result.transaction('unsent').objectStore('unsent').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}

/** Keeps as many pictures as the worker does, and has it look for those to drop. Runs in the page. */
async function fillPictures(): Promise<void> {
  const pictures = await caches.open('pictures')
  const ofProducts = (await pictures.keys()).filter(({ url }) => url.includes('?w='))
  for (let at = ofProducts.length; at < 249; at += 1) await pictures.put(`/images/seen-${at}?w=240`, new Response())
  const [cover] = ofProducts.map(({ url }) => new URL(url))
  await fetch(`${cover?.pathname}?w=960`)
}

function missingPictures(within: Element): string[] {
  return [...within.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
}

/** "17:40|17:39|17:38" */
function lastMinutesInCairo(): string {
  const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', hour: '2-digit', minute: '2-digit' })
  return [0, 1, 2].map((minutes) => format(Date.now() - minutes * 60_000)).join('|')
}
