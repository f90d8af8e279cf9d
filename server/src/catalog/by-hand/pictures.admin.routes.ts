import * as contract from '@baqala/contract/admin/pictures'
import type { AdminRoute } from '../../staff/admin-route.ts'
import { putGroupPicture, putPicture, readPhotograph, removePicture } from './change-pictures.ts'
import type { Pictured } from './pictures.queries.ts'

/** Pictures from the staff's cameras.  */
export function pictureAdminRoutes(route: AdminRoute): void {
  route(contract.putPicture, async ({ params: { id, position }, query: { seen }, file, type, clerk, change }) => {
    const photograph = await readPhotograph(file, type)
    return toPictures(await change((tx) => putPicture(tx, { productId: id, position, seen }, photograph, clerk)))
  })

  route(contract.removePicture, async ({ params: { id, position }, query: { seen }, clerk, change }) =>
    toPictures(await change((tx) => removePicture(tx, { productId: id, position, seen }, clerk))),
  )

  const ofGroups = [[contract.putCategoryPicture, 'category'] as const, [contract.putBrandPicture, 'brand'] as const]
  for (const [endpoint, kind] of ofGroups)
    route(endpoint, async ({ params: { id }, file, type, clerk, change }) => {
      const photograph = await readPhotograph(file, type)
      const { image } = await change((tx) => putGroupPicture(tx, { kind, id }, photograph, clerk))
      return { _id: id, image }
    })
}

function toPictures({ id, images, updatedAt }: Pictured) {
  return { _id: id, imageCover: images[0] ?? '', images: [...images], updatedAt: updatedAt.toISOString() }
}
