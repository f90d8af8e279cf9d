import { type KeyboardEvent, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useSession } from '../auth/session.tsx'
import { Menu, Search, X } from '@baqala/kit/ui/icons.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BarSearch } from './bar-search.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import { useIsOurServer } from './use-is-our-server.ts'
import { messages } from '#messages/app'

// Loaded when the search is touched.
const importSearch = () => import('../search/search-box.tsx')
const SearchBox = lazyPart(async () => (await importSearch()).SearchBox)

// The search field and all links need two rows of a wide screen.
const LINKS_BELOW = 'lg:gap-y-1 lg:pb-1 lg:[&>#menu]:order-last lg:[&>#menu]:basis-full'

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
  // The magnifier, or the button in a phone's bar below.
  const searchOpener = useRef<HTMLButtonElement>(null)

  function toggleSearch({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    searchOpener.current = currentTarget
    setIsOpen(false)
    setSearchOn(isSearching ? undefined : pathname)
  }

  function closeSearch() {
    setSearchOn(undefined)
    searchOpener.current?.focus()
  }

  function toggleMenu() {
    setIsOpen(!isOpen)
    setSearchOn(undefined)
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    <>
      {/* Escape closes the menu from any element of the bar. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <header className="bar" onKeyDown={closeOnEscape}>
        <nav aria-label={messages.mainNavigation} className="bg-bar text-bar-ink">
          <div
            className={`page flex min-h-16 flex-wrap items-center gap-x-[min(0.75rem,3vw)] max-[22rem]:gap-x-1 py-2.5 lg:gap-x-4 xl:gap-x-6 ${hasSearch ? LINKS_BELOW : 'lg:flex-nowrap'}`}
          >
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls="menu"
              aria-label={messages.menu}
              onClick={toggleMenu}
              className="bar-button lg:hidden"
            >
              {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
            </button>
            <Logo isLink={token !== null} />
            <BarMenu isOpen={isOpen} onSignOut={() => setIsOpen(false)} />
            {hasSearch && <BarSearch />}
            <div className="ms-auto lg:ms-0">
              <LanguageButton />
            </div>
            {hasSearch && (
              <button
                type="button"
                aria-label={messages.search}
                aria-expanded={isSearching}
                onPointerEnter={() => void importSearch()}
                onFocus={() => void importSearch()}
                onClick={toggleSearch}
                className="bar-button bar-button-filled bar-search lg:hidden"
              >
                <Search aria-hidden size={22} />
              </button>
            )}
            {token && <CartLink hasNeighbour={hasSearch} />}
          </div>
          {isSearching && hasSearch && (
            <div className="page lg:hidden">
              <Suspense fallback={<div className="h-15" />}>
                <SearchBox onClose={closeSearch} />
              </Suspense>
            </div>
          )}
        </nav>
        <div className="awning" />
      </header>
      {token && <BottomBar isSearching={isSearching} onSearch={toggleSearch} />}
    </>
  )
}
