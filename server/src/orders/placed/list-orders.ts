import type { Order } from '@baqala/contract/orders'
import { MAX_PER_PAGE, pageMetadata, toPage, type PageQuery } from '@baqala/contract/paging'
import type { Reader } from '../../catalog/arabic-names.ts'
import type { Db } from '../../db/rows.ts'
import { listMoves } from '../order-moves.queries.ts'
import { findOrderedProducts } from '../ordered-products.queries.ts'
import { listItems, listOrdersOf, measureOrdersOf, type OrderRow } from '../orders.queries.ts'
import { toOrder } from '../to-order.ts'

// Serializing so many lines blocks the process for about 30 ms; a shopper with very large orders gets smaller pages.
const MAX_LINES_PER_PAGE = 3_000
// Fewer, as they are many pages in a row, and the embedded database blocks the process for as long as it reads one.
const MAX_LINES_PER_PIECE = 1_000

/**
 * A page of a shopper's orders, newest first; pictures and names as the reader wants them. Without `limit` and `page` it is
 * the first page of the maximum size.
 */
export async function listOrders(db: Db, shopperId: string, query: PageQuery, reader: Reader) {
  const { results, maxLines } = await measureOrdersOf(db, shopperId)
  const { number: page, size } = toPage(query) ?? { number: 1, size: MAX_PER_PAGE }
  const limit = limitOrders(size, MAX_LINES_PER_PAGE, maxLines)
  const metadata = pageMetadata(results, { limit, page })
  const orders = await listOrdersOf(db, shopperId, limit, (page - 1) * limit)
  return { results, metadata, data: await toWholeOrders(db, orders, reader) }
}

/** All orders of a shopper, newest first, by pages; pictures and names as the reader wants them. */
export async function* listAllOrders(db: Db, shopperId: string, reader: Reader): AsyncGenerator<Order[]> {
  const { maxLines } = await measureOrdersOf(db, shopperId)
  const limit = limitOrders(MAX_PER_PAGE, MAX_LINES_PER_PIECE, maxLines)
  for (let offset = 0; ; offset += limit) {
    const orders = await listOrdersOf(db, shopperId, limit, offset)
    if (orders.length === 0) return
    yield toWholeOrders(db, orders, reader)
  }
}

/** At most `size` orders, fewer if they could hold more than `lines` lines, but at least one. */
function limitOrders(size: number, lines: number, maxLines: number): number {
  return Math.min(size, Math.max(1, Math.floor(lines / Math.max(1, maxLines))))
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
