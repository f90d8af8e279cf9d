import * as contract from '@baqala/contract/admin/groups'
import type { Db } from '../db/rows.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { addGroup, addSubcategory, changeGroup, removeGroup } from './groups.ts'
import { listGroupRows } from './groups.queries.ts'

export function groupAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listCategories, () => listGroupRows(db, 'category'))
  route(contract.addCategory, ({ body, clerk, change }) => change((tx) => addGroup(tx, 'category', body, clerk)))
  route(contract.changeCategory, ({ params, body, clerk, change }) =>
    change((tx) => changeGroup(tx, 'category', params.id, body, clerk)),
  )
  route(contract.removeCategory, ({ params, clerk, change }) =>
    change((tx) => removeGroup(tx, 'category', params.id, clerk)),
  )

  route(contract.listBrands, () => listGroupRows(db, 'brand'))
  route(contract.addBrand, ({ body, clerk, change }) => change((tx) => addGroup(tx, 'brand', body, clerk)))
  route(contract.changeBrand, ({ params, body, clerk, change }) =>
    change((tx) => changeGroup(tx, 'brand', params.id, body, clerk)),
  )
  route(contract.removeBrand, ({ params, clerk, change }) => change((tx) => removeGroup(tx, 'brand', params.id, clerk)))

  route(contract.listSubcategories, () => listGroupRows(db, 'subcategory'))
  route(contract.addSubcategory, ({ body, clerk, change }) => change((tx) => addSubcategory(tx, body, clerk)))
  route(contract.changeSubcategory, ({ params, body, clerk, change }) =>
    change((tx) => changeGroup(tx, 'subcategory', params.id, body, clerk)),
  )
  route(contract.removeSubcategory, ({ params, clerk, change }) =>
    change((tx) => removeGroup(tx, 'subcategory', params.id, clerk)),
  )
}
