import * as contract from '@baqala/contract/admin/products'
import type { Db } from '../../db/rows.ts'
import type { AdminRoute } from '../../staff/admin-route.ts'
import { listProducts, readProduct, toCells } from './all-products.ts'
import { addProduct, changeProduct, setOnSale } from './edit-product.ts'
import { guardLargeChanges } from '../large-price-changes.ts'

export function productAdminRoutes(route: AdminRoute, db: Db): void {
  route(contract.listProducts, ({ query, language }) => listProducts(db, query, language))

  route(contract.getProduct, ({ params }) => readProduct(db, params.id))

  route(contract.addProduct, ({ body, clerk, change }) =>
    change(async (tx) => {
      const { id } = await addProduct(tx, toCells(body), clerk)
      return readProduct(tx, id)
    }),
  )

  route(contract.changeProduct, async ({ params, body, clerk, session, isCheck, change }) => {
    const { updatedAt: seenAt, ...fields } = body
    return change(async (tx) => {
      const made = await changeProduct(tx, { named: params.id, cells: toCells(fields), seenAt }, clerk)
      if (!isCheck) guardLargeChanges([made], session)
      return readProduct(tx, made.after.id)
    })
  })

  const sales = [[contract.withdrawProduct, false] as const, [contract.sellProduct, true] as const]
  for (const [endpoint, isOnSale] of sales)
    route(endpoint, ({ params: { id }, clerk, change }) =>
      change(async (tx) => {
        await setOnSale(tx, id, isOnSale, clerk)
        return readProduct(tx, id)
      }),
    )
}
