/**
 * Product lists of other programs, one product a line. A format is a table: what the program calls our columns, and by which
 * headings it is known.
 */
import { alsoColumn, type Column, COLUMNS, normalized, toColumn } from '../columns.ts'
import { mapInTurns } from '../../in-turns.ts'
import { forSaleTeller } from '../for-sale.ts'
import type { DecimalMark } from '../read-number.ts'
import type { Line, Sheet } from '../read-sheet.ts'
import type { Table, TableRow } from '../table.ts'
import { type Note, toRow, toTable } from './foreign-product.ts'
import { htmlToLine, htmlToText } from './html-to-text.ts'
import { type NamedColumns, nameColumns, spellingsOf } from './named-columns.ts'
import { branchesOf, type Branches, type BranchHeadings, marksOf, stockOf } from './branches.ts'
import { discounted, pricesOf } from './prices.ts'
import { makeIsOnSale } from './sale-dates.ts'
import { partTranslations } from './translations.ts'
import { partOptions, unitOfWeight } from './variants.ts'

/**
 * The facts that a list may tell of a product: our columns, and others. Several lines with one `handle` are variants of one product,
 * told whole in the first.
 */
const FACTS = [
  ...COLUMNS,
  ...(['salePrice', 'saleStarts', 'saleEnds', 'priceBefore', 'discount', 'discountMode', 'weight'] as const),
  ...(['weightUnit', 'handle', 'shown', 'enabled', 'language', 'variant', 'option1', 'value1'] as const),
  ...(['option2', 'value2', 'option3', 'value3'] as const),
]
type Fact = (typeof FACTS)[number]

export interface Listing extends BranchHeadings {
  readonly shop: string
  /** The list is this program's if it has all headings of one of these rows, with "|" between the spellings of each. */
  readonly knownBy: readonly (readonly string[])[]
  /** With "|" between the spellings of each. */
  readonly headings: Readonly<Partial<Record<Fact, string>>>
  /** Parts the steps of a category's path, and a list of such paths. */
  readonly stepBy?: string | RegExp
  readonly pathsBy?: string
  /** Steps that are no aisle of a shop. */
  readonly roots?: RegExp
  /** A word for an empty cell, and one for a single variant. */
  readonly empty?: RegExp
  readonly hidden?: RegExp
  /** Columns of ours that it has not: a list with one of them is ours. */
  readonly never?: readonly Column[]
}

/** A reader of the format, as read-csv.ts asks for one. */
export function readerOf(listing: Listing) {
  return {
    /** All that may stand in the row of headings. */
    headings: Object.values(listing.headings).flatMap(spellingsOf),
    recognises: (headings: readonly string[]) => {
      const found = new Set(headings.map(normalized))
      const isOurs = headings.some((heading) => listing.never?.includes(toColumn(heading) ?? 'id'))
      const isThere = (spellings: string) => spellingsOf(spellings).some((each) => found.has(normalized(each)))
      return !isOurs && listing.knownBy.some((row) => row.every(isThere))
    },
    read: (sheet: Sheet, decimals?: DecimalMark) => readListing(sheet, listing, decimals),
  }
}

type Columns = NamedColumns<Fact>

/** The headings of each fact: those of the program, and the usual ones. Its units are boxes and pieces, and no sizes. */
function namesOf(headings: readonly string[], listing: Listing): Record<Fact, string> {
  const own = new Set(Object.values(listing.headings).flatMap(spellingsOf).map(normalized))
  const others = headings.filter((heading) => !own.has(normalized(heading)))
  const names = FACTS.map((fact) => {
    const alike = others.filter((heading) => fact !== 'unit' && (toColumn(heading) ?? alsoColumn(heading)) === fact)
    return [fact, [listing.headings[fact] ?? '', ...alike].join(' | ')]
  })
  // A cast: there is a row for every fact.
  return Object.fromEntries(names) as Record<Fact, string>
}

