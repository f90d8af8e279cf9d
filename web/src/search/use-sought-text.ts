import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'

/** The text of a search field: `typedBefore` or the search on show, and that of the address once it changes. */
export function useSoughtText(typedBefore: string) {
  const { pathname, search } = useLocation()
  const sought = pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [shown, setShown] = useState(sought)
  const [typed, setTyped] = useState(typedBefore || sought)
  if (shown !== sought) {
    // The address changed: another search, or a screen without one.
    setShown(sought)
    setTyped(sought)
  }
  return [typed, setTyped] as const
}
