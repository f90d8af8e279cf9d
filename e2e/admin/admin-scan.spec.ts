/** Stock by scanning: with the camera, with a scanner that types, and with a picture where there is no camera. */
import type { Page } from '@playwright/test'
import { faintTexts, findings, lostTexts } from '../axe.ts'
import { heldBackOn } from '../content-policy.ts'
import { holdCameraBefore, pictureOf } from './fake-camera.ts'
import { expect, test } from '../shop.ts'
import { openSignedIn } from './sign-in-staff.ts'

const BARCODE = '6221000000119'

test.beforeAll(() => holdCameraBefore(BARCODE))

test('a picker scans a pack, writes down what broke, undoes it, and scans the next with a scanner', async ({
  page,
  counter,
  baseURL,
}) => {
  const heldBack = heldBackOn(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, 'picker', '/admin/stock')
  await page.getByRole('searchbox').fill('halawa')
  const found = page
    .getByRole('main')
    .getByRole('link', { name: /Halawa/ })
    .first()
  const name = await found.locator('bdi').innerText()
  await found.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await counter.label(new URL(page.url()).pathname.split('/').at(-1) ?? '', BARCODE)
  await page.goBack()
  await page.getByRole('searchbox').fill('')

  await page.getByRole('button', { name: 'Scan' }).click()
  await expect(dialog).toBeVisible()
  // The camera is off while something else is done.
  await expect(page.locator('video')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Went' }).check()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  const last = page.getByRole('status').filter({ hasText: name })
  await expect(last).toContainText('→')
  // The same pack in sight is not scanned twice.
  await expect(page.locator('video')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await last.getByRole('button', { name: 'Undo' }).click()
  await expect(last).toHaveCount(0)

  // A scanner types into whatever has the focus, and that keeps what it held.
  await page.getByRole('searchbox').fill('tea')
  await typeAsScanner(page, BARCODE)
  await expect(dialog).toBeVisible()
  const count = dialog.getByLabel('Pieces on the shelf')
  await expect(count).toBeFocused()
  await count.fill('12')
  await typeAsScanner(page, '6229999999999')
  await expect(page.getByText('No product has the code 6229999999999.')).toBeAttached()
  const toast = await dialog.getByRole('log').locator('> *').boundingBox()
  const cross = await dialog
    .getByRole('button', { name: /^Close/ })
    .first()
    .boundingBox()
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan(cross?.x ?? 0)
  await expect(count).toHaveValue('12')

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faintTexts(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await lostTexts(page)).toEqual([])
  // The scanner's own file too comes from the shop.
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true)
  expect(asked.filter((url) => new URL(url).origin !== baseURL && !/^(blob|data):/.test(url))).toEqual([])
  expect(heldBack).toEqual([])
})

test('without a camera, as on plain http, a picture of the code is enough', async ({ page }) => {
  const heldBack = heldBackOn(page)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'))
  await openSignedIn(page, 'picker', '/admin/stock')
  const picture = { name: 'code.jpg', mimeType: 'image/jpeg', buffer: await pictureOf('6221000000201') }
  await page.getByLabel('Take a picture').setInputFiles(picture)
  await expect(page.getByText('No product has the code 6221000000201.')).toBeVisible()
  expect(heldBack).toEqual([])
})

/** Sends all keys at once: Playwright's own keyboard waits for each, slower than a thumb on a busy machine. */
async function typeAsScanner(page: Page, code: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const keys = [...code].map((key) => ({ type: 'keyDown' as const, key, text: key }))
  const enter = { type: 'keyDown' as const, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
  await Promise.all([...keys, enter].map((key) => browser.send('Input.dispatchKeyEvent', key)))
}
