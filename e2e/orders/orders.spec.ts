/** Beyond the specification: /Orders, and the order state on the confirmation, against the real server (order-actions.test.tsx). */
import type { Locator, Page } from '@playwright/test'
import { faintTexts, findings } from '../axe.ts'
import { expect, test } from '../shop.ts'
import { badge, fill, toast } from '../locators.ts'
import { orderCart, putInCart, signUp } from '../shopper.ts'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test.beforeEach(async ({ page }) => {
  await signUp(page)
})

test('a cash order shows under Orders and follows the shop by itself', async ({ page, counter }) => {
  await putInCart(page, 2)
  await page.goto('/Payment')
  await fill(page, ADDRESS)
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText('Ordered, cash on delivery', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Follow it under Orders' }).click()

  const { _id, id, totalOrderPrice } = await newestOrder(page)
  const order = page.getByRole('article', { name: `Order ${id}` })
  await expect(order.getByText('Placed', { exact: true }).first()).toBeVisible()
  await expect(order.getByText(`${totalOrderPrice.toFixed(2)} EGP`).first()).toBeVisible()
  await expect(order.getByText(/Cash on delivery$/)).toBeVisible()
  await expect(order.getByText('12 Talaat Harb Street, flat 4, Cairo')).toBeVisible()
  await expect(currentStep(page)).toContainText('Placed')
  await expect(order.getByText('2 products')).toBeVisible()

  await counter.moveOn(_id, 'being packed')
  await expect(currentStep(page)).toContainText('The shop is packing your order.', { timeout: 20_000 })
  await expect(order.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await counter.moveOn(_id, 'on its way')
  await expect(currentStep(page)).toContainText('On its way', { timeout: 20_000 })
})

test('a price that rises at the last moment is shown, in sight, before anything is ordered', async ({
  page,
  counter,
}) => {
  await putInCart(page, 2)
  // A phone held sideways: the buttons are below the fold.
  await page.setViewportSize({ width: 740, height: 320 })
  await page.goto('/Payment')
  await fill(page, ADDRESS)
  const [{ product, price }] = await cartOf(page)
  const dearer = price + 10
  // Between the last look at the cart and the order. The route stays: the page reads the cart again at once, and a request
  // that is sent while a route is removed may be lost.
  await page.route(/\/api\/v1\/orders\/[0-9a-f]{24}$/, async (route) => {
    await counter.reprice(product.id, dearer)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('alert')).toContainText(
    `${product.title}: now ${dearer.toFixed(2)} EGP instead of ${price.toFixed(2)} EGP.`,
  )
  await expect(page.getByText('Your cart has changed, so nothing was ordered yet.')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/Payment$/)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(`${dearer.toFixed(2)} EGP`)
  expect(await newestOrder(page)).toBeUndefined()

  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await page.waitForURL(/\/allorders$/)
  const prices = (await newestOrder(page)).cartItems.map((item: { price: number }) => item.price)
  expect(prices).toContain(dearer)
})

test('a placed order takes in what was forgotten, and says at once what it costs then', async ({ page }) => {
  await orderInCash(page, 1)
  await putInCart(page, 2)
  await page.goto('/Orders')
  const before = await newestOrder(page)
  const order = page.getByRole('article', { name: `Order ${before.id}` })
  await order.getByRole('button', { name: 'Change this order' }).click()
  const dialog = page.getByRole('dialog', { name: `Change order ${before.id}` })
  await dialog.getByRole('button', { name: /^Add what is in your cart/ }).click()
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    // The counter is beside the goods, not below them.
    for (const row of await dialog.getByRole('listitem').all()) {
      const [picture, counter] = [row.locator('img'), row.getByRole('button').first()]
      await expect.poll(async () => (await middleOf(counter)) - (await middleOf(picture))).toBeCloseTo(0, 0)
    }
  }
  const after = dialog.getByText('After the change').locator('xpath=..')
  await expect(after).toContainText(/\d\.\d\d\sEGP/)
  const total = (await after.innerText()).replace(/^After the change\s*/, '')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(toast(page, 'Order changed')).toBeVisible()
  await expect(order.getByRole('button', { name: 'Change this order' })).toBeFocused()
  await expect(order.getByText(total, { exact: true }).first()).toBeVisible()
  await expect(currentStep(page)).toContainText('You changed the goods')
  await expect(badge(page)).toHaveText('0')
  const { totalOrderPrice, cartItems } = await newestOrder(page)
  expect(`${totalOrderPrice.toFixed(2)}\u00a0EGP`).toBe(total)
  expect(cartItems.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3)
})

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height / 2
}

// 1,171.45
const asWritten = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

test('a receipt prints on as many sheets as it needs, none of which begins with its total, and says everything', async ({
  page,
}) => {
  await orderInCash(page, 14)
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/Orders')
  // The pictures that have room stand beside the number of the goods, not below it.
  const [words, pictures] = [page.getByText(/^14 products/), page.locator('.order-thumbnails')]
  await expect.poll(async () => (await middleOf(pictures)) - (await middleOf(words))).toBeCloseTo(0, 0)
  await page.setViewportSize(wide)
  const { id, cartItems, totalOrderPrice } = await newestOrder(page)
  await page.getByRole('button', { name: 'Receipt' }).click()
  // Its total and its buttons stay in view below fourteen lines.
  const dialog = page.getByRole('dialog', { name: 'Receipt' })
  for (const each of [dialog.getByText('Total', { exact: true }), dialog.getByRole('button', { name: 'Print' })])
    await expect(each).toBeInViewport({ ratio: 1 })
  const receipt = page.locator('.receipt-on-paper')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await faintTexts(page)).toEqual([])
  await expect(receipt.getByRole('definition').first()).toHaveText(String(id))
  for (const { product } of cartItems) await expect(receipt.getByText(product.title)).toBeVisible()
  await expect(receipt.getByText(`${asWritten.format(totalOrderPrice)} EGP`).last()).toBeVisible()
  await expect(receipt.getByText(/12 Talaat Harb Street, flat 4, Cairo/)).toBeVisible()
  await expect(receipt.getByRole('button')).toHaveCount(0)
  const seller = receipt.locator('.receipt-seller > li')
  const [address, phone, register, taxNumber] = await seller.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  )
  expect([phone, taxNumber], 'none of them stands alone').toEqual([address, register])
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  const countSheets = async (format: string) => {
    const margin = { top: '1cm', bottom: '1cm' }
    return (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  }
  // The browser cuts nothing off: fourteen lines need more than a small sheet.
  expect(await countSheets('A5')).toBeGreaterThan(1)
  expect(await countSheets('A4')).toBe(1)
  // The last two lines come with the total.
  expect(await receipt.evaluate(heightsThatTearTheEnd)).toEqual([])
})

