/**
 * A signal that aborts with the given one or after `afterMs`. `AbortSignal.any` and `AbortSignal.timeout` are missing in browsers
 * that we sell to (README.md).
 */
export function abortedWith(signal: AbortSignal | null | undefined, afterMs: number): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, afterMs)
  return controller.signal
}
