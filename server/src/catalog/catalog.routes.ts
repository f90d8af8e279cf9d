import {
  getBrand,
  getCategory,
  getSubcategory,
  listBrands,
  listCategories,
  listCategorySubcategories,
  listSubcategories,
} from '@baqala/contract/catalog'
import type { Asked, Endpoint, Reply, Schema } from '@baqala/contract/endpoint'
import type { Language } from '@baqala/contract/language'
import { answerTo } from '../http/cached-answers.ts'
import type { Route } from '../http/route.ts'
import { orRefuse } from '../refusal.ts'
import type { Reader } from './arabic-names.ts'
import { messages } from './catalog.messages.en.ts'
import * as queries from './catalog.queries.ts'
import type { CachedCatalogue } from './cached-catalogue.ts'
import { toListReply } from './list-envelope.ts'

/** Categories, subcategories and brands, for everyone. Each answer is cached by its call and what it was asked for. */
export function catalogRoutes(route: Route, { db, version, cached }: CachedCatalogue): void {
  function answer<const E extends Endpoint & { readonly query: Schema }>(
    endpoint: E,
    load: (reader: Reader, asked: Asked<E>) => Promise<Reply<E>>,
  ): void {
    route(endpoint, (asked) => {
      const { params, query, origin } = asked
      // A cast, because TypeScript does not relate the query to the schemas of a generic endpoint.
      const { lang: language = 'en' } = query as { lang?: Language }
      const reader = { origin, language }
      const key = `${endpoint.path} ${JSON.stringify([reader, params, query])}`
      return cached(key, version.known(), async () => answerTo(endpoint, await load(reader, asked)))
    })
  }

  answer(listCategories, async (reader, { query }) => toListReply(await queries.listCategories(db, reader), query))

  answer(getCategory, async (reader, { params }) => {
    const [category] = await queries.listCategories(db, reader, params.categoryId)
    return { data: orRefuse(category, messages.categoryNotFound) }
  })

  answer(listCategorySubcategories, async ({ language }, { params, query }) => {
    const found = await queries.listSubcategoriesOf(db, language, params.categoryId)
    return toListReply(orRefuse(found, messages.categoryNotFound), query)
  })

  answer(listSubcategories, async ({ language }, { query }) =>
    toListReply(await queries.listSubcategories(db, language), query),
  )

  answer(getSubcategory, async ({ language }, { params }) => {
    const [subcategory] = await queries.listSubcategories(db, language, params.subcategoryId)
    return { data: orRefuse(subcategory, messages.subcategoryNotFound) }
  })

  answer(listBrands, async (reader, { query }) => toListReply(await queries.listBrands(db, reader), query))

  answer(getBrand, async (reader, { params }) => {
    const [brand] = await queries.listBrands(db, reader, params.brandId)
    return { data: orRefuse(brand, messages.brandNotFound) }
  })
}
