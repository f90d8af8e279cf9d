import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Random access to the files of an uncompressed tar archive. */
export type TarArchive = ReturnType<typeof openTar>

interface Entry {
  readonly start: number
  readonly size: number
}

// In a tar archive (POSIX ustar) each file is a header of one block and its content, padded to whole blocks.
const BLOCK = 512

/** Reads the headers. `file` must not change afterwards. */
export function openTar(file: string) {
  const entries = readEntries(file)
  return {
    names: [...entries.keys()],
    async read(name: string): Promise<Buffer> {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`There is no ${name} in ${file}`)
      const handle = await open(file)
      try {
        const { buffer } = await handle.read(Buffer.alloc(entry.size), 0, entry.size, entry.start)
        return buffer
      } finally {
        await handle.close()
      }
    },
  }
}

function readEntries(file: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const archive = openSync(file, 'r')
  const header = Buffer.alloc(BLOCK)
  let offset = 0
  try {
    // The archive ends with empty blocks.
    while (readSync(archive, header, 0, BLOCK, offset) === BLOCK && header[0] !== 0) {
      const name = header.toString('utf8', 0, header.indexOf(0))
      const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
      entries.set(name, { start: offset + BLOCK, size })
      offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    }
  } finally {
    closeSync(archive)
  }
  return entries
}
