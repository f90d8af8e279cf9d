import * as contract from '@baqala/contract/admin/groups'
import type { Db } from '../db/rows.ts'
import { dataOf, type AdminRoute } from '../staff/admin-route.ts'
import { addGroup, addSubcategory, changeGroup, removeGroup } from './groups.ts'
import { listGroupRows } from './groups.queries.ts'

/** Categories, brands and subcategories. */
export function groupAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listCategories, async () => dataOf(await listGroupRows(db, 'category')))
  route(contract.addCategory, async ({ body, clerk, change }) =>
    dataOf(await change((tx) => addGroup(tx, 'category', body, clerk))),
  )
  route(contract.changeCategory, async ({ params, body, clerk, change }) =>
    dataOf(await change((tx) => changeGroup(tx, 'category', params.id, body, clerk))),
  )
  route(contract.removeCategory, async ({ params, clerk, change }) =>
    dataOf(await change((tx) => removeGroup(tx, 'category', params.id, clerk))),
  )

  route(contract.listBrands, async () => dataOf(await listGroupRows(db, 'brand')))
  route(contract.addBrand, async ({ body, clerk, change }) =>
    dataOf(await change((tx) => addGroup(tx, 'brand', body, clerk))),
  )
  route(contract.changeBrand, async ({ params, body, clerk, change }) =>
    dataOf(await change((tx) => changeGroup(tx, 'brand', params.id, body, clerk))),
  )
  route(contract.removeBrand, async ({ params, clerk, change }) =>
    dataOf(await change((tx) => removeGroup(tx, 'brand', params.id, clerk))),
  )

  route(contract.listSubcategories, async () => dataOf(await listGroupRows(db, 'subcategory')))
  route(contract.addSubcategory, async ({ body, clerk, change }) =>
    dataOf(await change((tx) => addSubcategory(tx, body, clerk))),
  )
  route(contract.changeSubcategory, async ({ params, body, clerk, change }) =>
    dataOf(await change((tx) => changeGroup(tx, 'subcategory', params.id, body, clerk))),
  )
  route(contract.removeSubcategory, async ({ params, clerk, change }) =>
    dataOf(await change((tx) => removeGroup(tx, 'subcategory', params.id, clerk))),
  )
}
