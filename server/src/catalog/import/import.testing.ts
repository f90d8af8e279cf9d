/** Imports and exports for tests, without a keyboard in front of them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Db } from '../../db/rows.ts'
import { checkCatalogue, importCatalogue } from './import-catalogue.ts'
import { Refusal } from '../../refusal.ts'
import { makePictures } from './pictures/make-pictures.ts'
import { openCatalogueFile } from './read/catalogue-file.ts'
import type { Problem } from './read/table.ts'
import { fetchWebPictures } from './pictures/web-pictures.ts'

export interface CatalogueFolder {
  readonly folder: string
  /** An empty folder of a shop, and so of its cache of pictures. */
  readonly shop: string
  write(file: string, content: string | Uint8Array): Promise<string>
  /** A picture of one colour. */
  draw(file: string, colour: string): Promise<string>
  clear(): Promise<void>
}

/** A shopkeeper's folder with files in it. */
export async function aCatalogueFolder(): Promise<CatalogueFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-catalogue-'))
  async function write(file: string, content: string | Uint8Array) {
    await writeFile(path.join(folder, file), content)
    return path.join(folder, file)
  }
  return {
    folder,
    shop: path.join(folder, 'shop'),
    write,
    async draw(file, background) {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return write(file, await picture.jpeg().toBuffer())
    },
    clear: () => rm(folder, { recursive: true, maxRetries: 5 }),
  }
}

export interface ImportOptions {
  /** Whether the pictures of the folder belong to the file. */
  readonly withPictures?: boolean
  readonly withdrawMissing?: boolean
  /** Fetches pictures on the web, of this machine too. */
  readonly downloadPictures?: boolean
}

/** Does the same as `catalogue import --skip-bad`, but tells what was wrong where no row can be imported. */
export async function importFile(db: Db, { folder }: CatalogueFolder, file: string, options: ImportOptions = {}) {
  const fetch = (addresses: readonly string[]) => fetchWebPictures(addresses, folder, { isAllowed: () => true })
  const checked = await checkCatalogue(db, await openCatalogueFile(file), {
    folder: options.withPictures ? folder : undefined,
    fetch: options.downloadPictures ? fetch : undefined,
  })
  const made = await makePictures(checked.pictures.listToMake(), folder, () => undefined)
  const how = { withdrawMissing: options.withdrawMissing === true, note: 'prices.csv', made }
  const done = await importCatalogue(db, checked, how, { name: 'Mona' }).catch((error: unknown) => {
    if (error instanceof Refusal && error.said.code === 'catalogImport.noRowFits') return checked.plan
    throw error
  })
  return { done, problems: checked.problems.map(describe), notes: checked.notes.map(({ text }) => text) }
}

function describe({ place, column, message }: Problem): string {
  return `${place}${column === undefined ? '' : `, column ${column}`}: ${message.text}`
}

/** A good row for a new product; `facts` change cells. */
export function aRow(facts: Record<string, string> = {}): Record<string, string> {
  return {
    ...{ slug: 'nile-milk-1l', title: 'Nile Milk', titleAr: 'لبن النيل', unit: '1 L', price: '42.50' },
    ...{ category: 'Dairy', categoryAr: 'ألبان', subcategory: 'Milk', brand: 'Nile' },
    ...facts,
  }
}

export function aCsv(...rows: Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n')
}
