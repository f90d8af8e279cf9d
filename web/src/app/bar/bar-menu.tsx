import { NavLink } from '@baqala/kit/ui/link.tsx'
import { useDrawnFeatures } from '../../auth/server-features.ts'
import { useSession } from '../../auth/session.tsx'
import { paths } from '@baqala/contract/paths'
import { LogOut } from '@baqala/kit/ui/icons.tsx'
import { prefetchScreen } from '../screens.ts'
import { SocialLinks } from './social-links.tsx'
import { useSignOut } from './use-sign-out.ts'
import { messages } from '#messages/app'

const SHOPPER_LINKS = [
  ['home', paths.home],
  ['cart', paths.cart],
  ['wishList', paths.wishlist],
  ['products', paths.products],
  ['categories', paths.categories],
  ['brands', paths.brands],
] as const
const ORDERS_LINK = ['orders', paths.orders] as const
const ACCOUNT_LINK = ['account', paths.account] as const
const VISITOR_LINKS = [
  ['login', paths.login],
  ['register', paths.register],
] as const

/** The bar's links. On narrow screens they are a menu below the bar. */
export function BarMenu({ isOpen, onSignOut }: { isOpen: boolean; onSignOut: () => void }) {
  const { token } = useSession()
  const signOut = useSignOut()
  const { hasOrders, hasAccount } = useDrawnFeatures()
  const links = token
    ? [...SHOPPER_LINKS, ...(hasOrders ? [ORDERS_LINK] : []), ...(hasAccount ? [ACCOUNT_LINK] : [])]
    : VISITOR_LINKS

  function handleSignOut() {
    signOut()
    onSignOut()
  }

  return (
    <div id="menu" data-open={isOpen || undefined} className="bar-menu">
      <ul className={`bar-links ${token ? 'lg:me-auto' : 'lg:ms-auto'}`}>
        {links.map(([name, path]) => (
          <li key={path}>
            <NavLink
              to={path}
              onPointerEnter={() => prefetchScreen(path)}
              onFocus={() => prefetchScreen(path)}
              className="bar-link"
            >
              {messages[name]}
            </NavLink>
          </li>
        ))}
      </ul>
      {token && <SocialLinks />}
      {token && (
        <button type="button" onClick={handleSignOut} className="bar-link justify-self-start">
          <LogOut aria-hidden size={18} className="lg:max-xl:hidden rtl:-scale-x-100" />
          {messages.signOut}
        </button>
      )}
    </div>
  )
}
