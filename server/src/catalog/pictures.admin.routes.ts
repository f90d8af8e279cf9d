import * as contract from '@baqala/contract/admin/pictures'
import type { AdminRoute } from '../staff/admin-route.ts'
import { putGroupPicture, putPicture, readPhotograph, removePicture } from './change-pictures.ts'
import type { Pictured } from './pictures.queries.ts'

/** Pictures from the staff's cameras.  */
export function pictureAdminRoutes(route: AdminRoute): void {
  route(contract.putPicture, async ({ params: { id, position }, file, type, clerk, change }) => {
    const photograph = await readPhotograph(file, type)
    return toPictures(await change((tx) => putPicture(tx, { productId: id, position }, photograph, clerk)))
  })

  route(contract.removePicture, async ({ params: { id, position }, clerk, change }) =>
    toPictures(await change((tx) => removePicture(tx, { productId: id, position }, clerk))),
  )

  route(contract.putCategoryPicture, async ({ params: { id }, file, type, clerk, change }) => {
    const photograph = await readPhotograph(file, type)
    return toGroup(await change((tx) => putGroupPicture(tx, { kind: 'category', id }, photograph, clerk)))
  })

  route(contract.putBrandPicture, async ({ params: { id }, file, type, clerk, change }) => {
    const photograph = await readPhotograph(file, type)
    return toGroup(await change((tx) => putGroupPicture(tx, { kind: 'brand', id }, photograph, clerk)))
  })
}

function toPictures({ id, images }: Pictured) {
  return { _id: id, imageCover: images[0] ?? '', images: [...images] }
}

function toGroup({ id, image }: { readonly id: string; readonly image: string }) {
  return { _id: id, image }
}
