import type { Order, OrderMove } from '@baqala/contract/orders'
import type { MoveRow } from './order-moves.queries.ts'
import { mayCancel } from './order-states.ts'
import type { ItemRow, OrderRow } from './orders.queries.ts'

/** The contract's order, prices in EGP; with its moves where they were asked for. */
export function toOrder(order: OrderRow, items: readonly ItemRow[], origin: string, moves?: readonly MoveRow[]): Order {
  return {
    _id: order.id,
    id: order.number,
    user: order.shopperId,
    state: order.state,
    cartItems: items
      .filter((item) => item.orderId === order.id)
      .map((item) => ({
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
    ...(moves === undefined ? {} : { moves: moves.filter((move) => move.orderId === order.id).map(toMove) }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

/** The names of the shop's people stay in the shop. */
function toMove({ state, who, why, movedAt }: MoveRow): OrderMove {
  return { state, who, why, at: movedAt.toISOString() }
}
