import path from 'node:path'
import { unescapeCell } from '@baqala/contract/csv-cell'
import { Refusal } from '../../../refusal.ts'
import { alsoColumn, COST, type Column, headingOf, NEEDED, normalized, toColumn } from './columns.ts'
import { forSaleTeller } from './for-sale.ts'
import { GROUPS_OF_NEW } from './formats/foreign-product.ts'
import { htmlToText } from './formats/html-to-text.ts'
import { readerOf } from './formats/listing.ts'
import { ONLINE_SHOPS } from './formats/online-shops.ts'
import { shopify } from './formats/shopify.ts'
import { TILLS } from './formats/tills.ts'
import { woocommerce } from './formats/woocommerce.ts'
import { messages } from '../import.messages.en.ts'
import { mapInTurns } from '../in-turns.ts'
import type { DecimalMark } from './read-number.ts'
import { readSheet, type Line, type Sheet } from './read-sheet.ts'
import { splitCsv } from './split-csv.ts'
import type { Table, TableRow } from './table.ts'

/** Product files of other shops and programs, known by their headings. */
const FORMATS = [...[...ONLINE_SHOPS, ...TILLS].map(readerOf), shopify, woocommerce]
const HEADINGS = new Set(FORMATS.flatMap(({ headings }) => headings.map(normalized)))
const isHeading = (cell: string) => (toColumn(cell) ?? alsoColumn(cell)) !== undefined || HEADINGS.has(normalized(cell))

export async function readCsv(content: string, file: string, decimals?: DecimalMark): Promise<Table> {
  return readLines(await splitCsv(content, file, isHeading), file, decimals)
}

/**
 * Reads the lines of a file: one of ours, or a product file of another shop or program. Refuses one without known headings.
 * `decimals`: how numbers such as 1.250 are read where their column does not tell.
 */
export async function readLines(lines: readonly Line[], file: string, decimals?: DecimalMark): Promise<Table> {
  const sheet = await readSheet(lines, file, isHeading)
  const format = FORMATS.find(({ recognises }) => recognises(sheet.headings))
  return format === undefined ? readOurs(sheet, file) : format.read(sheet, decimals)
}

async function readOurs(sheet: Sheet, file: string): Promise<Table> {
  const { headings, headLine, lines, problems, notes } = sheet
  const columns = columnsOf(sheet)
  const heading = (column: Column) => headings[columns.indexOf(column)] ?? column
  const mayAdd = NEEDED.every((column) => columns.includes(column))
  if (!mayAdd && isOfWooCommerce(sheet)) throw new Refusal(400, messages.otherLanguage({ file }))
  refuseHeadings(headings, columns, `${path.basename(file)}, line ${headLine}`)
  const sold = lines.filter(forSaleTeller(sheet))
  const count = sold.length
  // Our own export means what it says, tags too.
  const isOurs = columns.every(
    (column, at) =>
      column !== undefined && (['en', 'ar'] as const).some((language) => headingOf(column, language) === headings[at]),
  )
  const lacks = (column: Column) => count > 0 && mayAdd && !columns.includes(column)
  return {
    rows: await mapInTurns(sold, (line) => toRow(line, columns, heading, isOurs ? unescapeCell : plainCell)),
    problems,
    headings,
    unread: headings.filter((name, place) => name !== '' && columns[place] === undefined),
    notes: [
      ...notes,
      ...(count < lines.length ? [messages.hiddenLeftOut({ count: lines.length - count })] : []),
      ...(lacks('brand') ? [messages.noBrandTold({ count })] : []),
      ...(lacks('subcategory') ? [messages.noCategoryTold({ count })] : []),
    ],
  }
}

/** Whatever the language of its headings, the kinds of its products are English words. */
function isOfWooCommerce({ headings, lines }: Sheet): boolean {
  const isKind = (cell = '') => /^(?:simple|variable|variation|grouped|external)(?:, \w+)*$/.test(cell)
  return lines.length > 0 && headings.some((_, at) => lines.every(({ cells }) => isKind(cells[at])))
}

