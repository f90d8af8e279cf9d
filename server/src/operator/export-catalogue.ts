import { stringify } from 'csv-stringify/sync'
import type { Book } from './catalogue-book.queries.ts'
import { COLUMNS, headingOf, type Column } from './catalogue-columns.ts'
import { keepFromRunning } from './catalogue-formulas.ts'
import { makeNames, type Names } from './catalogue-names.ts'
import type { Named } from './catalogue-book.queries.ts'
import { nameOfPicture } from './catalogue-pictures.ts'

type Values = Record<Column, string | number | readonly string[] | null>

export interface ExportWishes {
  /** Stock is as of now: importing it again would undo what was sold since, so it is only written where it is asked for. */
  readonly stock: boolean
  readonly headings: 'en' | 'ar'
}

/** What is on sale, for spreadsheets. The mark in front is how Excel knows UTF-8. */
export function writeCsv(book: Book, { stock, headings }: ExportWishes): string {
  // A spreadsheet takes some ids for numbers and spoils them; the slug knows the product as well.
  const columns = COLUMNS.filter((column) => column !== 'id' && (stock || column !== 'stock'))
  const lines = valuesOf(book).map((values) => columns.map((column) => toCell(values[column])))
  const head = columns.map((column) => headingOf(column, headings))
  return stringify([head, ...lines], { bom: true, record_delimiter: 'windows' })
}

/** What is on sale, for programs. */
export function writeJson(book: Book, { stock }: ExportWishes): string {
  const columns = COLUMNS.filter((column) => stock || column !== 'stock')
  const products = valuesOf(book).map((values) => Object.fromEntries(columns.map((column) => [column, values[column]])))
  return JSON.stringify(products, null, 2) + '\n'
}

function toCell(value: Values[Column]): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return keepFromRunning(typeof value === 'string' ? value : value.join('|'))
}

function valuesOf(book: Book): Values[] {
  const brands = new Map(book.brands.map((brand) => [brand.id, brand]))
  const categories = new Map(book.categories.map((category) => [category.id, category]))
  const subcategories = new Map(book.subcategories.map((subcategory) => [subcategory.id, subcategory]))
  const brandNames = makeNames(book.brands)
  const categoryNames = makeNames(book.categories)
  const siblings = new Map(
    book.categories.map(({ id }) => [id, makeNames(book.subcategories.filter((each) => each.category_id === id))]),
  )
  return book.products
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((product) => ({
      id: product.id,
      slug: product.slug,
      title: product.title,
      titleAr: product.title_ar,
      description: product.description,
      descriptionAr: product.description_ar,
      unit: product.unit,
      unitAr: product.unit_ar,
      price: product.price / 100,
      priceAfterDiscount: product.price_after_discount === null ? null : product.price_after_discount / 100,
      ...called('category', categoryNames, categories.get(product.category_id)),
      ...called('subcategory', siblings.get(product.category_id), subcategories.get(product.subcategory_id)),
      ...called('brand', brandNames, brands.get(product.brand_id)),
      pictures: product.images.map(nameOfPicture),
      stock: product.onHand,
    }))
}

function called<Key extends 'category' | 'subcategory' | 'brand', T extends Named>(
  key: Key,
  names: Names<T> | undefined,
  named: T | undefined,
) {
  const values = { [key]: named && names ? names.callIt(named) : '', [`${key}Ar`]: named?.name_ar ?? '' }
  // The two keys are these by what stands above.
  return values as Record<Key | `${Key}Ar`, string>
}
