/** The times of a delivery in Arabic, and a shop that closes. */
import type { Page } from '@playwright/test'
import type { DeliveryArea, DeliverySlot } from '../../contract/src/delivery.ts'
import { AT_HOME, expectArabicNow, speakArabic, WIDE } from './arabic-screen.ts'
import { expect, test } from '../shop.ts'
import { fill, submitButton } from '../locators.ts'
import { putInCart, signUpWithCart } from '../shopper.ts'

test.use(WIDE)

test('a delivery in each state is Arabic and fits any window', async ({ page, shop }) => {
  test.slow()
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.goto('/Payment')
  await fill(page, AT_HOME)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'الزمالك' })).toBeVisible()
  await expectArabicNow(page, 'too little for a delivery')
  await putInCart(page, 4)
  await offerEveryKindOfTime(page)
  await page.goto('/Payment')
  await fill(page, { ...AT_HOME, city: '' })
  await submitButton(page).first().click()
  await expect(page.locator('main [aria-invalid=true]')).toBeVisible()
  await expectArabicNow(page, 'a blank field')
  await fill(page, AT_HOME)
  await page.getByText('بكرة', { exact: true }).click()
  await expect(page.getByText('أماكن قليلة')).toBeVisible()
  // In the evening it is said of the time that was chosen, too.
  await expect(page.getByText('كامل العدد', { exact: true }).first()).toBeVisible()
  await page.locator('main [name=time]:enabled').nth(1).check()
  await fill(page, { note: 'رن الجرس مرتين', cash: '1' })
  await expect(page.locator('main [name=cash][aria-invalid=true]')).toBeVisible()
  await expect(page.getByText(/^الميعاد محجوز ليك لحد/)).toBeVisible()
  await expectArabicNow(page, 'times that are full or nearly so, and an express one')
  await expectRoomOnPhones(page)
  await page.locator('main [name=time][value="express"]').check()
  await page.context().setOffline(true)
  await expect(page.locator('.pay-bar > [role=status].font-bold')).not.toBeEmpty()
  await expectArabicNow(page, 'without a connection')
  await page.context().setOffline(false)
  // The shop closes after all that the screen shows was asked for.
  await page.goto('/Payment')
  await fill(page, AT_HOME)
  await expect(page.locator('main [name=time]:enabled').nth(1)).toBeAttached()
  await page.locator('main [name=time][value="express"]').check()
  await closeShop(page)
  await fill(page, { cash: '5000' })
  await submitButton(page).first().click()
  await expect(page.getByText('التوصيل السريع مش متاح دلوقتي.')).toBeVisible()
  await expect(page.getByText(/^المحل مقفول لحد .* جرد$/)).toBeVisible()
  await expectArabicNow(page, 'a closed shop')
})

/** An express delivery, a full time, and one that is nearly full with half hours, as Fridays have: whatever day and hour it is. */
async function offerEveryKindOfTime(page: Page): Promise<void> {
  await page.route(/\/delivery\/areas/, async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const data = list.data.map((area: DeliveryArea) => ({ ...area, express: { fee: 35, minutes: 60, isOpen: true } }))
    await route.fulfill({ response, json: { ...list, data } })
  })
  await page.route(/\/delivery\/slots/, async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const days = Map.groupBy(list.data as DeliverySlot[], ({ day }) => day)
    // In the evening one time is left of today.
    const changes = [
      { isOpen: false, left: 'none' },
      { left: 'few', from: '13:30', until: '15:30' },
    ]
    const data = [...days.values()].flatMap((slots) => slots.map((slot, at) => ({ ...slot, ...changes[at] })))
    await route.fulfill({ response, json: { ...list, data } })
  })
}

async function closeShop(page: Page): Promise<void> {
  const closed = { until: new Date(Date.now() + 86_400_000).toISOString(), why: 'Stocktaking', whyAr: 'جرد' }
  await page.route(/\/delivery\/(areas|slots)/, async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const data = list.data.map(({ express, ...rest }: DeliverySlot & DeliveryArea) => ({
      ...rest,
      isOpen: false,
      ...(express && { express: { ...express, isOpen: false } }),
    }))
    await route.fulfill({ response, json: { ...list, closed, data } })
  })
}

/** The bar stays in one row, and each time in its tile: whole hours in one line. */
async function expectRoomOnPhones(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [320, 340, 360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await page.getByRole('banner').boundingBox())?.height, `the bar at ${width} px`).toBeLessThan(100)
    expect(await page.evaluate(timesOutOfTheirTiles), `times at ${width} px`).toEqual([])
    expect(await page.evaluate(hoursOfTwoLines), `hours at ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}

/** Runs in the page. */
function timesOutOfTheirTiles(): string[] {
  const choices = [...document.querySelectorAll('.delivery-times .choice')]
  const isOut = (choice: Element) => {
    const tile = choice.getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(choice)
    const { left, right } = text.getBoundingClientRect()
    return left < tile.left + 4 || right > tile.right - 4
  }
  return choices.filter(isOut).map(({ textContent }) => textContent ?? '')
}

/** Runs in the page. */
function hoursOfTwoLines(): string[] {
  const hours = [...document.querySelectorAll('.delivery-times .choice > span')].flatMap(({ firstChild }) =>
    firstChild && /^\D+\d+\s\D+\d+\s\D+$/.test(firstChild.textContent ?? '') ? [firstChild] : [],
  )
  if (hours.length < 2) return ['no hours']
  const heightOf = (words: Node) => {
    const range = document.createRange()
    range.selectNode(words)
    return range.getBoundingClientRect().height
  }
  return hours.filter((words) => heightOf(words) > 35).map(({ textContent }) => textContent ?? '')
}
