import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Format, Width } from './picture-names.ts'
import { openTar, type TarArchive } from './tar-archive.ts'
import { watchFolder } from './watch-folder.ts'

/** A picture in one width and format. Its name contains a hash of its content, so the file never changes. */
export interface ReadyFile {
  readonly name: string
  readonly format: Format
  bytes(): Promise<Buffer>
}

export interface Pictures {
  /** Finds a file by its name, such as `milk-1-3fa9c2d1.480.avif`. */
  file(name: string): ReadyFile | undefined
  /** Returns the files of a picture, such as `milk-1-3fa9c2d1`, in one width. */
  formats(picture: string, width: Width): Partial<Record<Format, ReadyFile>>
  has(picture: string): boolean
  /** Lists the folder of imported pictures again if `name` could be a new picture. */
  refreshFor(name: string): Promise<void>
}

const DEMO = path.resolve(import.meta.dirname, '../../seed/pictures.tar')
let demo: TarArchive | undefined

const FILE_NAME = /^(?<picture>[\w-]+-[0-9a-f]{8})\.(?<width>240|480|960)\.(?<format>avif|webp|jpg)$/
const PICTURE_OR_FILE_NAME = /^[\w-]+-[0-9a-f]{8}(\.(240|480|960)\.(avif|webp|jpg))?$/
const MAX_BYTES_CACHED = 16 * 1024 * 1024

/**
 * Opens the demo's pictures and those in the folder `imported`, which may not exist yet. Names from requests are only looked up
 * in a map and never become paths (path traversal).
 */
export async function openPictures(imported?: string): Promise<Pictures> {
  const contents = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES_CACHED,
    sizeCalculation: (content) => Math.max(1, content.length),
    fetchMethod: (file) => readFile(file),
    ignoreFetchAbort: true,
  })
  const files = new Map<string, ReadyFile>()
  const names = new Set<string>()

  function addFiles(found: readonly string[], read: (name: string) => Promise<Buffer>) {
    for (const name of found) {
      const parts = FILE_NAME.exec(name)?.groups
      if (parts === undefined || files.has(name)) continue
      // A cast, because the type of a group is string: the pattern allows these formats only.
      files.set(name, { name, format: parts.format as Format, bytes: () => read(name) })
      names.add(parts.picture ?? '')
    }
  }

  demo ??= openTar(DEMO)
  addFiles(demo.names, demo.read)
  const readIfChanged = imported === undefined ? undefined : watchFolder(imported)
  async function readFolder() {
    if (imported === undefined || readIfChanged === undefined) return
    addFiles(await readIfChanged(), (name) => contents.forceFetch(path.join(imported, name)))
  }
  await readFolder()

  return {
    has: (picture) => names.has(picture),
    file: (name) => files.get(name),
    formats(picture, width) {
      const jpg = files.get(`${picture}.${width}.jpg`) ?? files.get(`${picture}.480.jpg`)
      const avif = files.get(`${picture}.${width}.avif`)
      const webp = files.get(`${picture}.${width}.webp`)
      return { ...(avif && { avif }), ...(webp && { webp }), ...(jpg && { jpg }) }
    },
    async refreshFor(name) {
      const isNew = PICTURE_OR_FILE_NAME.test(name) && !files.has(name) && !names.has(name)
      if (isNew) await readFolder()
    },
  }
}
