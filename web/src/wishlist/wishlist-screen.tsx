import type { WishedProduct } from '@baqala/contract/wishlist'
import { useId, useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useFailureToast } from '../api/use-failure-toast.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { Price } from '../ui/price.tsx'
import { GoodsCells, GoodsTable, GoodsTableSkeleton, RemoveButton } from '../cart/goods-table.tsx'
import { stockNote } from '../ui/stock-note.ts'
import { AddingSpinner, AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { useIsOurs, useSession } from '../auth/session.ts'
import { WaitButton } from './wait-button.tsx'
import { changeWishlist, useIsWishing, useWishlist } from './use-wishlist.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages as shop } from '#messages/shop'
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

function Wishlist({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const wishlist = useWishlist({ isEnabled: true })
  const isWishing = useIsWishing()
  useFailureToast(wishlist, messages.screenLoadUnreachable, messages.screenLoadRefused)
  const isHydrated = useHydrated()
  const products = isHydrated ? wishlist.data?.data : undefined

  if (isHydrated && !products && wishlist.isError) {
    if (!isSignedIn) return <EmptyWishlist to={paths.login} label={shop.login} />
    return <LoadFailed text={messages.cannotBeShown} onRetry={() => void wishlist.refetch()} />
  }
  if (!products) return <WishlistSkeleton />
  return (
    <>
      {products.length === 0 ? (
        <EmptyWishlist />
      ) : (
        <GoodsTable label={messages.title} columns={messages.columns}>
          {products.map((product) => (
            <WishlistRow key={product._id} product={product} />
          ))}
        </GoodsTable>
      )}
      {(isWishing || wishlist.isFetching) && <SpinnerOverlay label={uiMessages.updating} />}
    </>
  )
}

function EmptyWishlist(link: { to?: string; label?: string }) {
  return <EmptyState image="/images/empty-wishlist.svg" text={messages.empty} {...link} />
}

function WishlistSkeleton() {
  return (
    <>
      <div aria-hidden>
        <GoodsTableSkeleton
          columns={messages.columns}
          cells={{
            'wish-price': 'h-lh w-20',
            'wish-action': 'h-lh w-12',
            'wish-add': 'h-11 w-full max-w-48 rounded-full md:w-48',
          }}
        />
      </div>
      <SpinnerOverlay isClear />
    </>
  )
}

function WishlistRow({ product }: { readonly product: WishedProduct }) {
  const { _id } = product
  const titleId = useId()
  const note = stockNote(product.quantity)
  const isOurs = useIsOurs()

  return (
    <tr role="row" data-sold-out={product.quantity === 0 || undefined}>
      <GoodsCells product={product} productId={_id} titleId={titleId}>
        {note && <p className="text-sm font-bold text-tomato-ink">{note}</p>}
        {product.quantity === 0 && isOurs && (
          <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <WaitButton productId={_id} describedBy={titleId} />
          </div>
        )}
      </GoodsCells>
      <td role="cell" className="wish-price whitespace-nowrap tabular">
        <Price product={product} size="small" />
      </td>
      <td role="cell" className="wish-action">
        <RemoveButton
          describedBy={titleId}
          onRemove={() => changeWishlist({ productId: _id, action: 'remove', madeOn: 'wish-list screen' })}
        />
      </td>
      <td role="cell" className="wish-add whitespace-nowrap">
        <span className="relative inline-grid w-full max-w-48 md:w-48">
          <AddToCartButton product={product} />
          <AddingSpinner productId={_id} isOnButton />
        </span>
      </td>
    </tr>
  )
}
