import pLimit from 'p-limit'
import { getProduct, listProducts } from '@baqala/contract/catalog'
import { answerTo, makeCache } from '../http/cached-answers.ts'
import type { Route } from '../http/route.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './catalog.messages.en.ts'
import type { CachedCatalogue } from './cached-catalogue.ts'
import { isWholeCatalogue, toFilter, type ProductFilter } from './product-filter.ts'
import { bytesOfList, findProductList, MAX_STOCK_AGE_MS, refreshStock, type ProductList } from './product-list.ts'
import type { Reader } from './arabic-names.ts'
import { countProducts, findProduct, findStock, type Count } from './products.queries.ts'

const MB = 1024 * 1024
// The memory of a product in a cached list: object, text and compressed text.
const MAX_BYTES_PER_PRODUCT = 8 * 1024
// Uncached searches use at most 3 database connections; 100 more wait in a queue, the rest are refused.
const MAX_SEARCHES = 3
const MAX_WAITING_SEARCHES = 100

export function productRoutes(route: Route, { db, version, cached }: CachedCatalogue, maxAtOnce: number) {
  const cachedLists = makeCache<ProductList>({
    maxBytes: 20 * MB + maxAtOnce * MAX_BYTES_PER_PRODUCT,
    bytesOf: bytesOfList,
    maxAgeMs: MAX_STOCK_AGE_MS,
  })
  const cachedCounts = makeCache<Count>({ maxBytes: MB, bytesOf: () => 0 })
  const searching = pLimit(MAX_SEARCHES)

  async function find(filter: ProductFilter, reader: Reader): Promise<ProductList> {
    const countKey = JSON.stringify({ ...filter, page: undefined, sort: [] })
    const count = () => cachedCounts(countKey, version.known(), () => countProducts(db, filter))
    const search = () => findProductList(db, { filter, ...reader, maxAtOnce, count })
    if (isWholeCatalogue(filter)) return search()
    if (searching.pendingCount >= MAX_WAITING_SEARCHES)
      throw new Refusal(503, messages.tooManySearches, { retryAfter: 1 })
    return searching(search)
  }

  route(listProducts, async ({ query, origin }) => {
    const filter = toFilter(query)
    const reader: Reader = { origin, language: query.lang ?? 'en' }
    const list = await cachedLists(JSON.stringify([reader, filter]), version.known(), async (outdated) => {
      const refreshed = outdated && (await refreshStock(db, outdated, filter))
      const list = refreshed ?? (await find(filter, reader))
      version.saw(list.version)
      return list
    })
    return list.answer
  })

  route(getProduct, async ({ params: { id }, query, origin }) => {
    const reader: Reader = { origin, language: query.lang ?? 'en' }
    // The stock is read for every request, because the page of a product shows it as it is now.
    const found = await findStock(db, id)
    version.saw(found.version)
    const { onHand, sold } = orRefuse(found.stock, messages.productNotFound)
    return cached(`product ${JSON.stringify([reader, id, onHand, sold])}`, version.known(), async () => {
      const product = orRefuse(await findProduct(db, id, reader), messages.productNotFound)
      return answerTo(getProduct, { data: { ...product, quantity: onHand, sold, reviews: [] } })
    })
  })
}
