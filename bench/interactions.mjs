/**
 * Measures real interactions on a phone's screen with its processor (slowdown.mjs), each from the touch to the next paint (Event
 * Timing, the source of INP), and the frames of scrolling.
 */
import { measureSlowdown } from './slowdown.mjs'

const PHONE = { width: 390, height: 844 }
// A thumb rests on a button for about so long. Playwright's own tap lifts it in the moment in which it comes down, so that the
// work of the first half would count as a wait of the second.
const THUMB_MS = 70

export async function measureInteractions(browser, origin, { token, runs }) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: origin })
  await context.addInitScript((value) => localStorage.setItem('userToken', value), token)
  await watchTouches(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await measureSlowdown(page) })

  const found = {}
  async function measure(name, act) {
    ;(found[name] ??= []).push(await touchToPaint(page, act))
  }
  const press = (target) => pressWithThumb(devtools, target)
  async function open(where, shown) {
    await page.goto(where)
    await page.locator(shown).first().waitFor()
    await page.waitForTimeout(4500)
  }

  for (let run = 0; run < runs; run += 1) {
    await open('/Products', 'article')
    const search = page.getByPlaceholder('Search products...')
    await search.tap()
    for (const key of ['d', 'a', 'Backspace', 'Backspace']) await measure('search, a key', () => search.press(key))
    const card = page.locator('article').first()
    await measure('+ Add', () => press(card.getByRole('button', { name: '+ Add' })))
    await measure('heart', () => press(card.getByRole('button', { name: /^Wish list/ })))
    await page.waitForTimeout(500)
    await measure('heart', () => press(card.getByRole('button', { name: /^Wish list/ })))
    await measure('one less on a card', () => press(card.getByRole('button', { name: /^Decrease/ })))
    await page.locator('select').focus()
    await measure('sort', () => page.keyboard.press('ArrowDown'))
    await measure('chip', () => press(page.locator('.aisle-row a').nth(2)))
    await measure('chip', () => press(page.locator('.aisle-row a').first()))
    const openSearch = page.getByRole('navigation').getByRole('button', { name: 'Search' })
    await measure('search of the shop, opened', () => press(openSearch))
    const shopSearch = page.getByRole('combobox', { name: 'Search the shop' })
    for (const key of ['m', 'i', 'l', 'k']) await measure('search of the shop, a key', () => shopSearch.press(key))
    await measure('+ Add of a suggestion', () => press(page.getByRole('gridcell').getByText('+ Add').first()))
    await page.getByRole('button', { name: 'Close search' }).tap()
    await page.waitForTimeout(700)
    await measure('menu', () => press(page.getByRole('button', { name: 'Menu' })))
    await measure('menu', () => press(page.getByRole('button', { name: 'Menu' })))
    ;(found.scroll ??= []).push(...(await scrollFrames(page, devtools)))
    await open('/Cart', '[aria-label^="Increase"]')
    await measure('quantity', () => press(page.getByRole('button', { name: /^Increase/ }).first()))
    await measure('quantity', () => press(page.getByRole('button', { name: /^Decrease/ }).first()))
    await open('/Brands', 'main button img')
    await measure('dialog', () => press(page.locator('main button').first()))
    await measure('dialog', () => press(page.getByRole('button', { name: 'Close', exact: true }).first()))
  }
  await context.close()
  return found
}

/** Playwright's own look at what a tap hits runs in the page, and would count as a part of the touch. */
export async function pressWithThumb(devtools, target) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await target.boundingBox()
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((resolve) => setTimeout(resolve, THUMB_MS))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Makes each page of a context keep its slowest touch, for touchToPaint. */
export function watchTouches(context) {
  return context.addInitScript(() => {
    window.slowest = 0
    const watch = (list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.slowest = Math.max(window.slowest, duration)
    }
    new PerformanceObserver(watch).observe({ type: 'event', durationThreshold: 16 })
  })
}

/** Milliseconds from the slowest touch of `act` to the next paint. */
export async function touchToPaint(page, act) {
  await page.evaluate(() => (window.slowest = 0))
  await act()
  // Waits for the following paints and for the observer.
  await page.waitForTimeout(700)
  // Browsers report no shorter events, so those count as the shortest one.
  return Math.max(16, await page.evaluate(() => window.slowest))
}

/** The frames of a long flick, in ms. */
export async function scrollFrames(page, devtools) {
  await page.evaluate(() => {
    window.framesSeen = []
    let last = performance.now()
    const frame = (now) => {
      window.framesSeen.push(now - last)
      last = now
      if (window.framesSeen.length < 400) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -6000, speed: 3000 })
  return page.evaluate(() => window.framesSeen.splice(0).slice(1))
}
