import { searchProducts } from '@baqala/contract/search'
import { listProductsInOrder } from '../catalog/products.queries.ts'
import type { Db } from '../db/rows.ts'
import { networkOf } from '../http/limits/network-of.ts'
import type { Route } from '../http/route.ts'
import type { ShopSearch } from './shop-search.ts'

/** Products per answer, if the request does not say. */
const USUAL_LIMIT = 20

/** Search, for everyone. */
export function searchRoutes(route: Route, db: Db, shopSearch: ShopSearch): void {
  route(searchProducts, async ({ query, request, origin }) => {
    const { q, limit = USUAL_LIMIT, typing, lang: language = 'en' } = query
    const { results, ids, understood, isRelaxed } = await shopSearch.find(q, language, networkOf(request.ip))
    const data = ids.length === 0 ? [] : await listProductsInOrder(db, ids.slice(0, limit), { origin, language })
    if (typing === undefined && (ids.length === 0 || isRelaxed)) shopSearch.noteMiss(q)
    return { results, metadata: { understood: [...understood], isRelaxed }, data }
  })
}
