import type { FastifyRequest } from 'fastify'
import type { Origins } from '../origins.ts'
import type { CatalogueAnswers } from './catalogue-answers.ts'

/** The pictures that the screens of goods begin with, named as the answers to whoever asks will name them. */
export interface FirstPictures {
  ofList(request: FastifyRequest): Promise<readonly string[]>
  ofProduct(request: FastifyRequest, id: string): Promise<readonly string[]>
}

// The first row at the widest, as the cards have it (web/src/catalog/product-cards.tsx).
const IN_A_ROW = 4

export function makeFirstPictures(answers: CatalogueAnswers, origins: Origins): FirstPictures {
  const originFor = ({ headers }: FastifyRequest) => origins.forHost(headers.host)
  return {
    async ofList(request) {
      const list = await answers.listOfProducts({ limit: IN_A_ROW }, originFor(request))
      // Our own answers, held against the contract when they were made.
      const { data } = JSON.parse(String(await list.bytes('identity'))) as { data: { imageCover: string }[] }
      return data.map(({ imageCover }) => imageCover)
    },
    async ofProduct(request, id) {
      const product = await answers.oneProduct(id, originFor(request))
      if (!product) return []
      const { data } = JSON.parse(String(await product.bytes('identity'))) as { data: { images: string[] } }
      return data.images.slice(0, 1)
    },
  }
}
