/** The cost of scrolling a virtual list: how often the application reads each product. */
import type { JSHandle, Page } from '@playwright/test'
import { expect, test } from '../spec-only.ts'
import { products as goods } from '../../web/test/spec-only-goods.ts'

// One row of fruit, and many more rows of the bakery than are rendered.
const products = Array.from({ length: 1200 }, (_, at) => ({
  ...goods[0],
  _id: `p${at}`,
  title: `Thing ${at}`,
  category: { name: at < 4 ? 'Fruit' : 'Bakery' },
}))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countLooks)
  await page.route('**/api/v1/products', (route) => route.fulfill({ json: { data: products } }))
  await page.goto('/Products')
  await expect(row(page, 3)).toBeAttached()
  // The page writes the catalogue down when it is idle (api/kept-answers.ts), and so reads every product once.
  await page.waitForFunction(async () => (await caches.match('/api/v1/products')) !== undefined)
  // The list's tools come when it is idle too, and move it.
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
})

test('cards that stay in sight while the list scrolls are not drawn anew, nor is any row far away reckoned', async ({
  page,
}) => {
  const card = await cardOf(page, 'Thing 8')
  await forgetLooks(page)
  await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2))
  await expect(row(page, 4)).toBeAttached()

  expect(await says(card)).toContain('Thing 8')
  expect(await looksAt(page, 'p8', 'title')).toBe(0)
  expect(await looksAt(page, 'p1196', '_id')).toBe(0)
  expect(await looksAt(page, 'p16', 'title')).toBeGreaterThan(0)
})

test('cards that a search moves up are not drawn anew', async ({ page }) => {
  const card = await cardOf(page, 'Thing 8')
  await forgetLooks(page)
  await page.getByPlaceholder('Search products...').fill('Ba')
  await expect(page.getByText('Thing 0', { exact: true })).toBeHidden()

  expect(await says(card)).toContain('Thing 8')
  expect(await looksAt(page, 'p8', 'title')).toBe(0)
})

/** Undefined if the card's element has left the page. */
function says(card: JSHandle<Element>): Promise<string | undefined> {
  return card.evaluate((element) => (element.isConnected ? (element.textContent ?? '') : undefined))
}

function row(page: Page, at: number) {
  return page.locator(`.product-row[data-index="${at}"]`)
}

function cardOf(page: Page, title: string): Promise<JSHandle<Element>> {
  return page.getByRole('article', { name: title, exact: true }).evaluateHandle((card) => card)
}

/** The number of reads of a field since the last reset: rendering a card reads its title, a key is an `_id`. */
function looksAt(page: Page, id: string, field: string): Promise<number> {
  return page.evaluate((key) => looks.get(key) ?? 0, `${id} ${field}`)
}

function forgetLooks(page: Page): Promise<void> {
  return page.evaluate(() => looks.clear())
}

declare const looks: Map<string, number>

/** Runs in the page before its scripts: makes products count the reads of their fields. */
function countLooks(): void {
  const looks = new Map<string, number>()
  const { parse } = JSON
  const watch = (product: Record<string, unknown>) => {
    const { _id: id } = product
    for (const field of ['_id', 'title']) {
      const value = product[field]
      const get = () => {
        const key = `${String(id)} ${field}`
        looks.set(key, (looks.get(key) ?? 0) + 1)
        return value
      }
      Object.defineProperty(product, field, { get, enumerable: true })
    }
  }
  Object.assign(window, { looks })
  JSON.parse = (text: string) => {
    const answer = parse(text)
    const rows = answer?.data ?? answer
    if (Array.isArray(rows)) rows.filter((row) => row?.title).forEach(watch)
    return answer
  }
}
