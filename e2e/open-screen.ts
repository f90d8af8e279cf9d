import { expect, type Page } from '@playwright/test'

/**
 * Leads an open page to another screen as its links do, for tests that look at the screen and not at how it loads: a new page takes
 * half a second of processor time. A shop that is not open yet is loaded.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  const isOpen = await page.evaluate((where) => {
    const heading = document.querySelector('main h1')
    if (!heading) return false
    heading.setAttribute('data-left', '')
    history.pushState(null, '', where)
    return dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  if (!isOpen) await page.goto(address)
  await expect(page.locator('main h1[data-left]')).toHaveCount(0)
}
