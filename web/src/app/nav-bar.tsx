import { LogOut, Menu, ShoppingCart, X } from '../ui/icons.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { shop } from '../../../shop.config.ts'
import { useSession } from '../auth/session.tsx'
import { useCart } from '../cart/use-cart.ts'
import { paths } from '../paths.ts'
import { prefetchScreen } from './prefetch-screen.ts'
import { SocialIcon } from './social-icon.tsx'
import { useAreOrdersKept } from './use-are-orders-kept.ts'
import { useSignOut } from './use-sign-out.ts'

const SHOPPER_LINKS = [
  ['Home', paths.home],
  ['Cart', paths.cart],
  ['Wish-List', paths.wishlist],
  ['Products', paths.products],
  ['Categories', paths.categories],
  ['Brands', paths.brands],
] as const
const VISITOR_LINKS = [
  ['Login', paths.login],
  ['Register', paths.register],
] as const

export function NavBar() {
  const { token } = useSession()
  const { pathname } = useLocation()
  // The menu is open on the screen it was opened on, and closed on any other.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  const setIsOpen = (opens: boolean) => setOpenOn(opens ? pathname : undefined)
  const toggle = useRef<HTMLButtonElement>(null)
  const signOut = useSignOut()
  const areOrdersKept = useAreOrdersKept()

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // Escape reaches the bar from whatever in it has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className="sticky inset-bs-0 z-40" onKeyDown={closeOnEscape}>
      <nav aria-label="Main" className="bg-bar text-bar-ink">
        <div className="page flex min-h-16 flex-wrap items-center gap-x-3 py-2.5 lg:flex-nowrap lg:gap-x-4 xl:gap-x-6">
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls="menu"
            aria-label="Menu"
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
            {areOrdersKept && (
              <NavLink to={paths.orders} end className="bar-link justify-self-start">
                Orders
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
                SignOut
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

function Logo({ isLink }: { isLink: boolean }) {
  const content = (
    <>
      <img src="/images/logo.svg" alt="" width={40} height={40} className="size-[min(2.5rem,44px)]" />
      <span className="text-2xl font-extrabold">{shop.name}</span>
    </>
  )
  // Spec 2: signed out, Login and Register are the bar's only links.
  if (!isLink) return <span className="flex items-center gap-2">{content}</span>
  return (
    <Link to={paths.home} className="flex items-center gap-2 rounded-field">
      {content}
    </Link>
  )
}

function BarLinks({ links, isAtEnd }: { links: readonly (readonly [string, string])[]; isAtEnd: boolean }) {
  return (
    <ul className={`grid gap-1 lg:flex lg:flex-wrap lg:items-center ${isAtEnd ? 'lg:ms-auto' : 'lg:me-auto'}`}>
      {links.map(([label, path]) => (
        <li key={path}>
          <NavLink
            to={path}
            end
            onPointerEnter={() => prefetch(path)}
            onFocus={() => prefetch(path)}
            className="bar-link"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** What cannot be had now is asked for again by the screen itself. */
function prefetch(path: string): void {
  prefetchScreen(path).catch(() => {})
}

function SocialLinks() {
  return (
    <ul className="flex items-center gap-1 lg:max-xl:gap-0">
      {shop.socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="round-button hover:bg-bar-ink/15"
          >
            <SocialIcon network={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function CartLink() {
  const { cart } = useCart()
  const count = cart?.numOfCartItems
  return (
    <Link
      to={paths.cart}
      aria-label={count === undefined ? 'Open cart' : `Open cart, products in it: ${count}`}
      className="relative ms-auto grid size-11 place-items-center rounded-full bg-bar-ink/15 hover:bg-bar-ink/25 lg:ms-0"
    >
      <ShoppingCart aria-hidden size={22} />
      {count !== undefined && (
        <span className="absolute -inset-bs-1 -inset-e-1 grid min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-sm font-extrabold text-on-saffron">
          {count}
        </span>
      )}
    </Link>
  )
}
