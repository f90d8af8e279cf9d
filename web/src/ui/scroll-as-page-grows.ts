/** From one of these on, the shopper chooses the position. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']
/** Parts above the position may still come this long after it was reached, and move the page. */
const SETTLING_MS = 1000
const GIVEN_UP_AFTER_MS = 10_000

/**
 * Scrolls, again each time that the page has grown, until a second after `scroll` returned true, the shopper acts or ten seconds
 * are over. Returns the function that ends it. It scrolls after the layout, which it never forces.
 */
export function scrollAsPageGrows(scroll: () => boolean | void, onEnd?: () => void): () => void {
  const growth = new ResizeObserver(() => {
    if (scroll()) reached ??= setTimeout(stop, SETTLING_MS)
  })
  const stop = () => {
    clearTimeout(reached)
    clearTimeout(tooLate)
    growth.disconnect()
    for (const act of ACTS) window.removeEventListener(act, stop)
    onEnd?.()
  }
  const tooLate = setTimeout(stop, GIVEN_UP_AFTER_MS)
  let reached: typeof tooLate | undefined
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
