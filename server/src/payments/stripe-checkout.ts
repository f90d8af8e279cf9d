import type { Stripe } from 'stripe'
import { say } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'
import { CURRENCY } from '../egypt/money.ts'
import { feeLines, type OrderToPay, PAGE_MINUTES } from './payments.ts'

// Stripe's limit of line items in one session.
const MAX_LINES = 100

type Params = Stripe.Checkout.SessionCreateParams
type Line = OrderToPay['lines'][number]

/** The parameters of an order's Checkout Session. `picturesAt`: the public origin of the pictures. `now` in milliseconds. */
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
    // The browser's language. Stripe has no Arabic.
    locale: 'auto',
    expires_at: Math.floor(now / 1000) + PAGE_MINUTES * 60,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    // Charges Egyptian pounds, not the currency of the card.
    adaptive_pricing: { enabled: false },
    payment_intent_data: { description: `Order ${order.orderNumber}`, metadata: { order: order.reference } },
  }
}

/** The goods and the delivery fee. In an order above the limit the last goods become one line with their sum. */
function linesOf(order: OrderToPay): readonly Line[] {
  const { lines, language = 'en' } = order
  const fee = feeLines(order)
  const max = MAX_LINES - fee.length
  if (lines.length <= max) return [...lines, ...fee]
  const rest = lines.slice(max - 1)
  const title = say(messages.moreProducts({ count: rest.length }), language)
  const price = rest.reduce((sum, line) => sum + line.price * line.count, 0)
  return [...lines.slice(0, max - 1), { title, count: 1, price, image: '' }, ...fee]
}

/** Stripe fetches pictures over the internet, so one on localhost would appear broken. */
function pictureOf({ image }: Line, picturesAt: string | undefined): { images?: string[] } {
  return image === '' || !picturesAt?.startsWith('https:') ? {} : { images: [picturesAt + image] }
}
