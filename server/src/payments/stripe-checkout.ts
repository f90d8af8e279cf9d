import type { Stripe } from 'stripe'
import { CURRENCY, type OrderToPay } from './payments.ts'

/** Stripe takes no more line items in one session. */
const MOST_LINES = 100

type Params = Stripe.Checkout.SessionCreateParams
type Line = OrderToPay['lines'][number]

/** The Checkout Session that shows and charges an order. `picturesAt`: where Stripe can fetch our pictures, if anywhere. */
export function checkoutOf(order: OrderToPay, picturesAt: string | undefined, now: number): Params {
  return {
    mode: 'payment',
    client_reference_id: order.reference,
    line_items: linesOf(order).map((line) => ({
      quantity: line.count,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.price,
        product_data: { name: line.title, ...pictureOf(line, picturesAt) },
      },
    })),
    customer_email: order.email,
    expires_at: Math.floor(now / 1000) + order.minutes * 60,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    // The shopper pays the pounds that the shop shows, whatever the card is kept in.
    adaptive_pricing: { enabled: false },
    payment_intent_data: { description: `Order ${order.orderNumber}`, metadata: { order: order.reference } },
  }
}

/** A longer order keeps its sum; its last line stands for the rest. */
function linesOf({ lines }: OrderToPay): readonly Line[] {
  if (lines.length <= MOST_LINES) return lines
  const rest = lines.slice(MOST_LINES - 1)
  const price = rest.reduce((sum, line) => sum + line.price * line.count, 0)
  return [...lines.slice(0, MOST_LINES - 1), { title: `${rest.length} more products`, count: 1, price, image: '' }]
}

/** Stripe fetches pictures over the open internet: one on localhost would only show as broken. */
function pictureOf({ image }: Line, picturesAt: string | undefined): { images?: string[] } {
  return image === '' || !picturesAt?.startsWith('https:') ? {} : { images: [picturesAt + image] }
}
