/** Lets a touch go first, and a frame that is due. */
export function breathe(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  // Nobody touches a hidden tab, and its timers come once a second.
  if (globalThis.document?.hidden) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve))
}
