import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { Menu, X } from '../ui/icons.tsx'
import { BarMenu } from './bar-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { Logo } from './logo.tsx'
import * as messages from './app.messages.en.ts'

export function NavBar() {
  const { token } = useSession()
  const { pathname } = useLocation()
  // Stores the screen's path, so that a navigation closes the menu.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname
  const setIsOpen = (opens: boolean) => setOpenOn(opens ? pathname : undefined)
  const toggle = useRef<HTMLButtonElement>(null)

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
          <BarMenu isOpen={isOpen} onSignOut={() => setIsOpen(false)} />
          {token && <CartLink />}
        </div>
      </nav>
      <div className="awning" />
    </header>
  )
}
