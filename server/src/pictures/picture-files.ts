import path from 'node:path'
import { keptFiles } from './kept-files.ts'
import { openTar, type TarArchive } from './tar-archive.ts'
import { watchFolder } from './watch-folder.ts'

export const WIDTHS = [240, 480, 960] as const
export type Width = (typeof WIDTHS)[number]
export type Format = 'avif' | 'webp' | 'jpg'

/** One drawn file: a picture in one width and format. Its name holds a hash of what it shows, so it never changes. */
export interface PictureFile {
  readonly name: string
  readonly format: Format
  bytes(): Promise<Buffer>
}

export interface Pictures {
  /** By its full file name, such as `milk-1-3fa9c2d1.480.avif`. */
  file(name: string): PictureFile | undefined
  /** By picture, such as `milk-1-3fa9c2d1`: its files of one width. */
  formats(picture: string, width: Width): Partial<Record<Format, PictureFile>>
  has(picture: string): boolean
  /** Learns of pictures that were imported while the shop runs, where `name` may be one of them. */
  lookFor(name: string): Promise<void>
}

/** The demo's pictures (artwork/) in all widths and formats. */
const DEMO = path.resolve(import.meta.dirname, '../../seed/pictures.tar')
let demo: TarArchive | undefined

const FILE_NAME = /^(?<picture>[\w-]+-[0-9a-f]{8})\.(?<width>240|480|960)\.(?<format>avif|webp|jpg)$/
const MAY_BE_A_PICTURE = /^[\w-]+-[0-9a-f]{8}(\.(240|480|960)\.(avif|webp|jpg))?$/
const MOST_BYTES_KEPT = 16 * 1024 * 1024

/**
 * The pictures of the demo, and those in the folder `imported`, which is read again whenever something came into it and may
 * not be there yet. A request's text is only ever a key to look up, never a path.
 */
export async function openPictures(imported?: string): Promise<Pictures> {
  const keep = keptFiles(MOST_BYTES_KEPT)
  const files = new Map<string, PictureFile>()
  const names = new Set<string>()

  function learn(found: readonly string[], read: (name: string) => Promise<Buffer>) {
    for (const name of found) {
      const parts = FILE_NAME.exec(name)?.groups
      if (parts === undefined || files.has(name)) continue
      // The pattern lets no other format through.
      files.set(name, { name, format: parts.format as Format, bytes: () => read(name) })
      names.add(parts.picture ?? '')
    }
  }

  demo ??= openTar(DEMO)
  learn(demo.names, demo.read)
  const readIfChanged = imported === undefined ? undefined : watchFolder(imported)
  async function lookIntoFolder() {
    if (imported === undefined || readIfChanged === undefined) return
    learn(await readIfChanged(), (name) => keep(path.join(imported, name)))
  }
  await lookIntoFolder()

  return {
    has: (picture) => names.has(picture),
    file: (name) => files.get(name),
    formats(picture, width) {
      const jpg = files.get(`${picture}.${width}.jpg`) ?? files.get(`${picture}.480.jpg`)
      const avif = files.get(`${picture}.${width}.avif`)
      const webp = files.get(`${picture}.${width}.webp`)
      return { ...(avif && { avif }), ...(webp && { webp }), ...(jpg && { jpg }) }
    },
    async lookFor(name) {
      const isNews = MAY_BE_A_PICTURE.test(name) && !files.has(name) && !names.has(name)
      if (isNews) await lookIntoFolder()
    },
  }
}
