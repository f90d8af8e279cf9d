import type { Failure } from '@baqala/contract/reply'
import type { Message } from './messages.ts'

interface Details {
  /** Seconds; becomes the header `Retry-After`. */
  readonly retryAfter?: number
  /** The first field at fault. */
  readonly errors?: NonNullable<Failure['errors']>
}

/** A "no" that a person may read. Anything else that is thrown is logged, and answered with one neutral sentence. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string
  readonly params: object
  readonly details: Details

  constructor(statusCode: number, said: Message | string, details: Details = {}) {
    const { code, params, text } = typeof said === 'string' ? { code: '', params: {}, text: said } : said
    super(text)
    this.statusCode = statusCode
    this.code = code
    this.params = params
    this.details = details
  }
}

/** A failure of a service outside the shop: the log gets the error, the shopper reads `refusal`. */
export class OutsideTrouble extends Error {
  readonly refusal: Refusal = new Refusal(503, 'Something went wrong on our side. Please try again in a moment.')
  readonly logLevel: 'warn' | 'error' = 'warn'
  readonly logMessage: string = 'a service outside the shop is in trouble'
}
