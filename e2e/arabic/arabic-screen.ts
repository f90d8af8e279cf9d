/** The rules for every screen and state in Arabic. */
import type { Page } from '@playwright/test'
import { BETWEEN_BARS, faintTexts, findings, lostTexts } from '../axe.ts'
import { expect } from '../shop.ts'

// Words without an Arabic name, slugs among them, and words that stand in the other language on purpose.
const ALLOWED =
  /[a-z]+(?:-[a-z]+)+|Orange42|English|Baqala|Google Play|App Store|Google Pay|Apple Pay|PayPal|American Express|Mastercard|Visa|Amazon Pay|Amazon|Mona|Chrome|Linux|Facebook|Instagram|TikTok|\bX\b|\S+@\S+/gi

// The pages whose bar and footer axe has seen.
const seen = new WeakSet<Page>()

export const VISITORS_SCREENS = ['/Login', '/Register', '/ForgetPassword', '/nowhere']
export const SHOPPERS_SCREENS = [
  '/',
  '/Products',
  '/Search?q=لبن',
  '/Categories',
  '/Search?q=قوطة',
  '/Brands',
  '/Search?q=12345',
  '/Cart',
  '/WishList',
  '/Payment',
  '/Orders',
  '/Account',
]

export const AT_HOME = { details: 'شارع 26 يوليو، عمارة 12', phone: '01012345678', city: 'الزمالك، القاهرة' }

/** The window in which a check ends, so that it need not lay the page out once more. */
export const WIDE = { viewport: { width: 1280, height: 900 } }

export async function speakArabic(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'ar', url }])
}

/**
 * Holds what is on the screen now: only Arabic words, none lost in any window, no fault that axe finds in the light, and none of
 * colours in the dark. axe looks at the bar and the footer once a page, unless something opens there.
 */
export async function expectArabicNow(page: Page, name: string, { isBarOpen = false } = {}): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const within = seen.has(page) && !isBarOpen ? BETWEEN_BARS : undefined
  seen.add(page)
  const before = page.viewportSize()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The grid counts its columns after the window has changed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    expect.soft(await foreignWords(page), `${name} at ${width} px`).toEqual([])
    expect.soft(await lostTexts(page), `${name} at ${width} px`).toEqual([])
    expect.soft(await smallOrTight(page), `${name} at ${width} px, letters and lines`).toEqual([])
    expect.soft(await turnedRound(page), `${name} at ${width} px, turned round`).toEqual([])
    if (width === 320) {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await faintTexts(page, within), `${name} in the dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }
  expect.soft(await findings(page, within), `${name} in the light`).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** Latin letters that are shown or read aloud. Each width shows other parts of the bars. */
async function foreignWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const SPOKEN = ['placeholder', 'aria-label', 'alt', 'title', 'aria-description', 'aria-roledescription']
    const spoken = [...document.querySelectorAll(SPOKEN.map((name) => `body [${name}]`).join())]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''))
    return [document.title, ...document.body.innerText.split('\n'), ...spoken]
  })
  return [...new Set(said)].filter((text) => /\p{Script=Latin}/u.test(text.replace(ALLOWED, '')))
}

/** Signs and numbers alone where the first letter gives the direction: "2 ×" runs left to right there, and reads "× 2". */
function turnedRound(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).unicodeBidi === 'plaintext' && element.checkVisibility())
      .map(({ innerText }) => innerText)
      .filter((text) => !/\p{L}/u.test(text) && /\d.*[^\d\s.,:]/.test(text)),
  )
}

/** Arabic words in letters below 12 px, or in lines lower than Cairo's letters with marks above and below: 1.40 em. */
function smallOrTight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility() || !/\p{Script=Arabic}/u.test(texts.currentNode.textContent ?? '')) continue
      const { fontSize, lineHeight } = getComputedStyle(element)
      const [size, line] = [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)]
      if (size < 12 || line < size * 1.4) found.add(`${line} for ${size} px: ${element.outerHTML.slice(0, 120)}`)
    }
    return [...found]
  })
}
