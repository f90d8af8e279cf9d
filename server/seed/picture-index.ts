import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { WrongCatalogue } from './wrong-catalogue.ts'

const FOLDER = path.resolve(import.meta.dirname, 'pictures')

/** Where each drawn picture is served: its name's path, which holds a hash of what it shows. */
export interface PictureIndex {
  pathOf(name: string): string
  has(name: string): boolean
}

export async function readPictureIndex(folder = FOLDER): Promise<PictureIndex> {
  const stems = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')))
  const known = new Map(Object.entries(stems))
  return {
    has: (name) => known.has(name),
    pathOf(name) {
      const stem = known.get(name)
      if (stem === undefined)
        throw new WrongCatalogue([
          `pictures/index.json: there is no picture ${name}; artwork/README.md says how it is drawn`,
        ])
      return `/images/${stem}`
    },
  }
}
