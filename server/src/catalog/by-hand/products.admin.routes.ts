import * as contract from '@baqala/contract/admin/products'
import type { Db } from '../../db/rows.ts'
import type { AdminRoute } from '../../staff/admin-route.ts'
import { listProducts, readProduct, toCells } from './all-products.ts'
import { addProduct, changeProduct, setWithdrawn } from './edit-product.ts'
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

  const moves = [[contract.withdrawProduct, true] as const, [contract.sellProduct, false] as const]
  for (const [endpoint, isWithdrawn] of moves)
    route(endpoint, ({ params: { id }, clerk, change }) =>
      change(async (tx) => {
        await setWithdrawn(tx, id, isWithdrawn, clerk)
        return readProduct(tx, id)
      }),
    )
}
