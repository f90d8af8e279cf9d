/** Delayed work, such as a step that can be undone for ten seconds: it is finished before the page or the session ends. */
const unfinished = new Set<() => Promise<unknown>>()

/** `finish` is called before the page is hidden or left, and before somebody signs out. */
export function finishBeforeLeaving(finish: () => Promise<unknown>): void {
  unfinished.add(finish)
}

export async function leave(): Promise<void> {
  await Promise.all([...unfinished].map((finish) => finish()))
}

// A phone may end a hidden page without another word.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void leave()
})
addEventListener('pagehide', () => void leave())
