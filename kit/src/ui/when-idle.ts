/** Runs a callback when the browser is idle, or after 500 ms at the latest. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 500 })
  return () => cancelIdleCallback(handle)
}
