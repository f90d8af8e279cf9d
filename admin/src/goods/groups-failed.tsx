import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { refresh } from '../api/calls.ts'
import { useBrands, useCategories, useSubcategories } from './use-products.ts'

/** Says that there is nothing to choose from, where the groups could not be loaded. */
export function GroupsFailed() {
  const failed = [useCategories(), useSubcategories(), useBrands()].find(({ data, isError }) => isError && !data)
  if (!failed?.error) return null
  return (
    <div role="alert">
      <LoadFailed text={failed.error.message} onRetry={() => void refresh('products')} />
    </div>
  )
}
