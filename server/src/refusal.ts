import type { Language } from '@baqala/contract/language'
import type { Failure } from '@baqala/contract/reply'

/** A sentence for a person. Its code and parameters are the same in every language. */
export interface Message {
  readonly code: string
  readonly params: object
  /** In English. */
  readonly text: string
  readonly textAr: string
}

/** The sentence in the reader's language. */
export function say(message: Message, language: Language): string {
  return language === 'ar' ? message.textAr : message.text
}

type Texts = Readonly<Record<string, string | ((params: never) => string)>>

type Messages<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends (params: infer Params) => string ? (params: Params) => Message : Message
}

/** The same sentences in another language: every name, none besides, with the same parameters. */
type Translated<T extends Texts, Other> = {
  readonly [Name in keyof T]: T[Name] extends (params: infer Params) => string
    ? string | ((params: Params) => string)
    : string
} & Readonly<Record<Exclude<keyof Other, keyof T>, never>>

/** Turns each sentence of a domain folder into a message with a code, such as `auth.accountExists`. */
export function messagesOf<const T extends Texts, const Arabic extends Translated<T, Arabic>>(
  domain: string,
  english: T,
  arabic: Arabic,
): Messages<T> {
  const arabicTexts: Texts = arabic
  const entries = Object.entries(english).map(([name, text]) => {
    return [name, toMessage(`${domain}.${name}`, text, arabicTexts[name] ?? text)]
  })
  // A cast, because Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Messages<T>
}

type Text = Texts[string]

function toMessage(code: string, english: Text, arabic: Text): Message | ((params: never) => Message) {
  if (typeof english === 'string') return { code, params: {}, text: english, textAr: String(arabic) }
  return (params) => {
    return { code, params, text: english(params), textAr: typeof arabic === 'string' ? arabic : arabic(params) }
  }
}

interface Details {
  /** Seconds until another attempt may succeed; sent as the Retry-After header. */
  readonly retryAfter?: number
  /** The first invalid field. */
  readonly errors?: Field
  /** The same as the sentence, for programs. */
  readonly data?: object
}

/** An expected error whose message the client reads. Every other error is logged and answered with a neutral sentence. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly details: Details
  /** Its English sentence is the error's own `message`. */
  readonly said: Message

  constructor(statusCode: number, said: Message, details: Details = {}) {
    super(said.text)
    this.said = said
    this.statusCode = statusCode
    this.details = details
  }
}

type Field = NonNullable<Failure['errors']>

/** A refusal because of one field, by default of the body. A form sends the reader to it. */
export function fieldRefusal(statusCode: number, said: Message, param: string, more?: Partial<Field>): Refusal {
  return new Refusal(statusCode, said, { errors: { msg: said.text, param, location: 'body', ...more } })
}

/** Returns the thing that was found, or refuses (404, if no other status is given). */
export function orRefuse<Found>(found: Found | undefined, message: Message, statusCode = 404): Found {
  if (found === undefined) throw new Refusal(statusCode, message)
  return found
}

/** A failure of an external service: the log gets the error, the client gets `refusal`. */
export abstract class ExternalServiceError extends Error {
  abstract readonly refusal: Refusal
  readonly logLevel: 'warn' | 'error' = 'warn'
  abstract readonly logMessage: string
}
