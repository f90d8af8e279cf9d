import type { Column } from '../columns.ts'
import { slugOf } from '../../../slugs.ts'
import { type DecimalMark, decimalMarkOf } from '../read-number.ts'
import type { Line, Sheet } from '../read-sheet.ts'
import type { Table, TableRow } from '../table.ts'
import { mapInTurns } from '../../in-turns.ts'
import { stockOf } from './branches.ts'
import { type Note, toRow, toTable } from './foreign-product.ts'
import { htmlToLine, htmlToText } from './html-to-text.ts'
import { type NamedColumns, nameColumns, spellingsOf } from './named-columns.ts'
import { pricesOf } from './prices.ts'
import { partOptions, unitOfWeight, type Option } from './variants.ts'

/** Headings of Shopify's product CSV: those of its exports for many years, and those since 2024, with "|" between them. */
const HEADINGS = {
  handle: 'Handle | URL handle',
  title: 'Title',
  body: 'Body (HTML) | Description',
  vendor: 'Vendor',
  productCategory: 'Product Category',
  type: 'Type',
  tags: 'Tags',
  published: 'Published | Published on online store',
  status: 'Status',
  ...{ option1: 'Option1 Name', option2: 'Option2 Name', option3: 'Option3 Name' },
  ...{ value1: 'Option1 Value', value2: 'Option2 Value', value3: 'Option3 Value' },
  sku: 'Variant SKU | SKU',
  barcode: 'Variant Barcode | Barcode',
  grams: 'Variant Grams | Weight value (grams)',
  tracker: 'Variant Inventory Tracker | Inventory tracker',
  // The last two are of the export of inventories.
  stock: 'Variant Inventory Qty | Inventory quantity | On hand (current) | On hand',
  price: 'Variant Price | Price',
  compareAt: 'Variant Compare At Price | Compare-at price',
  image: 'Image Src | Product image URL',
  imagePosition: 'Image Position',
  variantImage: 'Variant Image | Variant image URL',
}

type Columns = NamedColumns<keyof typeof HEADINGS>

/** The heading that a problem with one of our columns names. */
const HEADING_OF: Partial<Record<Column, keyof typeof HEADINGS>> = {
  ...{ slug: 'handle', title: 'title', description: 'body', unit: 'grams', category: 'type', subcategory: 'tags' },
  ...{ brand: 'vendor', sku: 'sku', barcode: 'barcode', stock: 'stock', price: 'price' },
  ...{ priceAfterDiscount: 'compareAt', pictures: 'image' },
}

export const shopify = { headings: Object.values(HEADINGS).flatMap(spellingsOf), recognises, read }

function recognises(headings: readonly string[]): boolean {
  const columns = nameColumns(headings, HEADINGS)
  return columns.has('handle') && (['option1', 'price', 'sku', 'vendor', 'body'] as const).some(columns.has)
}

/** Makes one row of each variant. The lines of a product share its handle; only the first tells its title. */
async function read(sheet: Sheet, decimals?: DecimalMark): Promise<Table> {
  const columns = nameColumns(sheet.headings, HEADINGS)
  const notes: Note[] = []
  const prices = sheet.lines.flatMap((line) => [columns.cell(line, 'price'), columns.cell(line, 'compareAt')])
  const mark = decimalMarkOf(prices) ?? decimals
  const products = Map.groupBy(sheet.lines, (line) => columns.cell(line, 'handle') || `line ${line.number}`)
  const rows = await mapInTurns(products.values(), (lines) => readProduct(lines, { columns, notes, mark }))
  return toTable('Shopify', sheet, rows.flat(), notes)
}

function readProduct(lines: readonly Line[], file: File): TableRow[] {
  const { columns, notes } = file
  const { cell } = columns
  const first = lines.find((line) => cell(line, 'title') !== '') ?? lines[0]
  if (first === undefined) return []
  const isVariant = (line: Line) => (['value1', 'price', 'sku'] as const).some((name) => cell(line, name) !== '')
  const variants = lines.filter((line) => line === first || isVariant(line))
  if (isHidden(first, columns)) {
    for (const _ of variants) notes.push('hiddenLeftOut')
    return []
  }
  const images = lines
    .filter((line) => cell(line, 'image') !== '')
    .toSorted((one, other) => positionOf(one, columns) - positionOf(other, columns))
    .map((line) => cell(line, 'image'))
  return variants.map((line) => readVariant(line, { first, images, isOne: variants.length === 1, ...file }))
}

interface File {
  readonly columns: Columns
  readonly notes: Note[]
  readonly mark: DecimalMark | undefined
}

interface Product extends File {
  readonly first: Line
  readonly images: readonly string[]
  /** Whether it has a single variant. */
  readonly isOne: boolean
}

function readVariant(line: Line, { first, images, isOne, columns, notes, mark }: Product): TableRow {
  const { cell, has, heading } = columns
  const options = optionsOf(line, first, columns)
  const { unit, brand, words } = partOptions(options)
  const name = htmlToLine(cell(first, 'title'))
  const handle = cell(first, 'handle')
  const values = isOne ? [] : options.map(({ value }) => value)
  const product = {
    title: has('title') ? [name, ...words].join(' ') : undefined,
    description: has('body') ? htmlToText(cell(first, 'body')) : undefined,
    unit: unit ?? unitOfWeight(name, cell(line, 'grams'), 'g'),
    price: undefined,
    ...(has('price') && pricesOf(cell(line, 'price'), cell(line, 'compareAt'), mark)),
    sku: cell(line, 'sku'),
    barcode: cell(line, 'barcode'),
    pictures: [...new Set([cell(line, 'variantImage'), ...images])].filter((address) => address !== ''),
    stock: isUncounted(line, columns) ? '' : stockOf([cell(line, 'stock')], undefined, notes),
    brand: brand ?? cell(first, 'vendor'),
    ...shelfOf(first, columns),
    slug: handle === '' ? undefined : slugOf([handle, ...values].join(' ')),
  }
  return toRow(line, product, (column) => heading(HEADING_OF[column] ?? 'handle'), notes)
}

/** Goods that nobody counts have a 0 there, and goods that are on no shelf a word. */
function isUncounted(line: Line, { cell, has }: Columns): boolean {
  const stock = cell(line, 'stock')
  return /^not stocked$/i.test(stock) || (has('tracker') && cell(line, 'tracker') === '' && stock === '0')
}

function isHidden(first: Line, { cell }: Columns): boolean {
  const isDraft = !['', 'active'].includes(cell(first, 'status').toLowerCase())
  return isDraft || cell(first, 'published').toLowerCase() === 'false'
}

function optionsOf(line: Line, first: Line, { cell }: Columns): Option[] {
  return ([1, 2, 3] as const)
    .map((n) => ({ name: cell(first, `option${n}`), value: cell(line, `value${n}`) }))
    .filter(({ value }) => value !== '' && value !== 'Default Title')
}

/** The shop's own product type is the category, the standard category's last word or the first tag the subcategory. */
function shelfOf(first: Line, { cell }: Columns): { category: string; subcategory: string } {
  const standard = cell(first, 'productCategory').split('>').at(-1)?.trim() ?? ''
  const [tag = ''] = cell(first, 'tags').split(',').map(capitalized)
  const names = new Set([cell(first, 'type'), standard, tag].filter((name) => name !== ''))
  const [category = '', subcategory = ''] = names
  return { category, subcategory }
}

function capitalized(tag: string): string {
  const trimmed = tag.trim()
  return trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
}

function positionOf(line: Line, { cell }: Columns): number {
  return Number(cell(line, 'imagePosition')) || Number.MAX_SAFE_INTEGER
}
