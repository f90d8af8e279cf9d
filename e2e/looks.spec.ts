/** Specification 2, 8 and 9: colours, lines and columns. Component tests see what the screens say and do. */
import type { Locator } from '@playwright/test'
import { card, fill, heart, hue, submitButton, toast } from './locators.ts'
import { smallTargets } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { knowReviews } from './states/order-states.ts'
import { openScreen } from './open-screen.ts'
import { expect, test } from './spec-only.ts'
import { products } from '../web/test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'
const CHEESE = 'White Cheese Extra Creamy'

test.describe('of a visitor', () => {
  test.use({ isSignedIn: false })

  test('what the shop says of a refused sign-in stands in a red box, and no word breaks in its window where the browser writes twice as large', async ({
    page,
    context,
  }) => {
    await page.goto('/Login')
    await fill(page, { email: 'mona@example.com', password: 'Wrong1234' })
    await submitButton(page).click()
    const box = page.getByRole('alert').locator('p')
    await expect(box).toHaveText('Incorrect email or password')
    expect(await isRed(box, 'borderTopColor')).toBe(true)

    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const words = page.locator('.shop-window > p')
    await expect(words).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await words.evaluateAll(brokenWords), `${width} px`).toEqual([])
    }
  })
})

test('on the list a heart is red for what is wished, a card has room for what is saved, and a ring leaves its label alone', async ({
  page,
  plain,
}) => {
  plain.shop.wish('p1')
  await page.goto('/Products')
  const milk = card(page, MILK)
  await test.step('a heart is red for what is on the wish list, dark again after it, and the removal is told in red', async () => {
    await expect(heart(milk)).toHaveAttribute('aria-pressed', 'true')
    const drawn = heart(milk).locator('svg')
    expect(await isRed(drawn, 'stroke')).toBe(true)
    await heart(milk).click()
    expect(await hue(toast(page, 'Removed from wishlist'))).toBe('red')
    expect(await isRed(drawn, 'stroke')).toBe(false)
  })
  await test.step('a card is opened from anywhere on it', async () => {
    await expect(milk).toBeVisible()
    const [link, whole] = [await milk.getByRole('link').boundingBox(), await milk.boundingBox()]
    expect(Math.abs((link?.height ?? NaN) - (whole?.height ?? NaN))).toBeLessThan(4)
    const picture = await milk.locator('img').boundingBox()
    await page.mouse.click((picture?.x ?? NaN) + 20, (picture?.y ?? NaN) + (picture?.height ?? NaN) - 20)
    await expect(page).toHaveURL(/\/ProductDetails\/p1\//)
    await page.goBack()
    await expect(milk).toBeVisible()
  })
  await test.step('it shows a discount', async () => {
    const cheese = card(page, CHEESE)
    await expect(cheese.locator('del')).toHaveCSS('text-decoration-line', 'line-through')
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 })
      const saved = cheese.getByText('−16%', { exact: true })
      await expect(saved).toBeInViewport({ ratio: 1 })
      // On a phone it stands beside the price, else on the picture.
      const frame = await cheese.locator(width < 640 ? '.product-card-price' : '.product-card-picture').boundingBox()
      const text = await saved.boundingBox()
      expect(text?.width).toBeGreaterThan(20)
      expect((text?.x ?? NaN) + (text?.width ?? NaN)).toBeLessThanOrEqual((frame?.x ?? NaN) + (frame?.width ?? NaN))
    }
  })
  await test.step('it stands in 1, 2 or 4 columns by the width of the screen', async () => {
    const columns: Record<number, number> = { 1366: 4, 1024: 4, 1023: 2, 640: 2, 639: 1, 360: 1 }
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(() => columnsOf(page.getByRole('article')), width).toBe(count)
    }
  })
  await test.step('a chip of an aisle is whole once it has the focus', async () => {
    await page.setViewportSize({ width: 500, height: 844 })
    for (const chip of await page.locator('.aisle-row a').all()) {
      await chip.focus()
      await expect(chip).toBeInViewport({ ratio: 1 })
    }
  })
  await test.step('the ring around the field of the list leaves its label alone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const field = page.getByPlaceholder('Search products...')
    await field.click()
    const over = await field.evaluate((input: HTMLInputElement) => {
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(input)
      const ring =
        outlineStyle === 'none' ? Number.NaN : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      return input.labels![0]!.getBoundingClientRect().bottom - (input.getBoundingClientRect().top - ring)
    })
    expect(over).toBeLessThanOrEqual(1)
  })
})

test('the details show the old price in red, and related products in four columns on a medium screen', async ({
  page,
  plain,
}) => {
  plain.answerWith('listProducts', { data: products.map((product) => ({ ...product, category: { name: 'Fruit' } })) })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/ProductDetails/p2/Fruit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHEESE)
  expect(await isRed(page.locator('main del').first(), 'color')).toBe(true)
  await expect(page.getByRole('article')).toHaveCount(10)
  expect(await columnsOf(page.getByRole('article'))).toBe(4)
})

