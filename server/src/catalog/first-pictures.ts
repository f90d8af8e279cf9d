import type { FastifyRequest } from 'fastify'
import type { Origins } from '../http/origins.ts'
import type { ReadyBody } from '../http/ready-body.ts'
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
  // A list lies ready for many page views, and is read for the first of them.
  const known = new WeakMap<ReadyBody, Promise<readonly string[]>>()
  return {
    async ofList(request) {
      const find = answers.listOfProducts({ limit: IN_A_ROW }, originFor(request))
      const list = await find()
      const covers = known.get(list) ?? coversIn(list)
      known.set(list, covers)
      return covers
    },
    async ofProduct(request, id) {
      const picture = await answers.firstPicture(id, originFor(request))
      return picture === undefined ? [] : [picture]
    },
  }
}

async function coversIn(list: ReadyBody): Promise<readonly string[]> {
  // Our own answer, held against the contract when it was made.
  const { data } = JSON.parse(String(await list.payload('identity'))) as { data: { imageCover: string }[] }
  return data.map(({ imageCover }) => imageCover)
}
