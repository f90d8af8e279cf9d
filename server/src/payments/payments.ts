import type { IncomingHttpHeaders } from 'node:http'
import { ExternalServiceError, Refusal } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'

/** ISO 4217, in lower case as Stripe writes it. */
export const CURRENCY = 'egp'

/** What the shop needs of a payment provider: a hosted page for one order, and the truth about how it ended. */
export interface Payments {
  readonly name: 'local' | 'stripe'
  /** Piastres: the minimum that can be paid online; 0 where there is none. */
  readonly min: number
  /** Opens a page. Asked twice within one attempt, it answers with one page. */
  openSession(order: OrderToPay): Promise<PaymentPage>
  /**
   * Ends a page that nobody paid on. The answer tells how it truly stands: it may have been paid a moment ago, or be
   * open still because money is on its way.
   */
  closeSession(sessionId: string): Promise<PageState>
  /** How a page stands, for when no webhook told. One the provider does not know can no longer be paid on. */
  findSession(sessionId: string): Promise<PageState>
  /** Sends the money of a paid page back to the shopper, all of it and once, however often it is asked. */
  refund(sessionId: string): Promise<void>
  /** Reads a webhook, or refuses one whose signature or age is wrong. Undefined: genuine, but of no interest. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>
}

export interface OrderToPay {
  /** Our order's id. */
  readonly reference: string
  /** Which time we ask for this order's page; reference and attempt make the provider's idempotency key. */
  readonly attempt: string
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

export type PageState = SessionEnd | { readonly kind: 'open' }

export interface PaymentEvent {
  /** The provider's own id of this event; one that comes twice counts once. */
  readonly id: string
  /** Our order's id, as it was given to openSession. */
  readonly reference: string
  readonly sessionId: string
  readonly end: SessionEnd
}

/** The refusal of a cart that is worth too little to be paid online; `min` in piastres. */
export function tooLittleToPayOnline(min: number): Refusal {
  return new Refusal(400, messages.tooLittleToPayOnline({ egp: min / 100 }))
}

/** The provider does not answer, or answers with its own trouble. */
export class ProviderTrouble extends ExternalServiceError {
  override readonly logMessage: string = 'the payment provider is in trouble'
  override readonly refusal = new Refusal(503, messages.providerDoesNotAnswer, { retryAfter: 10 })
}

/** The provider understood and said no: a wrong key, a wrong setting. Asking again does not help; a person has to look. */
export class ProviderRefuses extends ProviderTrouble {
  override readonly logLevel = 'error'
  override readonly logMessage = 'NOBODY CAN PAY ONLINE: the payment provider refuses us'
  readonly code: string | undefined

  constructor(message: string, options: ErrorOptions & { readonly code?: string | undefined } = {}) {
    super(message, options)
    this.code = options.code
  }
}
