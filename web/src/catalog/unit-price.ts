import type { Language } from '@baqala/contract/language'
import { egpWithPiastres } from '../ui/egp.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/catalog'

interface Measure {
  /** The unit whose price is told, if it is no piece. */
  readonly of?: string
  readonly factor: number
}

const ENGLISH: Readonly<Record<string, Measure>> = {
  g: { of: 'kg', factor: 0.001 },
  gm: { of: 'kg', factor: 0.001 },
  kg: { of: 'kg', factor: 1 },
  ml: { of: 'L', factor: 0.001 },
  cl: { of: 'L', factor: 0.01 },
  l: { of: 'L', factor: 1 },
  pieces: { factor: 1 },
}

const ARABIC: Readonly<Record<string, Measure>> = {
  جم: { of: 'كجم', factor: 0.001 },
  كجم: { of: 'كجم', factor: 1 },
  مل: { of: 'لتر', factor: 0.001 },
  لتر: { of: 'لتر', factor: 1 },
  قطع: { factor: 1 },
  قطعة: { factor: 1 },
}

const MEASURES: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, ar: ARABIC }

// "500 g", "1.5 L", "6 × 330 ml"
const UNIT = /^(?:(\d+) ?[×x*] ?)?(\d+(?:[.,]\d+)?) ?(\p{L}+)$/iu

/** The price of a kilogram, litre or piece, as "46.50 EGP / L"; undefined of a unit unknown, or if it is the price itself. */
export function unitPrice(price: number, unit: string | undefined): string | undefined {
  const [, packs = '1', amount = '', word = ''] = UNIT.exec(unit?.trim() ?? '') ?? []
  const measure = MEASURES[currentLanguage()][word.toLowerCase()]
  if (measure === undefined) return undefined
  const size = Number(packs) * Number(amount.replace(',', '.')) * measure.factor
  // A size of 0 or of exactly 1 tells nothing more.
  if (size === 0 || Math.abs(size - 1) < 1e-9) return undefined
  return messages.priceOf(egpWithPiastres(price / size), measure.of ?? messages.piece)
}
