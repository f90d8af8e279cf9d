/**
 * Earlier versions kept imported pictures as files, ready in all widths, in a folder that all processes shared. A start takes what
 * lies there into the database.
 */
import { link, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inTransaction, type Db } from '../db/transaction.ts'
import { isDemoPicture } from './demo-pictures.ts'
import { measure } from './make-picture.ts'
import { insertMaster, listMissing, lockTakeOver, type Master } from './masters.queries.ts'
import { readFileName } from './picture-names.ts'
import { isPlaceholder } from './placeholder.ts'

// With a thousand pictures each batch takes a fraction of a second, so that processes which start together wait for each other briefly.
const AT_ONCE = 50
// The largest lies first. WebP was made with the better quality.
const BEST_FIRST = ['960.webp', '960.avif', '480.webp', '480.avif', '480.jpg', '240.webp', '240.avif'] as const

/**
 * Takes over the pictures of a folder that the database does not have, batch by batch; after a crash the next start goes on. The
 * ready widths go into the cache where that lies on the same disk. Changes nothing in the folder. Rejects with the system's error
 * if it cannot be read; one that does not exist is empty. Returns how many were taken, and the names of those no file of which
 * can be read.
 */
export async function takeOverPictures(db: Db, former: string, cache: string) {
  const pictures = await listFormer(former)
  const names = [...pictures.keys()].sort()
  const unreadable: string[] = []
  let taken = 0
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const done = await inTransaction(db, async (tx) => {
      await lockTakeOver(tx)
      const missing = await listMissing(tx, names.slice(from, from + AT_ONCE))
      const found = await Promise.all(missing.map((name) => readFormer(former, name, pictures.get(name) ?? [])))
      const masters = found.filter((master) => master !== undefined)
      for (const master of masters) await insertMaster(tx, master)
      const kept = new Set(masters.map(({ name }) => name))
      return { kept, lost: missing.filter((name) => !kept.has(name)) }
    })
    taken += done.kept.size
    unreadable.push(...done.lost)
    const ready = [...done.kept].flatMap((name) => pictures.get(name) ?? [])
    await keepReady(former, cache, ready)
  }
  return { taken, unreadable }
}

/** The files of each picture in the folder, by its name. */
async function listFormer(folder: string): Promise<Map<string, string[]>> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const pictures = Map.groupBy(files, (file) => readFileName(file)?.picture ?? '')
  for (const name of pictures.keys())
    if (name === '' || isPlaceholder(name) || isDemoPicture(name)) pictures.delete(name)
  return pictures
}

/** The best file of a picture that can be read. */
async function readFormer(folder: string, name: string, files: readonly string[]): Promise<Master | undefined> {
  for (const ending of BEST_FIRST) {
    const file = `${name}.${ending}`
    if (!files.includes(file)) continue
    const photograph = await readFile(path.join(folder, file)).then(measure, () => undefined)
    if (photograph !== undefined) return { name, ...photograph }
  }
  return undefined
}

async function keepReady(former: string, cache: string, files: readonly string[]): Promise<void> {
  try {
    await mkdir(cache, { recursive: true })
    for (const file of files) await link(path.join(former, file), path.join(cache, file))
  } catch {
    // On another disk, or full: the widths are made anew.
  }
}
