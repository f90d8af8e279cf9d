import type { Line } from '../read-sheet.ts'
import type { NamedColumns } from './named-columns.ts'

/** Some programs export a product once a language, with the same SKU: its Arabic line by its SKU, and the lines of products. */
export function partTranslations(
  lines: readonly Line[],
  { cell }: NamedColumns<'sku' | 'language'>,
): { readonly products: readonly Line[]; readonly arabic: ReadonlyMap<string, Line> } {
  const skuOf = (line: Line) => cell(line, 'sku')
  const isArabic = (line: Line) => /^(?:ar(?:abic)?(?:[\s_-]|$)|عرب|العرب)/i.test(cell(line, 'language'))
  const skus = new Set(lines.filter((line) => !isArabic(line)).map(skuOf))
  const isTranslation = (line: Line) => isArabic(line) && skuOf(line) !== '' && skus.has(skuOf(line))
  return {
    products: lines.filter((line) => !isTranslation(line)),
    arabic: new Map(lines.filter(isTranslation).map((line) => [skuOf(line), line])),
  }
}
