import type { Failure } from '@baqala/contract/reply'

/** A sentence for a person. Its code and parameters are the same in every language; `text` is the English one. */
export interface Message {
  readonly code: string
  readonly params: object
  readonly text: string
}

type Texts = Readonly<Record<string, string | ((params: never) => string)>>

export type Messages<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends (params: infer Params) => string ? (params: Params) => Message : Message
}

/** Turns each sentence of a domain folder into a message with a code, such as `auth.accountExists`. */
export function messagesOf<const T extends Texts>(domain: string, texts: T): Messages<T> {
  const entries = Object.entries(texts).map(([name, text]) => [name, toMessage(`${domain}.${name}`, text)])
  // A cast, because Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Messages<T>
}

function toMessage(code: string, text: Texts[string]): Message | ((params: never) => Message) {
  if (typeof text === 'string') return { code, params: {}, text }
  return (params) => ({ code, params, text: text(params) })
}

interface Details {
  /** Seconds until another attempt may succeed; sent as the Retry-After header. */
  readonly retryAfter?: number
  /** The first invalid field. */
  readonly errors?: NonNullable<Failure['errors']>
  /** What the sentence says, for programs. */
  readonly data?: object
}

/** An expected error whose message the client reads. Every other error is logged and answered with a neutral sentence. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string
  readonly params: object
  readonly details: Details

  constructor(statusCode: number, { text, code, params }: Message, details: Details = {}) {
    super(text)
    this.statusCode = statusCode
    this.code = code
    this.params = params
    this.details = details
  }
}

/** A failure of an external service: the log gets the error, the client gets `refusal`. */
export abstract class ExternalServiceError extends Error {
  abstract readonly refusal: Refusal
  readonly logLevel: 'warn' | 'error' = 'warn'
  abstract readonly logMessage: string
}
