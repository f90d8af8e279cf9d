import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { egp, slug, text, wholeNumber } from '../src/catalog/field-rules.ts'

/** For artwork/, which draws by it. */
const art = z.looseObject({}, 'must be an object')

/** What the data files in catalogue/ hold: brands.json a list of brands, every other file one category. Prices are EGP. */
const BrandEntry = z.strictObject({ slug, name: text, nameAr: text })

const ProductEntry = z
  .strictObject({
    slug,
    title: text,
    titleAr: text,
    description: text,
    descriptionAr: text,
    unit: text,
    unitAr: text,
    brand: slug,
    subcategory: slug,
    price: egp,
    priceAfterDiscount: egp.optional(),
    onHand: wholeNumber,
    sold: wholeNumber,
    ratingsAverage: z
      .number('must be a number')
      .min(1, 'must be from 1 to 5')
      .max(5, 'must be from 1 to 5')
      .multipleOf(0.1, 'must have one decimal'),
    ratingsQuantity: wholeNumber,
    art,
  })
  .refine((product) => product.priceAfterDiscount === undefined || product.priceAfterDiscount < product.price, {
    path: ['priceAfterDiscount'],
    error: 'must be below price',
  })

const CategoryFile = z.strictObject({
  slug,
  name: text,
  nameAr: text,
  art,
  position: wholeNumber,
  subcategories: z
    .array(z.strictObject({ slug, name: text, nameAr: text }), 'must be a list')
    .min(1, 'must not be empty'),
  products: z.array(ProductEntry, 'must be a list'),
})

export type BrandEntry = z.infer<typeof BrandEntry>
export type CategoryFile = z.infer<typeof CategoryFile>

export interface CatalogueFiles {
  readonly brands: readonly BrandEntry[]
  readonly categories: readonly CategoryFile[]
}

const FOLDER = path.resolve(import.meta.dirname, 'catalogue')

/** Reads and checks all data files. A wrong one is refused with file, thing and field. */
export async function readCatalogueFiles(folder = FOLDER): Promise<CatalogueFiles> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file !== 'brands.json').sort()
  const brands = await readOne(folder, 'brands.json', z.array(BrandEntry, 'must be a list'))
  const categories = await Promise.all(
    files.map(async (file) => ({ file, category: await readOne(folder, file, CategoryFile) })),
  )
  checkReferences(brands, categories)
  return { brands, categories: categories.map(({ category }) => category) }
}

export class WrongCatalogue extends Error {
  constructor(problems: readonly string[]) {
    super(`The demo catalogue cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

async function readOne<S extends z.ZodType>(folder: string, file: string, schema: S): Promise<z.output<S>> {
  const content = parseJson(await readFile(path.join(folder, file), 'utf8'), file)
  const result = schema.safeParse(content)
  if (result.success) return result.data
  throw new WrongCatalogue(
    result.error.issues.map((issue) => `${file}${placeOf(content, issue.path)}: ${fieldOf(issue)} ${issue.message}`),
  )
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new WrongCatalogue([`${file}: ${error instanceof Error ? error.message : 'is not JSON'}`])
  }
}

/** Of `['products', 3, 'price']`: which product, by its slug where it has one. */
function placeOf(content: unknown, issuePath: readonly PropertyKey[]): string {
  const depth = issuePath.findLastIndex((key) => typeof key === 'number')
  if (depth === -1) return ''
  const thing: unknown = issuePath
    .slice(0, depth + 1)
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), content)
  const name: unknown = Reflect.get(Object(thing), 'slug')
  const list = issuePath
    .slice(0, depth)
    .filter((key) => typeof key === 'string')
    .at(-1)
  const kind = list === 'products' ? 'product' : list === 'subcategories' ? 'subcategory' : 'entry'
  return `, ${kind} ${typeof name === 'string' ? name : `number ${Number(issuePath[depth]) + 1}`}`
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.at(-1)
  return typeof field === 'string' ? field : 'it'
}

/** What one entry says of another: brands and subcategories that exist, slugs that nobody else has. */
function checkReferences(
  brands: readonly BrandEntry[],
  files: readonly { file: string; category: CategoryFile }[],
): void {
  const known = new Set(brands.map((brand) => brand.slug))
  const problems = files.flatMap(({ file, category }) => {
    const shelves = new Set(category.subcategories.map((subcategory) => subcategory.slug))
    return category.products.flatMap((product) => [
      ...(known.has(product.brand)
        ? []
        : [`${file}, product ${product.slug}: brand "${product.brand}" is not in brands.json`]),
      ...(shelves.has(product.subcategory)
        ? []
        : [`${file}, product ${product.slug}: subcategory "${product.subcategory}" is not in this file`]),
    ])
  })
  const repeated = [
    ...repeatedIn(
      'brand',
      brands.map(({ slug }) => ({ slug, file: 'brands.json' })),
    ),
    ...repeatedIn(
      'category',
      files.map(({ file, category }) => ({ slug: category.slug, file })),
    ),
    ...repeatedIn(
      'subcategory',
      files.flatMap(({ file, category }) => category.subcategories.map(({ slug }) => ({ slug, file }))),
    ),
    ...repeatedIn(
      'product',
      files.flatMap(({ file, category }) => category.products.map(({ slug }) => ({ slug, file }))),
    ),
  ]
  if (problems.length + repeated.length > 0) throw new WrongCatalogue([...problems, ...repeated])
}

function repeatedIn(kind: string, entries: readonly { slug: string; file: string }[]): string[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ slug, file }) => {
    const first = seen.get(slug)
    seen.set(slug, first ?? file)
    return first === undefined ? [] : [`${file}, ${kind} ${slug}: slug is taken already, in ${first}`]
  })
}
