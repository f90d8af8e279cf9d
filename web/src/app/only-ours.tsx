import { createElement } from 'react'
import { useIsDrawnAsOurs } from '../auth/server-features.ts'
import { lazyScreen, type ScreenComponent } from './lazy-screen.tsx'

export const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** A screen beyond the specification: on a server without its calls its path is the "any other path" of specification 2. */
export function onlyOurs(screen: ScreenComponent): ScreenComponent {
  function OnlyOurs() {
    return createElement(useIsDrawnAsOurs() ? screen : NotFoundScreen)
  }
  return Object.assign(OnlyOurs, { load: screen.load })
}
