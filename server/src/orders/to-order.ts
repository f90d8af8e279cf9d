import type { Order, OrderMove } from '@baqala/contract/orders'
import type { MoveRow } from './order-moves.queries.ts'
import { describeReason } from './move-reason.ts'
import { mayCancel } from './order-states.ts'
import type { ItemRow, OrderRow } from './orders.queries.ts'

/** Converts an order's rows to the contract's Order: prices in EGP, pictures under `origin`. */
export function toOrder(order: OrderRow, items: readonly ItemRow[], origin: string, moves?: readonly MoveRow[]): Order {
  return {
    _id: order.id,
    id: order.number,
    user: order.shopperId,
    state: order.state,
    cartItems: items.map((item) => ({
      _id: item.id,
      count: item.count,
      price: item.price / 100,
      product: {
        _id: item.productId,
        id: item.productId,
        title: item.title,
        unit: item.unit,
        imageCover: origin + item.image,
      },
    })),
    shippingAddress: { details: order.details, phone: order.phone, city: order.city },
    taxPrice: 0,
    shippingPrice: 0,
    totalOrderPrice: order.total / 100,
    paymentMethodType: order.paymentMethod,
    isPaid: order.paidAt !== null,
    ...(order.paidAt === null ? {} : { paidAt: order.paidAt.toISOString() }),
    isDelivered: order.deliveredAt !== null,
    ...(order.deliveredAt === null ? {} : { deliveredAt: order.deliveredAt.toISOString() }),
    mayCancel: mayCancel(order.state, 'shopper'),
    ...(moves === undefined ? {} : { moves: moves.map(toMove) }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

/** Leaves out the name of the clerk. */
function toMove(move: MoveRow): OrderMove {
  return { state: move.state, who: move.who, why: describeReason(move), at: move.movedAt.toISOString() }
}