test('neither a picture that fails nor the placeholder opens large', async ({ page, plain }) => {
  const images = ['/pictures/none.svg', '/images/no-picture-0badcafe', '/pictures/p1-1.svg']
  plain.answerWith('getProduct', { data: { ...products[0], images } })
  const drawing = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }
  await page.route('**/images/no-picture-*', (route) => route.fulfill(drawing))
  await page.route('**/none.svg', (route) => route.abort())
  await page.goto('/ProductDetails/p1/Fruit')
  const canOpen = () => page.locator('.enlarge').evaluateAll((all) => all.map((each) => each.checkVisibility()))
  await expect.poll(canOpen).toEqual([false, false, true])
})

/** The number of elements in the first row. */
function columnsOf(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => {
    const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}

async function isRed(element: Locator, property: 'color' | 'stroke' | 'borderTopColor'): Promise<boolean> {
  const colour = await element.evaluate((node, name) => getComputedStyle(node)[name], property)
  const [red = 0, green = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  return red > 2 * green
}

test('on a phone with text twice as large no word breaks on a tile or a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of ['/', '/Products', '/Categories']) {
    await openScreen(page, screen)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const names = page.locator('.shelf-tile-name, .product-card h3')
    await expect(names.filter({ hasText: /Beverages|Sukkari/ }).first()).toBeAttached()
    expect(await names.evaluateAll(brokenWords), screen).toEqual([])
  }
})

test('on a phone a word wider than it breaks in title and description, and the price stays in view', async ({
  page,
  plain,
}) => {
  const word = 'Supercalifragilistic'.repeat(4)
  const long = products.map((product) => ({ ...product, title: word, description: `${word} `.repeat(9) }))
  plain.answerWith('listProducts', { data: long })
  plain.answerWith('getProduct', { data: long[1] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ProductDetails/p2/Fruit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // Price and button stay within reach, however long the words above them are.
  for (const part of ['.buy-price', '.buy-buttons']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
})

test('on a phone with text twice as large the banner keeps its goods, and its button a sign within its circle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const sign = page.locator('.banner-carousel .round-button:not(.carousel-step) svg')
  await expect(sign).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect((await sign.boundingBox())?.width).toBeLessThanOrEqual(16)
  expect((await page.locator('.banner-1 picture').boundingBox())?.width).toBeGreaterThan(150)
})

test('where the browser writes twice as large, no word breaks in the footer or in the title of a dialog, and drawings, tables and columns give way', async ({
  page,
  context,
  plain,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/Categories')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('heading').first()).toBeVisible()
  expect(await footer.getByRole('heading').evaluateAll(brokenWords)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of ['Bakery', 'Yoghurt']) await page.getByRole('main').getByRole('button', { name }).click()
  const title = page.getByRole('dialog').getByRole('heading')
  await expect(title).toHaveText('Yoghurt')
  expect(await title.evaluateAll(brokenWords)).toEqual([])
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  for (const path of ['/Cart', '/WishList']) {
    await page.goto(path)
    const way = page.getByRole('main').getByRole('link', { name: 'Browse products' })
    await expect(way).toBeInViewport({ ratio: 1 })
    const { y = NaN, height = NaN } = (await way.boundingBox()) ?? {}
    expect(y + height, path).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? NaN)
  }
  await test.step('on a tablet goods are in the window with all that is said of them, and cards stand in two columns', async () => {
    plain.shop.putInCart({ p1: 2, p2: 1 })
    plain.shop.wish('p1', 'p2')
    for (const [path, width] of [
      ['/Cart', 768],
      ['/WishList', 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    await page.goto('/Products')
    await expect.poll(() => columnsOf(page.getByRole('article'))).toBe(2)
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/ProductDetails/p2/Fruit')
    await expect.poll(() => columnsOf(page.getByRole('article'))).toBe(2)
    await page.goto('/')
    const words = page.locator('.banner-words')
    await expect(words.filter({ hasText: 'vegetables' }).first()).toBeVisible()
    expect(await words.evaluateAll(brokenWords)).toEqual([])
  })
})

test('the scrollbar of the aisles is told from the page as the edge of a field is', async ({ page }) => {
  await page.goto('/Products')
  // In files without pictures the browser has no mouse.
  await expect(page.locator('.aisle-row').first()).toHaveCSS('scrollbar-color', /^rgb\(141, 132, 104\)/)
})

test('each star that a reviewer chooses from is as wide as a thumb', async ({ page, plain }) => {
  await knowReviews(plain, page)
  await page.goto(`/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio')).toHaveCount(5)
  expect(await smallTargets(page, 44, '.star-field')).toEqual([])
})

test('a title in Arabic letters begins at the side of the card where the others begin', async ({ page }) => {
  await page.route('**/api/v1/products', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: [{ ...data[0], title: 'جبنة' }, ...data.slice(1)] } })
  })
  await page.goto('/Products')
  const beginning = (title: string) =>
    card(page, title)
      .locator('h3')
      .evaluate((heading) => {
        const words = new Range()
        words.selectNodeContents(heading)
        return words.getBoundingClientRect().left - heading.getBoundingClientRect().left
      })
  expect(Math.abs((await beginning('جبنة')) - (await beginning('Rice')))).toBeLessThan(3)
})
