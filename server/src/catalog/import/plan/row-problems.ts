/** Why a row cannot become a product, or change one. */
import { foldArabic } from '@baqala/contract/arabic'
import { editDistance } from '../../../files/edit-distance.ts'
import type { KnownProduct } from '../../whole-catalogue.queries.ts'
import { headingsLike, NEEDED } from '../read/columns.ts'
import type { Groups } from './groups.ts'
import { messages } from '../import.messages.en.ts'
import type { WantedRow } from '../read/read-rows.ts'
import { problemIn, type Problem, type TableRow } from '../read/table.ts'

/**
 * Returns the reason why a row without a product in the shop cannot become a new one. `headings` are the file's, `slugs`
 * those that a mistyped one may have meant.
 */
export function problemOfNew({ row, wanted }: WantedRow, headings: readonly string[], slugs: Iterable<string>) {
  const needed = NEEDED.filter((column) => wanted[column] === undefined)
  const missing = needed
    .filter((column) => !headings.includes(row.heading(column)))
    .map((column) => ({ heading: row.heading(column), like: headingsLike(column, headings) }))
  if (missing.length > 0) return problemOfUnknown(row, missing, slugs)
  // A row of JSON may lack what others have.
  if (needed[0] !== undefined) return problemIn(row, needed[0], messages.neededForNew)
  return isAbove(wanted.priceAfterDiscount, wanted.price)
    ? problemIn(row, 'priceAfterDiscount', messages.notAbovePrice)
    : undefined
}

const KEYS = ['slug', 'sku', 'barcode', 'id'] as const

/** A file without all columns of a new product can only change products that the shop has. */
function problemOfUnknown(
  row: TableRow,
  missing: readonly { heading: string; like: readonly string[] }[],
  slugs: Iterable<string>,
): Problem {
  const column = KEYS.find((key) => row.cells[key]?.trim()) ?? 'slug'
  const named = row.cells[column]?.trim() || row.ifNew?.slug
  if (named === undefined) return { place: row.place, message: messages.noColumns({ missing }) }
  const similar = column === 'slug' ? findSimilar(named, slugs) : []
  return problemIn(row, column, messages.noSuchProduct({ named, similar, missing }))
}

const MAX_EDITS = 2
const MAX_SHOWN = 3

/** Returns up to three slugs that are at most two typing mistakes away, the nearest first, or that begin like `typed`. */
function findSimilar(typed: string, slugs: Iterable<string>): string[] {
  const found: { slug: string; edits: number }[] = []
  for (const slug of slugs) {
    const edits = slug.startsWith(`${typed}-`) ? MAX_EDITS + 1 : editDistance(typed, slug, MAX_EDITS)
    if (edits <= MAX_EDITS + 1) found.push({ slug, edits })
  }
  const nearest = found.toSorted((one, other) => one.edits - other.edits)
  return nearest.slice(0, MAX_SHOWN).map(({ slug }) => slug)
}

/** Returns the reason why a row does not fit the product that it names. */
export function problemOfChange({ row, wanted }: WantedRow, known: KnownProduct, groups: Groups): Problem | undefined {
  if (wanted.slug !== undefined && wanted.slug !== known.slug) return problemIn(row, 'slug', messages.keepsSlug(known))
  if (wanted.id !== undefined && wanted.id !== known.id) return problemIn(row, 'id', messages.keepsId(known))
  const renamed = problemOfRenaming({ row, wanted, slug: undefined }, known)
  if (renamed) return renamed
  const { price = known.price, priceAfterDiscount = known.priceAfterDiscount } = wanted
  if (isAbove(priceAfterDiscount, price)) {
    return wanted.priceAfterDiscount === undefined
      ? problemIn(row, 'price', messages.notBelowDiscount({ egp: (priceAfterDiscount ?? 0) / 100 }))
      : problemIn(row, 'priceAfterDiscount', messages.notAbovePrice)
  }
  const moves = wanted.category !== undefined && groups.findCategory(wanted.category)?.id !== known.categoryId
  return moves && wanted.subcategory === undefined ? problemIn(row, 'subcategory', messages.neededToMove) : undefined
}

/** Codes are mistyped and used again: one that names a product with quite another title does not rename it. */
function problemOfRenaming({ row, wanted }: WantedRow, known: KnownProduct): Problem | undefined {
  const namedBy = wanted.slug ?? wanted.id ?? (row.ifNew?.slug === known.slug || undefined)
  if (namedBy !== undefined || wanted.title === undefined) return undefined
  const column = wanted.sku !== undefined && wanted.sku === known.sku ? 'sku' : 'barcode'
  const words = new Set([...wordsOf(known.title), ...wordsOf(known.titleAr)])
  const sharesWord = [...wordsOf(wanted.title), ...wordsOf(wanted.titleAr ?? '')].some((word) => words.has(word))
  return sharesWord || words.size === 0 ? undefined : problemIn(row, column, messages.otherTitle(known))
}

function wordsOf(title: string): string[] {
  return foldArabic(title.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A discount price equal to the price is no discount (merge.ts). */
function isAbove(discounted: number | null | undefined, price: number | undefined): boolean {
  return price !== undefined && typeof discounted === 'number' && discounted > price
}
