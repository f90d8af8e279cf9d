import {
  getBrand,
  getCategory,
  getSubcategory,
  listBrands,
  listCategories,
  listCategorySubcategories,
  listSubcategories,
} from '@baqala/contract/catalog'
import { answerTo } from '../http/cached-answers.ts'
import type { Route } from '../http/route.ts'
import * as queries from './catalog.queries.ts'
import { orRefuse, type Catalogue } from './catalogue.ts'
import { toListReply } from './list-envelope.ts'
import { toPage } from './product-filter.ts'

/** Categories, subcategories and brands, for everyone. */
export function catalogRoutes(route: Route, { db, version, cached, originOf }: Catalogue): void {
  route(listCategories, ({ query, request }) => {
    const origin = originOf(request)
    return cached(`categories ${origin} ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listCategories(db, origin)
      return answerTo(listCategories, toListReply(rows, toPage(query)))
    })
  })

  route(getCategory, ({ params: { categoryId }, request }) => {
    const origin = originOf(request)
    return cached(`category ${origin} ${categoryId}`, version.known(), async () => {
      const [category] = await queries.listCategories(db, origin, categoryId)
      return answerTo(getCategory, { data: orRefuse(category, getCategory) })
    })
  })

  route(listCategorySubcategories, ({ params: { categoryId }, query }) =>
    cached(`subcategories of ${categoryId} ${JSON.stringify(query)}`, version.known(), async () => {
      const found = orRefuse(await queries.listSubcategoriesOf(db, categoryId), listCategorySubcategories)
      return answerTo(listCategorySubcategories, toListReply(found, toPage(query)))
    }),
  )

  route(listSubcategories, ({ query }) =>
    cached(`subcategories ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listSubcategories(db)
      return answerTo(listSubcategories, toListReply(rows, toPage(query)))
    }),
  )

  route(getSubcategory, ({ params: { subcategoryId } }) =>
    cached(`subcategory ${subcategoryId}`, version.known(), async () => {
      const [subcategory] = await queries.listSubcategories(db, subcategoryId)
      return answerTo(getSubcategory, { data: orRefuse(subcategory, getSubcategory) })
    }),
  )

  route(listBrands, ({ query, request }) => {
    const origin = originOf(request)
    return cached(`brands ${origin} ${JSON.stringify(query)}`, version.known(), async () => {
      const rows = await queries.listBrands(db, origin)
      return answerTo(listBrands, toListReply(rows, toPage(query)))
    })
  })

  route(getBrand, ({ params: { brandId }, request }) => {
    const origin = originOf(request)
    return cached(`brand ${origin} ${brandId}`, version.known(), async () => {
      const [brand] = await queries.listBrands(db, origin, brandId)
      return answerTo(getBrand, { data: orRefuse(brand, getBrand) })
    })
  })
}
