import { queryClient } from '../api/query-client.ts'
import { categoriesQuery, productsQuery } from '../catalog/use-catalog.ts'
import { paths } from '@baqala/contract/paths'

/** Called where a finger or a cursor is about to open a screen: what it shows first is on its way before the click. */
export async function prefetchScreen(path: string): Promise<void> {
  switch (path) {
    case paths.products:
      return queryClient.prefetchQuery(productsQuery)
    case paths.categories:
      return queryClient.prefetchQuery(categoriesQuery)
    case paths.brands: {
      const { brandsQuery } = await import('../catalog/brand-queries.ts')
      return queryClient.prefetchQuery(brandsQuery)
    }
  }
}
