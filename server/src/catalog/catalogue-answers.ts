import * as z from 'zod/mini'
import type { Brand, Category, ProductsQuery, Subcategory } from '@baqala/contract/catalog'
import type { Endpoint } from '@baqala/contract/endpoint'
import { batch } from '../db/batch.ts'
import type { Db } from '../db/rows.ts'
import { makeReadyBody, type ReadyBody } from '../http/ready-body.ts'
import type { Find } from '../http/ready-route.ts'
import type { Snapshot } from './snapshot.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { fewAtOnce } from './few-at-once.ts'
import { envelopeOf, pageOf } from './list-envelope.ts'
import { isBare, toFilter, type Page, type ProductFilter } from './product-filter.ts'
import { makeProductList, type ProductList } from './product-list.ts'
import { countProducts, listStock, type Count } from './products.queries.ts'
import { makeReadyAnswers, type Kept } from './ready-answers.ts'
import { makeSingleProduct, type SingleProduct } from './single-product.ts'

const MB = 1024 * 1024

interface Text extends Kept {
  readonly body: ReadyBody
}

type Named = Category | Brand | Subcategory

/** All that the catalogue's routes answer with, kept ready per catalogue version: 33 MB (keep-recent.ts), and the bare lists. */
export function makeCatalogueAnswers(db: Db, version: CatalogueVersion, mostProductsAtOnce: number) {
  // The bare lists are few (one for each of our own origins) and stay, whatever else is asked for.
  const bareLists = makeReadyAnswers<ProductList>(version, Infinity)
  const lists = makeReadyAnswers<ProductList>(version, 20 * MB)
  const counts = makeReadyAnswers<Count & Kept>(version, MB)
  const products = makeReadyAnswers<SingleProduct>(version, 8 * MB)
  const texts = makeReadyAnswers<Text>(version, 4 * MB)
  const loadStock = batch(async (db: Db, ids: string[]) => {
    const { version, rows } = await listStock(db, ids)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return new Map(ids.map((id) => [id, { version, numbers: byId.get(id) }]))
  })
  const readStock = async (id: string) => (await loadStock(db, id)) ?? Promise.reject(new Error('no stock'))
  const inTurn = fewAtOnce(3, 100)

  async function count(filter: ProductFilter): Promise<Count> {
    const read = async () => ({ ...(await countProducts(db, filter)), bytes: 0 })
    return (await counts.get(JSON.stringify({ ...filter, page: undefined, sort: [] }), read)) ?? read()
  }

  function listOfProducts(query: ProductsQuery, origin: string): () => Promise<ReadyBody> {
    const filter = toFilter(query)
    const build = () => makeProductList(db, filter, origin, { mostAtOnce: mostProductsAtOnce, count })
    const [answers, buildSoon] = isBare(filter) ? [bareLists, build] : [lists, () => inTurn(build)]
    const key = `${origin} ${JSON.stringify(filter)}`
    return async () => {
      for (;;) {
        const list = answers.kept(key) ?? (await answers.get(key, buildSoon))
        const body = await list?.fresh()
        if (body !== undefined) return body
        if (list !== undefined) answers.forget(key, list)
      }
    }
  }

  const productKey = (id: string, origin: string) => `${origin} ${id}`

  function findProduct(key: string, id: string, origin: string): Promise<SingleProduct | undefined> {
    return products.get(key, () => makeSingleProduct(db, id, origin))
  }

  /** With its stock as of now. */
  function oneProduct(id: string, origin: string): Find {
    const key = productKey(id, origin)
    return async () => {
      for (;;) {
        // Whether it is kept is known at once; to wait for it all the same cost a tenth of the answer.
        const kept = products.kept(key)
        const [product, stock] = kept
          ? [kept, await readStock(id)]
          : await Promise.all([findProduct(key, id, origin), readStock(id)])
        version.saw(stock.version)
        if (product === undefined || stock.numbers === undefined) return undefined
        if (product.version === stock.version) return product.with(stock.numbers)
        products.forget(key, product)
      }
    }
  }

  /** What a product's page begins with. It depends on no stock, and mostly on no question to the database either. */
  async function firstPicture(id: string, origin: string): Promise<string | undefined> {
    return (await findProduct(productKey(id, origin), id, origin))?.firstPicture
  }

  /** The list of what `read` finds, where it finds one. */
  function listOf(key: string, endpoint: Endpoint, page: Page, read: () => Promise<Snapshot<Named> | undefined>): Find {
    const toAnswer = (rows: readonly Named[]) => ({ ...envelopeOf(rows.length, page), data: pageOf(rows, page) })
    return textOf(`${key} ${page?.number} ${page?.size}`, endpoint, read, toAnswer)
  }

  /** The one thing that `read` finds, if any. */
  function oneOf(key: string, endpoint: Endpoint, read: () => Promise<Snapshot<Named>>): Find {
    return textOf(
      key,
      endpoint,
      async () => orNothing(await read()),
      ([data]) => ({ data }),
    )
  }

  function textOf(
    key: string,
    endpoint: Endpoint,
    read: () => Promise<Snapshot<Named> | undefined>,
    toAnswer: (rows: readonly Named[]) => object,
  ): Find {
    async function write() {
      const snapshot = await read()
      return snapshot === undefined ? undefined : writeText(snapshot.version, endpoint, toAnswer(snapshot.rows))
    }
    return async () => (await texts.get(key, write))?.body
  }

  return { listOfProducts, oneProduct, firstPicture, listOf, oneOf }
}

export type CatalogueAnswers = ReturnType<typeof makeCatalogueAnswers>

function writeText(version: number, endpoint: Endpoint, answer: object): Text {
  const text = JSON.stringify(z.parse(endpoint.reply, answer))
  return { version, bytes: 2 * text.length, body: makeReadyBody(text) }
}

function orNothing<Row>(snapshot: Snapshot<Row>): Snapshot<Row> | undefined {
  return snapshot.rows.length === 0 ? undefined : snapshot
}
