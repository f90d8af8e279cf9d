/** The products and their groups, as the server has them. */
import { type AdminReply, keepsLast, refresh, useCall } from '../app/calls.ts'
import type { Query } from '../app/addresses.tsx'

export type Listed = AdminReply<'listProducts'>['products'][number]
export type Product = AdminReply<'getProduct'>

export const useProducts = (query: Query) => useCall('products', 'listProducts', { query }, keepsLast)

const forAMinute = { staleTime: 60_000 }

export const useCategories = () => useCall('groups', 'listCategories', {}, forAMinute)
export const useSubcategories = () => useCall('groups', 'listSubcategories', {}, forAMinute)
export const useBrands = () => useCall('groups', 'listBrands', {}, forAMinute)

/** Asks again for all that shows products. */
export const refreshProducts = () => refresh('products')
