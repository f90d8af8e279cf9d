/** A phone's first screen of Home and of the products: goods, which stay where they are. */
import type { Locator, Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { openScreen } from './open-screen.ts'
import { expect, test } from './shop.ts'
import { fill } from './locators.ts'
import { putInCart, signUp } from './shopper.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.describe(() => {
  test.use({ loadsRest: true })

  test('four goods are in view at once, with their title, price and + Add, and nothing moves', async ({
    page,
    shop,
  }) => {
    // Looks at four pages for 4 s each.
    test.slow()
    await signUp(page)
    await page.addInitScript(recordShifts)
    // The rows come after their placeholders, and those below the first wait for the orders.
    for (const [call, ms] of [
      ['products', 1000],
      ['orders?limit', 2000],
    ] as const)
      await page.route(
        (url) => url.href.includes(`/api/v1/${call}`),
        async (route) => {
          await setTimeout(ms)
          await route.continue()
        },
      )
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    for (const language of ['en', 'ar']) {
      await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
      for (const [path, goods, title, price, add] of [
        ['/', '.goods-card', '.goods-card-title', '.goods-card-price', '.goods-card-add'],
        ['/Products', 'article', 'h3', '.product-card-price', '.product-card-add'],
      ] as const) {
        await page.goto(path)
        const cards = page.locator(goods)
        for (let at = 0; at < 4; at += 1) {
          const card = cards.nth(at)
          await expect(card, `${path} ${language}`).toBeVisible()
          for (const part of [card, card.locator(title), card.locator(price), card.locator(add)])
            expect(await visiblePart(page, part), `${path} ${language}: ${at}`).toBeGreaterThan(0.5)
        }
        expect(await cards.evaluateAll(outOfCard, add), `${path} ${language}`).toEqual([])
        await page.waitForTimeout(4000)
        expect(thrown, `${path} ${language}`).toEqual([])
        expect(await page.evaluate(() => (window as { shifts?: string[] }).shifts), `${path} ${language}`).toEqual([])
      }
    }
  })
})

test('where the browser writes twice as large, the bar keeps to one row', async ({ page, context, shop }) => {
  await signUp(page)
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const [language, other] of [
    ['en', 'العربية'],
    ['ar', 'English'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: language, url: shop.address }])
    await page.goto('/Brands')
    await expect(page.getByRole('banner').getByRole('button', { name: other })).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const parts = page.getByRole('banner').locator('button, a').filter({ visible: true })
      const boxes = await parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
      expect(middles).toHaveLength(4)
      expect(Math.max(...middles) - Math.min(...middles), `${language}, ${width} px`).toBeLessThan(4)
    }
  }
})

test.describe('with a finger, which needs no scroll bar', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('four goods stay in view beside what the cart holds, on the products with a + Add in reach', async ({
    page,
    shop,
  }) => {
    await signUp(page)
    await putInCart(page, 2)
    for (const language of ['en', 'ar']) {
      await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
      for (const [path, goods, parts] of [
        ['/', '.goods-card', ['.goods-card-title', '.goods-card-price']],
        ['/Products', 'article', ['h3', '.product-card-price', '.product-card-add']],
      ] as const) {
        if (path === '/') await page.goto(path)
        else await openScreen(page, path)
        const strip = page.locator('.cart-strip')
        for (let at = 0; at < 4; at += 1)
          for (const part of parts)
            await expect
              .poll(
                () => visiblePart(page, page.locator(goods).nth(at).locator(part), strip),
                `${path} ${language} ${part}`,
              )
              .toBeGreaterThan(0.6)
      }
    }
  })
})

