/** Keeps the screen on until the function that it returns is called. Browsers take the lock back when a page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  const over = new AbortController()

  async function ask() {
    if (document.visibilityState !== 'visible') return
    // Missing on plain http and in older browsers, and refused by a phone that saves its battery: the bell works without it.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (over.signal.aborted) await lock?.release()
  }

  void ask()
  document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal })
  return () => {
    over.abort()
    void lock?.release()
  }
}
