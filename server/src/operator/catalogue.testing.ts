/** Imports and exports for tests, without a keyboard in front of them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Db } from '../db/rows.ts'
import { makePictures } from './catalogue-pictures.ts'
import { describeProblem, formatOf, readTable } from './catalogue-table.ts'
import { carryOut, prepareImport } from './import-catalogue.ts'

export interface Desk {
  readonly folder: string
  /** Where the shop keeps what was imported. */
  readonly imported: string
  write(file: string, content: string | Uint8Array): Promise<string>
  /** A picture of one colour. */
  draw(file: string, colour: string): Promise<string>
  clear(): Promise<void>
}

/** A shopkeeper's folder with files in it. */
export async function aDesk(): Promise<Desk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-desk-'))
  async function write(file: string, content: string | Uint8Array) {
    await writeFile(path.join(folder, file), content)
    return path.join(folder, file)
  }
  return {
    folder,
    imported: path.join(folder, 'imported'),
    write,
    async draw(file, background) {
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      return write(file, await picture.jpeg().toBuffer())
    },
    clear: () => rm(folder, { recursive: true }),
  }
}

export interface ImportOptions {
  /** Whether the desk's own pictures belong to the file. */
  readonly withPictures?: boolean
  readonly withdrawMissing?: boolean
}

/** What `catalogue import --skip-bad` does. */
export async function importFile(db: Db, desk: Desk, file: string, options: ImportOptions = {}) {
  const table = await readTable(file, formatOf(file) ?? 'csv')
  const folder = options.withPictures ? desk.folder : undefined
  const found = await prepareImport(db, table, { imported: desk.imported, folder })
  await makePictures(found.pictures.toMake(), desk.imported, () => undefined)
  const done = await carryOut(db, found, {
    withdrawMissing: options.withdrawMissing === true,
    note: 'prices.csv',
    clerk: 'Mona',
  })
  return { done, problems: found.problems.map((problem) => describeProblem(file, problem)) }
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
