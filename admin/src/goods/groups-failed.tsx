import { refresh } from '../api/calls.ts'
import { Loaded } from '../ui/screen-parts.tsx'
import { useBrands, useCategories, useSubcategories } from './use-products.ts'

/** Says that there is nothing to choose from, where the groups could not be loaded. */
export function GroupsFailed() {
  const failed = [useCategories(), useSubcategories(), useBrands()].find(({ data, isError }) => isError && !data)
  return (
    failed && (
      <Loaded query={{ data: undefined, error: failed.error, refetch: () => refresh('groups') }}>{() => null}</Loaded>
    )
  )
}
