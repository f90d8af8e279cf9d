/**
 * The pictures of the demo shop, which are part of the build: every width and format lies ready in one tar archive (POSIX ustar), in
 * which each file is a header of one block and its content, padded to whole blocks.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'

const ARCHIVE = path.resolve(import.meta.dirname, '../../seed/pictures.tar')
const BLOCK = 512

type Files = ReadonlyMap<string, { readonly start: number; readonly size: number }>
let opened: { readonly files: Files; readonly pictures: ReadonlySet<string> } | undefined

export function isDemoPicture(picture: string): boolean {
  return openArchive().pictures.has(picture)
}

export async function readDemoFile(file: string): Promise<Buffer> {
  const place = openArchive().files.get(file)
  if (place === undefined) throw new Error(`There is no ${file} in ${ARCHIVE}`)
  const handle = await open(ARCHIVE)
  try {
    const { buffer } = await handle.read(Buffer.alloc(place.size), 0, place.size, place.start)
    return buffer
  } finally {
    await handle.close()
  }
}

function openArchive() {
  if (opened !== undefined) return opened
  const files = readHeaders()
  opened = { files, pictures: new Set([...files.keys()].map((file) => file.replace(/\..*/, ''))) }
  return opened
}

function readHeaders(): Files {
  const files = new Map<string, { start: number; size: number }>()
  const archive = openSync(ARCHIVE, 'r')
  const header = Buffer.alloc(BLOCK)
  let offset = 0
  try {
    // The archive ends with empty blocks.
    while (readSync(archive, header, 0, BLOCK, offset) === BLOCK && header[0] !== 0) {
      const name = header.toString('utf8', 0, header.indexOf(0))
      const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
      files.set(name, { start: offset + BLOCK, size })
      offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    }
  } finally {
    closeSync(archive)
  }
  return files
}