/**
 * The column of each heading. An id is ours only if all are; of headings that mean the same column, such as EAN and UPC, the
 * first filled one counts where the others are empty or say the same.
 */
function columnsOf({ headings, lines }: Sheet): (Column | undefined)[] {
  const cellsAt = (at: number) => lines.map(({ cells }) => cells[at]?.trim() ?? '')
  const isOurId = (at: number) => cellsAt(at).every((cell) => cell === '' || /^[0-9a-f]{24}$/.test(cell))
  const named = new Set(headings.map(toColumn))
  const isFilled = (at: number) => cellsAt(at).some((cell) => cell !== '')
  const hasCount = headings.some((each, at) => alsoColumn(each) === 'stock' && !OPENING.test(each) && isFilled(at))
  // Beside what the shop pays, a cashier program calls what a shopper pays the sale price.
  const isPrice = headings.some((heading) => COST.test(heading)) && !headings.some(meansPrice)
  const columns = headings.map((heading, at) => {
    if (isPrice && normalized(heading) === 'saleprice') return 'price'
    const like = alsoColumn(heading)
    const isSaid = named.has(like) || (hasCount && OPENING.test(heading))
    const column = toColumn(heading) ?? (isSaid ? undefined : like)
    return column === 'id' && !isOurId(at) ? undefined : column
  })
  return columns.map((column, at) => {
    if (column === undefined) return column
    const others = columns.flatMap((other, place) => (other === column && place !== at ? [place] : []))
    if (others.length === 0) return column
    const own = cellsAt(at)
    // It says nothing that another one does not say, and of two that say the same the first one is read.
    const isSaid = (place: number) => own.every((cell, line) => cell === '' || cell === cellsAt(place)[line])
    const saysTheSame = (place: number) => cellsAt(place).every((cell, line) => cell === own[line])
    return others.some((place) => isSaid(place) && (place < at || !saysTheSame(place))) ? undefined : column
  })
}

// The stock that a program began with, which may stand beside the one that it has.
const OPENING = /^opening/i

function meansPrice(heading: string): boolean {
  return (toColumn(heading) ?? alsoColumn(heading)) === 'price'
}

function toRow(
  line: Line,
  columns: readonly (Column | undefined)[],
  heading: TableRow['heading'],
  read: (cell: string) => string,
): TableRow {
  const cells: TableRow['cells'] = Object.fromEntries(
    columns.flatMap((column, place) => (column ? [[column, read(line.cells[place] ?? '')] as const] : [])),
  )
  return { place: `line ${line.number}`, cells, heading, ifNew: GROUPS_OF_NEW }
}

const HTML = /<(?:\/?(?:p|div|span|ul|li|b|strong|em)|br ?\/?)(?: [^<>]*)?>|&(?:amp|nbsp|quot|#\d+);/i

/** A program that keeps its texts in HTML writes them so: <p>Fresh</p>, Salt &amp; Pepper. */
function plainCell(cell: string): string {
  const text = unescapeCell(cell)
  return HTML.test(text) ? htmlToText(text) : text
}

// Something else than a catalogue may have one line of a megabyte.
const MOST_TOLD = 20

function refuseHeadings(headings: readonly string[], columns: readonly (Column | undefined)[], place: string): void {
  if (columns.every((column) => column === undefined)) {
    const told = headings.slice(0, MOST_TOLD).map((heading) => heading.slice(0, 50))
    throw new Refusal(400, messages.noKnownHeading({ place, headings: told }))
  }
  const double = columns.find((column, at) => column !== undefined && columns.indexOf(column) !== at)
  if (double === undefined) return
  throw new Refusal(400, messages.sameColumn({ place, headings: headings.filter((_, at) => columns[at] === double) }))
}
