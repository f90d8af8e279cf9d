/** "2 in cart" beside "+ Add", on every screen that has the button, in both languages and in any window. */
import type { Page } from '@playwright/test'
import { lostTexts } from './axe.ts'
import { openScreen } from './open-screen.ts'
import { expect, test } from './shop.ts'
import { showFewProducts, signUp } from './shopper.ts'

const WINDOWS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [1024, 768],
  [1366, 900],
] as const

test('how many are in the cart stands whole beside + Add, with its words, in both languages', async ({
  page,
  shop,
}) => {
  test.slow()
  const screens = await putTwelveInCart(page)
  for (const [language, words] of Object.entries({ en: 'in cart', ar: 'في السلة' })) {
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
    for (const screen of screens) {
      // The first one in the new language.
      await (screen === screens[0] ? page.goto(screen) : openScreen(page, screen))
      await expect(page.locator('.count-in-cart').first(), screen).toHaveText(new RegExp(`^12\\s*${words}$`))
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        for (const textSize of ['100%', '200%']) {
          const where = `${language}: ${screen} at ${width} px, text at ${textSize}`
          expect.soft(await countsBesideTheirPill(page, textSize), where).toEqual([])
          expect
            .soft(
              (await lostTexts(page)).filter((text) => text.includes('cart')),
              where,
            )
            .toEqual([])
        }
      }
    }
  }
})

test('on the page of a product a second tap on the same place adds one more, and taking all out moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  const { data } = await (await page.request.get('/api/v1/products?limit=1')).json()
  await page.goto(`/ProductDetails/${data[0]._id}/${encodeURIComponent(data[0].category.name)}`)
  const buttons = page.locator('.buy-buttons')
  const add = buttons.getByRole('button', { name: '+ Add' })
  const { x, y } = await add.evaluate((button) => button.getBoundingClientRect())
  const count = buttons.locator('.count-in-cart')
  for (const pieces of ['1', '2']) {
    await page.mouse.click(x + 4, y + 20)
    await expect(count).toContainText(pieces)
  }
  const less = await page
    .locator('.take-one')
    .first()
    .evaluate((button) => button.getBoundingClientRect().x)
  for (const pieces of [1, 0]) {
    await page.mouse.click(less + 20, y + 20)
    await expect(count).toHaveCount(pieces)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** A shopper with twelve pieces of one product, which is also on the wish list; and the screens that show it. */
async function putTwelveInCart(page: Page) {
  await signUp(page)
  const headers = { token: (await page.evaluate(() => localStorage.getItem('userToken'))) ?? '' }
  const answer = await page.request.get('/api/v1/search?q=milk&limit=20')
  const { data } = (await answer.json()) as {
    data: { _id: string; title: string; quantity: number; unit: string; category: { name: string } }[]
  }
  // Its unit price makes the longest line of a card.
  const product = data.find(({ quantity, unit }) => quantity >= 12 && /^[2-9]\d0 (g|ml)$/.test(unit))
  if (!product) throw new Error('no milk')
  await showFewProducts(page, product._id)
  await page.request.post('/api/v1/cart', { headers, data: { productId: product._id } })
  await page.request.put(`/api/v1/cart/${product._id}`, { headers, data: { count: 12 } })
  await page.request.post('/api/v1/wishlist', { headers, data: { productId: product._id } })
  const details = `/ProductDetails/${product._id}/${encodeURIComponent(product.category.name)}`
  const list = `/Products?category=${encodeURIComponent(product.category.name)}`
  return [list, '/Search?q=milk', details, '/WishList']
}

/** Counts that leave their pill, lie under its button or over the price, and pills over the rating, the size or the unit price. */
function countsBesideTheirPill(page: Page, textSize: string): Promise<string[]> {
  return page.evaluate(async (fontSize) => {
    document.documentElement.style.fontSize = fontSize
    // Cards far from the screen are not laid out (catalog.css).
    ;[...document.querySelectorAll('.count-in-cart')].at(-1)?.scrollIntoView({ block: 'center' })
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return [...document.querySelectorAll('.count-in-cart')].flatMap((count) => {
      const pill = count.closest('.add-to-cart')
      const frame = pill?.getBoundingClientRect() ?? new DOMRect()
      const price = pill?.closest('article')?.querySelector('.product-card-price > span')
      const facts = pill?.closest('article')?.querySelectorAll('.product-card-facts > *') ?? []
      const hidden = [...facts].filter((fact) => meet(frame, fact.getBoundingClientRect()))
      const others = [pill?.querySelector('.button'), price].flatMap((other) => other ?? [])
      const inPill = [...count.children].flatMap((part) => {
        const box = part.getBoundingClientRect()
        const isInside =
          box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
        const met = others.filter((other) => meet(box, other.getBoundingClientRect()))
        return [
          ...(isInside ? [] : [`${part.textContent} leaves its pill`]),
          ...met.map((other) => `${part.textContent} lies over ${other.textContent}`),
        ]
      })
      return [...inPill, ...hidden.map((fact) => `the counter lies over ${fact.textContent}`)]
    })

    function meet(a: DOMRect, b: DOMRect): boolean {
      return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
    }
  }, textSize)
}
