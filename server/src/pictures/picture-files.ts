import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

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
}

const FILE_NAME = /^(?<picture>[\w-]+-[0-9a-f]{8})\.(?<width>240|480|960)\.(?<format>avif|webp|jpg)$/
const MOST_BYTES_KEPT = 16 * 1024 * 1024

/** Looks once at what lies in `folder`. From then on a request's text is a key to look up, never a path. */
export async function openPictures(folder: string): Promise<Pictures> {
  const keep = keptFiles(MOST_BYTES_KEPT)
  const files = new Map<string, PictureFile>()
  const names = new Set<string>()
  for (const name of await readdir(folder)) {
    const parts = FILE_NAME.exec(name)?.groups
    if (parts === undefined) continue
    // The pattern lets no other format through.
    files.set(name, { name, format: parts.format as Format, bytes: () => keep(path.join(folder, name)) })
    names.add(parts.picture ?? '')
  }
  return {
    has: (picture) => names.has(picture),
    file: (name) => files.get(name),
    formats(picture, width) {
      const jpg = files.get(`${picture}.${width}.jpg`) ?? files.get(`${picture}.480.jpg`)
      const avif = files.get(`${picture}.${width}.avif`)
      const webp = files.get(`${picture}.${width}.webp`)
      return { ...(avif && { avif }), ...(webp && { webp }), ...(jpg && { jpg }) }
    },
  }
}

/** Reads files, and keeps those read last in memory. */
function keptFiles(mostBytes: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  return async function read(file: string): Promise<Buffer> {
    const found = kept.get(file)
    if (found !== undefined) {
      kept.delete(file)
      kept.set(file, found)
      return found
    }
    const content = await readFile(file)
    // Somebody else may have read the same file meanwhile.
    if (!kept.has(file)) bytes += content.length
    kept.set(file, content)
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return content
  }
}
