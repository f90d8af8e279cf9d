import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../api/load.ts'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { focusNeighbour } from '../ui/focus-neighbour.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { PageSpinner, SpinnerOverlay } from '../ui/spinner.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { CartTable } from './cart-table.tsx'
import type { CartReply } from './cart-state.ts'
import { changeCart, useCart } from './use-cart.ts'
import * as uiMessages from '../ui/ui.messages.en.ts'
import * as messages from './cart.messages.en.ts'

export function CartScreen() {
  const { cart, query, hasFailed, isChanging } = useCart({ isFetchedOnOpening: true })
  const isRefused = query.error instanceof LoadFailure && query.error.outcome.kind === 'refused'
  useFailureToast(query, isRefused ? messages.loadRefused : messages.loadUnreachable)

  return (
    <div className="mx-auto min-h-dvh max-w-5xl">
      <ScreenTitle tabTitle={messages.tabTitle} className="screen-title mb-4">
        {messages.title}
      </ScreenTitle>
      <div className="relative">
        {cart && <CartContent cart={cart} />}
        {!cart && hasFailed && <LoadFailed text={messages.cannotBeShown} onRetry={() => void query.refetch()} />}
        {!cart && !hasFailed && <PageSpinner />}
        {cart && (isChanging || query.isFetching) && <SpinnerOverlay label={uiMessages.updating} />}
      </div>
    </div>
  )
}

export function CartContent({ cart }: { cart: CartReply }) {
  const { products, totalCartPrice } = cart.data

  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears with the table; the focus moves to the heading.
    focusNeighbour(currentTarget)
    changeCart({ kind: 'clear' })
  }

  if (products.length === 0) {
    return (
      <EmptyState
        image="/images/empty-cart.svg"
        text={messages.empty}
        to={paths.products}
        label={messages.browseProducts}
      />
    )
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-xl font-extrabold" aria-live="polite">
          {messages.totalPrice}
          <span className="text-leaf-ink">{egp(totalCartPrice)}</span>
        </p>
        <button type="button" onClick={handleClear} className="button button-danger">
          {messages.clearCart}
        </button>
      </div>
      <CartTable items={products} />
      <div className="mt-5 flex justify-end">
        <Link to={paths.payment} className="button button-leaf min-h-13 w-full px-10 text-lg sm:w-auto">
          {messages.checkout}
        </Link>
      </div>
    </>
  )
}
