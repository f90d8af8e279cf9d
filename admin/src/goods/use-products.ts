/** The products and their groups, as the server has them. */
import { type AdminReply, keepsLast, useCall } from '../api/calls.ts'
import type { Query } from '../ui/paths.ts'

export type Listed = AdminReply<'listProducts'>['products'][number]
export type Product = AdminReply<'getProduct'>
export type Sellable = Listed | Product

export const useProducts = (query: Query) => useCall('products', 'listProducts', { query }, keepsLast)

// Read again with the products: a change of one can make a group, or take it off sale.
const forAMinute = { staleTime: 60_000 }

export const useCategories = () => useCall('products', 'listCategories', {}, forAMinute)
export const useSubcategories = () => useCall('products', 'listSubcategories', {}, forAMinute)
export const useBrands = () => useCall('products', 'listBrands', {}, forAMinute)

/** All groups by their kind. */
export function useGroups() {
  return { category: useCategories(), subcategory: useSubcategories(), brand: useBrands() }
}
