import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../auth/session.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { Footer } from './footer.tsx'
import { NavBar } from './nav-bar.tsx'
import { preloadScreens } from './screens.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import * as messages from './app.messages.en.ts'

// The first screen has the network to itself until then.
const PRELOAD_DELAY_MS = 3000

export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { token } = useSession()
  // Spec 4: the wish list is loaded whenever the token is set. CartLink does the same for the cart.
  useWishlist({ isEnabled: token !== null })
  useScrollRestoration()
  useEffect(() => {
    const timer = setTimeout(() => void preloadScreens(), PRELOAD_DELAY_MS)
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

/** Removes `inert` from a prerendered page after hydration. Text typed before it would be lost. */
function Hydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('inert'), [])
  return null
}
