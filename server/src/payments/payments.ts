import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@baqala/contract/language'
import { ExternalServiceError, Refusal, say } from '../refusal.ts'
import { messages } from './payments.messages.en.ts'

/** How long a page takes a payment. Stripe's minimum is 30 minutes; one more allows for clock skew. */
export const PAGE_MINUTES = 31

/** Older webhooks are refused, so that a recorded one cannot be replayed. */
export const MAX_WEBHOOK_AGE_SECONDS = 300

/** The port to a payment provider: a hosted page for one order, and reports on how it ended. */
export interface Payments {
  readonly name: 'local' | 'stripe'
  /** Piastres: the minimum that can be paid online; 0 where there is none. */
  readonly min: number
  /** The languages of its page. */
  readonly languages: readonly Language[]
  /** Opens a page. Idempotent within one attempt. */
  openSession(order: OrderToPay): Promise<{ id: string; url: string }>
  /**
   * Closes a page that nobody has paid, and returns its true state: it may have been paid a moment ago, or still be open
   * because money is on its way.
   */
  closeSession(sessionId: string): Promise<PageState>
  /** The state of a page; 'expired' if the provider does not know it. */
  findSession(sessionId: string): Promise<PageState>
  /** Refunds the whole payment of a page. Idempotent. */
  refund(sessionId: string): Promise<void>
  /** Reads a webhook. Undefined if it is about nothing that concerns an order; refused with 400 for a wrong signature or age. */
  readWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>
}

export interface OrderToPay {
  /** Our order's id. */
  readonly reference: string
  /** The id of this attempt to open a page; reference and attempt are the provider's idempotency key. */
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
  /** Piastres: the delivery fee, which is part of the amount. */
  readonly fee: number
  readonly email: string
  /** The shopper's, which the titles are in; English by default. */
  readonly language?: Language
  readonly successUrl: string
  readonly cancelUrl: string
}

/** The delivery fee as a line like those of the goods, because a provider charges the sum of the lines. None without a fee. */
export function feeLines({ fee, language = 'en' }: Pick<OrderToPay, 'fee' | 'language'>): OrderToPay['lines'] {
  return fee === 0 ? [] : [{ title: say(messages.delivery, language), count: 1, price: fee, image: '' }]
}

export type SessionEnd =
  | { readonly kind: 'paid'; /** Piastres. */ readonly amount: number; readonly currency: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

/**
 * Trouble with a payment afterwards: its refund did not arrive, or the shopper's bank takes the money back (piastres). `isWon` once
 * that is decided: whether the shop keeps the money.
 */
export type PaymentTrouble =
  | { readonly kind: 'refund failed' }
  | {
      readonly kind: 'disputed'
      readonly isWon?: boolean | undefined
      readonly amount: number
      readonly currency: string
    }

export type PageState = SessionEnd | { readonly kind: 'open' }

interface EventOfOrder {
  /** The provider's own id of this event; a repeated event has the same id. */
  readonly id: string
  /** Our order's id, as it was given to openSession. */
  readonly reference: string
  /** The page's; a dispute has its own id. */
  readonly sessionId: string
}

export type PageEvent = EventOfOrder & { readonly end: SessionEnd }
export type TroubleEvent = EventOfOrder & { readonly trouble: PaymentTrouble }
export type PaymentEvent = PageEvent | TroubleEvent

/** The refusal (400) of a cart below the minimum of online payment; `min` in piastres. */
export function tooLittleToPayOnline(min: number): Refusal {
  return new Refusal(400, messages.tooLittleToPayOnline({ egp: min / 100 }))
}

/** The refusal (409) of a refund that a bank did not take. */
export function refundFailed(): Refusal {
  return new Refusal(409, messages.refundFailed)
}

/** A webhook of a stranger; or of the provider, where the settings hold the secret of another endpoint or the clock is wrong. */
export class WrongSignature extends ExternalServiceError {
  override readonly logMessage = 'a webhook is refused: it is not signed with the secret of the settings, or not now'
  override readonly refusal = new Refusal(400, messages.wrongSignature)
}

/** The provider does not answer, or reports a failure of its own. */
export class ProviderTrouble extends ExternalServiceError {
  override readonly logMessage: string = 'the payment provider is in trouble'
  override readonly refusal = new Refusal(503, messages.providerDoesNotAnswer, { retryAfter: 10 })
}

/** The provider refused the request, for example because of a wrong key. Retrying does not help; a person has to look. */
export class ProviderRefuses extends ProviderTrouble {
  override readonly logLevel = 'error'
  override readonly logMessage = 'NOBODY CAN PAY ONLINE: the payment provider refuses us'
  readonly code: string | undefined

  constructor(message: string, options: ErrorOptions & { readonly code?: string | undefined } = {}) {
    super(message, options)
    this.code = options.code
  }
}
