import type { FastifyRequest } from 'fastify'
import type { Origins } from '../origins.ts'
import type { CatalogueAnswers } from './catalogue-answers.ts'

/** The pictures that the product list begins with, as its cards name them, by whoever asks. */
export type FirstPictures = (request: FastifyRequest) => Promise<readonly string[]>

// The first row at the widest, as the cards have it (web/src/catalog/product-cards.tsx).
const IN_A_ROW = 4

export function makeFirstPictures(answers: CatalogueAnswers, origins: Origins): FirstPictures {
  return async ({ headers }) => {
    const list = await answers.listOfProducts({ limit: IN_A_ROW }, origins.forHost(headers.host))
    const text = (await list.bytes('identity')).toString()
    // Our own answer, held against the contract when it was made.
    const { data } = JSON.parse(text) as { data: { imageCover: string }[] }
    return data.map(({ imageCover }) => imageCover)
  }
}
