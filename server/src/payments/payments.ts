import type { IncomingHttpHeaders } from 'node:http'

/** What the shop needs of a payment provider: a hosted page for one order, and the truth about how it ended. */
export interface Payments {
  readonly name: 'local' | 'stripe'
  /** Piastres: the least that can be paid online. */
  readonly least: number
  /** Opens a page. Asked again with the same reference, it answers with the same page. */
  openSession(order: OrderToPay): Promise<PaymentPage>
  /** Ends a page that nobody paid on. The answer tells how it truly ended: a page may have been paid a moment ago. */
  closeSession(sessionId: string): Promise<SessionEnd>
  /** How a page stands, for when no webhook told. */
  findSession(sessionId: string): Promise<SessionEnd | { readonly kind: 'open' }>
  /** Sends the money of a paid page back to the shopper, all of it and once, however often it is asked. */
  refund(sessionId: string): Promise<void>
  /** Reads a webhook, or refuses one whose signature or age is wrong. Undefined: genuine, but of no interest. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | undefined
}

export interface OrderToPay {
  /** Our order's id: the provider's client reference and idempotency key. */
  readonly reference: string
  readonly orderNumber: number
  /** Piastres. */
  readonly amount: number
  readonly lines: readonly {
    readonly title: string
    readonly count: number
    readonly price: number
    readonly image: string
  }[]
  readonly email: string
  readonly successUrl: string
  readonly cancelUrl: string
  readonly minutes: number
}

export interface PaymentPage {
  readonly id: string
  readonly url: string
}

export type SessionEnd =
  | { readonly kind: 'paid'; /** Piastres. */ readonly amount: number; readonly currency: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

export interface PaymentEvent {
  /** The provider's own id of this event; one that comes twice counts once. */
  readonly id: string
  /** Our order's id, as it was given to openSession. */
  readonly reference: string
  readonly sessionId: string
  readonly end: SessionEnd
}

/** The provider does not answer, or answers with its own trouble. */
export class ProviderTrouble extends Error {}
