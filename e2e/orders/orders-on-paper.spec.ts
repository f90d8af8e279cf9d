/** /Orders itself on paper. Its receipts: orders.spec.ts. */
import type { Page } from '@playwright/test'
import { expect, test } from '../shop.ts'
import { fill } from '../locators.ts'
import { putInCart, signUp } from '../shopper.ts'

test('the goods of an order print on several sheets, each line whole and none covered', async ({ page }) => {
  await signUp(page)
  await orderInCash(page, 4)
  await page.goto('/Orders')
  await expect(page.locator('.order-lines > li').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Columns break as sheets do, and tell where.
  const wrong = await page.getByRole('article').evaluate((order: HTMLElement) => {
    const parts = [...order.querySelectorAll('.order-lines > li, .order-details section')]
    const whole = order.scrollHeight
    Object.assign(order.style, { columnWidth: '50rem', columnFill: 'auto', inlineSize: '50rem' })
    return Array.from({ length: whole / 2 }, (_, shorter) => whole - shorter).filter((height) => {
      order.style.blockSize = `${height}px`
      const boxes = parts.map((part) => part.getClientRects())
      return boxes.some((box, at) => {
        const [before, { left = 0, top = 0 } = {}] = [boxes[at - 1]?.[0], box[0]]
        return box.length > 1 || (before && before.left === left && before.bottom > top + 1)
      })
    })
  })
  expect(wrong).toEqual([])
})

async function orderInCash(page: Page, count: number): Promise<void> {
  await putInCart(page, count)
  await page.goto('/Payment')
  await fill(page, { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' })
  await page.getByRole('button', { name: 'Cash Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}
