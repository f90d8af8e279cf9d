import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { type ComponentProps, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { Menu, Search, ShoppingCart, X } from '@baqala/kit/ui/icons.tsx'
import { useCloseRequest } from '@baqala/kit/ui/use-close-request.ts'
import { useCart } from '../../cart/use-cart.ts'
import { useIsDrawnAsOurs, useSession } from '../../auth/session.ts'
import { LanguageButton } from '../../language/language-button.tsx'
import { BarMenu } from './bar-menu.tsx'
import { BarSearch } from './bar-search.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { LaterDelivery } from './later-delivery.tsx'
import { messages as shop } from '#messages/shop'
import { messages } from '#messages/app'

const importSearch = () => import('../../search/search-box.tsx')
const prepareSearch = () => void importSearch().catch(() => {})
const SearchBox = lazyPart(async () => (await importSearch()).SearchBox)

export function NavBar() {
  const { token } = useSession()
  const isOurs = useIsDrawnAsOurs()
  const { isMenuOpen, isSearching, toggle, leave, closeMenu } = usePanel()
  const menu = <BarMenu isOpen={isMenuOpen} />

  return (
    <>
      <header
        className="bar"
        onFocus={({ target }) => setFocusInBar(target instanceof HTMLInputElement)}
        onBlur={({ currentTarget, relatedTarget }) => {
          setFocusInBar(false)
          if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu()
        }}
      >
        <nav aria-label={messages.mainNavigation} className="bg-bar text-bar-ink">
          <div className={`page bar-row ${isOurs ? 'bar-two-rows' : ''}`}>
            <MenuButton aria-expanded={isMenuOpen} onClick={(event) => toggle('menu', event)} />
            <Logo isLink={token !== null} />
            {isOurs && <LaterDelivery className="bar-delivery" />}
            {isOurs ? <BarSearch /> : menu}
            <div className="ms-auto">
              <LanguageButton />
            </div>
            {isOurs && <SearchButton aria-expanded={isSearching} onClick={(event) => toggle('search', event)} />}
            {token && <CartLink hasNeighbour={isOurs} />}
            {/* In the order in which a wide screen shows it. */}
            {isOurs && menu}
          </div>
          {isSearching && isOurs && (
            <div className="page bar-panel">
              <Suspense fallback={<div className="h-15" />}>
                <SearchBox onClose={leave} />
              </Suspense>
            </div>
          )}
        </nav>
        <div className="awning" />
      </header>
      {token && <BottomBar isSearching={isSearching} onSearch={(event) => toggle('search', event)} />}
    </>
  )
}

/** For app.css, where words are typed. No `:has()`: on the root it makes each change of a page dearer, and so does this one. */
function setFocusInBar(isThere: boolean) {
  document.documentElement.classList.toggle('focus-in-bar', isThere)
}

/** The menu and the search of narrow screens' bar: one at a time, closed by a navigation, Escape or Back. */
function usePanel() {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<readonly [panel: 'menu' | 'search', on: string]>()
  const button = useRef<HTMLElement>(null)
  // Forgotten by a navigation, or Back would open it again.
  if (opened && opened[1] !== pathname) setOpened(undefined)
  const [panel] = opened ?? []
  function leave() {
    setOpened(undefined)
    button.current?.focus()
  }
  useCloseRequest(panel !== undefined, leave)

  return {
    isMenuOpen: panel === 'menu',
    isSearching: panel === 'search',
    toggle(wanted: 'menu' | 'search', { currentTarget }: MouseEvent<HTMLElement>) {
      // The screen of results has a field of its own.
      if (wanted === 'search' && pathname === paths.search)
        return document.querySelector<HTMLElement>('main [role=combobox]')?.focus()
      button.current = currentTarget
      setOpened(panel === wanted ? undefined : [wanted, pathname])
    },
    leave,
    /** The menu lies over the page, and would hide what has the focus there. */
    closeMenu: () => panel === 'menu' && setOpened(undefined),
  }
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
      aria-label={shop.search}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      className="bar-button bar-button-filled bar-search"
      {...props}
    >
      <Search aria-hidden size={22} />
    </button>
  )
}

function Logo({ isLink }: { isLink: boolean }) {
  const content = (
    <>
      <img src="/images/logo.svg" alt="" width={40} height={40} className="size-[min(2.5rem,11vw,44px)]" />
      <span className="text-[min(1.5rem,6.2vw)] font-extrabold">{shop.shopName}</span>
    </>
  )
  // Spec 2: for visitors Login and Register are the bar's only links.
  if (!isLink) return <span className="flex items-center gap-2">{content}</span>
  return (
    <Link to={paths.home} className="flex items-center gap-2 rounded-field">
      {content}
    </Link>
  )
}

function CartLink({ hasNeighbour }: { readonly hasNeighbour: boolean }) {
  const { cart } = useCart()
  const count = cart?.numOfCartItems
  return (
    <Link
      to={paths.cart}
      aria-label={count === undefined ? messages.openCart : messages.openCartWith(count)}
      className={`bar-button bar-button-filled lg:ms-0 ${hasNeighbour ? 'max-sm:ms-auto' : 'ms-auto'}`}
    >
      <ShoppingCart aria-hidden size={22} />
      {count !== undefined && <span className="cart-badge">{count}</span>}
    </Link>
  )
}
