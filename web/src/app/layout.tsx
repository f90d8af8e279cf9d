import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { preloadScreens } from './preload-screens.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import * as messages from './app.messages.en.ts'

// Once the first screen has had the network to itself.
const MS_BEFORE_PRELOAD = 3000

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { token } = useSession()
  // Spec 4: the wish list is fetched whenever the token is set. (The bar does the same for the cart.)
  useWishlist({ isEnabled: token !== null })
  useScrollRestoration()
  useEffect(() => {
    const timer = setTimeout(() => void preloadScreens(), MS_BEFORE_PRELOAD)
    return () => clearTimeout(timer)
  }, [])

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
      <main id="main" ref={main} tabIndex={-1} className="page flex-1 py-6 outline-none">
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <Footer />
      <Toaster />
    </div>
  )
}

/** A prerendered page is `inert` until it is hydrated, or what is typed before that would be lost. */
function Hydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('inert'), [])
  return null
}
