import type { Line } from '../read-sheet.ts'

/** Some programs export a product once a language, with the same SKU: its Arabic line by its SKU, and the lines of products. */
export function partTranslations(
  lines: readonly Line[],
  of: { readonly sku: (line: Line) => string; readonly language: (line: Line) => string },
): { readonly products: readonly Line[]; readonly arabic: ReadonlyMap<string, Line> } {
  const isArabic = (line: Line) => /^(?:ar(?:abic)?(?:[\s_-]|$)|عرب|العرب)/i.test(of.language(line))
  const skus = new Set(lines.filter((line) => !isArabic(line)).map(of.sku))
  const isTranslation = (line: Line) => isArabic(line) && of.sku(line) !== '' && skus.has(of.sku(line))
  return {
    products: lines.filter((line) => !isTranslation(line)),
    arabic: new Map(lines.filter(isTranslation).map((line) => [of.sku(line), line])),
  }
}
