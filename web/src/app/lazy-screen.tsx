import { type ComponentType, createElement, useEffect, useState } from 'react'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { withSentences } from '@baqala/kit/language/language.ts'
import { lazyPart, reloadOnce } from '@baqala/kit/api/lazy-part.ts'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { useIsDrawnAsOurs } from '../auth/session.ts'
import { messages } from '#messages/shop'

/** A screen's component. `load` fetches the code of a screen outside the entry chunk. */
export type ScreenComponent = ComponentType & { readonly load?: () => Promise<ComponentType> }

// No event says when a network carries something again.
const RETRY_MS = 2000

/** Like React's lazy(), but renders synchronously once loaded, so that no fallback replaces the prerendered page. */
export function lazyScreen(importScreen: () => Promise<ComponentType>): ScreenComponent {
  let loaded: ComponentType | undefined
  const load = async () => (loaded ??= await withSentences(importScreen))
  const Lazy = lazyPart(load, NotLoaded)

  /** In place of a screen whose code cannot be had: says so, and loads it again when the network is back. */
  function NotLoaded() {
    const [screen, setScreen] = useState<ComponentType>()
    useEffect(() => {
      if (screen) return undefined
      const timer = setInterval(() => isOffline() || retry(), RETRY_MS)
      return () => clearInterval(timer)
    }, [screen])
    function retry() {
      load().then((Loaded) => setScreen(() => Loaded), reloadOnce)
    }
    if (screen) return createElement(screen)
    return <LoadFailed text={<ScreenTitle className="text-lg">{messages.noConnection}</ScreenTitle>} onRetry={retry} />
  }

  function Screen() {
    const [chosen] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(chosen)
  }
  return Object.assign(Screen, { load })
}

export const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** A screen beyond the specification: on a server without its calls its path is the "any other path" of specification 2. */
export function onlyOurs(screen: ScreenComponent): ScreenComponent {
  function OnlyOurs() {
    return createElement(useIsDrawnAsOurs() ? screen : NotFoundScreen)
  }
  return Object.assign(OnlyOurs, { load: screen.load })
}
