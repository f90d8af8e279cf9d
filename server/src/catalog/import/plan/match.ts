import { wholeTitleOf } from '../../arabic-names.ts'
import type { KnownProduct } from '../../whole-catalogue.queries.ts'
import { messages } from '../import.messages.en.ts'
import { barcodeKey } from '@baqala/contract/barcode'
import type { WantedRow } from '../read/read-rows.ts'
import { problemIn, type Problem } from '../read/table.ts'

const MAX_SUGGESTED = 20

/** Finds products by id, slug, SKU, barcode, or title and unit. */
export class Matcher {
  readonly #byId: ReadonlyMap<string, KnownProduct>
  readonly #bySlug: ReadonlyMap<string, KnownProduct>
  readonly #byName: ReadonlyMap<string, KnownProduct>
  readonly #bySku: ReadonlyMap<string | null, KnownProduct>
  readonly #byBarcode: ReadonlyMap<string | null, KnownProduct>
  readonly #byBarcodeKey: ReadonlyMap<string | null, KnownProduct>

  constructor(products: readonly KnownProduct[]) {
    this.#byId = new Map(products.map((product) => [product.id, product]))
    this.#bySlug = new Map(products.map((product) => [product.slug, product]))
    this.#byName = new Map(products.map((product) => [nameOf(product.title, product.unit), product]))
    this.#bySku = new Map(products.map((product) => [product.sku, product]))
    this.#byBarcode = new Map(products.map((product) => [product.barcode, product]))
    this.#byBarcodeKey = new Map(products.map((product) => [product.barcode && barcodeKey(product.barcode), product]))
  }

  /** Finds a row's product. A row with an SKU or a barcode that no product has may give it to the one of its name. */
  find({ row, wanted, slug = '' }: WantedRow): KnownProduct | undefined {
    const named =
      (wanted.id && this.#byId.get(wanted.id)) ||
      (wanted.slug && this.#bySlug.get(wanted.slug)) ||
      (wanted.sku && this.#bySku.get(wanted.sku)) ||
      this.#ownerOf(wanted.barcode)
    if (named || wanted.slug !== undefined) return named || undefined
    const byName = row.ifNew?.slug === undefined && this.#byName.get(nameOf(wanted.title ?? '', wanted.unit ?? ''))
    const found = byName || this.#bySlug.get(slug)
    const hasOthers = (code: 'sku' | 'barcode') => Boolean(found?.[code] && wanted[code])
    return hasOthers('sku') || hasOthers('barcode') ? undefined : found
  }

  /** Returns a problem if another product has the row's SKU or barcode. */
  problemOfCodes({ row, wanted }: WantedRow, known: KnownProduct | undefined): Problem | undefined {
    const owners = [
      { column: 'sku' as const, owner: wanted.sku ? this.#bySku.get(wanted.sku) : undefined },
      { column: 'barcode' as const, owner: this.#ownerOf(wanted.barcode) },
    ]
    const taken = owners.find(({ owner }) => owner !== undefined && owner !== known)
    return taken?.owner && problemIn(row, taken.column, messages.takenCode(wholeTitleOf(taken.owner)))
  }

  /** The UPC-A and the EAN-13 of one code may name two products: the exact spelling comes first. */
  #ownerOf(barcode: string | null | undefined): KnownProduct | undefined {
    if (!barcode) return undefined
    return this.#byBarcode.get(barcode) ?? this.#byBarcodeKey.get(barcodeKey(barcode))
  }

  /** The slugs that a mistyped one is compared with. After so many problems nobody reads what it may have meant. */
  slugsFor(problems: number): Iterable<string> {
    return problems < MAX_SUGGESTED ? this.#bySlug.keys() : []
  }
}

function nameOf(title: string, unit: string): string {
  return `${title.trim()}\n${unit.trim()}`
}
