import { NavLink } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { paths } from '@baqala/contract/paths'
import { LogOut } from '../ui/icons.tsx'
import { prefetchScreen } from './screens.ts'
import { SocialLinks } from './social-links.tsx'
import { useIsOurServer } from './use-is-our-server.ts'
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

/** The bar's links. On narrow screens they are a menu below the bar. */
export function BarMenu({ isOpen, onSignOut }: { isOpen: boolean; onSignOut: () => void }) {
  const { token } = useSession()
  const signOut = useSignOut()
  const hasOrderList = useIsOurServer()

  function handleSignOut() {
    signOut()
    onSignOut()
  }

  return (
    <div
      id="menu"
      className={`${isOpen ? 'grid' : 'hidden'} order-last w-full gap-3 pt-3 pb-2 lg:order-none lg:flex lg:w-auto lg:min-w-0 lg:flex-1 lg:flex-wrap lg:items-center lg:p-0 lg:max-xl:gap-x-1`}
    >
      <ul className={`grid gap-1 lg:flex lg:flex-wrap lg:items-center ${token ? 'lg:me-auto' : 'lg:ms-auto'}`}>
        {(token ? SHOPPER_LINKS : VISITOR_LINKS).map(([label, path]) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              onPointerEnter={() => prefetchScreen(path)}
              onFocus={() => prefetchScreen(path)}
              className="bar-link"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      {token && <SocialLinks />}
      {hasOrderList && (
        <NavLink to={paths.orders} end className="bar-link justify-self-start">
          {messages.orders}
        </NavLink>
      )}
      {token && (
        <button type="button" onClick={handleSignOut} className="bar-link justify-self-start">
          <LogOut aria-hidden size={18} className="lg:max-xl:hidden" />
          {messages.signOut}
        </button>
      )}
    </div>
  )
}
