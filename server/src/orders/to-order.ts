import type { OrderDelivery } from '@baqala/contract/delivery'
import type { Order, PlacedOrder } from '@baqala/contract/orders'
import { titlesOf, type Reader } from '../catalog/arabic-names.ts'
import type { MoveRow } from './order-moves.queries.ts'
import { sayReason } from './move-reason.ts'
import { mayCancel, mayChange } from './order-states.ts'
import { toWordReply } from '../delivery/word-to-courier.queries.ts'
import { hoursOf } from '../delivery/promise.ts'
import { PAGE_MINUTES } from '../payments/payments.ts'
import type { findOrderedProducts } from './ordered-products.queries.ts'
import type { ItemRow, OrderRow } from './orders.queries.ts'

interface Parts {
  readonly items: readonly ItemRow[]
  readonly moves: readonly MoveRow[]
  readonly products: Awaited<ReturnType<typeof findOrderedProducts>>
  readonly reader: Reader
}

/** Converts an order's rows to the contract's Order: prices in EGP, pictures and names as the reader wants them. */
export function toOrder(order: OrderRow, { items, moves, products, reader }: Parts): Order {
  const { paymentPage: page } = order
  const payableUntil = (openedAt: string) => new Date(Date.parse(openedAt) + PAGE_MINUTES * 60_000).toISOString()
  return {
    ...withoutItems(order),
    mayChange: mayChange(order.state, 'shopper') && hasWhatChanges(order),
    ...(page && { paymentUrl: page.url, payableUntil: payableUntil(page.openedAt) }),
    cartItems: items.map((item) => ({
      ...toItem(item),
      product: {
        _id: item.productId,
        id: item.productId,
        ...titlesOf(item, reader.language),
        imageCover: reader.origin + item.image,
        ...products.get(item.productId),
      },
    })),
    // Without the name of the clerk.
    moves: moves.map((move) => {
      return { state: move.state, who: move.who, why: sayReason(move, reader.language), at: move.movedAt.toISOString() }
    }),
  }
}

/** Paid by card, only a time changes that is not express. */
function hasWhatChanges({ paymentMethod, areaId, isExpress }: OrderRow): boolean {
  return paymentMethod === 'cash' || (areaId !== null && !isExpress)
}

/** The answer to placing an order. As in the public API a line names its product by the id alone. */
export function toPlacedOrder(order: OrderRow, items: readonly ItemRow[]): PlacedOrder {
  return { ...withoutItems(order), cartItems: items.map((item) => ({ ...toItem(item), product: item.productId })) }
}

function toItem(item: ItemRow) {
  return { _id: item.id, count: item.count, price: item.price / 100 }
}

/** The moment in which the money came: the courier takes the cash. */
export function whenPaid(order: Pick<OrderRow, 'paymentMethod' | 'paidAt' | 'deliveredAt'>): Date | null {
  return order.paymentMethod === 'cash' ? order.deliveredAt : order.paidAt
}

function withoutItems(order: OrderRow) {
  const paidAt = whenPaid(order)
  return {
    _id: order.id,
    id: order.number,
    user: order.shopperId,
    state: order.state,
    shippingAddress: { details: order.details, phone: order.phone, city: order.city },
    taxPrice: 0,
    shippingPrice: order.deliveryFee / 100,
    ...toDelivery(order),
    totalOrderPrice: order.total / 100,
    paymentMethodType: order.paymentMethod,
    isPaid: paidAt !== null,
    ...(paidAt === null ? {} : { paidAt: paidAt.toISOString() }),
    isDelivered: order.deliveredAt !== null,
    ...(order.deliveredAt === null ? {} : { deliveredAt: order.deliveredAt.toISOString() }),
    ...(order.courierPhone === null ? {} : { courierPhone: order.courierPhone }),
    mayCancel: mayCancel(order.state, 'shopper'),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

/** Empty for an order that named no area, so that a client of the specification sees nothing else. */
function toDelivery(order: OrderRow): Pick<Order, 'delivery' | 'askedArea' | 'promisedFrom' | 'promisedUntil'> {
  const { areaId, slotId, delivery, isExpress, promisedFrom, promisedUntil } = order
  if (delivery === null) return {}
  if (areaId === null) return { askedArea: { name: delivery.area, nameAr: delivery.areaAr } }
  const named: OrderDelivery = {
    ...{ areaId, area: delivery.area, areaAr: delivery.areaAr, isExpress },
    ...(slotId === null ? {} : { slotId, ...hoursOf(delivery) }),
    ...toWordReply(order),
  }
  return {
    delivery: named,
    ...(promisedFrom === null ? {} : { promisedFrom: promisedFrom.toISOString() }),
    ...(promisedUntil === null ? {} : { promisedUntil: promisedUntil.toISOString() }),
  }
}
