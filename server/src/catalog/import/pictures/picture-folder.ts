import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isWholePicture, pictureName } from '../../../pictures/make-picture.ts'
import type { ShopPictures } from '../../../pictures/shop-pictures.ts'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import { slugOf } from '../../slugs.ts'

export interface FolderPicture {
  readonly file: string
  /** Its name in the shop; undefined if the content is no picture. */
  readonly picture: string | undefined
  /** A picture that no browser shows: iPhones make them. */
  readonly isHeic?: boolean
  /** A file that is not named like a picture. */
  readonly isOther?: boolean
}

/** The folder of --pictures. Its files are looked up in this list; no path is made of input. */
export interface PictureFolder {
  readonly path: string | undefined
  readonly files: readonly FolderPicture[]
}

export const NO_FOLDER: PictureFolder = { path: undefined, files: [] }

const ENDINGS = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|svg|hei[cf])$/i
const HEIC = /\.hei[cf]$/i
// Phones send them under other names, too.
const HEIC_CONTENT = /^ftyp(?:hei|hev|mif1|msf1)/
const FILES_AT_ONCE = 8

export async function readPictureFolder(folder: string | undefined, shop: ShopPictures): Promise<PictureFolder> {
  if (folder === undefined) return NO_FOLDER
  const names = (await listFolder(folder)).sort()
  async function read(file: string): Promise<FolderPicture> {
    if (HEIC.test(file)) return { file, picture: undefined, isHeic: true }
    // It lies there all the same, for a list that names it.
    if (!ENDINGS.test(file)) return { file, picture: undefined, isOther: true }
    const content = await readFile(path.join(folder ?? '', file))
    const picture = pictureName(slugOf(withoutEnding(file)) || 'picture', content)
    if (shop.has(picture) || (await isWholePicture(content, { drawings: true }))) return { file, picture }
    const isHeic = HEIC_CONTENT.test(Buffer.from(content.subarray(4, 12)).toString('latin1'))
    return { file, picture: undefined, isHeic }
  }
  const files = await Readable.from(names).map(read, { concurrency: FILES_AT_ONCE }).toArray()
  // Node's types do not know that toArray() returns what map() made.
  return { path: folder, files: files as FolderPicture[] }
}

/** Indexes files by their lower-case names, with and without the ending. */
export function indexFiles(files: readonly FolderPicture[]): Map<string, FolderPicture> {
  return new Map([
    ...files.map((each) => [fileKey(withoutEnding(each.file)), each] as const),
    ...files.map((each) => [fileKey(each.file), each] as const),
  ])
}

/** A Mac writes the letters of a name and their marks apart (NFD), and a narrow space before PM; a list does neither. */
export function fileKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
}

function withoutEnding(file: string): string {
  return file.replace(ENDINGS, '')
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refusal(400, messages.unreadableFolder({ folder, why }))
  }
}
