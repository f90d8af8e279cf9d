import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Menu, Search, X } from '@baqala/kit/ui/icons.tsx'
import { useDrawnFeatures } from '../../auth/server-features.ts'
import { useSession } from '../../auth/session.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BarSearch } from './bar-search.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageButton } from './language-button.tsx'
import { LaterDelivery } from './later-delivery.tsx'
import { Logo } from './logo.tsx'
import { useBarPanels } from './use-bar-panels.ts'
import { messages } from '#messages/app'

// Loaded when the search is touched.
const importSearch = () => import('../../search/search-box.tsx')
const SearchBox = lazyPart(async () => (await importSearch()).SearchBox)

export function NavBar() {
  const { token } = useSession()
  const { hasSearch, hasDelivery } = useDrawnFeatures()
  const { menuButton, isMenuOpen, isSearching, toggleMenu, closeMenu, closeMenuOnEscape, toggleSearch, closeSearch } =
    useBarPanels()
  const menu = <BarMenu isOpen={isMenuOpen} onSignOut={closeMenu} />

  return (
    <>
      {/* Escape closes the menu from any element of the bar. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <header className="bar" onKeyDown={closeMenuOnEscape}>
        <nav aria-label={messages.mainNavigation} className="bg-bar text-bar-ink">
          <div className={`page bar-row ${hasSearch ? 'bar-two-rows' : ''}`}>
            <MenuButton ref={menuButton} aria-expanded={isMenuOpen} onClick={toggleMenu} />
            <Logo isLink={token !== null} />
            {hasDelivery && <LaterDelivery className="bar-delivery" />}
            {hasSearch ? <BarSearch /> : menu}
            <div className="ms-auto lg:ms-0">
              <LanguageButton />
            </div>
            {hasSearch && <SearchButton aria-expanded={isSearching} onClick={toggleSearch} />}
            {token && <CartLink hasNeighbour={hasSearch} />}
            {/* In the order in which a wide screen shows it. */}
            {hasSearch && menu}
          </div>
          {isSearching && hasSearch && (
            <div className="page bar-search-panel">
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
      className="bar-button bar-button-filled bar-search"
      {...props}
    >
      <Search aria-hidden size={22} />
    </button>
  )
}
