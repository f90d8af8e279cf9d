import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Sharp } from 'sharp'
import type { Photograph } from './masters.queries.ts'
import { WIDTHS, type Format, type PictureFile } from './picture-names.ts'

// Slightly above the qualities of artwork/, because compression artefacts show more in photographs than in drawings.
const ENCODING = {
  avif: { quality: 48, effort: 3 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const
// Wider than the widest that is shown, for screens to come. A photograph takes some 300 kB.
const MASTER_SIDE = 1600
const MASTER_QUALITY = 90
const JPG_WIDTH = 480
const MAX_WIDTH = Math.max(...WIDTHS)
const WHITE = '#ffffff'
// A photograph takes one. A drawing may nest itself a million times.
const MAX_SECONDS = 20

/** Half of the processors, so that those who make pictures leave some to those who answer; at most two of libuv's four threads. */
export const PICTURES_AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))

/** The public name of a picture: `name` and a hash of its content and of the encoding settings. */
export function pictureName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(ENCODING)).update(content).digest('hex').slice(0, 8)
  return `${name}-${hash}`
}

/** Whether the content has the header of a picture. */
export async function isPicture(content: Uint8Array): Promise<boolean> {
  return (await formatOf(content)) !== undefined
}

/** The format of a picture by its header, such as `jpeg`; undefined if it has none of a picture. */
export async function formatOf(content: Uint8Array): Promise<string | undefined> {
  const { sharp } = await loadSharp()
  return sharp(content)
    .metadata()
    .then(
      ({ format, width, height }) => (width > 0 && height > 0 ? format : undefined),
      () => undefined,
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

/**
 * Makes the master of a picture: turned as its camera says, and without anything else that it says (EXIF). Rejects if the content
 * is no whole picture, or has more than `maxPixels`.
 */
export async function makeMaster(content: Uint8Array, maxPixels?: number): Promise<Photograph> {
  const { sharp } = await loadSharp()
  const picture = sharp(content, { autoOrient: true, ...(maxPixels !== undefined && { limitInputPixels: maxPixels }) })
  const { format } = await picture.metadata()
  const { data, info } = await picture
    // A drawing has no width of its own.
    .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
    .webp({ quality: MASTER_QUALITY })
    .toBuffer({ resolveWithObject: true })
  return { type: 'image/webp', bytes: data, width: info.width, height: info.height }
}

// As many as the largest sensors of phones give by default. A small file may claim to be huge (decompression bomb).
const MAX_UPLOADED_PIXELS = 64_000_000

/** The same for a file that somebody sent; undefined if it cannot be read to its end, is huge, or is not of its media type. */
export async function makeUploadedMaster(content: Uint8Array, type: string): Promise<Photograph | undefined> {
  if (`image/${await formatOf(content)}` !== type) return undefined
  return makeMaster(content, MAX_UPLOADED_PIXELS).catch(() => undefined)
}

/** Makes one width of a master in one format: a white square with the picture in its middle. */
export async function makeWidth(master: Uint8Array, { width, format }: PictureFile): Promise<Buffer> {
  const { sharp } = await loadSharp()
  const square = sharp(master)
    .flatten({ background: WHITE })
    .resize({ width, height: width, fit: 'contain', background: WHITE })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_SECONDS })
  const encode: Record<typeof format, () => Sharp> = {
    avif: () => square.avif(ENCODING.avif),
    webp: () => square.webp(ENCODING.webp),
    jpg: () => square.jpeg(ENCODING.jpg),
  }
  return encode[format]().toBuffer()
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

/** Imported lazily, because it takes long to load and not every process makes pictures. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / PICTURES_AT_ONCE))
  return { sharp }
}
