/** Beyond the specification: an area, a time and a fee on /Payment, against the real server (decision 0036). */
import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './shop.ts'
import { fill } from './locators.ts'
import { putInCart, signUp } from './shopper.ts'

const IN_ZAMALEK = { details: '26 July Street 12, flat 4', phone: '01012345678', city: 'Zamalek, Cairo' }

test.beforeEach(async ({ page }) => {
  await signUp(page)
  await putInCart(page, 4)
})

test('a shopper chooses a time, sees the fee before the press, and the order keeps both', async ({ page }) => {
  await page.goto('/Cart')
  await expect(page.getByText(/^Delivery from 15\.00 EGP\./).first()).toBeVisible()
  await page.goto('/Payment')
  await expect(page.getByText('Without an area we call you to agree on a time.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cash Payment' })).toBeDisabled()
  await fill(page, IN_ZAMALEK)
  await expect(page.getByLabel('Where in Cairo?')).toHaveValue(/./)
  await expect(page.getByText(/^Held for you until \d\d:\d\d\.$/)).toBeVisible()
  const time = times(page).last()
  await time.check()
  const hours = (await time.locator('xpath=..').innerText()).trim()
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.getByLabel('Note to the courier (optional)').fill('Ring twice')
  await page.getByLabel('I pay with (optional)').fill('1')
  await expect(page.getByText(/^That is less than the total of/)).toBeVisible()
  // More than the four products cost.
  await page.getByLabel('I pay with (optional)').fill('1000')
  await expect(page.getByText(/^That is less than the total of/)).toBeHidden()
  expect(await findings(page)).toEqual([])
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
  await order.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(order.getByText('Cancelled').first()).toBeVisible()
  await expect(order.getByText(hours)).toHaveCount(0)
})

for (const who of ['shop', 'shopper'] as const) {
  test(`a time chosen by the ${who} that goes is told at once, and another one is ordered`, async ({
    page,
    counter,
  }) => {
    const stream = page.waitForResponse(/\/orders\/stream/)
    await page.goto('/Payment')
    await fill(page, IN_ZAMALEK)
    await expect(page.getByText(/^Held for you until/)).toBeVisible()
    await stream
    if (who === 'shopper') {
      // In the evening today has one time left, which is chosen already.
      await page.getByText('Tomorrow', { exact: true }).click()
      await times(page).last().check()
    }
    const time = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio', { checked: true })
    const hours = (await time.locator('xpath=..').innerText()).trim()
    const slotId = await time.inputValue()
    await counter.fillSlot(slotId)
    await expect(page.getByText(`${hours} is full now.`)).toBeVisible()
    await page.getByRole('button', { name: 'Cash Payment' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    const order = await newestOrder(page)
    expect(order.delivery.slotId).toBeTruthy()
    expect(order.delivery.slotId).not.toBe(slotId)
  })
}

test('a time that goes in the moment of ordering is refused in words, and the next one is ordered', async ({
  page,
  counter,
}) => {
  // The last look before the order still finds the time open, as if it went right after.
  let when: 'before' | 'at the moment' | 'after' = 'before'
  let seen: unknown
  await page.route('**/api/v1/delivery/slots**', async (route) => {
    if (when === 'after') return route.continue()
    if (when === 'before') seen = await (await route.fetch()).json()
    await route.fulfill({ json: seen })
  })
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/orders\//.test(request.url())) when = 'after'
  })
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  const time = times(page).first()
  const hours = (await time.locator('xpath=..').innerText()).trim()
  const slotId = await time.inputValue()
  when = 'at the moment'
  await counter.fillSlot(slotId)
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  expect((await (await refused).json()).message).toContain('That time has just gone.')
  await expect(page.getByRole('alert').getByText(new RegExp(`^${hours} is full now\\.`))).toBeVisible()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect((await newestOrder(page)).delivery.slotId).not.toBe(slotId)
})

test('no time is ordered that the shopper has not seen', async ({ page }) => {
  // The times come after the press.
  let isPressed = () => {}
  const pressed = new Promise<void>((resolve) => (isPressed = resolve))
  await page.route('**/api/v1/delivery/slots**', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText('Loading the times…')).toBeVisible()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  isPressed()
  await expect(page.getByRole('alert')).toContainText(/The first free time is chosen: .*\d\d:\d\d/)
  expect(await newestOrder(page)).toBeUndefined()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect((await newestOrder(page)).delivery.slotId).toBeTruthy()
})

test('an address that was delivered to brings its area back', async ({ page }) => {
  await page.goto('/Payment')
  await fill(page, { ...IN_ZAMALEK, details: '12 Brazil Street, floor 3', city: 'Cairo' })
  await page.getByLabel('Where in Cairo?').selectOption('Zamalek')
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await putInCart(page, 4)
  await page.goto('/Payment')
  await page.getByRole('button', { name: /^Use 12 Brazil Street/ }).click()
  await expect(page.getByLabel('Shipping Address Details')).toHaveValue('12 Brazil Street, floor 3')
  await expect(page.getByLabel('Where in Cairo?').locator('option:checked')).toHaveText('Zamalek')
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
})

test('a payment page asks for goods and fee', async ({ page, context }) => {
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Online Payment' }).click()
  const payment = await opened
  await payment.waitForURL(/\/local\/payments\//)
  await payment.getByLabel(/which is accepted/).check()
  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  expect(await newestOrder(page)).toMatchObject({ isPaid: true, shippingPrice: 15, delivery: { area: 'Zamalek' } })
})

test('a shop that closes for a while says so on an open page, and opens there again', async ({ page, counter }) => {
  const stream = page.waitForResponse(/\/orders\/stream/)
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await stream
  await counter.pause()
  await expect(page.getByText('We are closed now.', { exact: true })).toBeVisible()
  await expect(times(page)).toHaveCount(0)
  await counter.resume()
  await expect(page.getByText('We are closed now.', { exact: true })).toBeHidden()
  await expect(times(page).first()).toBeVisible()
})

test('a fee that rises at the last moment is shown before anything is ordered', async ({ page, counter }) => {
  await page.goto('/Payment')
  await fill(page, IN_ZAMALEK)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  // Between the last look at the fee and the order.
  await page.route(
    /\/api\/v1\/orders\/[0-9a-f]{24}$/,
    async (route) => {
      await counter.charge('Zamalek', 20)
      await route.continue()
    },
    { times: 1 },
  )
  const total = page
    .getByRole('region', { name: 'Your order' })
    .getByText(/^Total/)
    .locator('xpath=..')
  const before = await total.innerText()
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('alert')).toContainText('Delivery costs 20.00 EGP now instead of 15.00 EGP.')
  await expect(page).toHaveURL(/\/Payment$/)
  await expect(total).not.toHaveText(before)
  expect(await newestOrder(page)).toBeUndefined()
  const shown = (await total.innerText()).replace(/^Total\s*/, '')
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText(shown)).toBeVisible()
  expect(await newestOrder(page)).toMatchObject({ shippingPrice: 20 })
  await counter.charge('Zamalek', 15)
})

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
