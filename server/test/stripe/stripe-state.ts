import type { CreateSession } from './stripe-form.ts'

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  readonly client_reference_id: string | null
  payment_intent: string | null
  url: string | null
  readonly expires_at: number
}

interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  amount: number
  refunds: number
  readonly failedRefunds: object[]
  readonly metadata: object
}

/** The stand-in's memory, and the switches of the tests. */
export type StripeState = ReturnType<typeof newState>

export function newState(address: string) {
  return {
    address,
    sessions: new Map<string, Session>(),
    intents: new Map<string, Intent>(),
    lastRefund: {},
    /** The forms of the sessions, in the order of their requests. */
    asked: [] as CreateSession[],
    /** Every request, such as "POST /v1/refunds". */
    calls: [] as string[],
    /** Whether the key is still good. */
    isKeyGood: true,
    /** Whether Stripe takes an e-mail address. */
    knowsAddress: (_email: string) => true,
    /** Sets the endpoint of the webhooks. */
    webhooksAt: () => 'http://127.0.0.1:1',
    /** Whether webhooks arrive by themselves. */
    areWebhooksLost: false,
    /** Whether the webhook of an expiry arrives before the answer to the request for it. */
    areWebhooksFirst: false,
    expiryWebhook: Promise.resolve(),
    /** Whether the bank refuses each refund, of which a webhook tells before the answer to the request for it. */
    areRefundsRefused: false,
    refusal: Promise.resolve(),
  }
}
