import { paths } from '@baqala/contract/paths'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { NavLink } from '@baqala/kit/ui/link.tsx'
import { useIsDrawnAsOurs } from '../../auth/session.ts'
import { useCart } from '../../cart/use-cart.ts'
import { Home, LayoutGrid, Package, Search, ShoppingCart, UserRound } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/app'
import { messages as names } from '#messages/shop'

interface BottomBarProps {
  readonly isSearching: boolean
  readonly onSearch: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A phone's shortcuts, in reach of the thumb. The menu holds the same links with all others (app.css). */
export function BottomBar({ isSearching, onSearch }: BottomBarProps) {
  const isOurs = useIsDrawnAsOurs()
  const { cart } = useCart()
  const { pathname } = useLocation()
  const count = cart?.numOfCartItems
  return (
    <nav aria-label={messages.shortcuts} className="bottom-bar">
      <ul>
        <Shortcut to={paths.home} label={names.home} icon={<Home aria-hidden />} />
        <Shortcut to={paths.categories} label={names.categories} icon={<LayoutGrid aria-hidden />} />
        {isOurs && (
          <li>
            <button
              type="button"
              aria-expanded={isSearching}
              aria-current={pathname === paths.search && 'page'}
              onClick={onSearch}
              className="bottom-bar-item"
            >
              <Search aria-hidden />
              <span className="bottom-bar-label">{names.search}</span>
            </button>
          </li>
        )}
        {isOurs && <Shortcut to={paths.orders} label={names.orders} icon={<Package aria-hidden />} />}
        <Shortcut to={paths.cart} label={names.cart} icon={<ShoppingCart aria-hidden />}>
          {count !== undefined && <span className="cart-badge">{count}</span>}
        </Shortcut>
        {isOurs && <Shortcut to={paths.account} label={names.account} icon={<UserRound aria-hidden />} />}
      </ul>
    </nav>
  )
}

interface ShortcutProps {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly children?: ReactNode
}

function Shortcut({ to, label, icon, children }: ShortcutProps) {
  return (
    <li>
      <NavLink to={to} className="bottom-bar-item">
        {icon}
        <span className="bottom-bar-label">{label}</span>
        {children}
      </NavLink>
    </li>
  )
}
