/** What an answer says about the first field at fault (docs/specification.md 5 names the sentences). */
export interface FieldAtFault {
  readonly value?: unknown
  readonly msg: string
  readonly param: string
  readonly location: 'params' | 'query' | 'body'
}

interface Details {
  /** Seconds; becomes the header `Retry-After`. */
  readonly retryAfter?: number
  readonly errors?: FieldAtFault
}

/** A "no" the shopper may read. Anything else that is thrown is told in one neutral sentence and logged. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly details: Details

  constructor(statusCode: number, message: string, details: Details = {}) {
    super(message)
    this.statusCode = statusCode
    this.details = details
  }
}

/** A failure of a service outside the shop: the log gets the error, the shopper reads `refusal`. */
export class OutsideTrouble extends Error {
  readonly refusal: Refusal = new Refusal(503, 'Something went wrong on our side. Please try again in a moment.')
  readonly logLevel: 'warn' | 'error' = 'warn'
  readonly logMessage: string = 'a service outside the shop is in trouble'
}
