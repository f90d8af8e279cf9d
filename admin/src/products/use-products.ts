/** The products and their groups, as the server has them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { queryClient } from '../app/query-client.ts'

export type Listed = AdminReply<'listProducts'>['products'][number]
export type Product = AdminReply<'getProduct'>

export function useProducts(query: Readonly<Record<string, string>>) {
  return useQuery({
    queryKey: ['products', 'list', query],
    queryFn: () => callAdmin('listProducts', { query }),
    placeholderData: keepPreviousData,
  })
}

export function useProduct(id: string) {
  return useQuery({ queryKey: ['products', 'one', id], queryFn: () => callAdmin('getProduct', { params: { id } }) })
}

export function useCategories() {
  return useQuery({
    queryKey: ['groups', 'category'],
    queryFn: () => callAdmin('listCategories', {}),
    staleTime: 60_000,
  })
}

export function useSubcategories() {
  const queryFn = () => callAdmin('listSubcategories', {})
  return useQuery({ queryKey: ['groups', 'subcategory'], queryFn, staleTime: 60_000 })
}

export function useBrands() {
  return useQuery({ queryKey: ['groups', 'brand'], queryFn: () => callAdmin('listBrands', {}), staleTime: 60_000 })
}

/** Asks again for all that shows products. */
export function refreshProducts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['products'] })
}
