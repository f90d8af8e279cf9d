import type { Product } from '@baqala/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { useServerFeatures } from '../../auth/server-features.ts'
import { X } from '@baqala/kit/ui/icons.tsx'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { categoriesQuery } from '../catalog-queries.ts'
import { categoriesOf, isCalled } from '../categories-of.ts'
import { anyOnSale, searchWith, typedBeside } from '../filtered-address.ts'
import { areNarrow, filterProducts, filtersIn, type ProductFilters, SORT_NAMES } from '../product-filters.ts'
import { searchByCategory } from '../search-by-category.ts'
import { type Named, shownName } from '../shown-name.ts'
import { STAY } from './stay.ts'
import { useAisleChips } from './use-aisle-chips.ts'
import { brandName, subcategoryName, whatIsShown } from './what-is-shown.ts'
import { messages as catalogMessages } from '#messages/catalog'
import { messages } from '#messages/filters'
import './list-tools.css'

export interface ListToolsProps {
  /** The whole catalogue, or the first page of one that comes by pages. */
  readonly products: readonly Product[]
  readonly isPaged: boolean
  readonly typed: string
  readonly filters: ProductFilters
}

/** Stands beside the field. Of a catalogue that comes by pages only the server can sort. */
export function SortAndSale({ products, isPaged, typed, filters }: ListToolsProps) {
  const selectId = useId()
  const { sortsProducts } = useServerFeatures()
  const navigate = useNavigate()
  if (isPaged && !sortsProducts) return null
  const hasSale = isPaged || filters.isOnSale || anyOnSale(products)
  function show(changed: Partial<ProductFilters>) {
    // The address as it is: a press may come before the list has followed the one before.
    const now = window.location.search
    const { isOnSale, sort } = filtersIn(now)
    void navigate({ search: searchWith(now, { ...filters, isOnSale, sort, ...changed }, typed) }, STAY)
  }

  return (
    <>
      {hasSale && (
        <button
          type="button"
          aria-pressed={filters.isOnSale}
          onClick={() => show({ isOnSale: !filters.isOnSale })}
          className="chip"
        >
          {messages.onSale}
        </button>
      )}
      <label htmlFor={selectId} className="sr-only">
        {messages.sortLabel}
      </label>
      <span className="chip select-frame sort-select">
        <select
          id={selectId}
          value={filters.sort ?? ''}
          onChange={({ target }) => show({ sort: SORT_NAMES.find((name) => name === target.value) })}
        >
          <option value="">{messages.shopsOrder}</option>
          {SORT_NAMES.filter((name) => hasSale || name !== 'saving').map((name) => (
            <option key={name} value={name}>
              {messages.sorts[name]}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}

/** The categories as links that stay in reach while the list scrolls, and below them what is shown. */
export function Aisles({ products, isPaged, typed, filters }: ListToolsProps) {
  const all = useQuery({ ...categoriesQuery, enabled: isPaged })
  const categories = isPaged ? (all.data ?? []) : categoriesOf(products)
  const { search } = useLocation()
  const { start, bar, row } = useAisleChips(search)
  const to = (changed: Partial<ProductFilters>, text = typed) => searchWith(search, { ...filters, ...changed }, text)
  // A category that was typed whole, or picked on Home, is chosen as well.
  const isChosen = (category: Named) =>
    filters.category.includes(category.name) || (filters.category.length === 0 && isCalled(category, typed.trim()))
  const isAnyChosen = categories.some(isChosen) || filters.subcategory.length > 0
  const without = (values: readonly string[], value: string) => values.filter((each) => each !== value)

  return (
    <>
      <div ref={start} className="aisles-start" />
      <div ref={bar} className="aisles">
        <ul ref={row} aria-label={messages.aisles} className="aisle-row">
          {filters.brand.map((slug) => (
            <Chip key={`brand ${slug}`} to={to({ brand: without(filters.brand, slug) })} isChosen removes>
              {catalogMessages.byBrand(brandName(slug, products))}
            </Chip>
          ))}
          {filters.subcategory.map((slug) => (
            <Chip key={`sub ${slug}`} to={to({ subcategory: without(filters.subcategory, slug) })} isChosen removes>
              {subcategoryName(slug, products)}
            </Chip>
          ))}
          <Chip to={to({ category: [], subcategory: [] }, '')} isChosen={!isAnyChosen && typed === ''}>
            {messages.allAisles}
          </Chip>
          {categories.map((category) => (
            <Chip
              key={category.name}
              to={to({ category: [category.name], subcategory: [] }, typedBeside(category, typed))}
              isChosen={isChosen(category)}
            >
              {shownName(category)}
            </Chip>
          ))}
        </ul>
      </div>
      {!isPaged && <Shown products={products} typed={typed} filters={filters} />}
    </>
  )
}

interface ChipProps {
  readonly to: string
  readonly isChosen: boolean
  readonly removes?: boolean
  readonly children: ReactNode
}

function Chip({ to, isChosen, removes = false, children }: ChipProps) {
  return (
    <li>
      <Link to={{ search: to }} {...STAY} aria-current={isChosen || undefined} className="chip">
        {children}
        {removes && <X size={16} role="img" aria-label={messages.remove} />}
      </Link>
    </li>
  )
}

// Letters typed in quick succession are told once.
const TOLD_AFTER_MS = 500

/** Describes the list. If the field itself finds nothing, NothingFound tells it. */
function Shown({ products, typed, filters }: Omit<ListToolsProps, 'isPaged'>) {
  const found = searchByCategory(products, typed)
  const left = filterProducts(found, filters)
  const text = found.length === 0 ? '' : whatIsShown(left.length, filters, typed, products)
  const told = useDebounced(text, TOLD_AFTER_MS)
  return (
    <p role="status" className={left.length === 0 && areNarrow(filters) ? 'sr-only' : 'shown'}>
      {told}
    </p>
  )
}
