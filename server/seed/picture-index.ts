import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'

const FILE = path.resolve(import.meta.dirname, 'pictures.json')

export type PictureIndex = Awaited<ReturnType<typeof readPictureIndex>>

/** Reads the paths of the drawn pictures by name. A path contains a hash of the content. */
export async function readPictureIndex() {
  const stems = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(FILE, 'utf8')))
  function pathOf(name: string): string {
    const stem = stems[name]
    if (stem === undefined) throw new Error(`There is no picture ${name}: artwork/README.md says how it is drawn.`)
    return `/images/${stem}`
  }
  return { names: Object.keys(stems), pathOf }
}
