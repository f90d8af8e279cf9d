import { wholeTitleOf } from '../../arabic-names.ts'
import type { KnownProduct } from '../../whole-catalogue.queries.ts'
import { messages } from '../import.messages.en.ts'
import { barcodeKey } from '@baqala/contract/barcode'
import type { WantedRow } from '../read/read-rows.ts'
import { problemIn, type Problem } from '../read/table.ts'

const MAX_SUGGESTED = 20

/** Finds products by id, slug, SKU, barcode, or title and unit. */
export function makeMatcher(products: readonly KnownProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const byName = new Map(products.map((product) => [nameOf(product.title, product.unit), product]))
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const byBarcode = new Map(products.map((product) => [product.barcode, product]))
  const byBarcodeKey = new Map(products.map((product) => [product.barcode && barcodeKey(product.barcode), product]))

  /** The UPC-A and the EAN-13 of one code may name two products: the exact spelling comes first. */
  function ownerOf(barcode: string | null | undefined): KnownProduct | undefined {
    if (!barcode) return undefined
    return byBarcode.get(barcode) ?? byBarcodeKey.get(barcodeKey(barcode))
  }

  return {
    /** Finds a row's product. A row with an SKU or a barcode that no product has may give it to the one of its name. */
    find({ row, wanted, slug = '' }: WantedRow): KnownProduct | undefined {
      const named =
        (wanted.id && byId.get(wanted.id)) ||
        (wanted.slug && bySlug.get(wanted.slug)) ||
        (wanted.sku && bySku.get(wanted.sku)) ||
        ownerOf(wanted.barcode)
      if (named || wanted.slug !== undefined) return named || undefined
      const ofName = row.ifNew?.slug === undefined && byName.get(nameOf(wanted.title ?? '', wanted.unit ?? ''))
      const found = ofName || bySlug.get(slug)
      const hasOthers = (code: 'sku' | 'barcode') => Boolean(found?.[code] && wanted[code])
      return hasOthers('sku') || hasOthers('barcode') ? undefined : found
    },
    /** Returns a problem if another product has the row's SKU or barcode. */
    problemOfCodes({ row, wanted }: WantedRow, known: KnownProduct | undefined): Problem | undefined {
      const owners = [
        { column: 'sku' as const, owner: wanted.sku ? bySku.get(wanted.sku) : undefined },
        { column: 'barcode' as const, owner: ownerOf(wanted.barcode) },
      ]
      const taken = owners.find(({ owner }) => owner !== undefined && owner !== known)
      return taken?.owner && problemIn(row, taken.column, messages.takenCode(wholeTitleOf(taken.owner)))
    },
    /** The slugs that a mistyped one is compared with. After so many problems nobody reads what it may have meant. */
    slugsFor: (problems: number): Iterable<string> => (problems < MAX_SUGGESTED ? bySlug.keys() : []),
  }
}

function nameOf(title: string, unit: string): string {
  return `${title.trim()}\n${unit.trim()}`
}
