import type { Order } from '@baqala/contract/orders'
import { MAX_PER_PAGE, pageMetadata, PAGE_SIZE, type PageQuery } from '@baqala/contract/paging'
import type { Db } from '../db/rows.ts'
import { listMoves } from './order-moves.queries.ts'
import { listItems, listOrdersOf, measureOrdersOf, type OrderRow } from './orders.queries.ts'
import { toOrder } from './to-order.ts'

// Takes some 30 ms of the process to answer with; a shopper with very large orders gets smaller pages.
const MAX_LINES_PER_PAGE = 3_000

/** A page of a shopper's orders, newest first; pictures under `origin`. Without `limit` and `page` the page is a large one. */
export async function listOrders(db: Db, shopperId: string, query: PageQuery, origin: string) {
  const { results, mostLines } = await measureOrdersOf(db, shopperId)
  const isWhole = query.limit === undefined && query.page === undefined
  const asked = isWhole ? MAX_PER_PAGE : Math.min(MAX_PER_PAGE, query.limit ?? PAGE_SIZE)
  const limit = Math.min(asked, Math.max(1, Math.floor(MAX_LINES_PER_PAGE / Math.max(1, mostLines))))
  const metadata = pageMetadata(results, { limit, page: query.page ?? 1 })
  const orders = await listOrdersOf(db, shopperId, limit, (metadata.currentPage - 1) * limit)
  return { results, metadata, data: await toWholeOrders(db, orders, origin) }
}

/** These orders as the contract has them, with their items and moves. */
export async function toWholeOrders(db: Db, orders: readonly OrderRow[], origin: string): Promise<Order[]> {
  const ids = orders.map((order) => order.id)
  const [items, moves] = [await listItems(db, ids), await listMoves(db, ids)]
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  const movesOf = Map.groupBy(moves, ({ orderId }) => orderId)
  return orders.map((order) => toOrder(order, itemsOf.get(order.id) ?? [], origin, movesOf.get(order.id) ?? []))
}
