/** The texts of a product by which it is found. Descriptions are left out: they raise junk more than they find. */
export interface ProductTexts {
  readonly id: string
  /** A hash of all texts below, of 48 bits. */
  readonly hash: number
  readonly title: string
  readonly titleAr: string
  readonly unit: string
  readonly subcategory: string
  readonly subcategoryAr: string
  readonly brand: string
  readonly brandAr: string
  readonly category: string
  readonly categoryAr: string
}

/** The facts of a product that change from day to day. */
export interface ProductFigures {
  /** Pieces sold: of two equal matches the more popular comes first. */
  readonly sold: number
  /** The share of the price that is saved while it is on sale, from 0 to 1. */
  readonly saving: number
}
