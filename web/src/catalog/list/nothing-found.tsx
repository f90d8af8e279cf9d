import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useServerFeatures } from '../../auth/server-features.ts'
import { useDebounced } from '@baqala/kit/ui/use-debounced.ts'
import { foundQuery } from '../catalog-queries.ts'
import { categoriesOf } from '../categories-of.ts'
import { asTyped, namesOf } from '../name-as-typed.ts'
import { type Named, shownName } from '../shown-name.ts'
import { messages } from '#messages/filters'

interface NothingFoundProps {
  readonly typed: string
  /** Whose categories are offered. */
  readonly of: readonly { readonly category: Named }[]
  readonly onPick: (category: string) => void
}

const DEBOUNCE_MS = 250

const FoundProducts = lazyPart(async () => (await import('./found-products.tsx')).FoundProducts)

/**
 * An empty result. It offers the categories, because the search compares nothing else (specification 5): at first those that
 * hold the text, and the rest folded below the products of that name.
 */
export function NothingFound({ typed, of, onPick }: NothingFoundProps) {
  const categories = categoriesOf(of)
  const sought = asTyped(typed)
  const hasSearch = useServerFeatures().hasSearch && sought !== ''
  const settled = useDebounced(typed, DEBOUNCE_MS)
  // The answer to the text before keeps the fold of the categories as it is, but is never shown for a newer text.
  const found = useQuery({ ...foundQuery(settled), enabled: hasSearch, placeholderData: keepPreviousData })
  const products = (hasSearch && !found.isPlaceholderData && found.data?.data) || []
  const isNothingFound = found.isError || found.data?.data.length === 0
  const holding = categories.filter((each) => sought && namesOf(each).some((name) => name.includes(sought)))

  return (
    <div className="panel px-5 py-6 text-center sm:py-10">
      <p className="text-xl font-bold" role="status">
        {typed ? messages.noAisleBeginsWith(typed) : messages.noProducts}
      </p>
      {categories.length > 0 && <p className="mt-1 text-ink-soft">{messages.searchesCategories}</p>}
      <Categories categories={holding} onPick={onPick} look="button-leaf" />
      {products.length > 0 && (
        <Suspense>
          <FoundProducts typed={settled} products={products} />
        </Suspense>
      )}
      {categories.length > 0 && (
        <details open={!hasSearch || isNothingFound} className="mt-5">
          <summary className="text-link min-h-11 cursor-pointer content-center">
            {holding.length > 0 ? messages.otherCategories : messages.allCategories}
          </summary>
          <Categories
            categories={categories.filter((each) => !holding.includes(each))}
            onPick={onPick}
            look="button-quiet"
          />
        </details>
      )}
    </div>
  )
}

interface CategoriesProps {
  readonly categories: readonly Named[]
  readonly onPick: (category: string) => void
  readonly look: string
}

function Categories({ categories, onPick, look }: CategoriesProps) {
  if (categories.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {categories.map(shownName).map((category) => (
        <li key={category}>
          <button type="button" onClick={() => onPick(category)} className={`button ${look}`}>
            {category}
          </button>
        </li>
      ))}
    </ul>
  )
}
