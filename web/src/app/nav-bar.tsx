import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { useSession } from '../auth/session.tsx'
import { Menu, Search, X } from '../ui/icons.tsx'
import { BarMenu } from './bar-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { Logo } from './logo.tsx'
import { useIsOurServer } from './use-is-our-server.ts'
import * as messages from './app.messages.en.ts'

// Loaded when the search is touched.
const importSearch = () => import('../search/search-box.tsx')
const SearchBox = lazy(async () => ({ default: (await importSearch()).SearchBox }))

export function NavBar() {
  const { token } = useSession()
  const { pathname } = useLocation()
  // Stores the screen's path, so that a navigation closes the menu.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  const setIsOpen = (opens: boolean) => setOpenOn(opens ? pathname : undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const hasSearch = useIsOurServer()
  // The search stays open on its own screen, and closes with any other navigation.
  const [searchOn, setSearchOn] = useState<string>()
  const isSearching = searchOn !== undefined && (searchOn === pathname || pathname === paths.search)
  const magnifier = useRef<HTMLButtonElement>(null)

  function closeSearch() {
    setSearchOn(undefined)
    magnifier.current?.focus()
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // Escape closes the menu from any element of the bar.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className="sticky inset-bs-0 z-40" onKeyDown={closeOnEscape}>
      <nav aria-label={messages.mainNavigation} className="bg-bar text-bar-ink">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-3 py-2.5 lg:flex-nowrap lg:gap-x-4 xl:gap-x-6">
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label={messages.menu}
            onClick={() => setIsOpen(!isOpen)}
            className="round-button hover:bg-bar-ink/15 lg:hidden"
          >
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
          <Logo isLink={token !== null} />
          <BarMenu isOpen={isOpen} onSignOut={() => setIsOpen(false)} />
          {hasSearch && (
            <button
              ref={magnifier}
              type="button"
              aria-label={messages.search}
              aria-expanded={isSearching}
              onPointerEnter={() => void importSearch()}
              onFocus={() => void importSearch()}
              onClick={() => setSearchOn(isSearching ? undefined : pathname)}
              className="ms-auto grid size-11 place-items-center rounded-full bg-bar-ink/15 hover:bg-bar-ink/25 lg:ms-0"
            >
              <Search aria-hidden size={22} />
            </button>
          )}
          {token && <CartLink hasNeighbour={hasSearch} />}
        </div>
        {isSearching && hasSearch && (
          <div className="page">
            <Suspense fallback={<div className="h-15" />}>
              <SearchBox onClose={closeSearch} />
            </Suspense>
          </div>
        )}
      </nav>
      <div className="awning" />
    </header>
  )
}
