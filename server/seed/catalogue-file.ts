import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { egp, slug, text, wholeNumber } from '../src/catalog/field-rules.ts'

/** Instructions for the drawings of artwork/. */
const art = z.looseObject({}, 'must be an object')

/** Arabic letters and no Latin ones: a name that was copied into the Arabic column is a mistake. */
const arabicText = text.regex(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u, 'must be Arabic')

/** The data files in catalogue/: brands.json is a list of brands, every other file one category. Prices are EGP. */
const BrandEntry = z.strictObject({ slug, name: text, nameAr: arabicText })

const ProductEntry = z
  .strictObject({
    slug,
    title: text,
    titleAr: arabicText,
    description: text,
    descriptionAr: arabicText,
    ...{ ingredients: text.default(''), ingredientsAr: arabicText.default('') },
    ...{ origin: text.default(''), originAr: arabicText.default('') },
    ...{ storage: text.default(''), storageAr: arabicText.default('') },
    ...{ nutrition: text.default(''), nutritionAr: arabicText.default('') },
    unit: text,
    unitAr: arabicText,
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

export const CategoryFile = z.strictObject({
  slug,
  name: text,
  nameAr: arabicText,
  art,
  position: wholeNumber,
  subcategories: z
    .array(z.strictObject({ slug, name: text, nameAr: arabicText }), 'must be a list')
    .min(1, 'must not be empty'),
  products: z.array(ProductEntry, 'must be a list'),
})

export type CategoryFile = z.infer<typeof CategoryFile>

const FOLDER = path.resolve(import.meta.dirname, 'catalogue')

/** Reads and validates all data files. A brand or subcategory that does not exist is refused by the database that is filled. */
export async function readCatalogueFiles(folder = FOLDER) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file !== 'brands.json').sort()
  const brands = await readOne(path.join(folder, 'brands.json'), z.array(BrandEntry, 'must be a list'))
  const categories = await Promise.all(files.map((file) => readOne(path.join(folder, file), CategoryFile)))
  return { brands, categories }
}

export type CatalogueFiles = Awaited<ReturnType<typeof readCatalogueFiles>>

async function readOne<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`The demo catalogue cannot be read. ${path.basename(file)}: ${why}`, { cause: error })
  }
}
