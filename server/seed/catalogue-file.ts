import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { BrandEntry, CategoryFile, type CatalogueFiles } from './catalogue-shapes.ts'

const FOLDER = path.resolve(import.meta.dirname, 'catalogue')

/** Reads and validates all data files. A brand or subcategory that does not exist is refused by the database that is filled. */
export async function readCatalogueFiles(folder = FOLDER): Promise<CatalogueFiles> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file !== 'brands.json').sort()
  const brands = await readOne(path.join(folder, 'brands.json'), z.array(BrandEntry, 'must be a list'))
  const categories = await Promise.all(files.map((file) => readOne(path.join(folder, file), CategoryFile)))
  return { brands, categories }
}

async function readOne<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`The demo catalogue cannot be read. ${path.basename(file)}: ${why}`, { cause: error })
  }
}
