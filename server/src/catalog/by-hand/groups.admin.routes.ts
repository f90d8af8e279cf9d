import * as contract from '@baqala/contract/admin/groups'
import type { Db } from '../../db/rows.ts'
import type { AdminRoute } from '../../staff/admin-route.ts'
import { addGroup, addSubcategory, changeGroup, removeGroup } from './groups.ts'
import { listGroupRows } from '../groups.queries.ts'

const CALLS = [
  ['category', contract.listCategories, contract.changeCategory, contract.removeCategory],
  ['brand', contract.listBrands, contract.changeBrand, contract.removeBrand],
  ['subcategory', contract.listSubcategories, contract.changeSubcategory, contract.removeSubcategory],
] as const

export function groupAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.addCategory, ({ body, clerk, change }) => change((tx) => addGroup(tx, 'category', body, clerk)))
  route(contract.addBrand, ({ body, clerk, change }) => change((tx) => addGroup(tx, 'brand', body, clerk)))
  route(contract.addSubcategory, ({ body, clerk, change }) => change((tx) => addSubcategory(tx, body, clerk)))
  for (const [kind, listCall, changeCall, removeCall] of CALLS) {
    route(listCall, () => listGroupRows(db, kind))
    route(changeCall, ({ params, body, clerk, change }) =>
      change((tx) => changeGroup(tx, kind, params.id, body, clerk)),
    )
    route(removeCall, ({ params, clerk, change }) => change((tx) => removeGroup(tx, kind, params.id, clerk)))
  }
}
