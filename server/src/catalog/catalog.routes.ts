import {
  getBrand,
  getCategory,
  getSubcategory,
  listBrands,
  listCategories,
  listCategorySubcategories,
  listSubcategories,
} from '@baqala/contract/catalog'
import type { Endpoint, Reply } from '@baqala/contract/endpoint'
import { toPage } from '@baqala/contract/paging'
import { answerTo } from '../http/cached-answers.ts'
import type { Route } from '../http/route.ts'
import { orRefuse } from '../refusal.ts'
import { messages } from './catalog.messages.en.ts'
import * as queries from './catalog.queries.ts'
import type { CachedCatalogue } from './cached-catalogue.ts'
import { toListReply } from './list-envelope.ts'

/** Categories, subcategories and brands, for everyone. Each answer is cached by its call and what it was asked for. */
export function catalogRoutes(route: Route, { db, version, cached, readerOf }: CachedCatalogue): void {
  function answer<E extends Endpoint>(endpoint: E, askedFor: unknown, load: () => Promise<Reply<E>>) {
    const key = `${endpoint.path} ${JSON.stringify(askedFor)}`
    return cached(key, version.known(), async () => answerTo(endpoint, await load()))
  }

  route(listCategories, ({ query, request }) => {
    const reader = readerOf(request, query)
    return answer(listCategories, [reader, query], async () =>
      toListReply(await queries.listCategories(db, reader), toPage(query)),
    )
  })

  route(getCategory, ({ params: { categoryId }, query, request }) => {
    const reader = readerOf(request, query)
    return answer(getCategory, [reader, categoryId], async () => {
      const [category] = await queries.listCategories(db, reader, categoryId)
      return { data: orRefuse(category, messages.categoryNotFound) }
    })
  })

  route(listCategorySubcategories, ({ params: { categoryId }, query }) =>
    answer(listCategorySubcategories, [categoryId, query], async () => {
      const found = await queries.listSubcategoriesOf(db, query.lang ?? 'en', categoryId)
      return toListReply(orRefuse(found, messages.categoryNotFound), toPage(query))
    }),
  )

  route(listSubcategories, ({ query }) =>
    answer(listSubcategories, query, async () =>
      toListReply(await queries.listSubcategories(db, query.lang ?? 'en'), toPage(query)),
    ),
  )

  route(getSubcategory, ({ params: { subcategoryId }, query }) =>
    answer(getSubcategory, [subcategoryId, query], async () => {
      const [subcategory] = await queries.listSubcategories(db, query.lang ?? 'en', subcategoryId)
      return { data: orRefuse(subcategory, messages.subcategoryNotFound) }
    }),
  )

  route(listBrands, ({ query, request }) => {
    const reader = readerOf(request, query)
    return answer(listBrands, [reader, query], async () =>
      toListReply(await queries.listBrands(db, reader), toPage(query)),
    )
  })

  route(getBrand, ({ params: { brandId }, query, request }) => {
    const reader = readerOf(request, query)
    return answer(getBrand, [reader, brandId], async () => {
      const [brand] = await queries.listBrands(db, reader, brandId)
      return { data: orRefuse(brand, messages.brandNotFound) }
    })
  })
}
