import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

interface AisleChips {
  /** Stands where the chips do while the list is not scrolled. */
  readonly start: RefObject<HTMLDivElement | null>
  readonly bar: RefObject<HTMLDivElement | null>
  readonly row: RefObject<HTMLUListElement | null>
}

/** Keeps the chips below the shop's bar, the chosen one in sight, and another list at its beginning. */
export function useAisleChips(search: string): AisleChips {
  const start = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const type = useNavigationType()
  const shown = useRef(search)

  // The bar is higher with the search open or with large text. Whether it stays in view, its style tells (app.css).
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    if (!header) return undefined
    const resizes = new ResizeObserver(() => bar.current?.style.setProperty('--below-bar', `${header.offsetHeight}px`))
    resizes.observe(header)
    return () => resizes.disconnect()
  }, [])

  useEffect(() => {
    const chosen = [...(row.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1)
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 })
    const isAnother = shown.current !== search
    shown.current = search
    // Back has its own place. Any other list begins in sight, also if this one was scrolled far down or began below.
    if (!isAnother || type === NavigationType.Pop) return
    const at = start.current?.getBoundingClientRect().top ?? 0
    const stuckAt = bar.current?.getBoundingClientRect().top ?? 0
    if (at < stuckAt - 1 || at > window.innerHeight / 2) start.current?.scrollIntoView()
  }, [search, type])

  return { start, bar, row }
}
