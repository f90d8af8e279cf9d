import type { Order } from '@baqala/contract/orders'
import { MAX_PER_PAGE, pageMetadata, PAGE_SIZE, type PageQuery } from '@baqala/contract/paging'
import type { Reader } from '../catalog/arabic-names.ts'
import type { Db } from '../db/rows.ts'
import { listMoves } from './order-moves.queries.ts'
import { findOrderedProducts } from './ordered-products.queries.ts'
import { listItems, listOrdersOf, measureOrdersOf, type OrderRow } from './orders.queries.ts'
import { toOrder } from './to-order.ts'

// Serializing so many lines blocks the process for about 30 ms; a shopper with very large orders gets smaller pages.
const MAX_LINES_PER_PAGE = 3_000

/** A page of a shopper's orders, newest first; pictures and names as the reader wants them. Without `limit` and `page` it is the first page of the maximum size. */
export async function listOrders(db: Db, shopperId: string, query: PageQuery, reader: Reader) {
  const { results, maxLines } = await measureOrdersOf(db, shopperId)
  const isWhole = query.limit === undefined && query.page === undefined
  const size = isWhole ? MAX_PER_PAGE : Math.min(MAX_PER_PAGE, query.limit ?? PAGE_SIZE)
  const limit = Math.min(size, Math.max(1, Math.floor(MAX_LINES_PER_PAGE / Math.max(1, maxLines))))
  const metadata = pageMetadata(results, { limit, page: query.page ?? 1 })
  const orders = await listOrdersOf(db, shopperId, limit, (metadata.currentPage - 1) * limit)
  return { results, metadata, data: await toWholeOrders(db, orders, reader) }
}

/** These orders as the contract has them, with their items, what the catalogue knows of those, and their moves. */
export async function toWholeOrders(db: Db, orders: readonly OrderRow[], reader: Reader): Promise<Order[]> {
  const ids = orders.map((order) => order.id)
  const itemsOf = Map.groupBy(await listItems(db, ids), ({ orderId }) => orderId)
  const movesOf = Map.groupBy(await listMoves(db, ids), ({ orderId }) => orderId)
  const products = await findOrderedProducts(db, ids, reader)
  return orders.map((order) => {
    const [items, moves] = [itemsOf.get(order.id) ?? [], movesOf.get(order.id) ?? []]
    return toOrder(order, { items, moves, products, reader })
  })
}
