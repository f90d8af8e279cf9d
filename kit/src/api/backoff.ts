/**
 * Milliseconds to wait after so many failures: exponential back-off, with jitter, so that not all browsers come back to a
 * restarted server at the same moment.
 */
export function backoff(failures: number, firstMs: number, longestMs: number): number {
  return Math.min(firstMs * 2 ** failures, longestMs) * (0.5 + Math.random())
}
