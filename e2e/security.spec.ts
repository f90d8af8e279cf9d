/** Every text of the shop is markup with a script: each screen shows it as text, and breaks no policy that it comes with. */
import type { Page } from '@playwright/test'
import { heldBackOn } from './content-policy.ts'
import { expect, test } from './shop.ts'
import { orderCart, putInCart, SHOPPERS_SCREENS, signUpWithCart } from './shopper.ts'

test.use({ loadsRest: true })

const MARKUP = '<img/src=x/onerror=trespassed=1> <script>trespassed=1</script><a href="javascript:trespassed=1">x</a>'

const VISITORS_SCREENS = ['/Login', '/Register', '/ForgetPassword', '/VerifyCode', '/ResetPass']
// They show no text of the catalogue. Component tests see what they show of a shopper's own.
const WITHOUT_GOODS = ['/allorders', '/Account', '/nowhere']

test('script in product data is text on every screen, and no screen breaks the policy that it comes with', async ({
  page,
  shop,
}) => {
  test.slow()
  page.on('dialog', (dialog) => dialog.dismiss())
  const heldBack = heldBackOn(page)
  // The page of the API's documentation has a test of its own.
  for (const screen of [...VISITORS_SCREENS, '/local/mailbox', shop.mailbox]) await visit(page, screen)

  await signUpWithCart(page)
  await order(page)
  await poison(page)
  for (const screen of [...SHOPPERS_SCREENS, '/nowhere']) {
    await visit(page, screen)
    if (!WITHOUT_GOODS.includes(screen)) await expect(page.locator('main'), screen).toContainText('<img/src=x')
    expect(await trespassOn(page), screen).toEqual({ ran: false, elements: 0 })
  }
  await page.goto('/Products')
  await page.getByRole('article').first().getByRole('button', { name: '+ Add' }).click()
  await expect(page.getByRole('log').locator('p')).toBeVisible()
  await page.mouse.wheel(0, 5000)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img/src=x')
  expect(await trespassOn(page)).toEqual({ ran: false, elements: 0 })
  expect(heldBack).toEqual([])
})

async function visit(page: Page, screen: string): Promise<void> {
  await page.goto(screen)
  await expect(page.locator('main')).toBeVisible()
  // Not until the network is idle, because the order stream never ends.
  await page.evaluate(() => new Promise((settled) => requestIdleCallback(settled, { timeout: 2_000 })))
}

/** One product is on the wish list and in an order, and two are in the cart. */
async function order(page: Page): Promise<void> {
  const headers = { token: (await page.evaluate(() => localStorage.getItem('userToken'))) ?? '' }
  const { data } = await (await page.request.get('/api/v1/cart', { headers })).json()
  await orderCart(page, { details: '12 Nile Street, flat 3', phone: '01012345678', city: 'Cairo' })
  const [{ product }] = data.products
  await page.request.post('/api/v1/wishlist', { headers, data: { productId: product.id } })
  await putInCart(page, 2)
}

/** Replaces the texts of the server's answers with the markup. Not by a route, which turns the browser's cache off. */
async function poison(page: Page): Promise<void> {
  await page.addInitScript((markup) => {
    const WORDS = new Set(['title', 'name', 'description', 'unit', 'details', 'city', 'why', 'message'])
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      const [where] = asked
      const { pathname } = new URL(where instanceof Request ? where.url : where, location.href)
      const isText = /\/api\/v1\/(products|categories|brands|cart|wishlist|orders|search)\b/.test(pathname)
      if (!isText || !answer.headers.get('content-type')?.includes('json')) return answer
      return new Response(JSON.stringify(poisoned(await answer.json())), answer)
    }

    function poisoned(value: unknown, key = ''): unknown {
      if (typeof value === 'string') return WORDS.has(key) && value !== 'success' ? `${markup} ${value}` : value
      // Six products have all that a hundred have.
      if (Array.isArray(value)) return value.slice(0, 6).map((each) => poisoned(each, key))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]))
    }
  }, MARKUP)
}

function trespassOn(page: Page) {
  return page.evaluate(() => ({
    ran: 'trespassed' in window,
    elements: document.querySelectorAll('img[src="x"], a[href^="javascript"]').length,
  }))
}
