import { screens } from './screens.ts'

// Safari has no requestIdleCallback.
const nextIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })

/** Loads the code of the other screens, one at a time while the browser is idle, so that opening one never waits for it. */
export async function preloadScreens(): Promise<void> {
  for (const { screen } of screens) {
    await nextIdle()
    await screen.load?.().catch(() => {})
  }
}
