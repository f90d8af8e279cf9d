import type { MouseEvent, ReactNode } from 'react'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { useIsOffline } from '@baqala/kit/api/is-offline.ts'
import { paths } from '@baqala/contract/paths'
import { AreaPromise } from '../delivery/area-promise.tsx'
import { useDeliveryAreas } from '../delivery/delivery-query.ts'
import { egp } from '../ui/egp.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { focusNeighbour } from '@baqala/kit/ui/focus-neighbour.ts'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useFailureToast } from '../api/use-failure-toast.ts'
import { CartTable } from './cart-table.tsx'
import { GoodsTableSkeleton } from './goods-table.tsx'
import { NotInCart } from './not-in-cart.tsx'
import { PutBackOffer, usePutBack } from './put-back.tsx'
import { type CartReply, priceInStock } from './cart-state.ts'
import { useCart } from './use-cart.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/cart-screen'
import { messages as shop } from '#messages/shop'
import './cart-bar.css'
import './cart-screen.css'

/** `note` stands below the lines, where it moves nothing when it comes. */
export function CartScreen({ note }: { readonly note: ReactNode }) {
  const { cart, query, hasFailed, isChanging } = useCart({ isFetchedOnOpening: true })
  const isOffline = useIsOffline()
  const isMissing = !cart && (hasFailed || (isOffline && query.failureCount > 0))
  useFailureToast(query, messages.loadUnreachable, messages.loadRefused)

  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle tabTitle={shop.cart} className="screen-title mb-4">
        {messages.title}
      </ScreenTitle>
      <div className="relative">
        {cart && <CartContent cart={cart} note={note} />}
        {isMissing && (
          <LoadFailed
            text={isOffline ? messages.cannotBeShownOffline : messages.cannotBeShown}
            onRetry={() => void query.refetch()}
          />
        )}
        {!cart && !isMissing && <CartSkeleton />}
        {cart && (isChanging || query.isFetching) && <SpinnerOverlay label={uiMessages.updating} />}
      </div>
    </div>
  )
}

function CartContent({ cart, note }: { readonly cart: CartReply; readonly note: ReactNode }) {
  const { products, change, offered, putBack, isPuttingBack } = usePutBack(cart)
  const { totalCartPrice } = cart.data
  const pieces = products.reduce((sum, { count }) => sum + count, 0)
  const offer = offered.length > 0 && <PutBackOffer items={offered} isBusy={isPuttingBack} onPutBack={putBack} />

  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears with the table; the focus moves to the heading.
    focusNeighbour(currentTarget)
    change({ kind: 'clear' })
  }

  return (
    <>
      <NotInCart className="mb-4" />
      {products.length === 0 ? (
        <EmptyState image="/images/empty-cart.svg" text={messages.empty}>
          {offer}
          {note}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="font-bold text-ink-soft">{messages.size(products.length, pieces)}</p>
            <Button onClick={handleClear} look="danger" text={messages.clearCart} />
          </div>
          <CartDelivery goods={priceInStock(cart)} />
          <CartTable items={products} onChange={change} />
          <div className="cart-bar panel">
            {offer}
            {note}
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="flex-[1_1_6.5rem] text-lg leading-tight font-extrabold sm:text-xl">
                {messages.totalPrice}
                <span className="whitespace-nowrap text-leaf-ink tabular">{egp(totalCartPrice)}</span>
              </p>
              <ButtonLink
                to={paths.payment}
                look="leaf"
                className="min-h-12 flex-[1_1_8rem] text-lg sm:max-w-64"
                text={messages.checkout}
              />
            </div>
          </div>
        </>
      )}
    </>
  )
}

function CartSkeleton() {
  return (
    <>
      <div aria-hidden>
        <div className="mb-4 flex items-center justify-between">
          <div className="shimmer h-lh w-36" />
          <div className="shimmer h-11 w-28 rounded-full" />
        </div>
        <CartDelivery />
        <GoodsTableSkeleton
          columns={messages.columns}
          cells={{
            'cart-count': 'h-11.5 w-30 rounded-full',
            'cart-price': 'h-lh w-20',
            'cart-action': 'h-lh w-12',
          }}
        />
      </div>
      <SpinnerOverlay isClear />
    </>
  )
}

/** It has its height also while the cart or the areas load: nothing below it moves. */
function CartDelivery({ goods }: { readonly goods?: number }) {
  if (useDeliveryAreas()?.data.length === 0) return null
  return <div className="cart-delivery">{goods !== undefined && <AreaPromise goods={goods} countsToFree />}</div>
}
