import type { Db } from '../db/rows.ts'
import { isDemoPicture } from './demo-pictures.ts'
import { listMasterNames } from './masters.queries.ts'
import { isPlaceholder } from './placeholder.ts'

export interface ShopPictures {
  has(picture: string): boolean
}

/** Pictures of the database as they are now, and pictures of the build. */
export async function readShopPictures(db: Db): Promise<ShopPictures> {
  const masters = new Set(await listMasterNames(db))
  return { has: (picture) => masters.has(picture) || isPlaceholder(picture) || isDemoPicture(picture) }
}
