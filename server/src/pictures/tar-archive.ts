import { closeSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** A plain tar file whose files are read where they lie. */
export interface TarArchive {
  readonly names: readonly string[]
  read(name: string): Promise<Buffer>
}

interface Place {
  readonly start: number
  readonly size: number
}

// A file in a tar (POSIX ustar) is a header of one block and its content, filled up to whole blocks.
const BLOCK = 512

/** Reads the headers once; `file` must not change from then on. */
export function openTar(file: string): TarArchive {
  const places = readPlaces(file)
  return {
    names: [...places.keys()],
    async read(name) {
      const place = places.get(name)
      if (place === undefined) throw new Error(`There is no ${name} in ${file}`)
      const handle = await open(file)
      try {
        const { buffer } = await handle.read(Buffer.alloc(place.size), 0, place.size, place.start)
        return buffer
      } finally {
        await handle.close()
      }
    },
  }
}

function readPlaces(file: string): Map<string, Place> {
  const places = new Map<string, Place>()
  const archive = openSync(file, 'r')
  const header = Buffer.alloc(BLOCK)
  let at = 0
  try {
    // The archive ends with empty blocks.
    while (readSync(archive, header, 0, BLOCK, at) === BLOCK && header[0] !== 0) {
      const name = header.toString('utf8', 0, header.indexOf(0))
      const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
      places.set(name, { start: at + BLOCK, size })
      at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    }
  } finally {
    closeSync(archive)
  }
  return places
}
