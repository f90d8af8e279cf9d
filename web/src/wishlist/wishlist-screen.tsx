import { useState } from 'react'
import { Navigate } from 'react-router'
import { LoadFailure } from '../api/load.ts'
import { useSession } from '../auth/session.tsx'
import { paths } from '@baqala/contract/paths'
import { EmptyState } from '@baqala/kit/ui/empty-state.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner, SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useFailureToast } from '@baqala/kit/ui/use-failure-toast.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useIsWishing, useWishlist } from './use-wishlist.ts'
import { WishlistTable } from './wishlist-table.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/wishlist-screen'

/** Specification 6: open to everyone. Signing out here redirects to /Login, as on every screen. */
export function WishlistScreen() {
  const { token } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (token && !wasSignedIn) setWasSignedIn(true)
  if (!token && wasSignedIn) return <Navigate to={paths.login} replace />
  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle tabTitle={messages.tabTitle} className="screen-title mb-4">
        {messages.title}
      </ScreenTitle>
      <div className="relative">
        <Wishlist isSignedIn={token !== null} />
      </div>
    </div>
  )
}

function Wishlist({ isSignedIn }: { isSignedIn: boolean }) {
  const wishlist = useWishlist({ isEnabled: true })
  const isWishing = useIsWishing()
  const isRefused = wishlist.error instanceof LoadFailure && wishlist.error.outcome.kind === 'refused'
  useFailureToast(wishlist, isRefused ? messages.screenLoadRefused : messages.screenLoadUnreachable)
  const isHydrated = useHydrated()
  const products = isHydrated ? wishlist.data?.data : undefined

  if (isHydrated && !products && wishlist.isError) {
    if (!isSignedIn) return <EmptyWishlist to={paths.login} label={messages.login} />
    return <LoadFailed text={messages.cannotBeShown} onRetry={() => void wishlist.refetch()} />
  }
  if (!products) return <PageSpinner />
  return (
    <>
      {products.length === 0 ? (
        <EmptyWishlist to={paths.products} label={messages.browseProducts} />
      ) : (
        <WishlistTable products={products} />
      )}
      {(isWishing || wishlist.isFetching) && <SpinnerOverlay label={uiMessages.updating} />}
    </>
  )
}

function EmptyWishlist(link: { to: string; label: string }) {
  return <EmptyState image="/images/empty-wishlist.svg" text={messages.empty} {...link} />
}
