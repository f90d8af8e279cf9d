import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { WIDTHS, type Format } from './picture-files.ts'

// Slightly above the qualities of artwork/, because compression artefacts show more in photographs than in drawings.
const ENCODING = {
  avif: { quality: 48, effort: 3 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const
// JPEG is for browsers without AVIF and WebP. One width is enough for them.
const JPG_WIDTH = 480
const MAX_WIDTH = Math.max(...WIDTHS)
const WHITE = '#ffffff'
// A photograph takes one. A drawing may nest itself a million times.
const MAX_SECONDS = 20

/** At most four, the size of Node's thread pool for files; encoding uses further threads. */
export const PICTURES_AT_ONCE = Math.min(4, availableParallelism())

/** The public name of a picture: `name` and a hash of its content and of the encoding settings. */
export function pictureName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(ENCODING)).update(content).digest('hex').slice(0, 8)
  return `${name}-${hash}`
}

/** Whether the content has the header of a picture. */
export async function isPicture(content: Uint8Array): Promise<boolean> {
  const { sharp } = await loadSharp()
  return sharp(content)
    .metadata()
    .then(
      ({ width, height }) => width > 0 && height > 0,
      () => false,
    )
}

/** Whether the content can be read to its end, and is no drawing (SVG): a stranger's may name other files. */
export async function isWholePicture(content: Uint8Array): Promise<boolean> {
  const { sharp } = await loadSharp()
  const picture = sharp(content)
  try {
    const { format } = await picture.metadata()
    return format !== 'svg' && (await picture.resize(16).toBuffer()).length > 0
  } catch {
    return false
  }
}

/** Writes a picture in every width and format. Each file appears atomically. */
export async function makePicture(content: Uint8Array, picture: string, folder: string): Promise<void> {
  const { sharp } = await loadSharp()
  const square = { width: MAX_WIDTH, height: MAX_WIDTH, fit: 'contain', background: WHITE } as const
  const { data, info } = await sharp(content, { autoOrient: true })
    .flatten({ background: WHITE })
    .resize(square)
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(folder, { recursive: true })
  for (const width of WIDTHS) {
    const small = () => sharp(data, { raw }).resize(width, width)
    await save(folder, `${picture}.${width}`, 'avif', small().avif(ENCODING.avif))
    await save(folder, `${picture}.${width}`, 'webp', small().webp(ENCODING.webp))
    if (width === JPG_WIDTH) await save(folder, `${picture}.${width}`, 'jpg', small().jpeg(ENCODING.jpg))
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

/** Imported lazily, because only the import of pictures uses it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / PICTURES_AT_ONCE))
  return { sharp }
}
