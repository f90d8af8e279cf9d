import type { Column } from '../columns.ts'
import { mapInTurns } from '../../in-turns.ts'
import type { Line, Sheet } from '../read-sheet.ts'
import type { Table, TableRow } from '../table.ts'
import { stockOf } from './branches.ts'
import { type Note, toRow, toTable } from './foreign-product.ts'
import { htmlToLine, htmlToText } from './html-to-text.ts'
import { HEADINGS } from './woocommerce-headings.ts'
import { type NamedColumns, nameColumns, spellingsOf } from './named-columns.ts'
import { makeIsOnSale } from './sale-dates.ts'
import { partTranslations } from './translations.ts'
import { partOptions, unitOfWeight, type Option } from './variants.ts'

// The other kinds are variable products, whose variations are sold, groups, and links to other shops.
const KINDS_SOLD = new Set(['simple', 'variation', ''])

type Columns = NamedColumns<keyof typeof HEADINGS>

/** The heading that a problem with one of our columns names. */
const HEADING_OF: Partial<Record<Column, keyof typeof HEADINGS>> = {
  ...{ sku: 'sku', barcode: 'barcode', title: 'name', description: 'description', price: 'price', stock: 'stock' },
  ...{ priceAfterDiscount: 'salePrice', category: 'categories', subcategory: 'categories', brand: 'brands' },
  pictures: 'images',
}

export const woocommerce = { headings: Object.values(HEADINGS).flatMap(spellingsOf), recognises, read }

function recognises(headings: readonly string[]): boolean {
  const { has } = nameColumns(headings, { ...HEADINGS, alsoTold: 'Is featured? | Tax status' })
  return has('price') && (['alsoTold', 'type', 'parent', 'visibility', 'inStock'] as const).some(has)
}

async function read(sheet: Sheet): Promise<Table> {
  const columns = nameColumns(sheet.headings, HEADINGS)
  const { cell } = columns
  const notes: Note[] = []
  const { products, arabic } = partTranslations(sheet.lines, columns)
  const parents = new Map(
    products.flatMap((line) => [[cell(line, 'sku'), line] as const, [`id:${cell(line, 'id')}`, line] as const]),
  )
  const parentOf = (line: Line) => (cell(line, 'parent') === '' ? undefined : parents.get(cell(line, 'parent')))
  const sold = products.filter((line) => isSold(line, parentOf(line), columns, notes))
  const attributes = attributesOf(sheet.headings)
  const around = { columns, attributes, notes, isOnSale: makeIsOnSale(products, columns) }
  const rows = await mapInTurns(sold, (line) =>
    readProduct(line, { ...around, parent: parentOf(line), arabic: arabic.get(cell(line, 'sku')) }),
  )
  return toTable('WooCommerce', sheet, rows, notes)
}

function isSold(line: Line, parent: Line | undefined, { cell }: Columns, notes: Note[]): boolean {
  const kind = cell(line, 'type').split(',')[0]?.trim().toLowerCase() ?? ''
  if (!KINDS_SOLD.has(kind)) {
    // A variable product is there in its variations.
    if (kind !== 'variable') notes.push('otherKindsLeftOut')
    return false
  }
  // A variation is hidden with its product, and one of a draft or a private product is no more for sale than that.
  const isShown = [line, parent ?? line].every(
    (each) => ['', '1'].includes(cell(each, 'published')) && cell(each, 'visibility') !== 'hidden',
  )
  if (!isShown) notes.push('hiddenLeftOut')
  return isShown
}

interface Around {
  /** The variable product of a variation. */
  readonly parent: Line | undefined
  readonly arabic: Line | undefined
  readonly columns: Columns
  readonly attributes: (line: Line) => Option[]
  readonly notes: Note[]
  readonly isOnSale: (line: Line) => boolean
}

function readProduct(line: Line, { parent, arabic, columns, attributes, notes, isOnSale }: Around): TableRow {
  const { has, heading } = columns
  // Its exporter writes an apostrophe before what a spreadsheet would run.
  const cell = (from: Line, name: keyof typeof HEADINGS) => columns.cell(from, name).replace(/^'(?=[=+\-@])/, '')
  const inherited = (name: keyof typeof HEADINGS) => cell(line, name) || (parent ? cell(parent, name) : '')
  const { unit, brand, words } = partOptions(attributes(line))
  const name = htmlToLine(cell(parent ?? line, 'name'))
  const [, measure = 'kg'] = /\((\w+)\)/.exec(heading('weight')) ?? []
  const isSoldOut = cell(line, 'stock') === '' && cell(line, 'inStock') === '0'
  const product = {
    title: has('name') ? [name, ...(parent ? words : [])].join(' ') : undefined,
    description: has('description') ? describe(inherited('description') || inherited('shortDescription')) : undefined,
    ...(arabic && { titleAr: htmlToLine(cell(arabic, 'name')), descriptionAr: describe(cell(arabic, 'description')) }),
    unit: unit ?? unitOfWeight(name, cell(line, 'weight'), measure),
    price: cell(line, 'price'),
    // Without a column a discount stays as it is.
    ...(has('salePrice') && { priceAfterDiscount: isOnSale(line) ? cell(line, 'salePrice') : '' }),
    sku: cell(line, 'sku'),
    barcode: cell(line, 'barcode'),
    pictures: inherited('images')
      .split(/,\s*/)
      .filter((address) => address !== ''),
    // "parent": counted for the whole product, whose pieces nobody can part.
    stock: isSoldOut ? '0' : stockOf([cell(line, 'stock').replace(/^parent$/i, '')], undefined, notes),
    brand: htmlToLine(splitList(inherited('brands'))[0] ?? brand ?? ''),
    ...shelfOf(inherited('categories'), inherited('tags')),
  }
  return toRow(line, product, (column) => heading(HEADING_OF[column] ?? 'name'), notes)
}

/** It writes a line end as the two characters \n, and a backslash as two. */
function describe(cell: string): string {
  return htmlToText(cell.replace(/\\(\\|n)/g, (_, escaped) => (escaped === 'n' ? '\n' : '\\')))
}

const ATTRIBUTE = /attribut|atributo|nitelik|سمة|خاصية/i
const VALUES = /valu|valeur|valor|wert|değer|قيم/i
const NAME = /name|nom|ismi|اسم/i

/** Finds the columns "Attribute 1 name", "Attribute 1 value(s)" … Several values of one attribute name no variant. */
function attributesOf(headings: readonly string[]): (line: Line) => Option[] {
  const numberOf = (heading = '') => (ATTRIBUTE.test(heading) ? /\d+/.exec(heading)?.[0] : undefined)
  const places = headings.flatMap((heading, place) => {
    const number = NAME.test(heading) && !VALUES.test(heading) ? numberOf(heading) : undefined
    const value = headings.findIndex((other) => VALUES.test(other) && numberOf(other) === number)
    return number === undefined || value === -1 ? [] : [{ name: place, value }]
  })
  return ({ cells }) =>
    places
      .map(({ name, value }) => ({ name: cells[name]?.trim() ?? '', values: splitList(cells[value] ?? '') }))
      .flatMap(({ name, values: [value, second] }) =>
        value === undefined || second !== undefined ? [] : [{ name, value: htmlToLine(value) }],
      )
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
