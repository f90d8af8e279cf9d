import { UNBRANDED } from '@baqala/contract/unbranded'
import { messages } from '../../import.messages.en.ts'
import type { Column } from '../columns.ts'
import type { Line, Sheet } from '../read-sheet.ts'
import type { Table, TableRow } from '../table.ts'

/** One product as another shop's file tells it, still as text. A fact without a column is undefined. */
interface ForeignProduct {
  readonly title: string | undefined
  readonly titleAr?: string | undefined
  readonly description: string | undefined
  readonly descriptionAr?: string | undefined
  readonly unit: string | undefined
  readonly price: string | undefined
  readonly priceAfterDiscount?: string | undefined
  readonly sku: string
  readonly barcode: string
  readonly pictures: readonly string[]
  /** Whole pieces, as stockOf counts them. */
  readonly stock: string
  /** '' where the file tells none. */
  readonly brand: string
  readonly category: string
  readonly subcategory: string
  /** The address that a new product gets. */
  readonly slug?: string | undefined
}

/** For a new product of a file that tells none. */
const OTHER = 'Other'
export const GROUPS_OF_NEW = { subcategory: OTHER, brand: UNBRANDED }
/** Their names for shoppers who read Arabic. */
export const ARABIC_OF: ReadonlyMap<string, string> = new Map([
  [UNBRANDED, 'ماركات متنوعة'],
  [OTHER, 'أصناف تانية'],
])

/** Something that our shop needs and a row did not say, or not offer. A sentence of this name tells of how many rows. */
export type Note =
  | 'hiddenLeftOut'
  | 'otherKindsLeftOut'
  | 'noBrandTold'
  | 'noCategoryTold'
  | 'noStockTold'
  | 'fractionsRoundedDown'

/** Puts the product into our columns. A new one gets what our shop needs and the file does not tell; that is noted. */
export function toRow(
  line: Line,
  { brand, category, subcategory, slug, ...told }: ForeignProduct,
  heading: (column: Column) => string,
  notes: Note[],
): TableRow {
  // A file without titles only changes products that the shop has.
  if (told.title !== undefined) {
    if (brand === '') notes.push('noBrandTold')
    if (category === '' || subcategory === '') notes.push('noCategoryTold')
    if (told.stock === '') notes.push('noStockTold')
  }
  const cells = {
    ...told,
    brand: brand === '' ? undefined : brand,
    // The mark between pictures in our files.
    pictures: told.pictures.map((address) => address.replaceAll('|', '%7C')).join('|'),
  }
  return {
    place: `line ${line.number}`,
    heading,
    cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)),
    ifNew: {
      ...(slug !== undefined && { slug }),
      category: category || OTHER,
      subcategory: subcategory || OTHER,
      brand: UNBRANDED,
    },
  }
}

/** The table of a file of `shop`. */
export function toTable(shop: string, sheet: Sheet, rows: TableRow[], told: readonly Note[]): Table {
  const { headings, problems, notes } = sheet
  const counted = [...Map.groupBy(told, (note) => note)].map(([note, { length }]) => messages[note]({ count: length }))
  return { rows, problems, headings, unread: [], notes: [messages.readAs({ shop }), ...notes, ...counted] }
}
