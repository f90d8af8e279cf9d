import * as contract from '@baqala/contract/admin/products'
import type { Db } from '../db/rows.ts'
import { dataOf, type AdminRoute } from '../staff/admin-route.ts'
import { listProducts } from './all-products.ts'

export function productAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listProducts, async ({ query, language }) => dataOf(await listProducts(db, query, language)))
}
