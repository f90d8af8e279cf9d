import type { FastifyInstance } from 'fastify'
import {
  getBrand,
  getCategory,
  getProduct,
  getSubcategory,
  listBrands,
  listCategories,
  listCategorySubcategories,
  listProducts,
  listSubcategories,
} from '@baqala/contract/catalog'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import type { ReadyRoute } from '../http/ready-route.ts'
import * as queries from './catalog.queries.ts'
import { makeCatalogueAnswers } from './catalogue-answers.ts'
import { watchCatalogueVersion } from './catalogue-version.ts'
import { toPage } from './product-filter.ts'

interface Deps {
  readonly connection: Connection
  readonly config: Config
  readonly app: FastifyInstance
}

/** The catalogue, for anyone: every answer lies ready (docs/decisions/0009-ready-answers.md). */
export async function catalogRoutes(readyRoute: ReadyRoute, { connection, config, app }: Deps): Promise<void> {
  const { db } = connection
  const version = await watchCatalogueVersion(connection, app)
  const answers = makeCatalogueAnswers(db, version, config.mostProductsAtOnce)
  const { listOfProducts, oneProduct, listOf, oneOf } = answers

  readyRoute(listProducts, ({ query }, origin) => listOfProducts(query, origin))

  readyRoute(getProduct, ({ params }, origin) => oneProduct(params.id, origin))

  readyRoute(listCategories, ({ query }, origin) => {
    const read = () => queries.listCategories(db, origin)
    return listOf(`categories ${origin}`, listCategories, toPage(query), read)
  })

  readyRoute(getCategory, ({ params: { categoryId } }, origin) => {
    const read = () => queries.listCategories(db, origin, categoryId)
    return oneOf(`category ${origin} ${categoryId}`, getCategory, read)
  })

  readyRoute(listCategorySubcategories, ({ params: { categoryId }, query }) => {
    const read = () => queries.listSubcategoriesOf(db, categoryId)
    return listOf(`subcategories of ${categoryId}`, listCategorySubcategories, toPage(query), read)
  })

  readyRoute(getSubcategory, ({ params: { subcategoryId } }) => {
    const read = () => queries.listSubcategories(db, subcategoryId)
    return oneOf(`subcategory ${subcategoryId}`, getSubcategory, read)
  })

  readyRoute(listSubcategories, ({ query }) => {
    const read = () => queries.listSubcategories(db)
    return listOf('subcategories', listSubcategories, toPage(query), read)
  })

  readyRoute(listBrands, ({ query }, origin) => {
    const read = () => queries.listBrands(db, origin)
    return listOf(`brands ${origin}`, listBrands, toPage(query), read)
  })

  readyRoute(getBrand, ({ params: { brandId } }, origin) => {
    const read = () => queries.listBrands(db, origin, brandId)
    return oneOf(`brand ${origin} ${brandId}`, getBrand, read)
  })
}
