import { paths } from '@baqala/contract/paths'
import { createElement, type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { SiteName } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { Toaster } from '@baqala/kit/ui/toaster.tsx'
import { useLater } from '@baqala/kit/ui/use-later.ts'
import { whenIdle } from '@baqala/kit/ui/when-idle.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { Footer } from './footer/footer.tsx'
import { NavBar } from './bar/nav-bar.tsx'
import { LaterDelivery } from './bar/later-delivery.tsx'
import { LaterStatus } from './later-status.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { messages } from '#messages/app'
import { messages as shop } from '#messages/shop'

const loadCartStrip = async () => (await import('../cart/cart-strip.tsx')).CartStrip

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { token } = useSession()
  // Spec 4: the wish list is loaded whenever the token is set. CartLink does the same for the cart.
  useWishlist({ isEnabled: token !== null })
  useScrollRestoration()
  const { pathname } = useLocation()
  const cartStrip = useLater(whenIdle, loadCartStrip)

  function skipToMain(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" onClick={skipToMain} className="skip-link">
        {messages.skipToContent}
      </a>
      <NavBar />
      <LaterStatus />
      <main id="main" ref={main} tabIndex={-1} className="page flex-1 pt-2 pb-6 outline-none sm:pt-6">
        {pathname === paths.home && <LaterDelivery className="home-delivery" />}
        <SiteName value={shop.shopName}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
            <Hydrated />
          </Suspense>
        </SiteName>
        {token && cartStrip && createElement(cartStrip)}
      </main>
      <Footer />
      <Toaster />
    </div>
  )
}

/** Lets the controls of a prerendered page go after hydration (shell/pages.ts). */
function Hydrated() {
  useEffect(() => {
    const root = document.getElementById('root')
    root?.removeAttribute('data-waits')
    for (const control of root?.querySelectorAll('[inert]') ?? []) control.removeAttribute('inert')
  }, [])
  return null
}
