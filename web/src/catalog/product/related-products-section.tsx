import type { Product } from '@baqala/contract/catalog'
import { useMemo } from 'react'
import { useIsWishing } from '../../wishlist/use-wishlist.ts'
import { Section } from '@baqala/kit/ui/section.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { relatedProducts } from './related-products.ts'
import { messages } from '#messages/product'

interface RelatedProductsProps {
  readonly products: { readonly data: readonly Product[] | undefined; readonly isPending: boolean }
  readonly categoryName: string
  readonly ownId: string
}

/** Other products of the category. After a failed load it is empty, and the screen shows a toast. */
export function RelatedProducts({ products: { data, isPending }, categoryName, ownId }: RelatedProductsProps) {
  const isWishing = useIsWishing()
  const related = useMemo(() => relatedProducts(data ?? [], categoryName, ownId), [data, categoryName, ownId])
  if (!isPending && related.length === 0) return null
  return (
    <Section title={messages.relatedProducts} titleClass="mb-5 text-2xl sm:text-3xl" className="related-products mt-10">
      <div className="relative">
        {isPending ? <ProductGridSkeleton /> : <ProductGrid products={related} />}
        {(isPending || isWishing) && <SpinnerOverlay isClear={!isWishing} />}
      </div>
    </Section>
  )
}
