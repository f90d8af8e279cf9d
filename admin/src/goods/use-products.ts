/** The products and their groups, as the server has them. */
import { type AdminReply, keepsLast, useCall } from '../api/calls.ts'
import type { Query } from '../ui/paths.ts'

export type Listed = AdminReply<'listProducts'>['products'][number]
export type Product = AdminReply<'getProduct'>

export const useProducts = (query: Query) => useCall('products', 'listProducts', { query }, keepsLast)

const forAMinute = { staleTime: 60_000 }

export const useCategories = () => useCall('product groups', 'listCategories', {}, forAMinute)
export const useSubcategories = () => useCall('product groups', 'listSubcategories', {}, forAMinute)
export const useBrands = () => useCall('product groups', 'listBrands', {}, forAMinute)

/** All groups by their kind. */
export function useGroups() {
  return { category: useCategories(), subcategory: useSubcategories(), brand: useBrands() }
}
