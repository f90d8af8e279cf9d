import { whenIdle } from '../ui/when-idle.ts'
import { screens } from './screens.ts'

/** Loads the code of the other screens, one at a time while the browser is idle, so that opening one never waits for it. */
export async function preloadScreens(): Promise<void> {
  for (const { screen } of screens) {
    await new Promise<void>(whenIdle)
    await screen.load?.().catch(() => {})
  }
}
