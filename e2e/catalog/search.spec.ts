/** Search in the bar and its screen, on our own server with the demo catalogue. */
import type { Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { brokenWords } from '../broken-words.ts'
import { badge, card, toast } from '../locators.ts'
import { expect, test } from '../shop.ts'
import { putInCart, showFewProducts, signUp } from '../shopper.ts'

test.beforeEach(async ({ page }) => {
  await showFewProducts(page)
  await signUp(page)
})

test('milk is found in Arabizi, added from the list and opened with the arrow keys', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(field).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 500))
  // The field is a plain one until it is touched; what is typed before its code is there stays.
  await page.getByRole('textbox', { name: 'Search the shop' }).click()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search?')) asked.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.keyboard.type('laban', { delay: 50 })
  await expect(field).toHaveValue('laban')
  await expect(field).toBeFocused()
  // The bar is in view already: the page stays where it was.
  expect(await page.evaluate(() => scrollY)).toBe(500)
  const rows = page.getByRole('grid', { name: 'Products found' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  // Suggestions begin with two letters.
  await expect.poll(() => asked).toContain('laban')
  expect(asked.filter((typed) => typed.length < 2)).toEqual([])
  expect(await findings(page)).toEqual([])

  const [first] = await rows.all()
  await first?.getByRole('button', { name: /^\+ Add/ }).click()
  await expect(toast(page, 'Product added successfully to your cart')).toBeVisible()
  await expect(badge(page)).toHaveText('1')
  await expect(rows.first()).toContainText('1 in cart')

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('ArrowRight')
  await expect(field).toHaveAttribute('aria-activedescendant', /1-button$/)
  await field.press('Enter')
  await expect(badge(page)).toHaveText('2')
  await expect(rows.nth(1)).toContainText('1 in cart')
  await field.press('ArrowLeft')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/ProductDetails\//)
})

test('the list says that nothing was found, or that the search failed, and Enter leads to all results', async ({
  page,
}) => {
  await page.goto('/Help')
  await page.getByRole('textbox', { name: 'Search the shop' }).click()
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  const seen = (text: string) => page.getByRole('search').locator('p:not(.sr-only)').getByText(text)
  await field.fill('headphones')
  await expect(seen('We found nothing for “headphones”.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('search').getByRole('status')).toHaveText('We found nothing for “headphones”.')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(await findings(page)).toEqual([])
  await field.press('Escape')
  await expect(seen('We found nothing')).toBeHidden()

  await page.route('**/api/v1/search?*', (route) => route.abort())
  await field.fill('milk')
  await expect(seen('Search is not available right now.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Search is not available right now.')
  await page.unroute('**/api/v1/search?*')

  await field.fill('قوطة')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Search\?q=/)
  await expect(page.getByRole('status').filter({ hasText: 'Showing tomatoes for “قوطة”.' })).toBeVisible()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Baladi Tomatoes Red Ripe')
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(card(page, 'Baladi Tomatoes Red Ripe')).toBeVisible()
  await expect(field).toHaveValue('قوطة')
})

test('in a low window the arrow keys bring each suggestion into sight', async ({ page }) => {
  for (const size of [
    { width: 390, height: 420 },
    { width: 683, height: 384 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/Help')
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    await field.fill('laban')
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6)
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowRight']) {
      await field.press(key)
      await expect(page.getByRole('gridcell', { selected: true })).toBeInViewport({ ratio: 1 })
      expect(await isSeenWhole(page)).toBe(true)
    }
  }
})

test('on a phone the search covers the strip to the cart, and closes step by step', async ({ page }) => {
  await test.step('on a phone Escape closes the list, then the search, and gives the focus back', async () => {
    await page.goto('/Help')
    await page.setViewportSize({ width: 390, height: 844 })
    const magnifier = page.getByRole('button', { name: 'Search' })
    await magnifier.click()
    await page.getByRole('combobox', { name: 'Search the shop' }).fill('tea')
    await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeHidden()
    await expect(magnifier).toBeFocused()
  })
  await test.step('on a phone the list of suggestions covers the strip to the cart, which comes back after it', async () => {
    await putInCart(page, 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const strip = page.getByRole('main').getByRole('link', { name: /Cart$/ })
    await expect(strip).toBeVisible()
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox', { name: 'Search the shop' }).fill('laban')
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6)
    await expect(strip).toBeHidden()
    // In a lower window it ends at the bar below, and leaves no strip of the page with half a heading in it.
    await page.setViewportSize({ width: 390, height: 600 })
    const list = await page.getByRole('grid').locator('..').boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox()
    const left = (bar?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(8)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('Escape')
    await expect(strip).toBeVisible()
  })
  await test.step('on a phone the bar below leads to the search and the orders', async () => {
    await page.keyboard.press('Escape')
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Categories', 'Search', 'Orders', /^Cart/, 'Account'])
    const search = page.getByRole('button', { name: 'Search' })
    await search.click()
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    await expect(field).toBeFocused()
    // From here on Escape reaches the browser and no script, as Back of Android does.
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
    )
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(search).toBeFocused()
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
    // Once its words are sought, Back finds it closed.
    await search.click()
    await field.fill('tea')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Search: tea' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Search: tea' })).toBeHidden()
    await expect(field).toBeHidden()
  })
})

