import { paths } from '@baqala/contract/paths'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useIsDrawnAsOurs, useSession } from '../auth/session.ts'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { SiteName } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { Toaster } from '@baqala/kit/ui/toaster.tsx'
import { afterLoad, laterPart, whenIdle } from '@baqala/kit/ui/later-part.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { WishedIds } from '../wishlist/wishlist-heart.tsx'
import { NavBar } from './bar/nav-bar.tsx'
import { LaterDelivery } from './bar/later-delivery.tsx'
import { preloadScreens } from './screens.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { messages } from '#messages/app'
import { messages as shop } from '#messages/shop'

const CartStrip = laterPart(async () => (await import('../cart/cart-strip.tsx')).CartStrip)
// Below the window at first. Its space is reserved (app.css).
const FooterContent = laterPart(async () => (await import('./footer/footer-content.tsx')).FooterContent)

// The first screen has the network and the processor to itself until it has loaded, and so long after it.
const STATUS_AFTER_MS = 3000
// A picture that does not come keeps nobody's changes waiting.
const STATUS_AT_LATEST_MS = 10_000

/** Serves a shop without a network. The code of the other screens is loaded at the same time. */
const ShopStatus = laterPart(
  async () => (await import('./shop-status.tsx')).ShopStatus,
  (callback) => {
    const begin = () => {
      callback()
      // A page that is closed meanwhile has no idle time left to wait for.
      preloadScreens().catch(() => {})
    }
    if (isOffline()) return whenIdle(begin)
    let timer = setTimeout(begin, STATUS_AT_LATEST_MS)
    const cancel = afterLoad(() => {
      clearTimeout(timer)
      timer = setTimeout(begin, STATUS_AFTER_MS)
    })
    addEventListener('offline', begin)
    return () => {
      cancel()
      clearTimeout(timer)
      removeEventListener('offline', begin)
    }
  },
)

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { token } = useSession()
  useScrollRestoration()
  const { pathname } = useLocation()
  // Screens of our own, for which no page is prerendered.
  const own = useIsDrawnAsOurs() ? (['orders', 'search'] as const).find((name) => paths[name] === pathname) : undefined

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
      {/* Its place is always there: inserting a sibling of the bars would restyle the whole page. shell/page.ts knows its id. */}
      <div id="below-bars">
        <ShopStatus />
      </div>
      <main id="main" ref={main} tabIndex={-1} className="page flex-1 pt-2 pb-6 outline-none sm:pt-6">
        {pathname === paths.home && <LaterDelivery className="home-delivery" />}
        <SiteName value={shop.shopName}>
          <WishedIdsProvider>
            <Suspense fallback={<PageSpinner title={own && shop[own]} width={own === 'orders' ? 'max-w-5xl' : ''} />}>
              <Outlet />
              <Hydrated />
            </Suspense>
          </WishedIdsProvider>
        </SiteName>
        {token && <CartStrip />}
      </main>
      <footer className="footer mt-10 border-t border-line bg-paper">
        <FooterContent />
      </footer>
      <Toaster />
    </div>
  )
}

/** Its answer renders the hearts again, and neither the bars nor the screen. */
function WishedIdsProvider({ children }: { readonly children: ReactNode }) {
  // Spec 4: the wish list is loaded whenever the token is set. CartLink does the same for the cart.
  const { data: wishlist } = useWishlist({ isEnabled: useSession().token !== null })
  const wishedIds = useMemo(() => new Set(wishlist?.data?.map(({ _id }) => _id)), [wishlist])
  return <WishedIds value={wishedIds}>{children}</WishedIds>
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
