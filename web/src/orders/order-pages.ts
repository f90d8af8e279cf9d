import type { Order } from '@baqala/contract/orders'

/** The pages loaded so far, newest order first. */
export interface OrderPages {
  readonly pages: readonly { readonly data: readonly Order[] }[]
  readonly pageParams: readonly unknown[]
}

/** Replaces a known order in its place, and puts a new one first. An older one waits until its page is loaded. */
export function withOrder<Pages extends OrderPages>(before: Pages, order: Order): Pages {
  const isKnown = before.pages.some(({ data }) => data.some(({ _id }) => _id === order._id))
  const isNewest = !isKnown && order.id > (before.pages[0]?.data[0]?.id ?? 0)
  const pages = before.pages.map((page, at) => {
    const data = page.data.map((other) => (other._id === order._id ? newerOf(other, order) : other))
    return { ...page, data: isNewest && at === 0 ? [order, ...data] : data }
  })
  return { ...before, pages }
}

/** Answers may arrive out of order; the one with more moves is newer. */
export function newerOf(before: Order, order: Order): Order {
  return (order.moves?.length ?? 0) < (before.moves?.length ?? 0) ? before : order
}

/** Each order once: an order placed between two loads shifts another one onto the next page. */
export function ordersOf({ pages }: OrderPages): readonly Order[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((order) => [order._id, order])).values()]
}
