/**
 * A model of the shop: the status and the effect of every call. Concurrent calls must be linearizable: equal to the same calls
 * in some order.
 */
import { MAX_PER_LINE } from '@baqala/contract/cart'

export type OrderEnd = 'placed' | 'being packed' | 'cancelled'
export type Pieces = Readonly<Record<string, number>>

export interface ModelOrder {
  readonly shopper: number
  readonly state: OrderEnd
  readonly items: Pieces
  /** The number of the slot that it was promised; null without one. */
  readonly slot: number | null
}

export interface ModelShop {
  readonly stock: Pieces
  /** Open carts, by shopper. */
  readonly carts: readonly { readonly id: string; readonly lines: Pieces }[]
  readonly wishes: readonly (readonly string[])[]
  /** By cart: a cart has one order, as long as nobody pays by card. */
  readonly orders: Readonly<Record<string, ModelOrder>>
}

/** A call with its targets. An order is named by its cart; a missing one belongs to nobody. */
export type ModelCall =
  | { readonly kind: 'add' | 'remove' | 'wish' | 'unwish'; readonly shopper: number; readonly product: string }
  | { readonly kind: 'set'; readonly shopper: number; readonly product: string; readonly count: number }
  | { readonly kind: 'clear'; readonly shopper: number }
  | { readonly kind: 'order'; readonly shopper: number; readonly cart: string; readonly slot: number | null }
  | { readonly kind: 'cancel' | 'again'; readonly shopper: number; readonly cart: string }
  | { readonly kind: 'pack'; readonly cart: string }

export interface Outcome {
  readonly status: number
  readonly shop: ModelShop
}

/** The places of each slot, one slot a position. */
export const PLACES = [1, 2]

/** The next cart after an order, whose id only the server knows yet. */
export const UNKNOWN_CART = 'the next cart'

/**
 * `shelf`: the stock that a change of a cart may have read. A cart reserves nothing, so a change may have read the stock from
 * when its call began, although others have bought since.
 */
export function answerOf(shop: ModelShop, call: ModelCall, shelf: Pieces): Outcome {
  switch (call.kind) {
    case 'wish':
      return {
        status: 200,
        shop: withWishes(shop, call.shopper, (all) => [...without(all, call.product), call.product]),
      }
    case 'unwish':
      return { status: 200, shop: withWishes(shop, call.shopper, (all) => without(all, call.product)) }
    case 'add': {
      const had = linesOf(shop, call.shopper)[call.product] ?? 0
      if (had + 1 > atMost(shelf, call.product)) return { status: 409, shop }
      return { status: 200, shop: withLines(shop, call.shopper, { [call.product]: had + 1 }) }
    }
    case 'set':
      return setCount(shop, call, shelf)
    case 'remove':
      return { status: 200, shop: withLines(shop, call.shopper, { [call.product]: 0 }) }
    case 'clear':
      return { status: 200, shop: withCart(shop, call.shopper, { ...cartOf(shop, call.shopper), lines: {} }) }
    case 'order':
      return order(shop, call)
    case 'cancel':
      return cancel(shop, call.shopper, call.cart)
    case 'again':
      return again(shop, call.shopper, call.cart, shelf)
    case 'pack': {
      const found = shop.orders[call.cart]
      if (found === undefined) return { status: 404, shop }
      return found.state === 'placed'
        ? { status: 200, shop: moved(shop, call.cart, 'being packed') }
        : { status: 409, shop }
    }
  }
}

function setCount(shop: ModelShop, call: ModelCall & { kind: 'set' }, shelf: Pieces): Outcome {
  const { shopper, product, count } = call
  const had = linesOf(shop, shopper)[product] ?? 0
  if (count === 0) return { status: 200, shop: withLines(shop, shopper, { [product]: 0 }) }
  if (had === 0) return { status: 404, shop }
  if (count > atMost(shelf, product) && count >= had) return { status: 409, shop }
  return { status: 200, shop: withLines(shop, shopper, { [product]: count }) }
}

