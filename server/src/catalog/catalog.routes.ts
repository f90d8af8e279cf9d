import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import {
  getBrand,
  getCategory,
  getSubcategory,
  listBrands,
  listCategories,
  listCategorySubcategories,
  listSubcategories,
} from '@baqala/contract/catalog'
import type { LanguageQuery } from '@baqala/contract/language'
import { answerTo } from '../http/cached-answers.ts'
import type { Route } from '../http/route.ts'
import type { Reader } from './arabic-names.ts'
import { messages } from './catalog.messages.en.ts'
import * as queries from './catalog.queries.ts'
import { orRefuse, type Catalogue } from './catalogue.ts'
import { toListReply } from './list-envelope.ts'
import { toPage } from './product-filter.ts'

/** Categories, subcategories and brands, for everyone. */
export function catalogRoutes(route: Route, { db, version, cached, originOf }: Catalogue): void {
  function readerOf(request: FastifyRequest, { lang }: z.infer<typeof LanguageQuery>): Reader {
    return { origin: originOf(request), language: lang ?? 'en' }
  }

  route(listCategories, ({ query, request }) => {
    const reader = readerOf(request, query)
    return cached(`categories ${reader.origin} ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listCategories(db, reader)
      return answerTo(listCategories, toListReply(rows, toPage(query)))
    })
  })

  route(getCategory, ({ params: { categoryId }, query, request }) => {
    const reader = readerOf(request, query)
    return cached(`category ${reader.language} ${reader.origin} ${categoryId}`, version.known(), async () => {
      const [category] = await queries.listCategories(db, reader, categoryId)
      return answerTo(getCategory, { data: orRefuse(category, messages.categoryNotFound) })
    })
  })

  route(listCategorySubcategories, ({ params: { categoryId }, query }) =>
    cached(`subcategories of ${categoryId} ${JSON.stringify(query)}`, version.known(), async () => {
      const found = orRefuse(
        await queries.listSubcategoriesOf(db, query.lang ?? 'en', categoryId),
        messages.categoryNotFound,
      )
      return answerTo(listCategorySubcategories, toListReply(found, toPage(query)))
    }),
  )

  route(listSubcategories, ({ query }) =>
    cached(`subcategories ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listSubcategories(db, query.lang ?? 'en')
      return answerTo(listSubcategories, toListReply(rows, toPage(query)))
    }),
  )

  route(getSubcategory, ({ params: { subcategoryId }, query }) =>
    cached(`subcategory ${JSON.stringify(query)} ${subcategoryId}`, version.known(), async () => {
      const [subcategory] = await queries.listSubcategories(db, query.lang ?? 'en', subcategoryId)
      return answerTo(getSubcategory, { data: orRefuse(subcategory, messages.subcategoryNotFound) })
    }),
  )

  route(listBrands, ({ query, request }) => {
    const reader = readerOf(request, query)
    return cached(`brands ${reader.origin} ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listBrands(db, reader)
      return answerTo(listBrands, toListReply(rows, toPage(query)))
    })
  })

  route(getBrand, ({ params: { brandId }, query, request }) => {
    const reader = readerOf(request, query)
    return cached(`brand ${reader.language} ${reader.origin} ${brandId}`, version.known(), async () => {
      const [brand] = await queries.listBrands(db, reader, brandId)
      return answerTo(getBrand, { data: orRefuse(brand, messages.brandNotFound) })
    })
  })
}
