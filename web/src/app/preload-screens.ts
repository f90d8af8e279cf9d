import { whenIdle } from '../ui/when-idle.ts'
import { screens } from './screens.ts'

/** Loads the code of all screens one by one while the browser is idle, so that opening one never waits for code. */
export async function preloadScreens(): Promise<void> {
  for (const { screen } of screens) {
    await new Promise<void>(whenIdle)
    await screen.load?.().catch(() => {})
  }
}
