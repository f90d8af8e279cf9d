import { type ComponentType, createElement, lazy, useState } from 'react'
import { reloadOnce } from './reload-once.ts'

/** A screen's component. `load` fetches the code of a screen outside the entry chunk. */
export type ScreenComponent = ComponentType & { readonly load?: () => Promise<ComponentType> }

/** Like React's lazy(), but renders synchronously once loaded, so that no fallback replaces the prerendered page. */
export function lazyScreen(importScreen: () => Promise<ComponentType>): ScreenComponent {
  let loaded: ComponentType | undefined
  const load = async () => (loaded ??= await importScreen())
  const Lazy = lazy(async () => ({ default: await load().catch(waitForReload) }))
  function Screen() {
    const [chosen] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(chosen)
  }
  return Object.assign(Screen, { load })
}

function waitForReload(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => {})
  throw error
}
