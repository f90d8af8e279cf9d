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
