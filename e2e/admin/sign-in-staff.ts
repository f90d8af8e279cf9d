import { expect, type Page } from '@playwright/test'

const PASSWORDS = { owner: 'Owner-Demo-1234', picker: 'Picker-Demo-1234' }

/**
 * Signs in by an API call and opens a screen of the admin: the form, and the board after it, would be most of the work of many a
 * test. The form is one of admin.spec.ts.
 */
export async function openSignedIn(page: Page, login: keyof typeof PASSWORDS, screen: string): Promise<void> {
  const answer = await page.request.post('/api/admin/v1/session', { data: { login, password: PASSWORDS[login] } })
  expect(answer.status()).toBe(200)
  await page.goto(screen)
}
