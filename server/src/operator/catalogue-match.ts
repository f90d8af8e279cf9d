import type { Book } from './catalogue-book.queries.ts'
import type { WantedRow } from './catalogue-rows.ts'
import type { Shelves } from './catalogue-shelves.ts'
import { problemIn, type Problem } from './catalogue-table.ts'

export type Known = Book['products'][number]

/** Finds a row's product by id, by slug, or, where the file gives neither, by title and unit. */
export function makeFinder(products: readonly Known[]): (row: WantedRow) => Known | undefined {
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

/** What keeps a row from being a new product. */
export function whatIsMissing({ row, wanted }: WantedRow): Problem | undefined {
  const missing = NEEDED.find((column) => wanted[column] === undefined)
  if (missing !== undefined) return problemIn(row, missing, 'must be there for a new product')
  return isNoDiscount(wanted.price, wanted.priceAfterDiscount)
    ? problemIn(row, 'priceAfterDiscount', 'must be below price')
    : undefined
}

/** What keeps a row from changing the product it names. */
export function whatDoesNotFit({ row, wanted }: WantedRow, known: Known, shelves: Shelves): Problem | undefined {
  if (wanted.slug !== undefined && wanted.slug !== known.slug) {
    return problemIn(row, 'slug', `must be ${known.slug}: a product keeps its address`)
  }
  if (wanted.id !== undefined && wanted.id !== known.id) {
    return problemIn(row, 'id', `must be ${known.id}: that is the product ${known.slug}`)
  }
  const { price = known.price, priceAfterDiscount = known.price_after_discount } = wanted
  if (isNoDiscount(price, priceAfterDiscount)) {
    return wanted.priceAfterDiscount === undefined
      ? problemIn(row, 'price', `must be above the price after discount, which is ${(priceAfterDiscount ?? 0) / 100}`)
      : problemIn(row, 'priceAfterDiscount', 'must be below price')
  }
  const moves = wanted.category !== undefined && shelves.findCategory(wanted.category)?.id !== known.category_id
  return moves && wanted.subcategory === undefined
    ? problemIn(row, 'subcategory', 'must be there where a product moves to another category')
    : undefined
}

function isNoDiscount(price: number | undefined, after: number | null | undefined): boolean {
  return price !== undefined && after !== undefined && after !== null && after >= price
}
