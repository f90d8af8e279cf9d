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

  constructor(statusCode: number, said: Message, details: Details = {}) {
    super(said.text)
    this.statusCode = statusCode
    this.code = said.code
    this.params = said.params
    this.details = details
  }
}

/** A failure of a service outside the shop: the log gets the error, the shopper reads `refusal`. */
export abstract class OutsideTrouble extends Error {
  abstract readonly refusal: Refusal
  readonly logLevel: 'warn' | 'error' = 'warn'
  abstract readonly logMessage: string
}
