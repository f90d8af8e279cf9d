import type { FastifyRequest } from 'fastify'
import type { Origins } from '../origins.ts'
import type { ReadyBody } from '../ready-body.ts'
import type { CatalogueAnswers } from './catalogue-answers.ts'

/** The pictures that the screens of goods begin with, named as the answers to whoever asks will name them. */
export interface FirstPictures {
  ofList(request: FastifyRequest): Promise<readonly string[]>
  ofProduct(request: FastifyRequest, id: string): Promise<readonly string[]>
}

// The first row at the widest, as the cards have it (web/src/catalog/product-cards.tsx).
const IN_A_ROW = 4

type Named = { readonly imageCover: string; readonly images: readonly string[] }

export function makeFirstPictures(answers: CatalogueAnswers, origins: Origins): FirstPictures {
  const originFor = ({ headers }: FastifyRequest) => origins.forHost(headers.host)
  const read = readOnce()
  return {
    async ofList(request) {
      const list = await answers.listOfProducts({ limit: IN_A_ROW }, originFor(request))
      return read<Named[]>(list, (products) => products.map(({ imageCover }) => imageCover))
    },
    async ofProduct(request, id) {
      const product = await answers.oneProduct(id, originFor(request))
      return product ? read<Named>(product, ({ images }) => images.slice(0, 1)) : []
    },
  }
}

/** An answer lies ready for many page views, and is read for the first of them. */
function readOnce() {
  const known = new WeakMap<ReadyBody, Promise<readonly string[]>>()

  async function namesIn<Data>(body: ReadyBody, namesOf: (data: Data) => readonly string[]) {
    // Our own answers, held against the contract when they were made.
    const { data } = JSON.parse(String(await body.bytes('identity'))) as { data: Data }
    return namesOf(data)
  }

  return <Data>(body: ReadyBody, namesOf: (data: Data) => readonly string[]) => {
    const names = known.get(body) ?? namesIn(body, namesOf)
    known.set(body, names)
    return names
  }
}
