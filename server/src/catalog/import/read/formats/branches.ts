/** Prices and counts that stand once for each branch of a shop. */
import { type DecimalMark, decimalMarkOf, readAmount } from '../read-number.ts'
import type { Line } from '../read-sheet.ts'
import type { Note } from './foreign-product.ts'
import type { NamedColumns } from './named-columns.ts'

/** Headings that name a branch: counts are summed, and what is for sale nowhere is hidden: `In stock [Maadi]`. */
export interface BranchHeadings {
  readonly stockOf?: RegExp
  readonly priceOf?: RegExp
  readonly shownOf?: RegExp
}

/** The cells of a line that the branches have, in the order of their columns. */
export type Branches = ReturnType<typeof branchesOf>

export function branchesOf(headings: readonly string[], { priceOf, stockOf, shownOf }: BranchHeadings) {
  const cellsOf = (pattern: RegExp | undefined) => {
    const places = headings.flatMap((heading, at) => (pattern?.test(heading) ? [at] : []))
    return ({ cells }: Line) => places.map((at) => cells[at]?.trim() ?? '')
  }
  return { price: cellsOf(priceOf), stock: cellsOf(stockOf), shown: cellsOf(shownOf) }
}

/** The decimal marks of the prices and of the counts: those that the columns tell, or else the chosen one. */
export function marksOf(
  lines: readonly Line[],
  { cell }: NamedColumns<'price' | 'salePrice' | 'priceBefore' | 'stock'>,
  branches: Branches,
  chosen: DecimalMark | undefined,
) {
  const prices = lines.flatMap((line) => [
    ...branches.price(line),
    ...(['price', 'salePrice', 'priceBefore'] as const).map((name) => cell(line, name)),
  ])
  const counts = lines.flatMap((line) => [...branches.stock(line), cell(line, 'stock')])
  return { prices: decimalMarkOf(prices) ?? chosen, counts: decimalMarkOf(counts) ?? chosen }
}

const UNCOUNTED = /^(?:in[ _]?stock|unlimited|infinite|∞|متوفر|غير محدود)$/i
const SOLD_OUT = /^(?:out[ _]?of[ _]?stock|sold[ _]?out|غير متوفر|نف[دذ](?:ت الكمية)?)$/i

/**
 * The pieces in all branches: '' if none counts them, and a cell that cannot be read as it is, for its problem. An oversold product
 * has a negative count, and what is sold by weight parts of one.
 */
export function stockOf(counts: readonly string[], mark: DecimalMark | undefined, notes: Note[]): string {
  const filled = counts.filter((count) => count !== '' && !UNCOUNTED.test(count))
  const numbers = filled.map((count) => (SOLD_OUT.test(count) ? 0 : readAmount(count, mark)))
  const unread = filled.find((_, at) => typeof numbers[at] !== 'number')
  if (unread !== undefined || filled.length === 0) return unread ?? ''
  const sum = numbers.reduce<number>((all, count) => all + Math.max(0, Number(count)), 0)
  if (!Number.isInteger(sum)) notes.push('fractionsRoundedDown')
  return String(Math.floor(sum))
}
