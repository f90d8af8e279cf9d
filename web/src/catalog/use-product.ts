import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { productQuery, productsQuery } from './use-catalog.ts'

/** One product. Where the list has it, that stands in until the product itself has come, with its stock as of now. */
export function useProduct(id: string) {
  return useQuery({
    ...productQuery(id),
    placeholderData: () => queryClient.getQueryData(productsQuery.queryKey)?.data.find(({ _id }) => _id === id),
  })
}
