import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import type { Category } from '@baqala/contract/groups'
import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useMemo } from 'react'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { shownName } from '../catalog/category-names.ts'
import { productsPath } from '../catalog/product-filters.ts'
import { categoriesQuery, useProducts } from '../catalog/catalog-queries.ts'
import { useRecentOrders } from '../orders/recent-orders.ts'
import { bringIn, GoodsRow } from './goods-row.tsx'
import { RowsToCome } from './rows-to-come.tsx'
import { rowsOf } from './rows-of.ts'
import { messages } from '#messages/rows'
import './home-rows.css'

/** Aisles and rows of goods, made of what Home loads anyway, and of the orders, which come later. Letters typed on Home leave them alone. */
export const HomeRows = memo(function HomeRows() {
  const language = useLanguage()
  const { data: categories, isPending } = useQuery(categoriesQuery)
  const { data: products, isError } = useProducts()
  const { data: recent, isLoading: areOrdersToCome } = useRecentOrders()
  const rows = useMemo(
    () => products && rowsOf(products, recent?.data ?? []),
    // The names of the aisles are in its language.
    // oxlint-disable-next-line react/exhaustive-deps
    [products, recent, language],
  )
  // The first row stays where it is whatever the orders hold: the others wait for them.
  const ready = useMemo(() => (areOrdersToCome ? rows?.slice(0, 1) : rows), [areOrdersToCome, rows])
  // Deferred, so that the browser renders dozens of cards in slices. Only memoized rows are spared the render before.
  const shown = useDeferredValue(ready)

  return (
    <>
      {categories && categories.length > 0 && <AisleTiles categories={categories} />}
      {isPending && <div className="aisle-tiles shimmer" />}
      {shown?.map((row) => (
        <GoodsRow key={row.path} {...row} />
      ))}
      {!isError && <RowsToCome count={rows && rows.length - (shown?.length ?? 0)} />}
    </>
  )
})

/** The ways to the aisles. The carousel further down has the same categories and searches the list below it. */
function AisleTiles({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <nav aria-label={messages.aisles}>
      {/* The links inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul role="list" className="aisle-tiles" onFocus={bringIn}>
        {categories.map((category) => (
          <li key={category._id}>
            <Link to={productsPath({ category: [category.name] })} className="aisle-tile">
              <Picture url={category.image} alt="" />
              <span>{shownName(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
