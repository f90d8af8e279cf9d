import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnceHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { queryClient } from '../api/query-client.ts'
import { categoriesQuery, productsQuery } from './catalog-queries.ts'
import { searchInEnglish } from './category-names.ts'
import { filtersIn, searchWith, typedIn } from './product-filters.ts'

// Safari refuses more than 100 changes of the address in 30 seconds.
const DEBOUNCE_MS = 300

/** The text in the search field of a product list. The address keeps it (`?search=`), for Back, reload and sharing. */
export function useTyped(): [string, (text: string) => void] {
  const { key, search } = useLocation()
  // Prerendered pages have an empty field.
  const query = useOnceHydrated(() => search, '')
  const entry = key + query
  const language = useLanguage()
  const [state, setState] = useState({ entry: '', typed: '', language })
  const kept = state.entry === entry ? state.typed : typedIn(query)
  const isChanged = state.language !== language
  // Arabic text is found in English by nothing; English text is found in both.
  const typed = isChanged && language === 'en' ? inEnglish(kept) : kept
  if (state.entry !== entry || isChanged) setState({ entry, typed, language })

  useEffect(() => {
    const timer = setTimeout(() => keepInAddress(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, key])

  return [typed, (text) => setState({ entry, typed: text, language })]
}

/** Reads the Arabic names before they have given way to English ones. */
function inEnglish(typed: string): string {
  const products = queryClient.getQueryData(productsQuery.queryKey)?.data ?? []
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? []
  return searchInEnglish(typed, [...products.map(({ category }) => category), ...categories])
}

/** Leaves the state of the entry as it is: its key finds the scroll position. */
function keepInAddress(typed: string): void {
  const { pathname, search, hash } = window.location
  if (typedIn(search) === typed) return
  history.replaceState(history.state, '', pathname + searchWith(search, filtersIn(search), typed) + hash)
}
