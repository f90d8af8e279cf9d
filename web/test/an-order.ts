import type { Order } from '@baqala/contract/orders'

/** An order as a server would send it. */
export function anOrder({ counts = [1], ...fields }: Partial<Order> & { counts?: readonly number[] } = {}): Order {
  const number = fields.id ?? 1
  return {
    _id: `order-${number}`,
    id: number,
    user: 'mona',
    state: 'placed',
    cartItems: counts.map((count, at) => ({
      _id: `line-${at}`,
      count,
      price: 10,
      product: { id: `p${at}`, title: `Product ${at}`, imageCover: '' },
    })),
    shippingAddress: { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' },
    taxPrice: 0,
    shippingPrice: 0,
    totalOrderPrice: 10,
    paymentMethodType: 'cash',
    isPaid: false,
    isDelivered: false,
    mayCancel: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}
