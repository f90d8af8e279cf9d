import { useNavigate } from 'react-router'
import { NavLink } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { LogOut } from '@baqala/kit/ui/icons.tsx'
import { shop } from '../../../../shop.config.ts'
import { useIsDrawnAsOurs, useSession } from '../../auth/session.ts'
import { signOut } from '../../auth/sign-out.ts'
import { leave } from '../../cart/outbox/waiting.ts'
import { messages } from '#messages/app'
import { messages as names } from '#messages/shop'

// The names of their paths, which are also the names of their sentences.
const SHOPPER_LINKS = ['home', 'cart', 'wishlist', 'products', 'categories', 'brands'] as const
const OUR_LINKS = ['orders', 'account'] as const
const VISITOR_LINKS = ['login', 'register'] as const

/** The bar's links. On narrow screens they are a menu below the bar. */
export function BarMenu({ isOpen }: { isOpen: boolean }) {
  const { token } = useSession()
  const navigate = useNavigate()
  const ourLinks = useIsDrawnAsOurs() ? OUR_LINKS : []
  const links = token ? [...SHOPPER_LINKS, ...ourLinks] : VISITOR_LINKS

  function handleSignOut() {
    signOut()
    // The guard may navigate to /Login as well: `replace` keeps it to one history entry.
    void navigate(paths.login, { replace: true })
  }

  return (
    <div id="menu" data-open={isOpen || undefined} className="bar-menu">
      <ul className={`bar-links ${token ? 'lg:me-auto' : 'lg:ms-auto'}`}>
        {links.map((name) => (
          <li key={name}>
            <NavLink to={paths[name]} className="bar-link">
              {names[name]}
            </NavLink>
          </li>
        ))}
      </ul>
      {token && <SocialLinks />}
      {token && (
        <button type="button" onClick={() => leave(handleSignOut)} className="bar-link justify-self-start">
          <LogOut aria-hidden size={18} className="lg:max-xl:hidden rtl:scale-[-1_1]" />
          {messages.signOut}
        </button>
      )}
    </div>
  )
}

/** Links with symbols of public/images/social.svg, a separate file that keeps the entry chunk small. */
function SocialLinks() {
  return (
    <ul className="flex items-center gap-1 lg:max-xl:gap-0">
      {shop.socialLinks.map(({ name, icon, url }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name} className="bar-button">
            <svg aria-hidden width="1.125rem" height="1.125rem" fill="currentColor">
              <use href={`/images/social.svg#${icon}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