function order(shop: ModelShop, { shopper, cart, slot }: ModelCall & { kind: 'order' }): Outcome {
  const known = shop.orders[cart]
  if (known !== undefined && known.shopper !== shopper) return { status: 404, shop }
  if (known !== undefined && known.state !== 'cancelled') return { status: known.slot === slot ? 201 : 409, shop }
  const { id, lines } = cartOf(shop, shopper)
  if (known === undefined && id !== cart) return { status: 404, shop }
  if (known !== undefined || Object.keys(lines).length === 0) return { status: 400, shop }
  if (Object.entries(lines).some(([product, count]) => count > (shop.stock[product] ?? 0))) return { status: 409, shop }
  if (slot !== null && countPlaces(shop, slot) >= (PLACES[slot] ?? 0)) return { status: 409, shop }
  const next = withCart(shop, shopper, { id: UNKNOWN_CART, lines: {} })
  const orders = { ...shop.orders, [cart]: { shopper, state: 'placed' as const, items: lines, slot } }
  return { status: 201, shop: { ...next, orders, stock: shelve(shop.stock, lines, -1) } }
}

function countPlaces(shop: ModelShop, slot: number): number {
  return Object.values(shop.orders).filter((each) => each.slot === slot && each.state !== 'cancelled').length
}

function cancel(shop: ModelShop, shopper: number, cart: string): Outcome {
  const found = shop.orders[cart]
  if (found?.shopper !== shopper) return { status: 404, shop }
  if (found.state === 'cancelled') return { status: 200, shop }
  if (found.state !== 'placed') return { status: 409, shop }
  return { status: 200, shop: { ...moved(shop, cart, 'cancelled'), stock: shelve(shop.stock, found.items, 1) } }
}

function again(shop: ModelShop, shopper: number, cart: string, shelf: Pieces): Outcome {
  const found = shop.orders[cart]
  if (found?.shopper !== shopper) return { status: 404, shop }
  const lines = Object.entries(found.items).map(([product, asked]) => {
    const had = linesOf(shop, shopper)[product] ?? 0
    return [product, had + Math.max(0, Math.min(asked, atMost(shelf, product) - had))] as const
  })
  return { status: 200, shop: withLines(shop, shopper, Object.fromEntries(lines)) }
}

const atMost = (shelf: Pieces, product: string) => Math.min(MAX_PER_LINE, shelf[product] ?? 0)
const without = (all: readonly string[], product: string) => all.filter((each) => each !== product)
const linesOf = (shop: ModelShop, shopper: number) => cartOf(shop, shopper).lines

function cartOf(shop: ModelShop, shopper: number) {
  const cart = shop.carts[shopper]
  if (cart === undefined) throw new Error('There is no such shopper.')
  return cart
}

function withCart(shop: ModelShop, shopper: number, cart: ModelShop['carts'][number]): ModelShop {
  return { ...shop, carts: shop.carts.with(shopper, cart) }
}

function withLines(shop: ModelShop, shopper: number, lines: Pieces): ModelShop {
  const { id, lines: before } = cartOf(shop, shopper)
  const all = Object.entries({ ...before, ...lines }).filter(([, count]) => count > 0)
  return withCart(shop, shopper, { id, lines: Object.fromEntries(all) })
}

function withWishes(shop: ModelShop, shopper: number, change: (all: readonly string[]) => string[]): ModelShop {
  return { ...shop, wishes: shop.wishes.with(shopper, change(shop.wishes[shopper] ?? [])) }
}

function shelve(stock: Pieces, items: Pieces, sign: 1 | -1): Pieces {
  const changes = Object.entries(items).map(([product, count]): [string, number] => [
    product,
    (stock[product] ?? 0) + sign * count,
  ])
  return { ...stock, ...Object.fromEntries(changes) }
}

function moved(shop: ModelShop, cart: string, state: OrderEnd): ModelShop {
  const found = shop.orders[cart]
  if (found === undefined) throw new Error('There is no such order.')
  return { ...shop, orders: { ...shop.orders, [cart]: { ...found, state } } }
}
