/** Beyond the specification: a time and a fee on /Payment, against the real server (decision 0036; delivery-that-changes.test.tsx). */
import type { Locator, Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { expect, test } from '../shop.ts'
import { fill } from '../locators.ts'
import { putInCart, signUp } from '../shopper.ts'

const IN_ZAMALEK = { details: '26 July Street 12, flat 4', phone: '01012345678', city: 'Zamalek, Cairo' }

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await putInCart(page, 4)
})

test('a shopper chooses a time, sees the fee before the press, and the order keeps both', async ({ page }) => {
  await page.goto('/Cart')
  await expect(page.getByText(/^Delivery from 15\.00\sEGP\./).first()).toBeVisible()
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/delivery/slots?*', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/Payment')
  await expect(page.getByText('Without an area we call you to agree on delivery and its fee.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cash Payment' })).toBeDisabled()
  await fill(page, IN_ZAMALEK)
  await expect(page.getByLabel('Where in Cairo?')).toHaveValue(/./)
  expect((await boxOf(page.getByText('Loading the times…'))).height).toBeGreaterThan(300)
  bring()
  await expect(page.getByText(/^This time is held for you until \d\d:\d\d\.$/)).toBeVisible()
  await test.step('the row of days fades out where it goes on, so that nobody takes the days in view for all', async () => {
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const [fade, hidden] = await page
        .locator('.delivery-days')
        .evaluate((row) => [getComputedStyle(row).maskImage, row.scrollWidth - row.clientWidth])
      expect(fade, String(width)).toMatch(/^linear-gradient\(90deg,/)
      expect(hidden, String(width)).toBeGreaterThan(32)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  const time = times(page).last()
  await expect(time.locator('xpath=..')).toHaveCSS('padding-inline', '12px')
  await time.check()
  const hours = (await time.locator('xpath=..').innerText()).trim()
  await expect(page.getByText(/^This time is held for you until/)).toBeVisible()
  await page.getByLabel('Note (optional)').fill('Ring twice')
  await page.getByLabel('I pay with (optional)').fill('1')
  await expect(page.getByText(/^That is less than the total of/)).toBeVisible()
  // More than the four products cost.
  await page.getByLabel('I pay with (optional)').fill('1000')
  await expect(page.getByText(/^That is less than the total of/)).toBeHidden()
  // From the top of a window as high as the form no bar in view covers half a field, whatever times there are at this hour.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('a reload keeps what was typed and chosen', async () => {
    await page.reload()
    await expect(page.getByLabel('I pay with (optional)')).toHaveValue('1000')
    await expect(page.getByLabel('Shipping Address Details')).toHaveValue(IN_ZAMALEK.details)
    await expect(times(page).last()).toBeChecked()
    await expect(page.getByText(/^This time is held for you until/)).toBeVisible()
  })
  const summary = page.getByRole('region', { name: 'Your order' })
  await expect(summary).toContainText('Delivery, Zamalek')
  const total = (
    await summary
      .getByText(/^Total/)
      .locator('xpath=..')
      .innerText()
  ).replace(/^Total\s*/, '')
  await page.getByRole('button', { name: 'Cash Payment' }).click()

  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
  // The line below the bar may name the same hours as the shop's next ones.
  await expect(page.getByRole('main').getByText(hours)).toBeVisible()
  await page.getByRole('link', { name: 'Follow it under Orders' }).click()
  const order = page.getByRole('article').first()
  await expect(order.getByText(hours).first()).toBeVisible()
  await expect(order.getByRole('listitem').filter({ hasText: 'Delivered' })).toContainText(hours)
  await expect(order.getByText('You pay with 1,000.00 EGP')).toBeVisible()
  await expect(order.getByText('Ring twice')).toBeVisible()
  expect(await newestOrder(page)).toMatchObject({ shippingPrice: 15, delivery: { area: 'Zamalek', cashWith: 1000 } })
  await test.step('the other times open above the total and the buttons', async () => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await order.getByRole('button', { name: 'Change this order' }).click()
    await page.getByText('Another time').click()
    const days = page.getByRole('dialog').getByRole('group', { name: 'Day' })
    const foot = await boxOf(page.locator('.dialog-foot'))
    await expect.poll(async () => (await boxOf(days)).bottom).toBeLessThan(foot.y)
    await page.keyboard.press('Escape')
  })
  await test.step('on a phone a day that the edge cuts shows whole once chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await order.getByRole('button', { name: 'Change this order' }).click()
    await page.getByText('Another time').click()
    const dialog = page.getByRole('dialog')
    const row = dialog.locator('.delivery-days')
    const last = row.locator('label').last()
    // Without a pointer: Playwright's would bring it into view.
    await last.getByRole('radio').evaluate((day: HTMLInputElement) => day.click())
    await expect.poll(async () => (await boxOf(last)).right).toBeLessThanOrEqual((await boxOf(row)).right)
    // Escape keeps a change that is not saved.
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.setViewportSize({ width: 1366, height: 640 })
  })
  await order.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(order.getByText('Cancelled').first()).toBeVisible()
  await expect(order.getByText(hours)).toHaveCount(0)
})

test('a time that goes, and a shop that closes and opens again, are told at once on an open page', async ({
  page,
  counter,
}) => {
  const stream = page.waitForResponse(/\/orders\/stream/)
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText(/^This time is held for you until/)).toBeVisible()
  await stream
  await test.step('the shop closes, and opens again', async () => {
    await counter.pause()
    await expect(page.getByText('We are closed now.', { exact: true })).toBeVisible()
    await expect(times(page)).toHaveCount(0)
    await counter.resume()
    await expect(page.getByText('We are closed now.', { exact: true })).toBeHidden()
    await expect(times(page).first()).toBeVisible()
  })
  // In the evening today has one time left, which is chosen already.
  await page.getByText('Tomorrow', { exact: true }).click()
  await times(page).last().check()
  const time = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio', { checked: true })
  const hours = (await time.locator('xpath=..').innerText()).trim()
  const slotId = await time.inputValue()
  const note = page.getByLabel('Note (optional)')
  await note.evaluate((field) => scrollTo(0, scrollY + field.getBoundingClientRect().top - 150))
  const { y } = await boxOf(note)
  await counter.fillSlot(slotId)
  await expect(page.getByText(`${hours} is full now.`)).toBeVisible()
  // The sentence opens out of sight, and moves nothing below a thumb.
  expect((await boxOf(note)).y).toBeCloseTo(y, 0)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('alert').getByText(`${hours} is full now.`)).toBeInViewport()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  const order = await newestOrder(page)
  expect(order.delivery.slotId).toBeTruthy()
  expect(order.delivery.slotId).not.toBe(slotId)
})

async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!
  return { y, height, bottom: y + height, right: x + width }
}

/** The open times of the chosen day. */
function times(page: Page) {
  return page
    .getByRole('group', { name: 'Time', exact: true })
    .getByRole('radio', { name: /^\d\d:\d\d/, disabled: false })
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userToken') ?? '')
}

async function newestOrder(page: Page) {
  const { data } = await (await page.request.get('/api/v1/orders', { headers: { token: await tokenOf(page) } })).json()
  return data[0]
}
