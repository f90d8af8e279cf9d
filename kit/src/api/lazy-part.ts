import { type ComponentType, lazy, type ReactNode } from 'react'
import { withSentences } from '../language/language.ts'
import { isOffline } from './is-offline.ts'
import { isShopReached } from './send.ts'

/**
 * Like React's lazy(), for code that may be gone: after a release the page reloads once. If that does not help, `Otherwise`
 * takes the place of the part, and the rest of the screen stays.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, Otherwise: () => ReactNode = () => null) {
  async function instead(): Promise<() => ReactNode> {
    return (await reloadOnce()) ? new Promise<never>(() => {}) : Otherwise
  }
  return lazy<ComponentType<Props>>(async () => ({ default: await withSentences(load).catch(instead) }))
}

// The first script of a page uses the same key (web/shell/first-script.ts).
const RELOADED_AT = 'baqala-reloaded-at'
const MIN_MS_BETWEEN_RELOADS = 30_000

/**
 * Reloads the page, because a tab from before a release asks for scripts that no longer exist. Returns false if it reloaded
 * less than 30 s ago, or if the shop cannot be reached: the browser's error page would take its place.
 */
export async function reloadOnce(): Promise<boolean> {
  // Not readStored: a browser without session storage would keep the time with the page, and nothing would limit the reloads.
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MIN_MS_BETWEEN_RELOADS) return false
    if (isOffline() || !(await isShopReached())) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
