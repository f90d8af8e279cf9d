/**
 * The widths of the shop's own pictures. Each is made from its master when somebody asks for it first, and kept: in memory, and in
 * a folder of this machine. That is a cache. It may be deleted at any time, and without it the shop only works more.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { makeWidth, PICTURES_AT_ONCE } from './make-picture.ts'
import { nameOfFile, type PictureFile } from './picture-names.ts'

const MAX_BYTES_IN_MEMORY = 16 * 1024 ** 2
const MAX_BYTES_IN_FOLDER = 1024 ** 3
// The folder is looked through once that much has been added to it.
const TRIM_AFTER_BYTES = 64 * 1024 ** 2
// The rest of the disk is for what cannot be made again.
const MIN_FREE_BYTES = 512 * 1024 ** 2

interface KeptWidthsDeps {
  readonly folder: string
  readonly findMaster: (picture: string) => Promise<Uint8Array | undefined>
  /** Hears, once, why nothing is kept in the folder. */
  readonly onNotKept: (error: unknown) => void
}

export function keepWidths({ folder, findMaster, onNotKept }: KeptWidthsDeps) {
  const inTurn = pLimit(PICTURES_AT_ONCE)
  let untrimmed = TRIM_AFTER_BYTES
  let isTold = false

  async function keep(name: string, bytes: Buffer) {
    try {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < MIN_FREE_BYTES) return
      await writeWhole(path.join(folder, name), bytes)
      untrimmed += bytes.length
      if (untrimmed <= TRIM_AFTER_BYTES) return
      untrimmed = 0
      await trimFolder(folder, MAX_BYTES_IN_FOLDER)
    } catch (error) {
      if (!isTold) onNotKept(error)
      isTold = true
    }
  }

  // One fetch a file at a time, whoever asks.
  const contents = new LRUCache<string, Buffer, PictureFile>({
    maxSize: MAX_BYTES_IN_MEMORY,
    sizeCalculation: (content) => Math.max(1, content.length),
    async fetchMethod(name, _, { context }) {
      const kept = await readFile(path.join(folder, name)).catch(() => undefined)
      if (kept !== undefined) return kept
      const made = await inTurn(async () => {
        const master = await findMaster(context.picture)
        return master && makeWidth(master, context)
      })
      if (made !== undefined) void keep(name, made)
      return made
    },
    ignoreFetchAbort: true,
  })
  return {
    /** The bytes of a file; undefined if there is no such picture. */
    read: (file: PictureFile) => contents.fetch(nameOfFile(file), { context: file }),
  }
}

/** A file is there whole or not at all, also after the power went. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}.unfinished`)
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Deletes the files that nobody has read for longest, until the rest is no more than `maxBytes`. */
export async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const files: { readonly file: string; readonly size: number; readonly readAt: number }[] = []
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    // Another process may have deleted it meanwhile.
    const facts = await stat(file).catch(() => undefined)
    if (facts?.isFile()) files.push({ file, size: facts.size, readAt: Math.max(facts.atimeMs, facts.mtimeMs) })
  }
  let bytes = 0
  for (const { file, size } of files.toSorted((one, other) => other.readAt - one.readAt)) {
    bytes += size
    if (bytes > maxBytes) await rm(file, { force: true })
  }
}
