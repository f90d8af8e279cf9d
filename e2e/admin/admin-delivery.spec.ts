/** Delivery on a phone: what only a browser has, room and edges. */
import { brokenWords } from '../broken-words.ts'
import { expect, test } from '../shop.ts'
import { openSignedIn } from './sign-in-staff.ts'

test('the orders that a change touches are in view on a phone, beside the button that does it all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'owner', '/admin/delivery/areas')
  await page.getByRole('link', { name: /Maadi/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Closed/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  // Not behind the foot of the dialog.
  const again = await dialog.getByRole('button', { name: 'Save all the same' }).boundingBox()
  const orders = dialog.getByText(/^\d+ orders? (is|are) under way/)
  await expect.poll(async () => (await orders.boundingBox())?.y).toBeLessThan((again?.y ?? 0) - 150)
})

test('the words beside the times of a day break nowhere at a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openSignedIn(page, 'owner', '/admin/delivery/hours')
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click()
  const words = page.getByRole('dialog').locator('label:has([type=time]) > span')
  await expect(words.first()).toBeVisible()
  expect(await words.evaluateAll(brokenWords)).toEqual([])
})
