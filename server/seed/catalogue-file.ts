import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { findWrongReferences } from './catalogue-references.ts'
import { BrandEntry, CategoryFile, type CatalogueFiles } from './catalogue-shapes.ts'
import { describeIssue, WrongCatalogue } from './wrong-catalogue.ts'

const FOLDER = path.resolve(import.meta.dirname, 'catalogue')

/** Reads and validates all data files. Throws a WrongCatalogue that names file, entry and field of each mistake. */
export async function readCatalogueFiles(folder = FOLDER): Promise<CatalogueFiles> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file !== 'brands.json').sort()
  const brands = await readOne(folder, 'brands.json', z.array(BrandEntry, 'must be a list'))
  const categories = await Promise.all(
    files.map(async (file) => ({ file, category: await readOne(folder, file, CategoryFile) })),
  )
  const wrong = findWrongReferences(brands, categories)
  if (wrong.length > 0) throw new WrongCatalogue(wrong)
  return { brands, categories: categories.map(({ category }) => category) }
}

async function readOne<S extends z.ZodType>(folder: string, file: string, schema: S): Promise<z.output<S>> {
  const content = parseJson(await readFile(path.join(folder, file), 'utf8'), file)
  const result = schema.safeParse(content)
  if (result.success) return result.data
  throw new WrongCatalogue(result.error.issues.map((issue) => describeIssue(file, content, issue)))
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new WrongCatalogue([`${file}: ${error instanceof Error ? error.message : 'is not JSON'}`])
  }
}
