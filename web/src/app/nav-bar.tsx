import { type KeyboardEvent, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { paths } from '@baqala/contract/paths'
import { LogOut, Menu, X } from '../ui/icons.tsx'
import { BarLinks } from './bar-links.tsx'
import { CartLink } from './cart-link.tsx'
import { Logo } from './logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { useHasOrderList } from './use-has-order-list.ts'
import { useSignOut } from './use-sign-out.ts'
import * as messages from './app.messages.en.ts'

const SHOPPER_LINKS = [
  [messages.home, paths.home],
  [messages.cart, paths.cart],
  [messages.wishList, paths.wishlist],
  [messages.products, paths.products],
  [messages.categories, paths.categories],
  [messages.brands, paths.brands],
] as const
const VISITOR_LINKS = [
  [messages.login, paths.login],
  [messages.register, paths.register],
] as const

export function NavBar() {
  const { token } = useSession()
  const { pathname } = useLocation()
  // Stores the screen's path, so that a navigation closes the menu.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  const setIsOpen = (opens: boolean) => setOpenOn(opens ? pathname : undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const signOut = useSignOut()
  const hasOrderList = useHasOrderList()

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
          <div
            id="menu"
            className={`${isOpen ? 'grid' : 'hidden'} order-last w-full gap-3 pt-3 pb-2 lg:order-none lg:flex lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-wrap lg:items-center lg:p-0 lg:max-xl:gap-x-1`}
          >
            <BarLinks links={token ? SHOPPER_LINKS : VISITOR_LINKS} isAtEnd={!token} />
            {token && <SocialLinks />}
            {hasOrderList && (
              <NavLink to={paths.orders} end className="bar-link justify-self-start">
                {messages.orders}
              </NavLink>
            )}
            {token && (
              <button
                type="button"
                onClick={() => {
                  signOut()
                  setIsOpen(false)
                }}
                className="bar-link justify-self-start"
              >
                <LogOut aria-hidden size={18} className="lg:max-xl:hidden" />
                {messages.signOut}
              </button>
            )}
          </div>
          {token && <CartLink />}
        </div>
      </nav>
      <div className="awning" />
    </header>
  )
}
