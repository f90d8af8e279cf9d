/** A keyboard keeps its place where the thing that had the focus is gone, such as a row that was removed, or off. */
import { useEffect } from 'react'

// A screen, a dialog or a button that comes instead takes the focus first.
const SETTLED_MS = 100

export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = []
    let settling: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => (around = withAncestors(target))
    const isLeft = (each: HTMLElement) => each.isConnected && !each.matches(':disabled')
    function keep() {
      settling = undefined
      const place = document.activeElement === document.body ? around.find(isLeft) : undefined
      if (place === undefined || place === around[0]) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      settling ??= setTimeout(keep, SETTLED_MS)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
      clearTimeout(settling)
    }
  }, [])
}

/** From the inside out, up to the content of the screen. After a row comes the one that takes its place. */
function withAncestors(target: EventTarget | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each = target; each instanceof HTMLElement && each !== document.body; each = each.parentElement) {
    found.push(each)
    if (each.id === 'main') return found
    const beside = each.nextElementSibling ?? each.previousElementSibling
    if (each.matches('li, tr') && beside instanceof HTMLElement) found.push(beside)
  }
  return []
}
