import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { WrongCatalogue } from './wrong-catalogue.ts'

const FILE = path.resolve(import.meta.dirname, 'pictures.json')

/** Where each drawn picture is served: its name's path, which holds a hash of what it shows. */
export interface PictureIndex {
  readonly names: readonly string[]
  pathOf(name: string): string
  has(name: string): boolean
}

export async function readPictureIndex(): Promise<PictureIndex> {
  const stems = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(FILE, 'utf8')))
  const known = new Map(Object.entries(stems))
  return {
    names: [...known.keys()],
    has: (name) => known.has(name),
    pathOf(name) {
      const stem = known.get(name)
      if (stem === undefined)
        throw new WrongCatalogue([`pictures.json: there is no picture ${name}; artwork/README.md says how it is drawn`])
      return `/images/${stem}`
    },
  }
}
