/**
 * A tab left open over a new release asks for scripts that are gone; reloading the page brings the new ones. At most once
 * in 30 s, or it would never end without a network. The inline script of index.html uses the same key.
 */
const RELOADED_AT = 'baqala-reloaded-at'
const MS_BETWEEN_RELOADS = 30_000

/** True where the page is about to be reloaded. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MS_BETWEEN_RELOADS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without storage nothing would stop the second reload.
    return false
  }
  location.reload()
  return true
}
