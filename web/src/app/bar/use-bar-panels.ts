import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'

/** The menu and the search of narrow screens' bar: one at a time, each closed by a navigation and by Escape. */
export function useBarPanels() {
  const { pathname } = useLocation()
  // Each stores the screen that it was opened on, so that a navigation closes it.
  const [menuOn, setMenuOn] = useState<string>()
  const [searchOn, setSearchOn] = useState<string>()
  const menuButton = useRef<HTMLButtonElement>(null)
  // The magnifier, or the button in a phone's bar below.
  const searchButton = useRef<HTMLButtonElement>(null)
  const isMenuOpen = menuOn === pathname
  // The screen of results has a field of its own.
  const isSearching = searchOn === pathname && pathname !== paths.search

  return {
    menuButton,
    isMenuOpen,
    isSearching,
    closeMenu: () => setMenuOn(undefined),
    toggleMenu() {
      setMenuOn(isMenuOpen ? undefined : pathname)
      setSearchOn(undefined)
    },
    toggleSearch({ currentTarget }: MouseEvent<HTMLButtonElement>) {
      searchButton.current = currentTarget
      setMenuOn(undefined)
      setSearchOn(isSearching ? undefined : pathname)
    },
    closeSearch() {
      setSearchOn(undefined)
      searchButton.current?.focus()
    },
    closeMenuOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !isMenuOpen) return
      setMenuOn(undefined)
      menuButton.current?.focus()
    },
  }
}
