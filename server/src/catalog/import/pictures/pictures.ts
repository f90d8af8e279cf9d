import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type Message, Refusal } from '../../../refusal.ts'
import { makePicture, pictureName, PICTURES_AT_ONCE } from '../../../pictures/make-picture.ts'
import type { Pictures } from '../../../pictures/picture-files.ts'
import type { Catalogue } from '../catalogue.queries.ts'
import { messages } from '../import.messages.en.ts'
import { fileKey, indexFiles, type FolderPicture, type PictureFolder } from './picture-folder.ts'
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
const PLACEHOLDER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f3f4f1"/>
<path d="M26 40h44l-5 32H31zM36 40c0-18 24-18 24 0" fill="none" stroke="#a9b0a4" stroke-width="4" stroke-linejoin="round"/></svg>`,
)

/** Finds pictures in the shop and in the shopkeeper's folder, and collects those that must be made. */
export class PictureFinder {
  readonly #known: ReadonlySet<string>
  readonly #shop: Pictures
  readonly #folder: PictureFolder
  readonly #files: ReadonlyMap<string, FolderPicture>
  readonly #web: ReadonlyMap<string, WebPicture>
  readonly #toMake = new Map<string, PictureToMake>()

  constructor(
    { products }: Pick<Catalogue, 'products'>,
    shop: Pictures,
    folder: PictureFolder,
    web: ReadonlyMap<string, WebPicture>,
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

  /** Files that are named like a picture but are none. */
  get unreadable(): string[] {
    return this.#folder.files.filter(({ picture }) => picture === undefined).map(({ file }) => file)
  }

  /**
   * Returns the addresses of a product's pictures: those its row names, or the files named after its slug. Pictures on the
   * web that were not fetched are left out.
   */
  ofProduct({ wanted }: WantedRow, slug: string): readonly string[] | undefined {
    const named = (wanted.pictures ?? []).map((name) => this.#find(name)).filter((address) => address !== undefined)
    if (named.length > 0) return named
    const numbered = Array.from({ length: MAX_PER_PRODUCT }, (_, index) => `${slug}-${index + 1}`)
    const files = [slug, ...numbered].map((name) => this.#use(this.#files.get(name)))
    const addresses = files.filter((address) => address !== undefined)
    return addresses.length === 0 ? undefined : addresses
  }

  /** Returns the address of a brand's or a category's picture, such as `brand-nile`. */
  named(name: string): string | undefined {
    return this.#use(this.#files.get(name))
  }

  /** Returns the address of the picture for things without one. */
  placeholder(): string {
    const picture = pictureName('no-picture', PLACEHOLDER)
    return this.#make({ picture, from: 'the placeholder', read: async () => PLACEHOLDER })
  }

  problemOf({ row, wanted }: WantedRow): Problem | undefined {
    const lost = wanted.pictures?.find((name) => !isWebAddress(name) && this.#find(name) === undefined)
    return lost === undefined ? undefined : problemIn(row, 'pictures', this.#whyLost(lost))
  }

  #find(name: string): string | undefined {
    const web = this.#web.get(name)
    if (web !== undefined) return this.#make({ picture: web.picture, from: name, read: () => readFile(web.file) })
    const address = addressOf(name)
    return this.#known.has(address) || this.#shop.has(name) ? address : this.#use(this.#files.get(fileKey(name)))
  }

  #use(found: FolderPicture | undefined): string | undefined {
    const { path: folder } = this.#folder
    if (found?.picture === undefined || folder === undefined) return undefined
    const { file, picture } = found
    return this.#make({ picture, from: file, read: () => readFile(path.join(folder, file)) })
  }

  #make(picture: PictureToMake): string {
    if (!this.#shop.has(picture.picture)) this.#toMake.set(picture.picture, picture)
    return addressOf(picture.picture)
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

function addressOf(name: string): string {
  return name.startsWith('/') || URL.canParse(name) ? name : `/images/${name}`
}

/** Makes the pictures on all cores. `onDone` is called after each with the number of pictures done. */
export async function makePictures(
  pictures: readonly PictureToMake[],
  folder: string,
  onDone: (done: number) => void,
): Promise<void> {
  let done = 0
  const make = async ({ picture, read, from }: PictureToMake) => {
    await makePicture(await read(), picture, folder).catch((error: unknown) => {
      throw new Refusal(400, messages.pictureNotMade({ file: from, why: error instanceof Error ? error.message : '' }))
    })
    done += 1
    onDone(done)
  }
  await Readable.from(pictures).forEach(make, { concurrency: PICTURES_AT_ONCE })
}
