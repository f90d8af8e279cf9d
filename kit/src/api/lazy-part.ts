import { type ComponentType, lazy, type ReactNode } from 'react'
import { withSentences } from '../language/language.ts'
import { reloadOnce } from './reload-once.ts'

/**
 * Like React's lazy(), for code that may be gone: after a release the page reloads once. Where that does not help, `Otherwise`
 * takes the place of the part, and the rest of the screen stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, Otherwise: () => ReactNode = Nothing) {
  async function instead(): Promise<() => ReactNode> {
    return (await reloadOnce()) ? new Promise<never>(() => {}) : Otherwise
  }
  return lazy<ComponentType<Props>>(async () => ({ default: await withSentences(load).catch(instead) }))
}

function Nothing() {
  return null
}
