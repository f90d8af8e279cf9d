import { type Column, normalized } from '../columns.ts'
import { messages } from '../../import.messages.en.ts'
import type { Line, Sheet } from '../read-sheet.ts'
import type { Table, TableRow } from '../table.ts'
import { toRow } from './foreign-product.ts'
import { htmlToLine, htmlToText } from './html-to-text.ts'
import { type NamedColumns, nameColumns } from './named-columns.ts'
import { NoteBook } from './notes.ts'
import { partOptions, unitOfWeight, type Option } from './variants.ts'

// The other kinds are variable products, whose variations are sold, groups, and links to other shops.
const KINDS_SOLD = new Set(['simple', 'variation', ''])

/** Headings of WooCommerce's product CSV. Its ID is that of its own database. */
const HEADINGS = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  barcode: ['GTIN, UPC, EAN, or ISBN', 'GTIN'],
  name: ['Name'],
  published: ['Published'],
  visibility: ['Visibility in catalog'],
  shortDescription: ['Short description'],
  description: ['Description'],
  saleStarts: ['Date sale price starts'],
  saleEnds: ['Date sale price ends'],
  weight: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  salePrice: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  brands: ['Brands'],
  images: ['Images'],
  parent: ['Parent'],
} as const satisfies Record<string, readonly [string, ...string[]]>

type Columns = NamedColumns<keyof typeof HEADINGS>

/** The heading that a problem with one of our columns names. */
const HEADING_OF: Partial<Record<Column, keyof typeof HEADINGS>> = {
  ...{ sku: 'sku', barcode: 'barcode', title: 'name', description: 'description', price: 'price', stock: 'stock' },
  ...{ priceAfterDiscount: 'salePrice', category: 'categories', subcategory: 'categories', brand: 'brands' },
  pictures: 'images',
}

export const woocommerce = { recognises, read }

function recognises(headings: readonly string[]): boolean {
  const found = new Set(headings.map(normalized))
  const ofWoo = ['Type', 'Parent', 'Visibility in catalog', 'Is featured?', 'In stock?', 'Tax status']
  return found.has(normalized('Regular price')) && ofWoo.some((heading) => found.has(normalized(heading)))
}

function read(sheet: Sheet): Table {
  const columns = nameColumns(sheet.headings, HEADINGS)
  const { cell } = columns
  const notes = new NoteBook()
  const parents = new Map(
    sheet.lines.flatMap((line) => [[cell(line, 'sku'), line] as const, [`id:${cell(line, 'id')}`, line] as const]),
  )
  const sold = sheet.lines.filter((line) => isSold(line, columns, notes))
  const attributes = attributesOf(sheet.headings)
  return {
    rows: sold.map((line) => {
      const parent = cell(line, 'parent') === '' ? undefined : parents.get(cell(line, 'parent'))
      return readProduct(line, { parent, columns, attributes, notes })
    }),
    problems: sheet.problems,
    headings: sheet.headings,
    unread: [],
    notes: [messages.readAs({ shop: 'WooCommerce' }), ...notes.sentences()],
  }
}

function isSold(line: Line, { cell }: Columns, notes: NoteBook): boolean {
  const kind = cell(line, 'type').split(',')[0]?.trim().toLowerCase() ?? ''
  if (!KINDS_SOLD.has(kind)) {
    // A variable product is there in its variations.
    if (kind !== 'variable') notes.count('otherKinds')
    return false
  }
  const isShown = ['', '1'].includes(cell(line, 'published')) && cell(line, 'visibility') !== 'hidden'
  if (!isShown) notes.count('hidden')
  return isShown
}

interface Around {
  /** The variable product of a variation. */
  readonly parent: Line | undefined
  readonly columns: Columns
  readonly attributes: (line: Line) => Option[]
  readonly notes: NoteBook
}

function readProduct(line: Line, { parent, columns, attributes, notes }: Around): TableRow {
  const { cell, has, heading } = columns
  const inherited = (name: keyof typeof HEADINGS) => cell(line, name) || (parent ? cell(parent, name) : '')
  const { unit, brand, words } = partOptions(attributes(line))
  const name = htmlToLine(cell(parent ?? line, 'name'))
  const isSoldOut = cell(line, 'stock') === '' && cell(line, 'inStock') === '0'
  const product = {
    title: has('name') ? [name, ...(parent ? words : [])].join(' ') : undefined,
    description: has('description') ? htmlToText(inherited('description') || inherited('shortDescription')) : undefined,
    unit: unit ?? unitOfWeight(name, Number(cell(line, 'weight')), measureOf(heading('weight'))),
    price: cell(line, 'price'),
    priceAfterDiscount: isOnSale(line, columns, new Date()) ? cell(line, 'salePrice') : '',
    sku: cell(line, 'sku'),
    barcode: cell(line, 'barcode'),
    pictures: inherited('images')
      .split(/,\s*/)
      .filter((address) => address !== ''),
    stock: isSoldOut ? '0' : cell(line, 'stock'),
    brand: htmlToLine(splitList(inherited('brands'))[0] ?? brand ?? ''),
    ...shelfOf(inherited('categories'), inherited('tags')),
  }
  return toRow(line, product, (column) => heading(HEADING_OF[column] ?? 'name'), notes)
}

/** Finds the columns "Attribute 1 name", "Attribute 1 value(s)" … Several values of one attribute name no variant. */
function attributesOf(headings: readonly string[]): (line: Line) => Option[] {
  const places = headings.flatMap((heading, place) => {
    const number = /^attribute (\d+) name$/i.exec(heading)?.[1]
    const value = headings.findIndex((other) => other.toLowerCase() === `attribute ${number} value(s)`)
    return number === undefined || value === -1 ? [] : [{ name: place, value }]
  })
  return ({ cells }) =>
    places
      .map(({ name, value }) => ({ name: cells[name]?.trim() ?? '', value: htmlToLine(cells[value] ?? '') }))
      .filter(({ value }) => !value.includes(','))
}

/** Takes the first path that has two steps, `Dairy > Milk`, or else the first step and the first tag. */
function shelfOf(categories: string, tags: string): { category: string; subcategory: string } {
  const paths = splitList(categories).map((path) => path.split('>').map((step) => htmlToLine(step.trim())))
  const [category = '', subcategory = ''] = paths.find((path) => path.length > 1) ?? paths[0] ?? []
  const [tag = ''] = splitList(tags)
  return { category, subcategory: subcategory || htmlToLine(tag) }
}

/** Splits at commas. A comma of a name has a backslash in front. */
function splitList(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll('\\,', ',').trim())
    .filter((each) => each !== '')
}

function isOnSale(line: Line, { cell }: Columns, now: Date): boolean {
  const [starts, end] = [Date.parse(cell(line, 'saleStarts')), cell(line, 'saleEnds')]
  // A day lasts until its end. An empty cell is no date, and no comparison with it holds.
  const ends = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(end) ? `${end}T23:59:59` : end)
  return !(starts > now.getTime()) && !(ends < now.getTime())
}

function measureOf(heading: string): string {
  return /\((\w+)\)/.exec(heading)?.[1] ?? 'kg'
}