async function readListing(sheet: Sheet, listing: Listing, decimals: DecimalMark | undefined): Promise<Table> {
  const columns = nameColumns(sheet.headings, namesOf(sheet.headings, listing))
  const notes: Note[] = []
  const { products, arabic } = partTranslations(sheet.lines, columns)
  const branches = branchesOf(sheet.headings, listing)
  const marks = marksOf(products, columns, branches, decimals)
  const around = { columns, listing, notes, branches, ...marks, isOnSale: makeIsOnSale(products, columns) }
  const isForSale = forSaleTeller(sheet)
  const isHidden = (line: Line) => {
    const shown = [columns.cell(line, 'shown'), ...branches.shown(line)].filter((cell) => cell !== '')
    const isDisabled = /^(?:[02n]|no|false|disabled)$/i.test(columns.cell(line, 'enabled'))
    return isDisabled || !isForSale(line) || (shown.length > 0 && shown.every((cell) => listing.hidden?.test(cell)))
  }
  const firstOf = new Map<string, Line>()
  const rows = await mapInTurns(products, (line) => {
    const handle = columns.cell(line, 'handle')
    const first = firstOf.get(handle) ?? line
    if (handle !== '' && !firstOf.has(handle)) firstOf.set(handle, line)
    if (isHidden(line)) {
      notes.push('hiddenLeftOut')
      return []
    }
    return [readLine(line, { ...around, first, arabic: arabic.get(columns.cell(line, 'sku')) })]
  })
  return toTable(listing.shop, sheet, rows.flat(), notes)
}

interface Around {
  /** The first line of the same product. */
  readonly first: Line
  readonly arabic: Line | undefined
  readonly columns: Columns
  readonly listing: Listing
  readonly branches: Branches
  readonly prices: DecimalMark | undefined
  readonly counts: DecimalMark | undefined
  readonly notes: Note[]
  readonly isOnSale: (line: Line) => boolean
}

function readLine(line: Line, around: Around): TableRow {
  const { first, arabic, columns, listing, branches, notes, prices, counts, isOnSale } = around
  const { has, heading } = columns
  const told = (from: Line, name: Fact) => {
    const cell = columns.cell(from, name)
    return listing.empty?.test(cell) ? '' : cell
  }
  const own = (name: Fact) => told(line, name)
  const shared = (name: Fact) => own(name) || told(first, name)
  const { unit, brand, words } = partOptions([
    { name: 'variant', value: own('variant') },
    ...([1, 2, 3] as const).map((n) => ({ name: shared(`option${n}`), value: own(`value${n}`) })),
  ])
  const name = htmlToLine(shared('title'))
  const titleAr = htmlToLine(arabic ? told(arabic, 'title') : own('titleAr'))
  const descriptionAr = htmlToText(arabic ? told(arabic, 'description') : own('descriptionAr'))
  const price = branches.price(line).find((each) => each !== '') ?? own('price')
  const product = {
    title: has('title') ? [name || titleAr, ...words].join(' ') : undefined,
    titleAr: titleAr === '' ? undefined : titleAr,
    description: has('description') ? htmlToText(shared('description')) : undefined,
    descriptionAr: descriptionAr === '' ? undefined : descriptionAr,
    unit: unit ?? (own('unit') || weightOf(name, own('weight'), own('weightUnit') || heading('weight'))),
    price,
    // Without a column a discount stays as it is.
    ...(has('salePrice') && { priceAfterDiscount: isOnSale(line) ? own('salePrice') : '' }),
    ...(has('discount') && { priceAfterDiscount: discounted(price, own('discount'), own('discountMode'), prices) }),
    ...(has('priceBefore') && pricesOf(price, own('priceBefore'), prices)),
    sku: own('sku'),
    barcode: own('barcode'),
    pictures: shared('pictures')
      .split(/[,;]\s*(?=https?:)/)
      .filter((each) => /^https?:/.test(each)),
    stock: stockOf(listing.stockOf ? branches.stock(line) : [own('stock')], counts, notes),
    brand: htmlToLine(brand ?? shared('brand')),
    ...shelfOf(shared('category'), shared('subcategory'), listing),
  }
  return toRow(line, product, (column) => headingOf(column, columns), notes)
}

function headingOf(column: Column, { heading, has }: Columns): string {
  const fact = column === 'priceAfterDiscount' ? 'salePrice' : column
  return has(fact) ? heading(fact) : column
}

function weightOf(name: string, weight: string, measure: string): string | undefined {
  const unit = /\b(kg|g|lbs?|oz)\b|كجم|جم/i.exec(measure)?.[0].toLowerCase().replace('كجم', 'kg').replace('جم', 'g')
  return unitOfWeight(name, weight, unit ?? 'kg')
}

/** The first path with two steps, `Dairy > Milk`, or the first one. */
function shelfOf(category: string, subcategory: string, { stepBy = '>', pathsBy, roots }: Listing) {
  const paths = (pathsBy === undefined ? [category] : category.split(pathsBy)).map((path) =>
    path
      .split(stepBy)
      .map((step) => htmlToLine(step.trim()))
      // Numbers are the other program's ids.
      .filter((step) => step !== '' && !/^\d+$/.test(step) && !roots?.test(step)),
  )
  const [first = '', second = ''] = paths.find((path) => path.length > 1) ?? paths[0] ?? []
  return { category: first, subcategory: subcategory || second }
}
