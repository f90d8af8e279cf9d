/** Orders on a phone, and packing one: what only a browser has, room and edges. */
import type { Locator, Page } from '@playwright/test'
import { lostTexts } from '../axe.ts'
import { expect, test } from '../shop.ts'
import { openSignedIn } from './sign-in-staff.ts'

/** Opens an order in cash that is being packed, on a phone. */
async function openPacking(page: Page, login: 'owner' | 'picker' = 'picker'): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, login, '/admin')
  const answer = await page.request.get('/api/admin/v1/orders?state=packing')
  const { data } = (await answer.json()) as { data: { orders: { number: number; method: string }[] } }
  const order = data.orders.find(({ method }) => method === 'cash')
  await page.goto(`/admin/orders/${order?.number}`)
  await expect(page.getByRole('button', { name: /^Not on the shelf/ }).first()).toBeVisible()
  return page.getByRole('dialog')
}

const enlargeText = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

test('why nothing was left out is in view together with the buttons', async ({ page }) => {
  const order = await openPacking(page)
  await page.route('**/left-out', (route) =>
    route.fulfill({
      status: 409,
      json: { status: 'fail', message: 'It holds one less now. Please look at it again.' },
    }),
  )
  const opener = order.getByRole('button', { name: /^Not on the shelf/ }).nth(3)
  await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await opener.click()
  const leaveOut = order.getByRole('button', { name: 'Leave out', exact: true })
  await leaveOut.click()
  await expect(order.getByText('It holds one less now.')).toBeInViewport({ ratio: 0.9 })
  await expect(leaveOut).toBeInViewport({ ratio: 0.9 })
})

test('with text twice as large the words of the goods are whole', async ({ page }) => {
  const order = await openPacking(page)
  await enlargeText(page)
  const broken = await order.locator('li bdi').evaluateAll((texts) =>
    texts.flatMap(({ firstChild }) => {
      const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(firstChild ?? document, index)
        range.setEnd(firstChild ?? document, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('the cross stays in view, with text twice as large without the heading', async ({ page }) => {
  const order = await openPacking(page)
  const [heading, cross] = [order.getByRole('heading', { level: 2 }), order.getByRole('button', { name: /^Close the/ })]
  // The name and the state have the line below them, not the rest of theirs.
  const name = order.locator('.dialog-body > p').first()
  expect((await name.boundingBox())?.width).toBeGreaterThan(300)
  await order.getByRole('heading', { name: 'Money' }).scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport({ ratio: 0.9 })
  await expect(cross).toBeInViewport({ ratio: 0.9 })
  await enlargeText(page)
  await order.getByRole('heading', { name: 'Money' }).scrollIntoViewIfNeeded()
  await expect(cross).toBeInViewport({ ratio: 0.9 })
  await expect(heading).not.toBeInViewport()
})

test('a name without a space pushes no button out of the list or the order', async ({ page }) => {
  const name = 'W'.repeat(60)
  await page.route(/\/orders(\?state=new|\/\d+$)/, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { name?: string; orders?: { name: string }[] } }
    for (const order of data.orders ?? [data]) order.name = name
    await route.fulfill({ response, json: { data } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'picker', '/admin/orders')
  const start = page.getByRole('button', { name: /^Start packing/ }).first()
  await expect(start).toBeInViewport({ ratio: 1 })
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  expect(await width(start)).toBeLessThan(390)
  await page.getByRole('link', { name }).first().click()
  const order = page.getByRole('dialog')
  await expect(order.getByText(name)).toBeInViewport({ ratio: 1 })
})

test('the button that cancels an order is in view once its question is opened', async ({ page }) => {
  const order = await openPacking(page, 'owner')
  const opener = order.getByText('Cancel the order')
  await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await opener.click()
  await expect(order.getByRole('button', { name: /^Cancel order/ })).toBeInViewport({ ratio: 0.9 })
})

test('the settings of the bell are whole on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, 'picker', '/admin/orders')
  await page.getByRole('button', { name: 'Turn the bell on' }).click()
  await page.locator('summary').click()
  await expect(page.getByText('Silent from')).toBeVisible()
  expect(await lostTexts(page)).toEqual([])
})

test('that an order was cancelled meanwhile stands above the name of its shopper', async ({ page }) => {
  const order = await openPacking(page)
  await page.route(/\/orders\/\d+$/, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, state: 'cancelled', mayMove: [] } } })
  })
  // The page looks again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  const warning = await order.getByText('It was cancelled just now.').boundingBox()
  const name = await order.locator('.dialog-body > [role=alert] + p').boundingBox()
  expect(name?.y).toBeGreaterThanOrEqual((warning?.y ?? 0) + (warning?.height ?? 0))
})
