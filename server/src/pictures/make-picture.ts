import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Metadata, Sharp } from 'sharp'
import type { Photograph } from './masters.queries.ts'
import type { PictureFile } from './picture-names.ts'

// Slightly above the qualities of artwork/, because compression artefacts show more in photographs than in drawings.
const ENCODING = {
  // Somebody waits for it. Effort 3 takes twice as long and saves 0 to 4 %.
  avif: { quality: 48, effort: 2 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 72, mozjpeg: true },
} as const
// Wider than the widest that is shown, for screens to come. A photograph takes some 300 kB.
const MASTER_SIDE = 1600
const MASTER_QUALITY = 90
const WHITE = '#ffffff'
// A photograph takes one. A drawing may nest itself a million times.
const MAX_SECONDS = 20

/** Half of the processors, so that those who make pictures leave some to those who answer; at most two of libuv's four threads. */
export const PICTURES_AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))

// The first version hashed how it encoded, too. It still stands in front, so that a file which was imported then is known again.
const SALT = '{"avif":{"quality":48,"effort":3},"webp":{"quality":70,"effort":4},"jpg":{"quality":72,"mozjpeg":true}}'

/** The public name of a picture: `name` and a hash of its content. */
export function pictureName(name: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(SALT).update(content).digest('hex').slice(0, 8)
  return `${name}-${hash}`
}

const TYPES: Readonly<Record<string, Photograph['type']>> = {
  webp: 'image/webp',
  // An AVIF picture is an HEIF file.
  heif: 'image/avif',
  jpeg: 'image/jpeg',
}

/** A picture that can be a master as it is; undefined if its header says otherwise. */
export async function measure(content: Uint8Array): Promise<Photograph | undefined> {
  const header = await readHeader(content)
  const type = TYPES[header?.format ?? '']
  return header && type && { type, bytes: content, width: header.width, height: header.height }
}

async function readHeader(content: Uint8Array): Promise<Metadata | undefined> {
  const { sharp } = await loadSharp()
  try {
    const header = await sharp(content).metadata()
    return header.width > 0 && header.height > 0 ? header : undefined
  } catch {
    return undefined
  }
}

/** Whether the content can be read to its end. Drawings (SVG) are none unless they are trusted: a stranger's may name other files. */
export async function isWholePicture(content: Uint8Array, { drawings = false } = {}): Promise<boolean> {
  const { sharp } = await loadSharp()
  try {
    const picture = sharp(content)
    const { format } = await picture.metadata()
    if (format === 'svg' && !drawings) return false
    return (await picture.resize(16).timeout({ seconds: MAX_SECONDS }).toBuffer()).length > 0
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

// The largest sensors of phones give as many by default. A small file may claim to be huge (decompression bomb).
const MAX_UPLOADED_PIXELS = 64_000_000

/** The same for a file that somebody sent; undefined if it cannot be read to its end, is huge, or is not of its media type. */
export async function makeUploadedMaster(content: Uint8Array, type: string): Promise<Photograph | undefined> {
  const header = await readHeader(content)
  if (`image/${header?.format}` !== type) return undefined
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

/** Imported lazily, because it takes long to load and not every process makes pictures. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / PICTURES_AT_ONCE))
  return { sharp }
}
