/**
 * A tab left open over a new release asks for screens under names that are gone; reloading the page brings the new ones.
 * Once: without a network it would never end.
 */
const RELOADED_AT = 'baqala-reloaded-at'
const MS_BETWEEN_RELOADS = 30_000

/** True where the page is about to be replaced by a new one. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MS_BETWEEN_RELOADS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Where the browser forbids storage nothing would stop the second time.
    return false
  }
  location.reload()
  return true
}
