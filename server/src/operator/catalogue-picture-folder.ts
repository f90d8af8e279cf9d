import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPicture, pictureName } from '../pictures/make-picture.ts'
import type { Pictures } from '../pictures/picture-files.ts'
import { slugOf } from './catalogue-slugs.ts'
import { inParallel } from './in-parallel.ts'
import { Refused } from './refused.ts'

/** The shopkeeper's folder of pictures, as --pictures names it. A file is only ever found by looking it up in its list. */
export interface PictureFolder {
  readonly path: string
  /** The file of that name, whatever its case. */
  find(file: string): string | undefined
  /** The files named after a product: `slug.jpg`, or `slug-1.jpg`, `slug-2.jpg` … */
  ofProduct(slug: string): readonly string[]
  /** The file of that name with any ending. */
  ofName(name: string): string | undefined
  /** What the shop calls the picture in a file. */
  pictureIn(file: string): string | undefined
  whyNot(file: string): string
  /** Files that look like pictures by their names only. */
  readonly unreadable: ReadonlySet<string>
}

const ENDINGS = /\.(jpe?g|png|webp|avif|gif|tiff?|svg)$/i
const FILES_AT_ONCE = 8
const MOST_PER_PRODUCT = 9

export async function openPictureFolder(folder: string | undefined, shop: Pictures): Promise<PictureFolder> {
  const files = folder === undefined ? [] : (await listFolder(folder)).filter((file) => ENDINGS.test(file)).sort()
  const pictures = new Map<string, string>()
  const unreadable = new Set<string>()
  await inParallel(files, FILES_AT_ONCE, async (file) => {
    const content = await readFile(path.join(folder ?? '', file))
    const picture = pictureName(slugOf(file.replace(ENDINGS, '')) || 'picture', content)
    if (shop.has(picture) || (await isPicture(content))) pictures.set(file, picture)
    else unreadable.add(file)
  })

  const byFile = new Map(files.map((file) => [file.toLowerCase(), file]))
  const byName = new Map(files.map((file) => [file.replace(ENDINGS, '').toLowerCase(), file]))
  const ofName = (name: string) => byName.get(name.toLowerCase())
  const find = (file: string) => byFile.get(file.toLowerCase()) ?? ofName(file)
  return {
    path: folder ?? '',
    unreadable,
    find,
    ofName,
    ofProduct(slug) {
      const numbered = Array.from({ length: MOST_PER_PRODUCT }, (_, index) => ofName(`${slug}-${index + 1}`))
      return [ofName(slug), ...numbered].filter((file) => file !== undefined)
    },
    pictureIn: (file) => pictures.get(file),
    whyNot(file) {
      if (folder === undefined) return `there is no picture ${file}; --pictures names the folder it lies in`
      return unreadable.has(find(file) ?? '')
        ? `${file} is no picture that can be read`
        : `there is no ${file} in ${folder}`
    },
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    throw new Refused(
      `The pictures in ${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
