import type { Order } from '@baqala/contract/orders'
import { messages } from '#messages/orders'

/** The place that an order goes to, and the number that the courier calls. `heading`: one level below the heading around it. */
export function OrderAddress({ order, heading: Heading }: { readonly order: Order; readonly heading: 'h2' | 'h3' }) {
  const { details, city, phone } = order.shippingAddress
  return (
    <section className="rounded-field bg-well px-4 py-3">
      <Heading className="text-base">{messages.deliveryAddress}</Heading>
      <p>{messages.addressLine(details, city)}</p>
      <p className="text-ink-soft">
        <bdi dir="ltr">{phone}</bdi>
      </p>
    </section>
  )
}
