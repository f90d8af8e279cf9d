/** Locators of elements that several screens share, by role and by the texts of the specification. */
import type { Locator, Page } from '@playwright/test'

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

export function submitButton(page: Page): Locator {
  return page.getByRole('main').locator('button[type=submit]')
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
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
