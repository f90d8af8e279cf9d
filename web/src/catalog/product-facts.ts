import type { Product } from '@baqala/contract/catalog'
import { readSize } from '@baqala/contract/size'
import { egpWithPiastres } from '../ui/egp.ts'
import { messages } from '#messages/catalog'

export type Priced = Pick<Product, 'price' | 'priceAfterDiscount'>

export function priceNow({ price, priceAfterDiscount }: Priced): number {
  return priceAfterDiscount ?? price
}

/** The part of the price that a discount saves, from 0 to 1. */
export function saving(product: Priced): number {
  return product.price > 0 ? 1 - priceNow(product) / product.price : 0
}

/** The saved part in whole percent; 0 if nothing is saved. */
export function percentSaved(product: Priced): number {
  return Math.max(0, Math.round(saving(product) * 100))
}

/** Spec 9: cards show the first two words of a title. */
export function cardTitle(title: string): string {
  return title.trim().split(/\s+/).slice(0, 2).join(' ')
}

// "500 g", "1.5 L", "6 × 330 ml"
const UNIT = /^(?:(\d+) ?[×x*] ?)?(\d+(?:[.,]\d+)?) ?(\p{L}+)$/iu

/** The price of a kilogram, litre or piece, as "46.50 EGP / L"; undefined of a unit unknown, or if it is the price itself. */
export function unitPrice(price: number, unit: string | undefined): string | undefined {
  const [, packs = '1', amount = '', word = ''] = UNIT.exec(unit?.trim() ?? '') ?? []
  const measure = messages.measures[word.toLowerCase()]
  if (measure === undefined) return undefined
  const [factor, ofWhat] = measure
  const size = Number(packs) * readSize(amount, word) * factor
  // A size of 0 or of exactly 1 tells nothing more.
  if (size === 0 || Math.abs(size - 1) < 1e-9) return undefined
  return messages.priceOf(egpWithPiastres(price / size), ofWhat)
}
