/** Lets a pending touch and a due frame go first (the `scheduler.yield` pattern). */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  // Nobody touches a hidden tab, and a hidden tab's timers run only once a second.
  if (globalThis.document?.hidden) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve))
}
