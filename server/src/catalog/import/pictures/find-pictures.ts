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

/** Finds pictures in the shop and in the shopkeeper's folder, and collects those that must be made. */
export class PictureFinder {
  readonly #known: ReadonlySet<string>
  readonly #shop: ShopPictures
  readonly #folder: PictureFolder
  readonly #files: ReadonlyMap<string, FolderPicture>
  readonly #web: ReadonlyMap<string, WebPicture>
  readonly #toMake = new Map<string, PictureToMake>()
  readonly #found = new Set<string>()

  constructor(
    { products }: Pick<Catalogue, 'products'>,
    shop: ShopPictures,
    folder: PictureFolder = NO_FOLDER,
    web: ReadonlyMap<string, WebPicture> = new Map(),
  ) {
    this.#known = new Set(products.flatMap(({ images }) => images))
    this.#shop = shop
    this.#folder = folder
    this.#web = web
    this.#files = indexFiles(folder.files)
  }

  get toMake(): PictureToMake[] {
    return [...this.#toMake.values()]
  }

  /** Whether the shop, as it is now, still has the pictures that were found in it. */
  isStillIn(shop: ShopPictures): boolean {
    return [...this.#found].every((name) => shop.has(name))
  }

  /** Files that are named like a picture but are none. */
  get unreadable(): string[] {
    return this.#folder.files
      .filter(({ picture, isOther }) => picture === undefined && !isOther)
      .map(({ file }) => file)
  }

  /**
   * Returns the addresses of a product's pictures: those its row names, or the files named after its slug. Pictures on the
   * web that were not fetched are left out.
   */
  ofProduct({ wanted }: WantedRow, slug: string): readonly string[] | undefined {
    const named = (wanted.pictures ?? []).map((name) => this.#find(name)).filter((address) => address !== undefined)
    if (named.length > 0) return named
    // Most imports bring none, and thousands of rows.
    if (this.#files.size === 0) return undefined
    const numbered = Array.from({ length: MAX_PER_PRODUCT }, (_, index) => `${slug}-${index + 1}`)
    const files = [slug, ...numbered].map((name) => this.#use(this.#files.get(name)))
    const addresses = files.filter((address) => address !== undefined)
    return addresses.length === 0 ? undefined : addresses
  }

  /** Returns the address of a brand's or a category's picture, such as `brand-nile`. */
  named(name: string): string | undefined {
    return this.#use(this.#files.get(name))
  }

  problemOf({ row, wanted }: WantedRow): Problem | undefined {
    const lost = wanted.pictures?.find((name) => !isWebAddress(name) && this.#find(name) === undefined)
    return lost === undefined ? undefined : problemIn(row, 'pictures', this.#whyLost(lost))
  }

  #find(name: string): string | undefined {
    const web = this.#web.get(name)
    if (web !== undefined) return this.#make({ picture: web.picture, from: name, read: () => readFile(web.file) })
    const address = name.startsWith('/') || URL.canParse(name) ? name : addressOfPicture(name)
    if (this.#known.has(address)) return address
    if (!this.#shop.has(name)) return this.#use(this.#files.get(fileKey(name)))
    this.#found.add(name)
    return address
  }

  #use(found: FolderPicture | undefined): string | undefined {
    const { path: folder } = this.#folder
    if (found?.picture === undefined || folder === undefined) return undefined
    const { file, picture } = found
    return this.#make({ picture, from: file, read: () => readFile(path.join(folder, file)) })
  }

  #make(picture: PictureToMake): string {
    if (this.#shop.has(picture.picture)) this.#found.add(picture.picture)
    else this.#toMake.set(picture.picture, picture)
    return addressOfPicture(picture.picture)
  }

  #whyLost(file: string): Message {
    const { path: folder } = this.#folder
    if (folder === undefined) return messages.noPicture({ file })
    const found = this.#files.get(fileKey(file))
    if (found?.isHeic) return messages.heic({ file })
    return found !== undefined ? messages.unreadablePicture({ file }) : messages.notInFolder({ file, folder })
  }
}

/** Returns a picture's name for a cell: its address without the common prefix. */
export function nameOfPicture(address: string): string {
  return address.replace(/^\/images\//, '')
}
