import { useDeferredValue, useId } from 'react'
import { SpinnerOverlay } from '../ui/spinner.tsx'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { useIsWishing, useWishedIds, useWishlist } from '../wishlist/use-wishlist.ts'
import * as wishlistMessages from '../wishlist/wishlist.messages.en.ts'
import { ProductResults } from './product-results.tsx'
import { useProducts } from './catalog-queries.ts'
import * as catalogMessages from './catalog.messages.en.ts'

interface ProductListProps {
  readonly heading?: string
  /** The text in the search field. */
  readonly typed: string
  readonly onType: (text: string) => void
}

/** The product list of /Products, which is also the product section of Home. */
export function ProductList({ heading, typed, onType }: ProductListProps) {
  const searchId = useId()
  const products = useProducts()
  // Spec 2: products on the wish list are marked. The layout has already requested the wish list (spec 4).
  const wishlist = useWishlist({ isEnabled: true })
  const wishedIds = useWishedIds(wishlist.data)
  const isWishing = useIsWishing()
  useFailureToast(products, catalogMessages.productsFailed)
  useFailureToast({ ...wishlist, isError: wishlist.isError && products.isSuccess }, wishlistMessages.loadFailed)
  // Typing never waits for the list to render.
  const sought = useDeferredValue(typed)

  return (
    <section aria-labelledby={`${searchId}-heading`}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-4 lg:items-center">
        <h2 id={`${searchId}-heading`} className={heading ? 'text-2xl sm:text-3xl' : 'sr-only'}>
          {heading ?? catalogMessages.allProducts}
        </h2>
        <div className="w-full sm:max-w-sm lg:flex lg:max-w-lg lg:items-center lg:gap-3">
          <label htmlFor={searchId} className="mb-1 block text-sm font-bold text-ink-soft lg:mb-0 lg:shrink-0">
            {catalogMessages.searchLabel}
          </label>
          <input
            id={searchId}
            type="text"
            placeholder={catalogMessages.searchPlaceholder}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            autoComplete="off"
            className="field-input"
          />
        </div>
      </div>
      <div className="relative min-h-60">
        <ProductResults typed={sought} wishedIds={wishedIds} onPick={onType} />
        {(products.isPending || isWishing) && <SpinnerOverlay isClear={!isWishing} />}
      </div>
    </section>
  )
}
