/** The admin in a browser, as the people who run the shop meet it: one journey a role, and the screens with axe. */
import type { Page } from '@playwright/test'
import { codeAt } from '../server/src/staff/totp.ts'
import { faintTexts, findings, lostTexts } from './axe.ts'
import { expect, test } from './shop.ts'

const PASSWORD = 'four strange words here'

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Whether a screen can be read in both themes, at 320 px and with text twice as large. */
async function expectReadable(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faintTexts(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await lostTexts(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}

test('an owner closes a day of deliveries, and opens it again', async ({ page }) => {
  await signIn(page, 'owner', 'Owner-Demo-1234')
  await page.getByRole('navigation').getByRole('link', { name: 'Delivery' }).click()
  await page
    .getByRole('link', { name: /^\w{3} \d+ \d+ of \d+ taken$/ })
    .first()
    .click()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Close the whole day' }).click()
  const dialog = page.getByRole('dialog', { name: /^Close / })
  await expect(dialog.getByText('No order is touched.')).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Close the whole day' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the day again' }).click()
  await expect(page.getByRole('link', { name: 'Close the whole day' })).toBeVisible()
  for (const part of ['Areas', 'Hours', 'Special days']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expectReadable(page)
  }
})

test('an owner adds a picker, who chooses a password by the link, and a second factor, and is dismissed', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectReadable(page)
  await signIn(page, 'owner', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Login or password is wrong.')
  await signIn(page, 'owner', 'Owner-Demo-1234')
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expectReadable(page)

  // A dialog is an address: a reload keeps it, and back closes it.
  await page.getByRole('link', { name: 'Add somebody' }).click()
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Add somebody' })
  await expect(dialog).toBeVisible()
  await expectReadable(page)
  await dialog.getByLabel('Name').fill('Samir')
  await dialog.getByLabel('Login').fill('samir')
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  const link = await page.getByRole('dialog', { name: 'Invite Samir' }).getByText('/admin/invitation#').innerText()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const phone = await context.newPage()
  await phone.goto(link)
  await phone.getByLabel('New password').fill(PASSWORD)
  await phone.getByRole('button', { name: 'Choose it and sign in' }).click()
  await expect(phone.getByRole('heading', { name: 'My sign-in' })).toBeVisible()
  // A role's menu shows nothing that the role may not.
  await expect(phone.getByRole('navigation').getByRole('link')).toHaveText(['My sign-in'])
  await expectReadable(phone)

  const factor = phone.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await factor.getByRole('button', { name: 'Set up a second factor' }).click()
  const authenticator = factor.getByRole('link', { name: 'Open my authenticator' })
  const secret = new URL((await authenticator.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  await expectReadable(phone)
  await factor.getByLabel('The code that it shows now').fill(codeAt(secret, Math.floor(Date.now() / 30_000)))
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await expect(phone.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await phone.getByRole('button', { name: 'I have kept them' }).click()
  await expect(factor.getByText('On: signing in asks')).toBeVisible()

  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('row', { name: /Samir set up the second factor/ })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: 'Change Samir' }).click()
  await page.getByLabel('Dismiss: sign out at once').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Samir/ })).toContainText('dismissed')
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('the admin changes its language in place, and a picker is shown nothing that the role may not', async ({
  page,
}) => {
  await signIn(page, 'picker', 'Picker-Demo-1234')
  await expect(page.getByRole('heading', { name: 'My sign-in' })).toBeVisible()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'دخولي', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectReadable(page)
  await page.goto('/admin/people')
  await expect(page.getByRole('heading', { name: 'مفيش حاجة هنا' })).toBeVisible()
})
