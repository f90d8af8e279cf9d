import type { Page } from '@playwright/test'

/** Keeps what a page would do after exactly so many milliseconds for ten minutes, which no test lasts. */
export async function holdTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((held) => {
    const { setTimeout } = window
    const hold = (task: () => void, after?: number) => setTimeout(task, after === held ? 600_000 : after)
    window.setTimeout = Object.assign(hold, setTimeout)
  }, ms)
}
