import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makePicture, pictureName, PICTURES_AT_ONCE } from '../pictures/make-picture.ts'
import type { Pictures } from '../pictures/picture-files.ts'
import type { Book } from './catalogue-book.queries.ts'
import type { PictureFolder } from './catalogue-picture-folder.ts'
import type { WantedRow } from './catalogue-rows.ts'
import { problemIn, type Problem } from './catalogue-table.ts'
import { inParallel } from './in-parallel.ts'

/** The pictures a file and its folder name, as the addresses they will have. */
export interface PicturesFound {
  /** Of a product; undefined where nothing is said about its pictures. */
  ofRow(row: WantedRow, slug: string): readonly string[] | undefined
  /** Of a brand or a category, such as `brand-nile`. */
  named(name: string): string | undefined
  /** What stands in where there is none. */
  placeholder(): string
  /** Why a row's pictures cannot be had. */
  problemOf(row: WantedRow): Problem | undefined
  /** Pictures that were asked for and do not lie in the shop's folders yet. */
  toMake(): PictureToMake[]
}

export interface PictureToMake {
  readonly picture: string
  read(): Promise<Uint8Array>
  /** Where it comes from, for people. */
  readonly from: string
}

const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f3f4f1"/>
<path d="M26 40h44l-5 32H31zM36 40c0-18 24-18 24 0" fill="none" stroke="#a9b0a4" stroke-width="4" stroke-linejoin="round"/></svg>`

/** `shop`: pictures that are there already. `folder`: the one of --pictures. */
export function findPictures(book: Book, shop: Pictures, folder: PictureFolder): PicturesFound {
  const known = new Set(book.products.flatMap(({ images }) => images))
  const noPicture = pictureName('no-picture', Buffer.from(NO_PICTURE))
  const used = new Map<string, PictureToMake>()

  function use(picture: string, from: string, read: PictureToMake['read']): string {
    if (!shop.has(picture)) used.set(picture, { picture, from, read })
    return addressOf(picture)
  }
  function useFile(file: string | undefined): string | undefined {
    const picture = file === undefined ? undefined : folder.pictureIn(file)
    if (file === undefined || picture === undefined) return undefined
    return use(picture, file, () => readFile(path.join(folder.path, file)))
  }
  function useNamed(name: string): string | undefined {
    const address = addressOf(name)
    return known.has(address) || shop.has(name) ? address : useFile(folder.find(name))
  }

  return {
    ofRow({ wanted }, slug) {
      const named = wanted.pictures ?? []
      const addresses = named.length > 0 ? named.map(useNamed) : folder.ofProduct(slug).map(useFile)
      return addresses.length === 0 ? undefined : addresses.filter((address) => address !== undefined)
    },
    named: (name) => useFile(folder.ofName(name)),
    placeholder: () => use(noPicture, 'the stand-in for a picture', async () => Buffer.from(NO_PICTURE)),
    problemOf({ row, wanted }) {
      const lost = wanted.pictures?.find((name) => useNamed(name) === undefined)
      return lost === undefined ? undefined : problemIn(row, 'pictures', folder.whyNot(lost))
    },
    toMake: () => [...used.values()],
  }
}

/** What a cell calls a picture the shop has already: its address, without what all of them begin with. */
export function nameOfPicture(address: string): string {
  return address.replace(/^\/images\//, '')
}

function addressOf(name: string): string {
  return name.startsWith('/') || URL.canParse(name) ? name : `/images/${name}`
}

/** Makes the pictures on all cores; tells after each how many are done. */
export async function makePictures(
  pictures: readonly PictureToMake[],
  folder: string,
  onDone: (done: number) => void,
): Promise<void> {
  let done = 0
  await inParallel(pictures, PICTURES_AT_ONCE, async ({ picture, read, from }) => {
    await makePicture(await read(), picture, folder).catch((error: unknown) => {
      throw new Error(`No picture can be made of ${from}.`, { cause: error })
    })
    done += 1
    onDone(done)
  })
}
