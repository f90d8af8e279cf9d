import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { WIDTHS, type Format } from './picture-files.ts'

// Photographs bear less than drawings do: these are a little above what artwork/ uses.
const RECIPE = {
  avif: { quality: 48, effort: 3 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const
// JPEG is for browsers that know nothing newer; one width will do (picture-files.ts).
const JPG_WIDTH = 480
const LARGEST = Math.max(...WIDTHS)
const WHITE = '#ffffff'

/** Reading and writing goes through four threads of Node's; each picture may use more of its own for the encoding. */
export const PICTURES_AT_ONCE = Math.min(4, availableParallelism())

/** What a picture is served as: its name, and a hash of what it shows and how it was made. */
export function pictureName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(RECIPE)).update(content).digest('hex').slice(0, 8)
  return `${name}-${hash}`
}

/** Whether there is a picture in it, going by its head. */
export async function isPicture(content: Uint8Array): Promise<boolean> {
  const { sharp } = await loadSharp()
  return sharp(content)
    .metadata()
    .then(
      ({ width, height }) => width > 0 && height > 0,
      () => false,
    )
}

/** Writes a picture in every width and format; a file is there whole or not at all. */
export async function makePicture(content: Uint8Array, picture: string, folder: string): Promise<void> {
  const { sharp } = await loadSharp()
  const square = { width: LARGEST, height: LARGEST, fit: 'contain', background: WHITE } as const
  const { data, info } = await sharp(content, { autoOrient: true })
    .flatten({ background: WHITE })
    .resize(square)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(folder, { recursive: true })
  for (const width of WIDTHS) {
    const small = () => sharp(data, { raw }).resize(width, width)
    await save(folder, `${picture}.${width}`, 'avif', small().avif(RECIPE.avif))
    await save(folder, `${picture}.${width}`, 'webp', small().webp(RECIPE.webp))
    if (width === JPG_WIDTH) await save(folder, `${picture}.${width}`, 'jpg', small().jpeg(RECIPE.jpg))
  }
}

async function save(folder: string, stem: string, format: Format, picture: Sharp): Promise<void> {
  const unfinished = path.join(folder, `.${randomUUID()}.unfinished`)
  try {
    await writeFile(unfinished, await picture.toBuffer())
    await rename(unfinished, path.join(folder, `${stem}.${format}`))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Only who imports pictures needs it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / PICTURES_AT_ONCE))
  return { sharp }
}
