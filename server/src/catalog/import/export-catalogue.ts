import type { Db } from '../../db/rows.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../files/csv.ts'
import { addToLog, type Clerk } from '../../staff/log.queries.ts'
import { inEgp } from '../price-values.ts'
import { readCatalogue, type Catalogue, type Group } from '../whole-catalogue.queries.ts'
import { COLUMNS, headingOf, type Column } from './read/columns.ts'
import { GroupIndex } from './plan/group-index.ts'
import { indexSubcategories } from './plan/groups.ts'
import { nameOfPicture } from './pictures/find-pictures.ts'

const WITHOUT_STOCK = COLUMNS.filter((column) => column !== 'stock')

const GROUP_IDS = ['categoryId', 'subcategoryId', 'brandId'] as const
type Field = Column | (typeof GROUP_IDS)[number]
type Values = Record<Field, string | number | readonly string[] | null>

export interface ExportOptions {
  readonly format: 'csv' | 'json'
  /** The stock is that of this moment: importing it later would undo the sales in between. */
  readonly withStock: boolean
  readonly headings: 'en' | 'ar'
}

/** Writes all products on sale into a text that importCatalogue reads. The log says who took it. */
export async function exportCatalogue(db: Db, options: ExportOptions, clerk: Clerk) {
  const catalogue = await readCatalogue(db)
  const onSale = catalogue.products.filter(({ isWithdrawn }) => !isWithdrawn)
  const products = listValues(catalogue, onSale)
  const columns = COLUMNS.filter((column) => options.withStock || column !== 'stock')
  const content = options.format === 'json' ? toJson(products, columns) : toCsv(products, columns, options.headings)
  const [id, count] = [`products.${options.format}`, products.length]
  await addToLog(db, clerk, [{ what: 'catalogue exported', kind: 'shop', id, after: { count } }])
  return { content, count }
}

/**
 * Writes some products, withdrawn ones among them, into JSON that importCatalogue reads. The stock is left out, and the ids of
 * groups are there, which may be renamed.
 */
export function exportProducts(catalogue: Catalogue, products: Catalogue['products']): string {
  return toJson(listValues(catalogue, products), [...WITHOUT_STOCK, ...GROUP_IDS])
}

/** The same JSON with the slugs that its groups have now; groups that are gone keep their names. */
export function withGroupsOfNow(json: string, { categories, subcategories, brands }: Catalogue): string {
  const slugs = new Map([...categories, ...subcategories, ...brands].map(({ id, slug }) => [id, slug] as const))
  // A cast, because exportProducts has written it.
  const rows = (JSON.parse(json) as Record<string, string>[]).map((row) => {
    const slugOf = (kind: string) => slugs.get(row[`${kind}Id`] ?? '') ?? row[kind]
    return { ...row, category: slugOf('category'), subcategory: slugOf('subcategory'), brand: slugOf('brand') }
  })
  return JSON.stringify(rows)
}

/** Writes that JSON as CSV. */
export function exportedAsCsv(json: string, headings: 'en' | 'ar'): string {
  // A cast, because exportProducts has written it.
  return toCsv(JSON.parse(json) as Values[], WITHOUT_STOCK, headings)
}

const EXAMPLE: Partial<Values> = {
  ...{ barcode: '6221155023452', title: 'Nile Milk', titleAr: 'لبن النيل', unit: '1 L', unitAr: '١ لتر' },
  ...{ price: 42.5, priceAfterDiscount: 39.95, category: 'Dairy', categoryAr: 'ألبان', subcategory: 'Milk' },
  ...{ brand: 'Nile', brandAr: 'النيل', stock: 24 },
}

/** A file to begin with, as CSV: the headings that most shops need, and an example below them. */
export function importTemplate(headings: 'en' | 'ar'): string {
  const columns = COLUMNS.filter((column) => column in EXAMPLE)
  // A cast, because the other columns are left out.
  return toCsv([EXAMPLE as Values], columns, headings)
}

/** For spreadsheets: Excel knows UTF-8 by the byte order mark. */
function toCsv(products: readonly Values[], allColumns: readonly Column[], language: 'en' | 'ar'): string {
  // A spreadsheet reads some ids as numbers and rounds them; the slug identifies the product as well.
  const columns = allColumns.filter((column) => column !== 'id')
  const lines = products.map((values) => columns.map((column) => toCell(values[column])))
  const head = columns.map((column) => headingOf(column, language))
  return BYTE_ORDER_MARK + csvLines([head, ...lines])
}

function toJson(products: readonly Values[], columns: readonly Field[]): string {
  const rows = products.map((values) => Object.fromEntries(columns.map((column) => [column, values[column]])))
  return JSON.stringify(rows, null, 2) + '\n'
}

function toCell(value: Values[Column]): string | number | null {
  return typeof value === 'object' && value !== null ? value.join('|') : value
}

function listValues(catalogue: Catalogue, products: Catalogue['products']): Values[] {
  const brands = new GroupIndex(catalogue.brands)
  const categories = new GroupIndex(catalogue.categories)
  const subcategories = indexSubcategories(catalogue)
  return products.map((product) => {
    const category = namesOf(categories, product.categoryId)
    const subcategory = namesOf(subcategories.get(product.categoryId), product.subcategoryId)
    const brand = namesOf(brands, product.brandId)
    return {
      ...product,
      ...inEgp(product),
      ...{ category: category.name, categoryAr: category.nameAr },
      ...{ subcategory: subcategory.name, subcategoryAr: subcategory.nameAr },
      ...{ brand: brand.name, brandAr: brand.nameAr },
      pictures: product.images.map(nameOfPicture),
      stock: product.onHand,
    }
  })
}

function namesOf<T extends Group>(groups: GroupIndex<T> | undefined, id: string): { name: string; nameAr: string } {
  const group = groups?.byId(id)
  return { name: group && groups ? groups.labelOf(group) : '', nameAr: group?.nameAr ?? '' }
}
