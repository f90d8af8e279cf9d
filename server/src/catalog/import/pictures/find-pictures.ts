import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Message } from '../../../refusal.ts'
import { addressOfPicture } from '../../../pictures/picture-names.ts'
import type { ShopPictures } from '../../../pictures/shop-pictures.ts'
import type { Catalogue } from '../../whole-catalogue.queries.ts'
import { messages } from '../import.messages.en.ts'
import { fileKey, indexFiles, NO_FOLDER, type FolderPicture, type PictureFolder } from './picture-folder.ts'
import type { WantedRow } from '../read/read-rows.ts'
import { problemIn, type Problem } from '../read/table.ts'
import { isWebAddress, type WebPicture } from './web-pictures.ts'

export interface PictureToMake {
  readonly picture: string
  readonly read: () => Promise<Uint8Array>
  /** Its file, for messages. */
  readonly from: string
}

const MAX_PER_PRODUCT = 9

export type PictureFinder = ReturnType<typeof makePictureFinder>

/** Finds pictures in the shop and in the shopkeeper's folder, and collects those that must be made. */
export function makePictureFinder(
  { products }: Pick<Catalogue, 'products'>,
  shop: ShopPictures,
  folder: PictureFolder = NO_FOLDER,
  web: ReadonlyMap<string, WebPicture> = new Map(),
) {
  const known = new Set(products.flatMap(({ images }) => images))
  const files = indexFiles(folder.files)
  const toMake = new Map<string, PictureToMake>()
  const foundInShop = new Set<string>()
  /** Returns the address of a brand's or a category's picture, such as `brand-nile`. */
  const named = (name: string) => take(inFolder(files.get(name), folder))

  function find(name: string): string | undefined {
    const fetched = web.get(name)
    if (fetched !== undefined) return take({ picture: fetched.picture, from: name, read: () => readFile(fetched.file) })
    const address = name.startsWith('/') || URL.canParse(name) ? name : addressOfPicture(name)
    if (known.has(address)) return address
    if (!shop.has(name)) return take(inFolder(files.get(fileKey(name)), folder))
    foundInShop.add(name)
    return address
  }

  /** The address of a picture, which has to be made if the shop has it not. */
  function take(picture: PictureToMake | undefined): string | undefined {
    if (picture === undefined) return undefined
    if (shop.has(picture.picture)) foundInShop.add(picture.picture)
    else toMake.set(picture.picture, picture)
    return addressOfPicture(picture.picture)
  }

  return {
    listToMake: () => [...toMake.values()],
    /** Whether the shop, as it is now, still has the pictures that were found in it. */
    isStillIn: (now: ShopPictures) => [...foundInShop].every((name) => now.has(name)),
    /** Files that are named like a picture but are none. */
    unreadable: folder.files
      .filter(({ picture, isOther }) => picture === undefined && !isOther)
      .map(({ file }) => file),
    /**
     * Returns the addresses of a product's pictures: those its row names, or the files named after its slug. Pictures on the
     * web that were not fetched are left out.
     */
    ofProduct({ wanted }: WantedRow, slug: string): readonly string[] | undefined {
      const told = (wanted.pictures ?? []).map(find).filter((address) => address !== undefined)
      if (told.length > 0) return told
      // Most imports bring none, and thousands of rows.
      if (files.size === 0) return undefined
      const numbered = Array.from({ length: MAX_PER_PRODUCT }, (_, index) => `${slug}-${index + 1}`)
      const addresses = [slug, ...numbered].map(named).filter((each) => each !== undefined)
      return addresses.length === 0 ? undefined : addresses
    },
    named,
    problemOf({ row, wanted }: WantedRow): Problem | undefined {
      const lost = wanted.pictures?.find((name) => !isWebAddress(name) && find(name) === undefined)
      return lost === undefined ? undefined : problemIn(row, 'pictures', whyLost(lost, folder.path, files))
    },
  }
}

function inFolder(found: FolderPicture | undefined, { path: folder = '' }: PictureFolder): PictureToMake | undefined {
  if (found?.picture === undefined) return undefined
  const { file, picture } = found
  return { picture, from: file, read: () => readFile(path.join(folder, file)) }
}

function whyLost(file: string, folder: string | undefined, files: ReadonlyMap<string, FolderPicture>): Message {
  if (folder === undefined) return messages.noPicture({ file })
  const found = files.get(fileKey(file))
  if (found?.isHeic) return messages.heic({ file })
  return found !== undefined ? messages.unreadablePicture({ file }) : messages.notInFolder({ file, folder })
}

/** Returns a picture's name for a cell: its address without the common prefix. */
export function nameOfPicture(address: string): string {
  return address.replace(/^\/images\//, '')
}
