/** Locators of elements that several screens share, by role and by the texts of the specification. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { CallName } from '../web/test/spec-only-calls.ts'
import type { SpecOnlyServer } from './spec-only-server.ts'

export function toasts(page: Page): Locator {
  return page.getByRole('log')
}

export function toast(page: Page, text: string): Locator {
  return toasts(page).getByText(text, { exact: true })
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true })
}

export function add(within: Locator): Locator {
  return within.getByRole('button', { name: '+ Add' })
}

export function heart(within: Locator): Locator {
  return within.locator('button[aria-pressed]')
}

/** A row of the cart or the wish list. */
export function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title })
}

export function badge(page: Page): Locator {
  return page.getByRole('banner').locator('a[href="/Cart"]').filter({ hasText: /^\d+$/ })
}

export function spinners(within: Page | Locator): Locator {
  return within.getByRole('status').filter({ hasText: '…' })
}

export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('button[type=submit]')
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** The storefront's console errors, without the browser's own about failed requests. */
export function recordedErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

/** Advances the page's clock through the three retries of a failed load. */
export async function letRetriesPass(page: Page, plain: SpecOnlyServer, name: CallName): Promise<void> {
  const tries = () => plain.asked(name).length
  for (const soFar of [1, 2, 3]) {
    await expect.poll(tries).toBeGreaterThanOrEqual(soFar)
    await expect(async () => {
      await page.clock.fastForward(4000)
      // Time for the next try to arrive. Advancing the clock again too early could close the toast that follows.
      await expect.poll(tries, { timeout: 700, intervals: [10] }).toBeGreaterThan(soFar)
    }).toPass({ intervals: [10] })
  }
}

/** The colour of a toast: "green" or "red", by the larger component. */
export async function hue(element: Locator): Promise<'green' | 'red'> {
  const colour = await element.evaluate((node) => {
    let painted: Element | null = node
    while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)') painted = painted.parentElement
    return painted ? getComputedStyle(painted).backgroundColor : ''
  })
  const [red = 0, green = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  return green > red ? 'green' : 'red'
}
