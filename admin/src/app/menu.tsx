import { useLocation } from 'react-router'
import { useStore } from '@baqala/kit/api/store.ts'
import { Menu as MenuIcon } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { paths } from '../ui/paths.ts'
import { waitingCount } from '../orders/waiting-count.ts'
import { screensOf, type Screen } from './screens.tsx'
import type { ScreenProps } from '../session/use-session.ts'
import { messages } from '#messages/app'

// As many as fit a thumb at 320 px; the others stand behind "More".
const SHORTCUTS = 4

/** A column on a desk, a bar below the thumb on a phone (admin.css). A role's menu does not show what the role may not. */
export function Menu({ session }: ScreenProps) {
  const screens = screensOf(session)
  const waiting = useStore(waitingCount)
  const isShort = screens.length <= SHORTCUTS + 1
  return (
    <nav aria-label={messages.mainNavigation} className="admin-menu print:hidden">
      <ul>
        {screens.map(({ name, address, Icon }, at) => (
          <li key={name} className={!isShort && at >= SHORTCUTS ? 'admin-menu-hidden' : undefined}>
            <MenuLink
              to={address}
              label={messages.screens[name]}
              Icon={Icon}
              waiting={name === 'orders' ? waiting : 0}
            />
          </li>
        ))}
        {!isShort && (
          <li className="admin-menu-more">
            <MenuLink to={paths.more} label={messages.more} Icon={MenuIcon} also={screens.slice(SHORTCUTS)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

interface MenuLinkProps extends Pick<Screen, 'Icon'> {
  readonly to: string
  readonly label: string
  /** Screens that stand behind this link. */
  readonly also?: readonly Screen[]
  /** Orders that nobody has taken. */
  readonly waiting?: number
}

function MenuLink({ to, label, Icon, also = [], waiting = 0 }: MenuLinkProps) {
  const { pathname } = useLocation()
  const isAt = (address: string) => pathname === address || pathname.startsWith(`${address}/`)
  const isBehind = also.some(({ address }) => isAt(address))
  return (
    <Link to={to} aria-current={isAt(to) ? 'page' : isBehind ? 'true' : undefined} className="admin-menu-link">
      <Icon aria-hidden />
      <span>{label}</span>
      {waiting > 0 && (
        <span className="admin-menu-count">
          <span aria-hidden>{waiting}</span>
          <span className="sr-only">{messages.newOrders(waiting)}</span>
        </span>
      )}
    </Link>
  )
}

/** On a phone: all screens of the role. */
export function MoreScreen({ session }: ScreenProps) {
  return (
    <>
      <ScreenTitle>{messages.more}</ScreenTitle>
      <ul className="panel mt-5 divide-y divide-line">
        {screensOf(session).map(({ name, address, Icon }) => (
          <li key={name}>
            <Link to={address} className="flex min-h-14 items-center gap-4 px-5 font-bold">
              <Icon aria-hidden />
              {messages.screens[name]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
