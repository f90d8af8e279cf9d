import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useLocation, useNavigate } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: To
  /** The state of the history entry that a press makes. */
  readonly state?: unknown
}

/** A link within the site. React Router's own is part of what browser-router.tsx leaves out. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const href = useHref(to)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    // With these keys browsers open a tab or a window, or download.
    const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return
    event.preventDefault()
    // Like the browser's own links: a link to the page that is shown makes no second history entry.
    void navigate(to, { state, replace: href === pathname + search + hash })
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

export function NavLink(props: LinkProps) {
  const { pathname } = useLocation()
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />
}
