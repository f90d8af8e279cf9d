/** Beyond the specification: the delivery that the shop promises, on a phone. It is in view, in reach, and moves nothing. */
import type { Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { expect, test } from '../shop.ts'
import { putInCart, showFewProducts, signUp } from '../shopper.ts'

const PHONE = { width: 390, height: 844 }

test('the promise stands on the first screen of a phone, and moves nothing when it comes', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await showFewProducts(page)
  await signUp(page)
  await putInCart(page, 4)
  const promise = page.getByRole('main').getByRole('button', { name: /^Delivery area:/ })
  for (const [path, below] of [
    ['/', '.home-banners'],
    ['/Cart', 'main table:has(button)'],
  ] as const) {
    const answer = await holdAreas(page)
    await page.goto(path)
    await expect(page.locator(below).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await page.locator(below).first().boundingBox()
    answer()
    await expect(promise, path).toBeInViewport()
    expect(await page.locator(below).first().boundingBox(), path).toEqual(before)
    expect((await promise.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.unrouteAll()
  }
  await promise.click()
  await expect(page.getByRole('dialog', { name: 'Where in Cairo?' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  // The keyboard alone: past the cross to the second area, and back on the promise.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(promise).toBeFocused()
  await expect(promise).toContainText('Dokki')
  // Three lines keep their distance from the edges of the box.
  await expect(promise).toContainText('more and delivery is free')
  const [box, lines] = [await page.locator('.cart-delivery').boundingBox(), await promise.boundingBox()]
  expect((box?.height ?? 0) - (lines?.height ?? 0)).toBeGreaterThanOrEqual(20)
})

test('the total and the buttons that pay it are in reach from the first moment, and cover no field', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signUp(page)
  await putInCart(page, 4)
  const answer = await holdAreas(page)
  await page.goto('/Payment')
  const bar = page.locator('main form .pay-bar')
  await expect(bar.getByText(/^\d+\.\d\d\sEGP$/)).toBeInViewport({ ratio: 1 })
  for (const name of ['Cash Payment', 'Online Payment'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const shortcuts = (await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox())?.y ?? 0
  const before = await bar.boundingBox()
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(shortcuts)
  answer()
  await expect(bar.getByText('Plus delivery, by area')).toBeVisible()
  expect(await bar.boundingBox()).toEqual(before)
  await page.getByLabel('Where in Cairo?').selectOption('Zamalek')
  await expect(bar.getByText('With delivery to Zamalek, 15.00 EGP')).toBeVisible()
  for (const field of await page.locator('main form :is(input, select):visible').all()) {
    await field.focus()
    const box = await field.boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((box?.y ?? 0) + (box?.height ?? 0), await field.getAttribute('name').then(String)).toBeLessThanOrEqual(top)
  }
  await page.getByLabel('City').fill('Alexandria')
  await expect(page.getByText(/^The address says .*Alexandria.*Zamalek/)).toBeInViewport({ ratio: 1 })
  // A laptop's window ends above the form's end, too.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const part of [bar.getByText(/^\d+\.\d\d\sEGP$/), ...(await bar.getByRole('button').all())])
    await expect(part).toBeInViewport({ ratio: 1 })
  await test.step('beside the form each of many goods can be read: none is in a box that scrolls by itself', async () => {
    await putInCart(page, 20)
    await page.reload()
    const summary = page.locator('.order-summary')
    await expect(summary.getByRole('listitem').nth(15)).toBeAttached()
    const hidden = () => summary.evaluate((list) => list.scrollHeight - list.clientHeight)
    expect(await hidden()).toBeLessThanOrEqual(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(summary.getByText(/^Total/)).toBeInViewport()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect(summary).toHaveCSS('position', 'static')
    expect(await hidden()).toBeLessThanOrEqual(0)
  })
})

test('the longest promise is read whole in the bar, and touches no field', async ({ page, shop }) => {
  await signUp(page)
  // Express is offered at some hours of the day only.
  await page.route('**/api/v1/delivery/areas*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const open = data.map((area: { express: object | null }) => ({
      ...area,
      express: area.express && { ...area.express, isOpen: true },
    }))
    await route.fulfill({ response, json: { ...rest, data: open } })
  })
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
    await page.goto('/Help')
    await page.getByRole('banner').locator('.area-promise').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Zamalek|الزمالك)/ })
      .click()
    for (const width of [1024, 1280, 1366]) {
      await page.setViewportSize({ width, height: 768 })
      await expect(page.locator('.bar .area-promise')).toContainText('60')
      expect(await page.locator('.bar').evaluate(crampedLines), `${language} ${width}`).toEqual([])
    }
  }
})

test('the bar of the paying buttons opens below the words about the area, and takes less than a quarter of a phone', async ({
  page,
  shop,
}) => {
  await signUp(page)
  await putInCart(page, 4)
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: shop.address }])
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/Payment')
  const words = await page.getByText('لو ما اخترتش منطقة').boundingBox()
  const bar = await page.locator('.pay-bar').boundingBox()
  expect(words && words.y + words.height).toBeLessThan(bar?.y ?? NaN)
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.address }])
    await page.goto('/Payment')
    await page.locator('[name=area]').selectOption({ index: 1 })
    for (const phone of [PHONE, { width: 360, height: 640 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(phone)
      for (const button of await page.locator('.pay-buttons > button').all())
        // One line of words.
        expect((await button.boundingBox())?.height, `${language}, ${phone.width} px`).toBeLessThan(50)
      const times = page.locator('.delivery-times > *')
      const widths = await times.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width))
      // In one column "We call" is as wide as the times.
      if (phone.width === 320) expect(new Set(widths).size, language).toBe(1)
      const bar = await page.locator('.pay-bar').boundingBox()
      expect(bar?.height, `${language}, ${phone.width} px`).toBeLessThan(phone.height / 4)
    }
  }
})

/** Lines of the promise that are cut, or that reach under the search. */
function crampedLines(bar: Element): string[] {
  const field = bar.querySelector('.bar-field')!.getBoundingClientRect()
  return [...bar.querySelectorAll('.area-promise > span')]
    .filter((line) => {
      const { left, right } = line.getBoundingClientRect()
      return line.scrollWidth > line.clientWidth || (left < field.right && right > field.left)
    })
    .map(({ textContent }) => textContent ?? '')
}

/** Holds the list of areas back until the function that it returns is called. */
async function holdAreas(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/delivery/areas', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
