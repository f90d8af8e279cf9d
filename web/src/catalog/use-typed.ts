import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'

const KEY = 'search'
// Safari refuses more than 100 changes of the address in 30 seconds.
const DEBOUNCE_MS = 300

/** The text in the search field of a product list. The address keeps it (`?search=`), for Back, reload and sharing. */
export function useTyped(): [string, (text: string) => void] {
  const { key, search } = useLocation()
  // Prerendered pages have an empty field.
  const isHydrated = useHydrated()
  const entry = isHydrated ? key : ''
  const [state, setState] = useState({ entry: '', typed: '' })
  const typed = state.entry === entry ? state.typed : (new URLSearchParams(search).get(KEY) ?? '')
  if (state.entry !== entry) setState({ entry, typed })

  useEffect(() => {
    if (!isHydrated) return undefined
    const timer = setTimeout(() => keepInAddress(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, isHydrated, key])

  return [typed, (text) => setState({ entry, typed: text })]
}

/** Leaves the state of the entry as it is: its key finds the scroll position. */
function keepInAddress(typed: string): void {
  const address = new URL(window.location.href)
  if ((address.searchParams.get(KEY) ?? '') === typed) return
  if (typed) address.searchParams.set(KEY, typed)
  else address.searchParams.delete(KEY)
  history.replaceState(history.state, '', address)
}
