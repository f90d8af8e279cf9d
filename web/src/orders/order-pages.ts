import type { Order } from '@baqala/contract/orders'

/** The pages of the shopper's orders so far, newest first. */
export interface OrderPages {
  readonly pages: readonly OrderPage[]
  readonly pageParams: readonly unknown[]
}

interface OrderPage {
  readonly data: readonly Order[]
}

/** An order that moved takes its own place; one that was not there yet comes before all others. */
export function withOrder<Pages extends OrderPages>(before: Pages, order: Order): Pages {
  const isKnown = before.pages.some(({ data }) => data.some(({ _id }) => _id === order._id))
  const pages = before.pages.map((page, at) => {
    if (isKnown)
      return { ...page, data: page.data.map((other) => (other._id === order._id ? newerOf(other, order) : other)) }
    return at === 0 && isNewest(page, order) ? { ...page, data: [order, ...page.data] } : page
  })
  return { ...before, pages }
}

/** Answers may arrive out of order; the one with more moves is newer. */
export function newerOf(before: Order, order: Order): Order {
  return (order.moves?.length ?? 0) < (before.moves?.length ?? 0) ? before : order
}

/** Each order once: an order placed while the pages are read pushes another onto the next page. */
export function ordersOf({ pages }: OrderPages): readonly Order[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((order) => [order._id, order])).values()]
}

/** An older order belongs to a page that has not been loaded yet. */
function isNewest({ data: [newest] }: OrderPage, { id }: Order): boolean {
  return !newest || id > newest.id
}
