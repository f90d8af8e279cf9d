/** A call ends in one of three ways; the messages of specification 8 depend on which. */
export type Outcome<Reply> = Success<Reply> | Refused | Unreachable

export interface Success<Reply> {
  readonly kind: 'success'
  readonly reply: Reply
  readonly headers?: Headers
}

/** The server answered with something other than a success. */
interface Refused {
  readonly kind: 'refused'
  /** The server's own words, if it sent any. */
  readonly message: string | undefined
  readonly httpStatus: number
  readonly retryAfterMs: number
  readonly body?: unknown
}

/** No answer, no answer in time, or an answer that is not JSON. */
interface Unreachable {
  readonly kind: 'unreachable'
  readonly message?: undefined
  readonly httpStatus: number | undefined
  readonly retryAfterMs: number
}

export type Failure = Refused | Unreachable
