import { egpWithPiastres } from '../../ui/egp.ts'
import { messages } from '#messages/catalog'

// "500 g", "1.5 L", "6 × 330 ml"
const UNIT = /^(?:(\d+) ?[×x*] ?)?(\d+(?:[.,]\d+)?) ?(\p{L}+)$/iu

/** The price of a kilogram, litre or piece, as "46.50 EGP / L"; undefined of a unit unknown, or if it is the price itself. */
export function unitPrice(price: number, unit: string | undefined): string | undefined {
  const [, packs = '1', amount = '', word = ''] = UNIT.exec(unit?.trim() ?? '') ?? []
  const measure = messages.measures[word.toLowerCase()]
  if (measure === undefined) return undefined
  const [factor, ofWhat] = measure
  const size = Number(packs) * Number(amount.replace(',', '.')) * factor
  // A size of 0 or of exactly 1 tells nothing more.
  if (size === 0 || Math.abs(size - 1) < 1e-9) return undefined
  return messages.priceOf(egpWithPiastres(price / size), ofWhat)
}
