import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useOnceHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import type { Product } from '@baqala/contract/catalog'
import { besideTyped, filtersIn, type ProductFilters, searchWith, typedIn } from '../product-filters.ts'
import { beginsWith } from '../category-names.ts'

/** The filters in the address, as far as they agree with the text in the field. Prerendered pages have none. */
export function useFilters(typed: string, products: readonly Product[] | undefined): ProductFilters {
  const { search } = useLocation()
  const query = useOnceHydrated(() => search, '')
  return useMemo(() => {
    // The address holds English names; an Arabic text is compared with the Arabic one, which the products know.
    const categoryCalled = (name: string) =>
      products?.find(({ category }) => category.name === name)?.category ?? { name }
    return besideTyped(filtersIn(query), (name) => beginsWith(categoryCalled(name), typed))
  }, [query, typed, products])
}

type Narrowing = ProductFilters & { readonly typed: string }

/** Returns a function that tells where a press leads: to what the address says by then, changed. */
export function useNarrowing(filters: ProductFilters, typed: string) {
  const { key } = useLocation()
  return (change: (before: Narrowing) => Partial<Narrowing>) => ({
    // Link reads it to draw the address, and once more at the press: the list may not have followed the press before.
    get search() {
      const now = window.location.search
      const before = isShown(key) ? { ...filters, typed } : { ...filtersIn(now), typed: typedIn(now) }
      const after = { ...before, ...change(before) }
      return searchWith(now, after, after.typed)
    },
  })
}

/** Whether a list at this entry of the history shows what the address says. It follows in a transition. */
function isShown(key: string): boolean {
  // A cast: React Router keeps the key of an entry in its state.
  const entry = window.history.state as { readonly key?: string } | null
  return (entry?.key ?? 'default') === key
}
