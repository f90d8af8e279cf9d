import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { getProduct, listProducts, Product } from '@baqala/contract/catalog'

/** The part of a product that an order changes. It stands last in the product's JSON, so that the rest can be kept as text. */
export interface Numbers {
  readonly onHand: number
  readonly sold: number
}

export interface ProductText {
  readonly id: string
  /** JSON up to the numbers. */
  readonly head: string
  readonly numbers: Numbers
}

const Checked = z.compile(Product)

// Some milliseconds of work: other requests get their turn in between.
const AT_ONCE = 500

/** Holds products against the contract and writes them down. */
export async function writeProducts(products: readonly Product[]): Promise<ProductText[]> {
  const written: ProductText[] = []
  for (let first = 0; first < products.length; first += AT_ONCE) {
    if (first > 0) await setImmediate()
    for (const product of products.slice(first, first + AT_ONCE)) written.push(writeProduct(z.parse(Checked, product)))
  }
  return written
}

/** The same for the product's own page, with all its reviews: none, so far. */
export function writeSingleProduct(product: Product): ProductText {
  return writeProduct(z.parse(getProduct.reply, { data: { ...product, reviews: [] } }).data)
}

function writeProduct({ quantity = 0, sold = 0, ...rest }: Product): ProductText {
  return { id: rest._id, head: JSON.stringify(rest).slice(0, -1), numbers: { onHand: quantity, sold } }
}

/** The part of a list answer that stands before its rows, as text that the rows can follow. */
export function writeEnvelope(envelope: object): string {
  return JSON.stringify(z.parse(listProducts.reply, { ...envelope, data: [] })).slice(0, -2)
}

export function joinList(envelope: string, heads: readonly string[], numbers: readonly Numbers[]): string {
  return `${envelope}${heads.map((head, place) => joinProduct(head, numbers[place])).join(',')}]}`
}

export function joinProduct(head: string, numbers: Numbers | undefined): string {
  return `${head},"quantity":${numbers?.onHand ?? 0},"sold":${numbers?.sold ?? 0}}`
}
