import type { KnownProduct } from './catalogue.queries.ts'
import type { Groups } from './groups.ts'
import { messages } from './import.messages.en.ts'
import type { WantedRow } from './read-rows.ts'
import { problemIn, type Problem } from './table.ts'

/** Makes the function that finds a row's product by id, by slug, or, if the row has neither, by title and unit. */
export function makeFinder(products: readonly KnownProduct[]): (row: WantedRow) => KnownProduct | undefined {
  const byId = new Map(products.map((product) => [product.id, product]))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const nameOf = (title: string, unit: string) => `${title.trim()}\n${unit.trim()}`
  const byName = new Map(products.map((product) => [nameOf(product.title, product.unit), product]))
  return ({ wanted, slug }) => {
    if (wanted.id !== undefined && byId.has(wanted.id)) return byId.get(wanted.id)
    if (wanted.slug !== undefined) return bySlug.get(wanted.slug)
    return byName.get(nameOf(wanted.title ?? '', wanted.unit ?? '')) ?? bySlug.get(slug ?? '')
  }
}

const NEEDED = ['title', 'price', 'category', 'subcategory', 'brand'] as const

/** Returns the reason why a row does not fit the catalogue. `earlier` is the place of a row with the same product. */
export function problemOf(
  row: WantedRow,
  known: KnownProduct | undefined,
  earlier: string | undefined,
  groups: Groups,
): Problem | undefined {
  if (known === undefined) return problemOfNew(row)
  if (earlier !== undefined) return problemIn(row.row, 'title', messages.namedTwice({ place: earlier }))
  return problemOfChange(row, known, groups)
}

function problemOfNew({ row, wanted }: WantedRow): Problem | undefined {
  const missing = NEEDED.find((column) => wanted[column] === undefined)
  if (missing !== undefined) return problemIn(row, missing, messages.neededForNew)
  return isNoDiscount(wanted.price, wanted.priceAfterDiscount)
    ? problemIn(row, 'priceAfterDiscount', messages.notBelowPrice)
    : undefined
}

function problemOfChange({ row, wanted }: WantedRow, known: KnownProduct, groups: Groups): Problem | undefined {
  if (wanted.slug !== undefined && wanted.slug !== known.slug) return problemIn(row, 'slug', messages.keepsSlug(known))
  if (wanted.id !== undefined && wanted.id !== known.id) return problemIn(row, 'id', messages.keepsId(known))
  const { price = known.price, priceAfterDiscount = known.priceAfterDiscount } = wanted
  if (isNoDiscount(price, priceAfterDiscount)) {
    return wanted.priceAfterDiscount === undefined
      ? problemIn(row, 'price', messages.notAboveDiscount({ egp: (priceAfterDiscount ?? 0) / 100 }))
      : problemIn(row, 'priceAfterDiscount', messages.notBelowPrice)
  }
  const moves = wanted.category !== undefined && groups.findCategory(wanted.category)?.id !== known.categoryId
  return moves && wanted.subcategory === undefined ? problemIn(row, 'subcategory', messages.neededToMove) : undefined
}

function isNoDiscount(price: number | undefined, after: number | null | undefined): boolean {
  return price !== undefined && after !== undefined && after !== null && after >= price
}
