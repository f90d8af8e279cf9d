import { useQuery } from '@tanstack/react-query'
import { load } from '../../api/load.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { CACHE_TIMES, useNextProductsPage, useProducts } from '../catalog-queries.ts'
import { filterProducts, productsPath } from '../product-filters.ts'
import { messages } from '#messages/filters'

/** A category, subcategory or brand: as the address names it, and by its id. */
export interface Shelf {
  readonly kind: 'category' | 'subcategory' | 'brand'
  readonly key: string
  readonly id: string
}

const SHOWN = 5

export function pathOf({ kind, key }: Shelf): string {
  return productsPath({ [kind]: [key] })
}

/**
 * How many products are on a shelf, and some of them for their pictures; undefined until it is known, and for good if products do not
 * tell where they stand.
 */
export function useProductsOn(shelf: Shelf) {
  const { data: products } = useProducts()
  const isPaged = useNextProductsPage() !== undefined
  const asked = useQuery({
    ...CACHE_TIMES,
    queryKey: ['products on', shelf.kind, shelf.id],
    queryFn: ({ signal }) =>
      load('listProducts', { query: { [`${shelf.kind}[in]`]: shelf.id, limit: `${SHOWN}` }, signal }),
    enabled: isPaged,
  })
  if (isPaged) return asked.data && { count: asked.data.results ?? asked.data.data.length, some: asked.data.data }
  if (!products) return undefined
  const found = filterProducts(products, { [shelf.kind]: [shelf.key] })
  return found.length === 0 ? undefined : { count: found.length, some: found.slice(0, SHOWN) }
}

export function SeeProducts({ shelf }: { readonly shelf: Shelf }) {
  const goods = useProductsOn(shelf)
  if (!goods || goods.count === 0) return null
  return (
    <Link to={pathOf(shelf)} className="see-products">
      <span className="flex gap-2" aria-hidden>
        {goods.some.map(({ _id, imageCover }) => (
          <span key={_id} className="min-w-0 flex-1 overflow-hidden rounded-xl bg-well">
            <Picture url={imageCover} alt="" />
          </span>
        ))}
      </span>
      <span className="button button-leaf">{messages.seeProducts(goods.count)}</span>
    </Link>
  )
}

/** The short name of a category or brand in URLs, which the specification shows (2): small, as few shoppers read it. */
export function Slug({ children }: { children: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {messages.slug}
      <span>{children}</span>
    </p>
  )
}
