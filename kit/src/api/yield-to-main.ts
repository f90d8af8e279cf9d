/** Lets the browser handle pending input and paint first: `scheduler.yield`, or a timer in older browsers. */
export function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  // Hidden tabs get no input, and their timers run only once a second.
  if (globalThis.document?.hidden) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve))
}
