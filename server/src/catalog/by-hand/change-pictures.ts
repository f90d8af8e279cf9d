/** Changes of pictures by hand: of a product's, one place at a time, and of a category's or a brand's only one. */
import { inTransaction, type Db } from '../../db/transaction.ts'
import { makeUploadedMaster, pictureName } from '../../pictures/make-picture.ts'
import { insertMaster, type Photograph } from '../../pictures/masters.queries.ts'
import { addressOfPicture } from '../../pictures/picture-names.ts'
import { isPlaceholder, PLACEHOLDER_ADDRESS } from '../../pictures/placeholder.ts'
import { orRefuse, Refusal } from '../../refusal.ts'
import { addToLog, type Clerk, type LogEntry } from '../../staff/log.queries.ts'
import { messages } from '../catalog.messages.en.ts'
import { lockCatalogue, updateImages } from '../whole-catalogue.queries.ts'
import { slugOf } from '../slugs.ts'
import { findGroup } from './groups.ts'
import { deleteUnusedMasters, findPictured, updateProductImages, type Pictured } from './pictures.queries.ts'

/** One place among a product's pictures; 0 is the cover. */
interface PicturePosition {
  readonly productId: string
  readonly position: number
  /** The address that stands there, '' for none; absent to change it in any case. */
  readonly seen?: string | undefined
}

/**
 * Puts a picture in a place of a product, instead of the one that was there. Beyond the last picture it becomes the last one.
 * Refused with 404, or 409 if another one stands there now.
 */
export async function putPicture(tx: Db, where: PicturePosition, photograph: Photograph, clerk: Clerk) {
  const { product, images } = await lockPictures(tx, where)
  const place = Math.min(where.position, images.length)
  const picture = images[place]
  const address = await addPicture(tx, product.slug, photograph)
  const before = picture === undefined ? undefined : { picture, position: place }
  const change = { what: 'picture put', before, after: { picture: address, position: place } }
  return changePictures(tx, { ...product, images: images.toSpliced(place, 1, address) }, clerk, change)
}

/** Takes a picture away from a product; those behind it move up. Refused with 404, or 409 if another one stands there now. */
export async function removePicture(tx: Db, where: PicturePosition, clerk: Clerk): Promise<Pictured> {
  const { product, images } = await lockPictures(tx, where)
  const { position } = where
  const picture = orRefuse(images[position], messages.pictureNotFound)
  const left = images.toSpliced(position, 1)
  const shown = left.length === 0 ? [PLACEHOLDER_ADDRESS] : left
  const change = { what: 'picture removed', before: { picture, position } }
  return changePictures(tx, { ...product, images: shown }, clerk, change)
}

/** Changes the picture of a category or a brand. Refused with 404. */
export async function putGroupPicture(
  tx: Db,
  { kind, id }: { readonly kind: 'category' | 'brand'; readonly id: string },
  photograph: Photograph,
  clerk: Clerk,
): Promise<{ id: string; image: string }> {
  await lockCatalogue(tx)
  const { slug, image: before } = await findGroup(tx, kind, id)
  const image = await addPicture(tx, `${kind}-${slug}`, photograph)
  await updateImages(tx, kind === 'category' ? 'categories' : 'brands', [{ id, image }])
  await addToLog(tx, clerk, [{ what: 'picture put', kind, id, before: { picture: before }, after: { picture: image } }])
  return { id, image }
}

/** Reads an uploaded file of a media type. Refused with 400. It takes a while, so it comes before the transaction. */
export async function readPhotograph(file: Uint8Array, type: string): Promise<Photograph> {
  return orRefuse(await makeUploadedMaster(file, type), messages.noPicture, 400)
}

/** Keeps a picture under a name that begins as its product's, category's or brand's, and returns its address. */
async function addPicture(tx: Db, slug: string, photograph: Photograph): Promise<string> {
  const name = pictureName(slugOf(slug) || 'picture', photograph.bytes)
  await insertMaster(tx, { name, ...photograph })
  return addressOfPicture(name)
}

/** The pictures of a product without the placeholder. The catalogue is locked: an import would write what it read before. */
async function lockPictures(tx: Db, { productId, position, seen }: PicturePosition) {
  await lockCatalogue(tx)
  const product = orRefuse(await findPictured(tx, productId), messages.productNotFound)
  const images = product.images.filter((image) => !isPlaceholder(image))
  if (seen !== undefined && seen !== (images[position] ?? '')) throw new Refusal(409, messages.productChanged)
  return { product, images }
}

/** Writes the pictures of a product. `change`: what the log says of it. */
async function changePictures(
  tx: Db,
  product: Pictured,
  clerk: Clerk,
  change: Pick<LogEntry, 'what' | 'before' | 'after'>,
): Promise<Pictured> {
  await addToLog(tx, clerk, [{ kind: 'product', id: product.id, ...change }])
  return updateProductImages(tx, product.id, product.images)
}

/** Deletes pictures that nothing has shown and no order has held for a month, and returns how many. */
export function deleteUnusedPictures(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    // An import may be about to show one of them.
    await lockCatalogue(tx)
    return deleteUnusedMasters(tx)
  })
}
