import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { productQuery, productsQuery } from './use-catalog.ts'

/** Loads a product with its current stock. Until then the product of the list, if loaded, is its placeholder. */
export function useProduct(id: string) {
  return useQuery({
    ...productQuery(id),
    placeholderData: () => queryClient.getQueryData(productsQuery.queryKey)?.data.find(({ _id }) => _id === id),
  })
}
