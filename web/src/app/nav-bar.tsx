import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Menu, Search, X } from '@baqala/kit/ui/icons.tsx'
import { useDrawnFeatures } from '../auth/server-features.ts'
import { useSession } from '../auth/session.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BarSearch } from './bar-search.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageButton } from './language-button.tsx'
import { Logo } from './logo.tsx'
import { useBarPanels } from './use-bar-panels.ts'
import { messages } from '#messages/app'

// Loaded when the search is touched.
const importSearch = () => import('../search/search-box.tsx')
const SearchBox = lazyPart(async () => (await importSearch()).SearchBox)

// The search field and all links need two rows of a wide screen.
const LINKS_BELOW = 'lg:gap-y-1 lg:pb-1 lg:[&>#menu]:order-last lg:[&>#menu]:basis-full'

export function NavBar() {
  const { token } = useSession()
  const { hasSearch } = useDrawnFeatures()
  const { menuButton, isMenuOpen, isSearching, toggleMenu, closeMenu, closeMenuOnEscape, toggleSearch, closeSearch } =
    useBarPanels()

  return (
    <>
      {/* Escape closes the menu from any element of the bar. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <header className="bar" onKeyDown={closeMenuOnEscape}>
        <nav aria-label={messages.mainNavigation} className="bg-bar text-bar-ink">
          <div
            className={`page flex min-h-16 flex-wrap items-center gap-x-[min(0.75rem,3vw)] max-[22rem]:gap-x-1 py-2.5 lg:gap-x-4 xl:gap-x-6 ${hasSearch ? LINKS_BELOW : 'lg:flex-nowrap'}`}
          >
            <MenuButton ref={menuButton} aria-expanded={isMenuOpen} onClick={toggleMenu} />
            <Logo isLink={token !== null} />
            <BarMenu isOpen={isMenuOpen} onSignOut={closeMenu} />
            {hasSearch && <BarSearch />}
            <div className="ms-auto lg:ms-0">
              <LanguageButton />
            </div>
            {hasSearch && <SearchButton aria-expanded={isSearching} onClick={toggleSearch} />}
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

function MenuButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" aria-controls="menu" aria-label={messages.menu} className="bar-button lg:hidden" {...props}>
      {props['aria-expanded'] ? <X aria-hidden /> : <Menu aria-hidden />}
    </button>
  )
}

function SearchButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={messages.search}
      onPointerEnter={() => void importSearch()}
      onFocus={() => void importSearch()}
      className="bar-button bar-button-filled bar-search lg:hidden"
      {...props}
    >
      <Search aria-hidden size={22} />
    </button>
  )
}
