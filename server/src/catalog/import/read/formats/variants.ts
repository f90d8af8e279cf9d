import { westernDigits } from '@baqala/contract/arabic'
import { readSize } from '@baqala/contract/size'

/** An option of a product that comes in several variants: Size, 500 g. */
export interface Option {
  readonly name: string
  readonly value: string
}

const UNIT_OPTIONS =
  /^(size|weight|net weight|volume|unit|pack|pack size|package|quantity|الحجم|الوزن|العبوة|السعة|الوحدة|الكمية)$/i
const BRAND_OPTIONS = /^(brand|brands|marque|الماركة|العلامة التجارية)$/i

/** Parts a variant's options into its unit, its brand, and the values that belong into its title. */
export function partOptions(options: readonly Option[]) {
  const filled = options.filter(({ value }) => value !== '')
  const unit = filled.find(({ name }) => UNIT_OPTIONS.test(name))
  const brand = filled.find(({ name }) => BRAND_OPTIONS.test(name))
  const words = filled.filter((option) => option !== unit && option !== brand).map(({ value }) => value)
  return { unit: unit?.value, brand: brand?.value, words }
}

const MEASURE = /\d\s*(kg|g|gm|gr|mg|l|lt|ltr|ml|cl|oz|lb|lbs|pcs|pieces|كجم|كيلو|جم|جرام|لتر|مل|قطع|قطعة)(?![\p{L}])/iu

/** The weight as a unit, such as `500 g` or `1.5 kg`; undefined without one, or if the title tells a measure already. */
export function unitOfWeight(title: string, weight: string, measure: string): string | undefined {
  const amount = readSize(weight, measure)
  if (!(amount > 0) || MEASURE.test(westernDigits(title))) return undefined
  if (measure === 'g' && amount >= 1000) return `${round(amount / 1000)} kg`
  if (measure === 'kg' && amount < 1) return `${round(amount * 1000)} g`
  return `${round(amount)} ${measure.replace(/s$/, '')}`
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100
}
