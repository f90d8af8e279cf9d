/** Browser tests that notice when the content policy of a page holds something back. */
import type { Page } from '@playwright/test'

/** The sentences of the browser about it, as they come. */
export function heldBackOn(page: Page): string[] {
  const heldBack: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) heldBack.push(`${page.url()}: ${message.text()}`)
  })
  return heldBack
}
