import { type ReactNode, Suspense, useDeferredValue, useId } from 'react'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'
import { ClearableField } from '../../ui/clearable-field.tsx'
import { useIsWishing, useWishlist } from '../../wishlist/use-wishlist.ts'
import { messages as wishlistMessages } from '#messages/wishlist'
import { prepareForNothing } from './nothing-to-show.ts'
import { ProductResults } from './product-results.tsx'
import { useNextProductsPage, useProducts } from '../catalog-queries.ts'
import { useFilters } from './use-filters.ts'
import { messages as catalogMessages } from '#messages/catalog'

interface ProductListProps {
  /** The screen's title, which stands beside the field; without it a heading of this section does. */
  readonly title?: ReactNode
  readonly typed: string
  readonly onType: (text: string) => void
}

// Code that the first products do not wait for. Without it the list is still a list.
const ListTools = lazyPart(async () => {
  await new Promise<void>(whenIdle)
  return (await import('./list-tools.tsx')).ListTools
})

/** The product list of /Products, which is also the product section of Home. */
export function ProductList({ title, typed, onType }: ProductListProps) {
  const searchId = useId()
  const products = useProducts()
  const isPaged = useNextProductsPage() !== undefined
  // Spec 2: products on the wish list are marked, by the layout, which has already requested the list (spec 4).
  const wishlist = useWishlist({ isEnabled: true })
  const isWishing = useIsWishing()
  useFailureToast(products, catalogMessages.productsFailed)
  useFailureToast({ ...wishlist, isError: wishlist.isError && products.isSuccess }, wishlistMessages.loadFailed)
  // Typing never waits for the list to render.
  const sought = useDeferredValue(typed)
  const filters = useFilters(sought, products.data)
  const tools = products.data?.length ? { products: products.data, isPaged, typed, filters } : undefined

  return (
    <section aria-labelledby={`${searchId}-heading`}>
      <div className="list-head">
        {title}
        <h2 id={`${searchId}-heading`} className={title ? 'sr-only' : 'text-2xl sm:text-3xl'}>
          {catalogMessages.allProducts}
        </h2>
        <div className="list-search">
          <label htmlFor={searchId} className="list-search-label">
            {catalogMessages.searchLabel}
          </label>
          <ClearableField
            id={searchId}
            placeholder={catalogMessages.searchPlaceholder}
            value={typed}
            onFocus={prepareForNothing}
            onType={onType}
            hasButton={typed !== ''}
            className="lg:flex-1"
          />
        </div>
      </div>
      <Suspense fallback={<ToolsToCome />}>
        {tools ? <ListTools {...tools} /> : products.isPending && <ToolsToCome />}
      </Suspense>
      <div className="relative flow-root min-h-60">
        <ProductResults typed={sought} filters={filters} onPick={onType} />
        {(products.isPending || isWishing) && <SpinnerOverlay isClear={!isWishing} />}
      </div>
    </section>
  )
}

/** Takes the space of the aisles and of the line that tells what is shown. */
export function ToolsToCome() {
  return (
    <>
      <div className="aisles" />
      <div className="shown" />
    </>
  )
}
