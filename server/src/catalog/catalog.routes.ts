import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
import type { Config } from '../config.ts'
import type { Connection } from '../db/connection.ts'
import type { Origins } from '../origins.ts'
import { sendReady, type ReadyBody } from '../ready-body.ts'
import { Refusal } from '../refusal.ts'
import type { ReadyRoute } from '../route.ts'
import * as queries from './catalog.queries.ts'
import { makeCatalogueAnswers } from './catalogue-answers.ts'
import { watchCatalogueVersion } from './catalogue-version.ts'
import { type FirstPictures, makeFirstPictures } from './first-pictures.ts'
import { toPage } from './product-filter.ts'

interface Deps {
  readonly connection: Connection
  readonly config: Config
  readonly origins: Origins
  readonly app: FastifyInstance
}

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The catalogue, for anyone: every answer lies ready (docs/decisions/0009-ready-answers.md). */
export async function catalogRoutes(
  readyRoute: ReadyRoute,
  { connection, config, origins, app }: Deps,
): Promise<{ readonly firstPictures: FirstPictures }> {
  const { db } = connection
  const version = await watchCatalogueVersion(connection, app)
  const answers = makeCatalogueAnswers(db, version, config.mostProductsAtOnce)
  const originFor = ({ request }: Asking) => origins.forHost(request.headers.host)

  readyRoute(listProducts, async (asking) => {
    return sendReady(asking, await answers.listOfProducts(asking.query, originFor(asking)))
  })

  readyRoute(getProduct, async (asking) => {
    return sendFound(asking, await answers.oneProduct(asking.params.id, originFor(asking)), getProduct.refusals)
  })

  readyRoute(listCategories, async (asking) => {
    const origin = originFor(asking)
    const read = () => queries.listCategories(db, origin)
    return sendFound(asking, await answers.listOf(`categories ${origin}`, listCategories, toPage(asking.query), read))
  })

  readyRoute(getCategory, async (asking) => {
    const origin = originFor(asking)
    const { categoryId } = asking.params
    const read = () => queries.listCategories(db, origin, categoryId)
    return sendFound(
      asking,
      await answers.oneOf(`category ${origin} ${categoryId}`, getCategory, read),
      getCategory.refusals,
    )
  })

  readyRoute(listCategorySubcategories, async (asking) => {
    const { categoryId } = asking.params
    const read = () => queries.listSubcategoriesOf(db, categoryId)
    const key = `subcategories of ${categoryId}`
    const body = await answers.listOf(key, listCategorySubcategories, toPage(asking.query), read)
    return sendFound(asking, body, listCategorySubcategories.refusals)
  })

  readyRoute(getSubcategory, async (asking) => {
    const { subcategoryId } = asking.params
    const read = () => queries.listSubcategories(db, subcategoryId)
    return sendFound(
      asking,
      await answers.oneOf(`subcategory ${subcategoryId}`, getSubcategory, read),
      getSubcategory.refusals,
    )
  })

  readyRoute(listSubcategories, async (asking) => {
    const read = () => queries.listSubcategories(db)
    return sendFound(asking, await answers.listOf('subcategories', listSubcategories, toPage(asking.query), read))
  })

  readyRoute(listBrands, async (asking) => {
    const origin = originFor(asking)
    const read = () => queries.listBrands(db, origin)
    return sendFound(asking, await answers.listOf(`brands ${origin}`, listBrands, toPage(asking.query), read))
  })

  readyRoute(getBrand, async (asking) => {
    const origin = originFor(asking)
    const { brandId } = asking.params
    const read = () => queries.listBrands(db, origin, brandId)
    return sendFound(asking, await answers.oneOf(`brand ${origin} ${brandId}`, getBrand, read), getBrand.refusals)
  })

  return { firstPictures: makeFirstPictures(answers, origins) }
}

function sendFound(
  asking: Asking,
  body: ReadyBody | undefined,
  refusals = { 404: 'There is nothing here.' },
): Promise<FastifyReply> {
  if (body === undefined) throw new Refusal(404, refusals[404])
  return sendReady(asking, body)
}
