import * as z from 'zod/mini'
import { type Call, type CallName, calls } from './calls.ts'
import type { FieldCode } from './field-code.ts'

export type Schema = z.ZodMiniType

/** The input and the reply of one call. The server registers its routes and describes the API from these. */
export interface EndpointSchemas {
  /** One sentence for the API description. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Optional request headers, with a sentence for the API description. */
  readonly headers?: Readonly<Record<string, string>>
  /** The success answer. Keys that the specification does not have are optional, so that servers without them fit too. */
  readonly reply: Schema
  /** The HTTP status of a success; 200 by default. */
  readonly status?: 200 | 201
  /** Refusals by status, beside 400 for bad input and 401 where a token is needed. */
  readonly refusals?: Readonly<Record<number, string>>
}

export type Endpoint = Call & EndpointSchemas

export function endpoint<Name extends CallName, const S extends EndpointSchemas>(name: Name, schemas: S) {
  return { ...calls[name], ...schemas }
}

/** An identifier, opaque to callers: every short text is valid, and one that does not exist is answered with 404. */
export const id = z
  .string('an id is required')
  .check(z.minLength(1, 'an id is required'), z.maxLength(100, 'that id is too long'))

/** An integer, or one as text, which has four digits at most. It stands apart from fields.ts: the cart needs no rule of a text. */
export function integerOrText(least: number, most: number, otherwise: FieldCode) {
  return z.pipe(
    z.transform((sent: unknown) => (typeof sent === 'string' && /^\s*\d{1,4}\s*$/.test(sent) ? Number(sent) : sent)),
    z.int(otherwise).check(z.minimum(least, otherwise), z.maximum(most, otherwise)),
  )
}

type OutputOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Part, infer S extends Schema>> ? z.output<S> : undefined

/** The Idempotency-Key of a request that may carry one. */
type KeyOf<E extends EndpointSchemas> = E extends { readonly headers: Readonly<Record<'Idempotency-Key', string>> }
  ? { readonly key: string | undefined }
  : unknown

/** The input of a handler, parsed. */
export type Asked<E extends EndpointSchemas> = KeyOf<E> & {
  readonly params: OutputOf<E, 'params'>
  readonly query: OutputOf<E, 'query'>
  readonly body: OutputOf<E, 'body'>
}

export type Reply<E extends EndpointSchemas> = z.output<E['reply']>

type InputOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Part, infer S extends Schema>> ? { readonly [P in Part]: z.input<S> } : unknown

/** The input of a caller: only the parts that the endpoint has. */
export type Asking<E extends EndpointSchemas> = InputOf<E, 'params'> & InputOf<E, 'body'>
