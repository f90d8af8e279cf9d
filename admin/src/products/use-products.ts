/** The products and their groups, as the server has them. */
import { inShopDigits } from '@baqala/contract/digits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { currentLanguage } from '@baqala/kit/language/language.ts'
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

/** A text in the reader's language; the English one where the shop has not written the other. */
export function inLanguage(english: string, arabic: string): string {
  return currentLanguage() === 'ar' && arabic !== '' ? inShopDigits(arabic) : english
}

/** Title and size, as it stands on a shelf. */
export function wholeTitle({ title, titleAr, unit, unitAr }: Pick<Product, 'title' | 'titleAr' | 'unit' | 'unitAr'>) {
  return `${inLanguage(title, titleAr)} ${inLanguage(unit, unitAr)}`.trim()
}
