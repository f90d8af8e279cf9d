import type { Order } from '@baqala/contract/orders'
import type { InfiniteData } from '@tanstack/react-query'

/** The pages loaded so far, newest order first. */
export type OrderPages = InfiniteData<{ readonly data: readonly Order[] }>

/** An older answer that arrives late changes nothing. */
export function withOrder<Pages extends OrderPages>(before: Pages, order: Order): Pages {
  const pages = before.pages.map((page) => ({
    ...page,
    data: page.data.map((other) => (other._id === order._id && !(other.updatedAt > order.updatedAt) ? order : other)),
  }))
  return { ...before, pages }
}

/** Each order once: an order placed between two loads shifts another one onto the next page. */
export function ordersOf({ pages }: OrderPages): readonly Order[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((order) => [order._id, order])).values()]
}
