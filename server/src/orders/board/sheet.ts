import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../../db/rows.ts'
import { describePromise } from '../../delivery/promise.ts'
import { Refusal } from '../../refusal.ts'
import { messages } from '../orders.messages.en.ts'
import type { ShopOrder } from '../shop-orders.queries.ts'
import { listForSheet, listPackedLines, type PackedLine } from './board.queries.ts'

/** The states in which there is something to pick or to bring. */
export const SHEET_STATES = ['placed', 'paid', 'being packed', 'on its way'] as const satisfies readonly OrderState[]

const MAX_ORDERS = 500

/** `name`: title and size. */
type SheetLine = PackedLine & { readonly name: string }

/** Goods of one kind, and the orders they are for. */
export interface Goods {
  readonly name: string
  readonly count: number
  readonly orders: readonly { readonly number: number; readonly count: number }[]
}

export interface Delivery {
  readonly order: ShopOrder
  readonly lines: readonly SheetLine[]
  /** Piastres to take at the door; 0 if the order is paid. */
  readonly toCollect: number
}

/** The orders that one round of couriers brings in one slot. */
export interface Run {
  /** The time and the round. Undefined in a shop without areas, which has one run. */
  readonly name: string | undefined
  readonly deliveries: readonly Delivery[]
}

/** The goods to take from the shelves, and the orders to bring to each address. */
export interface Sheet {
  readonly picking: readonly { readonly category: string; readonly goods: readonly Goods[] }[]
  readonly runs: readonly Run[]
  readonly orders: number
}

/**
 * Collects the sheet of these orders, or of all that wait to be packed. Refused if one is not there (404) or is not to be
 * brought, or if there are more than 500 (409).
 */
export async function collectSheet(
  db: Db,
  numbers: readonly number[],
  states: readonly OrderState[] = ['placed', 'paid'],
): Promise<Sheet> {
  const orders = await listForSheet(db, { numbers, states, max: MAX_ORDERS + 1 })
  if (orders.length > MAX_ORDERS) throw new Refusal(409, messages.tooManyForSheet({ max: MAX_ORDERS }))
  const missing = numbers.find((number) => !orders.some((order) => order.number === number))
  if (missing !== undefined) throw new Refusal(404, messages.noOrderOfNumber({ number: missing }))
  const over = orders.find(({ state }) => !SHEET_STATES.some((each) => each === state))
  if (over !== undefined) throw new Refusal(409, messages.nothingToBring(over))
  if (orders.length === 0) throw new Refusal(404, messages.nothingToPack({ states }))

  const ids = orders.map(({ id }) => id)
  const lines = (await listPackedLines(db, ids)).map((line) => ({ ...line, name: `${line.title} ${line.unit}` }))
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  const deliveries = orders.map((order) => {
    const toCollect = order.paymentMethod === 'cash' ? order.total : 0
    return { order, lines: linesOf.get(order.id) ?? [], toCollect }
  })
  const picking = sumGoods(lines, new Map(orders.map(({ id, number }) => [id, number])))
  const runs = [...Map.groupBy(deliveries, ({ order }) => runOf(order))].map(([name, deliveries]) => {
    return { name, deliveries }
  })
  return { picking, runs, orders: orders.length }
}

function runOf(order: ShopOrder): string | undefined {
  if (!order.hasAreas) return undefined
  const time = order.isExpress && order.promisedUntil !== null ? 'express' : describePromise(order)
  return order.delivery === null ? time : `${time}, ${order.delivery.round}`
}

function sumGoods(lines: readonly SheetLine[], numberOf: ReadonlyMap<string, number>): Sheet['picking'] {
  return [...Map.groupBy(lines, ({ category }) => category)].map(([category, inCategory]) => ({
    category,
    goods: [...Map.groupBy(inCategory, ({ productId, name }) => `${productId} ${name}`).values()].map((same) => ({
      name: same[0]?.name ?? '',
      count: same.reduce((sum, { count }) => sum + count, 0),
      orders: same
        .map(({ orderId, count }) => ({ number: numberOf.get(orderId) ?? 0, count }))
        .sort((one, other) => one.number - other.number),
    })),
  }))
}
