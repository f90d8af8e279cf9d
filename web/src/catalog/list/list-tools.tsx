import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, type To, useLocation, useNavigationType } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { useIsOurs } from '../../auth/session.ts'
import { X } from '@baqala/kit/ui/icons.tsx'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { categoriesQuery } from '../catalog-queries.ts'
import { categoriesOf, categoriesTyped, isCalled, type Named, searchByCategory, shownName } from '../category-names.ts'
import { filterProducts, STAY, typedBeside } from '../product-filters.ts'
import { type ListToolsProps, SortAndSale } from './sort-and-sale.tsx'
import { useNarrowing } from './use-filters.ts'
import { WholeShop } from './whole-shop.tsx'
import { brandName, subcategoryName, whatIsShown } from './what-is-shown.ts'
import { messages as catalogMessages } from '#messages/catalog'
import { messages } from '#messages/filters'
import './list-tools.css'
import '@baqala/kit/ui/forms/select-frame.css'

/** The categories as links, the order and the sale, which stay in reach while the list scrolls, and below them what is shown. */
export function ListTools({ products, isPaged, typed, filters }: ListToolsProps) {
  const all = useQuery({ ...categoriesQuery, enabled: isPaged })
  const categories = isPaged ? (all.data ?? []) : categoriesOf(products)
  const { search } = useLocation()
  const { start, bar, row } = useAisleChips(search, typed)
  const to = useNarrowing(filters, typed)
  const areTyped: readonly Named[] = filters.category.length === 0 ? categoriesTyped(categories, typed) : []
  // A category that was typed, or picked on Home, is chosen as well.
  const isChosen = (category: Named) => filters.category.includes(category.name) || areTyped.includes(category)
  const isAnyChosen = categories.some(isChosen) || filters.subcategory.length > 0
  const without = (values: readonly string[], value: string) => values.filter((each) => each !== value)

  return (
    <>
      <div ref={start} className="aisles-start" />
      <div ref={bar} className="aisles">
        <ul ref={row} aria-label={messages.aisles} className="aisle-row">
          {filters.brand.map((slug) => (
            <Chip key={slug} to={to((was) => ({ brand: without(was.brand, slug) }))} isChosen removes>
              {catalogMessages.byBrand(brandName(slug, products))}
            </Chip>
          ))}
          {filters.subcategory.map((slug) => (
            <Chip key={slug} to={to((was) => ({ subcategory: without(was.subcategory, slug) }))} isChosen removes>
              {subcategoryName(slug, products)}
            </Chip>
          ))}
          <Chip to={to(() => ({ category: [], subcategory: [], typed: '' }))} isChosen={!isAnyChosen && typed === ''}>
            {messages.allAisles}
          </Chip>
          {categories.map((category) => (
            <Chip
              key={category.name}
              to={to((was) => ({
                category: [category.name],
                subcategory: [],
                typed: typedBeside(category, was.typed),
              }))}
              isChosen={isChosen(category)}
            >
              {shownName(category)}
            </Chip>
          ))}
        </ul>
        <SortAndSale products={products} isPaged={isPaged} typed={typed} filters={filters} />
      </div>
      {/* The results of a paged list tell it in this place. */}
      {isPaged ? <div className="shown" /> : <Shown products={products} typed={typed} filters={filters} />}
    </>
  )
}

interface ChipProps {
  readonly to: To
  readonly isChosen: boolean
  readonly removes?: boolean
  readonly children: ReactNode
}

function Chip({ to, isChosen, removes = false, children }: ChipProps) {
  return (
    <li>
      {/* A chip that is cut off stays so for a keyboard: browsers scroll only to what is out of sight. */}
      <Link
        to={to}
        {...STAY}
        aria-current={isChosen || undefined}
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="chip"
      >
        {children}
        {removes && <X size={16} role="img" aria-label={messages.remove} />}
      </Link>
    </li>
  )
}

// Letters typed in quick succession are told once, and a press at once.
const TOLD_AFTER_MS = 500

/** Describes the list, also one in which the field finds nothing: in its own place, which stands before there is anything to say. */
function Shown({ products, typed, filters }: Omit<ListToolsProps, 'isPaged'>) {
  const found = searchByCategory(products, typed)
  const left = filterProducts(found, filters)
  const text =
    found.length === 0 ? messages.noAisleBeginsWith(typed) : whatIsShown(left.length, filters, typed, products)
  const told = useDebounced(text, typed === '' ? 0 : TOLD_AFTER_MS)
  const hasSearch = useIsOurs()
  const sought = typed.trim()
  const isSought = sought !== '' && found.length > 0 && !found.some(({ category }) => isCalled(category, sought))
  return (
    <>
      <p role="status" className={left.length === 0 && found.length > 0 ? 'sr-only' : 'shown'}>
        {told}
      </p>
      {hasSearch && isSought && <WholeShop typed={sought} className="mb-2 text-sm sm:text-base" />}
    </>
  )
}

/** Keeps the chips below the shop's bar, the chosen one in sight, and another list at its beginning. */
function useAisleChips(search: string, typed: string) {
  // Stands where the chips do while the list is not scrolled.
  const start = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const type = useNavigationType()
  const shown = useRef(search)

  // The bar is higher with the search open or with large text. Whether it stays in view, its style tells (app.css).
  useLayoutEffect(() => {
    const header = document.querySelector('header')
    if (!header) return undefined
    const resizes = new ResizeObserver(() => bar.current?.style.setProperty('--below-bar', `${header.offsetHeight}px`))
    resizes.observe(header)
    return () => resizes.disconnect()
  }, [])

  useEffect(() => {
    const chosen = [...(row.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1)
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 })
    const isAnother = shown.current !== search
    shown.current = search
    // Back has its own place. Any other list begins in sight, also if this one was scrolled far down or began below.
    if (!isAnother || type === NavigationType.Pop) return
    const at = start.current?.getBoundingClientRect().top ?? 0
    const stuckAt = bar.current?.getBoundingClientRect().top ?? 0
    if (at < stuckAt - 1 || at > window.innerHeight / 2) start.current?.scrollIntoView()
  }, [search, typed, type])

  return { start, bar, row }
}