/** Runs in the page: columns break as sheets do, and tell where. */
function heightsThatTearTheEnd(paper: HTMLElement | SVGElement): number[] {
  const lines = [...paper.querySelectorAll('.receipt-lines > li')]
  const parts = [...lines.slice(-2), ...paper.querySelectorAll('.receipt-lines ~ *')]
  const whole = paper.scrollHeight
  Object.assign(paper.style, { columnWidth: '30rem', columnFill: 'auto', maxInlineSize: '30rem' })
  return Array.from({ length: whole / 2 }, (_, shorter) => whole - shorter).filter((height) => {
    paper.style.blockSize = `${height}px`
    return new Set(parts.map((part) => part.getBoundingClientRect().left)).size > 1
  })
}

test('the window that comes back from the payment page says that the order is paid', async ({ page, context }) => {
  await putInCart(page, 1)
  await page.goto('/Payment')
  await fill(page, ADDRESS)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Online Payment' }).click()
  const payment = await opened
  await payment.waitForURL(/\/local\/payments\//)
  // Nothing is paid yet, and the newest order says so.
  await page.goto('/allorders')
  await expect(page.getByText('Waiting for the payment', { exact: true })).toBeVisible()

  await payment.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(payment).toHaveURL(/\/allorders$/)
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible()
  await expect(payment.getByText(/^Order number \d+/)).toContainText(/\d\.\d\d\sEGP$/)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 20_000 })
})

async function orderInCash(page: Page, count: number): Promise<void> {
  await putInCart(page, count)
  await orderCart(page, ADDRESS)
}

function currentStep(page: Page) {
  return page.getByRole('main').locator('[aria-current=step]').first()
}

async function cartOf(page: Page) {
  const { data } = await (await page.request.get('/api/v1/cart', { headers: { token: await tokenOf(page) } })).json()
  return data.products
}

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('userToken') ?? '')
}

async function newestOrder(page: Page) {
  const headers = { token: await tokenOf(page) }
  const { data } = await (await page.request.get('/api/v1/orders?limit=1', { headers })).json()
  return data[0]
}