/** Whether nothing covers the corners of the cell that the arrow keys have reached. */
function isSeenWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const cell = document.querySelector('[role=gridcell][aria-selected=true]')
    const { left, right, top, bottom } = cell?.getBoundingClientRect() ?? new DOMRect()
    return [top + 2, bottom - 2].every((y) => !!cell?.contains(document.elementFromPoint((left + right) / 2, y)))
  })
}

test('a tablet has the field and the cart in one row, the links in the next, and one field on the results', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [lang, side] of [
    ['en', 'right'],
    ['ar', 'left'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])
    await page.goto('/Search?q=milk')
    await expect(page.getByRole('article').first()).toBeVisible()
    const banner = page.getByRole('banner')
    for (const width of [1024, 1060, 1100]) {
      await page.setViewportSize({ width, height: 768 })
      const at = `${lang}, ${width} px`
      // The sort of the results is a combobox, too.
      await expect(page.locator('input[role=combobox]').filter({ visible: true }), at).toHaveCount(1)
      const field = (await banner.getByRole('combobox').boundingBox()) ?? NOWHERE
      const cart = (await banner.locator('a.bar-button[href="/Cart"]').boundingBox()) ?? NOWHERE
      expect(Math.abs(middle(field) - middle(cart)), at).toBeLessThan(4)
      const room = side === 'right' ? width - cart.x - cart.width : cart.x
      expect(room, at).toBeLessThan(40)
      expect((await banner.boundingBox())?.height, at).toBeLessThan(125)
    }
  }
})

test('with large text a button opens the search wherever the field has no room', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/Brands')
  for (const [standard, width] of [
    [24, 1366],
    [32, 1920],
    [20, 1024],
  ] as const) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.setViewportSize({ width, height: 900 })
    const banner = page.getByRole('banner')
    const field = banner.getByRole('combobox').or(banner.getByRole('textbox'))
    const ways = banner.getByRole('button', { name: 'Search', exact: true }).or(field)
    await expect(ways.filter({ visible: true }), `${standard} px at ${width} px`).toHaveCount(1)
    const cart = (await banner.locator('a.bar-button[href="/Cart"]').boundingBox()) ?? NOWHERE
    expect(width - cart.x - cart.width, `${standard} px at ${width} px`).toBeLessThan(60)
  }
  await test.step('on the narrowest phone the picture of a suggestion leaves its words the room that they need', async () => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/Search')
    await page.getByRole('main').getByRole('combobox').fill('milk')
    const titles = page.getByRole('grid').locator('a .block.font-bold')
    await expect(titles.filter({ hasText: 'Pasteurised' }).first()).toBeAttached()
    expect(await titles.evaluateAll(brokenWords)).toEqual([])
  })
})

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN }

function middle({ y, height }: { readonly y: number; readonly height: number }): number {
  return y + height / 2
}
