/** Every text of the shop is markup with a script: each screen shows it as text. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { SHOPPERS_SCREENS, signUpWithCart } from './shopper.ts'

const MARKUP = '<img/src=x/onerror=trespassed=1> <script>trespassed=1</script><a href="javascript:trespassed=1">x</a>'
const WORDS = new Set(['title', 'name', 'description', 'unit', 'details', 'city', 'why', 'message'])

/** Replaces the texts of the server's answers with the markup. */
async function poison(page: Page): Promise<void> {
  await page.route('**/api/v1/{products,categories,brands,cart,wishlist,orders,search}**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: poisoned(await response.json()) })
  })
  // The stream never ends, so the network would never be idle.
  await page.route('**/api/v1/orders/stream', (route) => route.abort())
}

function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return WORDS.has(key) && value !== 'success' ? `${MARKUP} ${value}` : value
  // Six products have all that a hundred have.
  if (Array.isArray(value)) return value.slice(0, 6).map((each) => poisoned(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]))
}

// A call may be under way when the test ends, and its answer gone with the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('script in product data is text on every screen', async ({ page }) => {
  test.slow()
  page.on('dialog', (dialog) => dialog.dismiss())
  await signUpWithCart(page)
  await poison(page)
  for (const screen of SHOPPERS_SCREENS) {
    await page.goto(screen)
    await page.waitForLoadState('networkidle')
    expect(await trespassOn(page), screen).toEqual({ ran: false, elements: 0 })
  }
  await page.goto('/Products')
  await expect(page.getByRole('article').first()).toContainText('<img/src=x')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img/src=x')
  expect(await trespassOn(page)).toEqual({ ran: false, elements: 0 })
})

function trespassOn(page: Page) {
  return page.evaluate(() => ({
    ran: 'trespassed' in window,
    elements: document.querySelectorAll('img[src="x"], a[href^="javascript"]').length,
  }))
}
