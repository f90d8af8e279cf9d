// However busy the browser is, nothing waits longer than this.
const MAX_WAIT_MS = 500

/** Calls once the browser is idle. Returns what calls it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: MAX_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
