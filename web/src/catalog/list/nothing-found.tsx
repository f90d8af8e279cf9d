import { Button } from '@baqala/kit/ui/button.tsx'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { foundQuery } from '../found-query.ts'
import { useIsOurs } from '../../auth/session.ts'
import { areNarrow, filterProducts } from '../product-filters.ts'
import { asTyped, type Named, namesOf, shownName } from '../category-names.ts'
import { ProductLine } from '../product/product-line.tsx'
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx'
import { useFilters } from './use-filters.ts'
import { WholeShop } from './whole-shop.tsx'
import { messages } from '#messages/filters'

interface NothingFoundProps {
  readonly typed: string
  readonly categories: readonly Named[]
  readonly onPick: (category: string) => void
}

/**
 * An empty result. The field compares the names of categories and nothing else (specification 5), so it offers the search of the
 * whole shop, and the categories: at first those that hold the text, and the rest folded below the products.
 */
export function NothingFound({ typed, categories, onPick }: NothingFoundProps) {
  const sought = asTyped(typed)
  const filters = useFilters(typed, undefined)
  const isNarrow = areNarrow(filters)
  const { found, isNone, isOffered } = useFoundProducts(typed.trim(), isNarrow ? MOST_FOUND : FOUND)
  const left = filterProducts(found?.data ?? [], filters).slice(0, FOUND)
  const holding = categories.filter((each) => sought && namesOf(each).some((name) => name.includes(sought)))

  return (
    <div className="panel px-5 py-6 text-center sm:py-10">
      {isOffered && (
        <WholeShop typed={typed.trim()} count={isNarrow ? undefined : found?.results} className="text-lg font-bold" />
      )}
      {!typed && <p className="text-xl font-bold">{messages.noProducts}</p>}
      {categories.length > 0 && <p className="mt-1 text-ink-soft">{hintOf(isOffered, isNone)}</p>}
      <Categories categories={holding} onPick={onPick} look="leaf" />
      {left.length > 0 && (
        <ul aria-label={messages.foundInTheShop} className="mt-4 grid gap-3 text-start lg:grid-cols-2">
          {left.map((product) => (
            <li
              key={product._id}
              data-sold-out={product.quantity === 0 || undefined}
              className="flex flex-wrap items-center gap-3 rounded-card border border-line p-2"
            >
              <ProductLine product={product} />
              <AddToCartButton product={product} className="shrink-0" />
            </li>
          ))}
        </ul>
      )}
      {categories.length > 0 && (
        <details open={!isOffered} className="mt-5">
          <summary className="text-link min-h-11 cursor-pointer content-center">
            {holding.length > 0 ? messages.otherCategories : messages.allCategories}
          </summary>
          <Categories categories={categories.filter((each) => !holding.includes(each))} onPick={onPick} look="quiet" />
        </details>
      )}
    </div>
  )
}

function hintOf(isOffered: boolean, isNone: boolean): string {
  if (isNone) return messages.notInTheShop
  return isOffered ? messages.listSearchesCategories : messages.searchesCategories
}

type CategoriesProps = Omit<NothingFoundProps, 'typed'> & { readonly look: 'leaf' | 'quiet' }

function Categories({ categories, onPick, look }: CategoriesProps) {
  if (categories.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {categories.map(shownName).map((category) => (
        <li key={category}>
          <Button onClick={() => onPick(category)} look={look} text={category} />
        </li>
      ))}
    </ul>
  )
}

const FOUND = 8
// Filters leave some of them; the search gives no more at once.
const MOST_FOUND = 50
const DEBOUNCE_MS = 250

/**
 * The products of the whole shop for a text in which the list's own field finds nothing. A failure is nobody's concern. Nothing is
 * asked of a server without the search.
 */
function useFoundProducts(typed: string, limit: number) {
  const isAsked = useIsOurs() && typed !== ''
  const settled = useDebounced(typed, DEBOUNCE_MS)
  const { data, isError, isPlaceholderData } = useQuery({
    ...foundQuery(settled, limit, true),
    enabled: isAsked && settled !== '',
    // The answer to the text before keeps the fold of the categories as it is, but is never shown for a newer text.
    placeholderData: keepPreviousData,
  })
  const isNone = isAsked && data?.results === 0
  return {
    found: isAsked && settled === typed && !isPlaceholderData ? data : undefined,
    /** The whole shop has nothing for it either. */
    isNone,
    /** The whole shop is worth a search: it has something, or has not answered yet. */
    isOffered: isAsked && !isNone && !isError,
  }
}
