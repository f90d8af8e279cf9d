/** The screens of the admin at the widths of a phone and a desk: with names longer than they are, and with nothing to show. */
import type { Page, Route } from '@playwright/test'
import { findings } from '../axe.ts'
import { openScreen } from '../open-screen.ts'
import { expect, test } from '../shop.ts'
import { openSignedIn } from './sign-in-staff.ts'

const LONG = 'Wolfgangmayerhofmanstein'.repeat(3).slice(0, 60)
const TYPED = ['name', 'nameAr', 'title', 'titleAr', 'who', 'why', 'whyAr', 'area', 'address', 'courier', 'typed']

/** An answer of the server in which everything that a person has typed is one long word. */
function withLongWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withLongWords(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLongWords(each, name)]))
  return typeof value === 'string' && value !== '' && TYPED.includes(key) ? LONG : value
}

async function answerWithLongWords(route: Route): Promise<void> {
  if (route.request().url().endsWith('/stream')) return route.abort()
  const response = await route.fetch()
  await route.fulfill({ response, json: withLongWords(await response.json()) })
}

/** How much wider what is shown is than its window. */
function surplus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [document.documentElement, ...document.querySelectorAll('dialog, .board-list')]
    return Math.max(...shown.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
}

test('a word of sixty letters widens no screen of the admin', async ({ page }) => {
  await page.route('**/api/admin/v1/**', answerWithLongWords)
  await openSignedIn(page, 'owner', '/admin/more')
  const { data } = (await (await page.request.get('/api/v1/products?limit=1')).json()) as { data: [{ _id: string }] }
  const id = data[0]._id
  const dialogs = ['orders/10001', `stock/${id}`, `prices/${id}`]
  const screens = [
    'stock',
    'products',
    `products/${id}`,
    'products/groups',
    'delivery/areas',
    'people',
    'log',
    'account',
  ]
  for (const screen of [...dialogs, ...screens, 'day']) {
    await page.setViewportSize({ width: 1366, height: 800 })
    await openScreen(page, `/admin/${screen}`)
    await expect(
      page
        .locator(dialogs.includes(screen) ? 'dialog' : 'main')
        .getByText(LONG)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    for (const width of [320, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => surplus(page), { message: `${screen} at ${width} px` }).toBe(0)
    }
  }
})

test('a board without any order can be reached and scrolled by the keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const empty = { page: 1, hasMore: false, total: 0, orders: [] }
  await page.route('**/api/admin/v1/orders?*', (route) => route.fulfill({ json: { status: 'success', data: empty } }))
  await openSignedIn(page, 'owner', '/admin/orders')
  await expect(page.getByText('Nothing waits.').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('an order that has ended has no gap in place of a next step', async ({ page }) => {
  await openSignedIn(page, 'owner', '/admin/orders/10001')
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const dialog = page.getByRole('dialog')
    const head = (await dialog.getByText('Delivered', { exact: true }).first().locator('..').boundingBox())!
    const next = (await dialog.getByRole('heading', { name: 'Address' }).boundingBox())!
    expect(next.y - head.y - head.height, `at ${width} px`).toBeLessThan(20)
  }
})