test('a row of goods follows the focus, and is moved by its buttons, and with a mouse, which may have no wheel, every aisle is in view', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const sale = page.getByRole('region', { name: 'On sale' })
  const list = sale.getByRole('list')
  const scrolled = () => list.evaluate(({ scrollLeft }) => scrollLeft)
  // The window is wider than the shop: a card that ended with the shop would look broken.
  expect(await list.evaluate(cutCards)).toBe(0)
  await sale.getByRole('button', { name: 'Next On sale' }).click()
  await expect.poll(scrolled).toBeGreaterThan(100)
  await sale.getByRole('button', { name: 'Previous On sale' }).click()
  await expect.poll(scrolled).toBe(0)
  await list.getByRole('link').last().focus()
  await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  for (const width of [768, 1024, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect(page.locator('.aisle-tile').last(), `${width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('every row of goods goes on to the edge of a phone', async ({ page, shop }) => {
  await signUp(page)
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
    await page.goto('/')
    const lists = page.locator('.goods-row-list:not(.shimmer)')
    await expect(lists).toHaveCount(4)
    for (const list of await lists.all()) {
      await list.scrollIntoViewIfNeeded()
      // Rows out of view are not drawn, which cuts off what lies outside of them.
      await expect.poll(() => list.evaluate(seenAtEdge)).toContain('goods-')
    }
  }
  // WCAG 1.4.12.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { line-height: 1.5 !important } p { margin-block-end: 2em !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const cards = page.locator('.goods-card')
  await cards.first().scrollIntoViewIfNeeded()
  expect(await cards.first().evaluate(isWhole), 'a card with a reader’s own spacing').toBe(true)
})

/** Whether its button lies inside of a card, and no card below begins before its end. */
function isWhole(card: Element): boolean {
  const { bottom } = card.getBoundingClientRect()
  const below = card.nextElementSibling?.getBoundingClientRect()
  const button = card.querySelector('.goods-card-add')?.getBoundingClientRect()
  return button !== undefined && button.bottom <= bottom && below !== undefined && below.top >= bottom
}

test('the way on from an order confirmed for a time stands above the bar', async ({ page, shop }) => {
  await signUp(page)
  await putInCart(page, 4)
  await page.goto('/Payment')
  await fill(page, { details: '26 July Street 12, flat 4', phone: '01012345678', city: 'Zamalek, Cairo' })
  await page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio', { disabled: false }).first().check()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page).toHaveURL(/\/allorders$/)
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
    await page.goto('/allorders')
    await expect(page.getByText(/^(Delivery time|ميعاد التوصيل)$/)).toBeVisible()
    for (const link of await page.getByRole('main').getByRole('link').all())
      expect(await visiblePart(page, link), language).toBe(1)
  }
})

/** How many cards go on beyond the end of their list. */
function cutCards(list: Element): number {
  const end = list.getBoundingClientRect().right
  const boxes = [...list.children].map((card) => card.getBoundingClientRect())
  return boxes.filter(({ left, right }) => left < end && right > end + 1).length
}

/** The class of what is seen in the middle of a list, two pixels before the window ends. */
function seenAtEdge(list: Element): string {
  const { top, height } = list.getBoundingClientRect()
  const x = getComputedStyle(list).direction === 'rtl' ? 2 : innerWidth - 2
  return document.elementFromPoint(x, top + height / 4)?.className ?? ''
}

/** The titles of cards whose button reaches over their edge. */
function outOfCard(cards: Element[], button: string): string[] {
  return cards
    .filter((card) => {
      const [around, inside] = [card, card.querySelector(button) ?? card].map((each) => each.getBoundingClientRect())
      return inside!.bottom > around!.bottom
    })
    .map(({ textContent }) => textContent)
}

/** How much of the height and width of an element the window shows, above the lowest bar or another one. */
async function visiblePart(
  page: Page,
  element: Locator,
  above = page.getByRole('navigation', { name: /Shortcuts|اختصارات/ }),
): Promise<number> {
  const box = await element.boundingBox()
  const bar = await above.boundingBox()
  if (!box || !bar) return 0
  const { x, y, width, height } = box
  const across = Math.min(x + width, 390) - Math.max(x, 0)
  const down = Math.min(y + height, bar.y) - Math.max(y, 0)
  return Math.min(across / width, down / height)
}

function recordShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  // TypeScript does not know this entry.
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node?: Element
      readonly previousRect: DOMRect
      readonly currentRect: DOMRect
    }[]
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.0005)
        for (const { node, previousRect: from, currentRect: to } of sources)
          shifts.push(
            `${value.toFixed(4)}: ${node?.className ?? node?.nodeName} ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`,
          )
  }).observe({ type: 'layout-shift', buffered: true })
}
