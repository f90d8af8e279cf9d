import { isOffline } from './is-offline.ts'

// The first script of a page uses the same key (web/shell/first-script.ts).
const RELOADED_AT = 'baqala-reloaded-at'
const MIN_MS_BETWEEN_RELOADS = 30_000

/**
 * Reloads the page, because a tab from before a release asks for scripts that no longer exist. Returns false if it reloaded
 * less than 30 s ago, or if the shop cannot be reached: the browser's error page would take its place.
 */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MIN_MS_BETWEEN_RELOADS) return false
    if (isOffline() || !(await fetch('/', { method: 'HEAD' })).ok) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without a network, or without session storage, where nothing would limit the reloads.
    return false
  }
  location.reload()
  return true
}
