// The inline script of index.html uses the same key.
const RELOADED_AT = 'baqala-reloaded-at'
const MIN_MS_BETWEEN_RELOADS = 30_000

/**
 * Reloads the page, because a tab from before a release asks for scripts that no longer exist. Returns false if it reloaded
 * less than 30 s ago: without a network the reloads would not end.
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MIN_MS_BETWEEN_RELOADS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without session storage nothing would limit the reloads.
    return false
  }
  location.reload()
  return true
}
