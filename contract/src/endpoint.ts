import type * as z from 'zod/mini'
import type { Call } from './calls.ts'

export type Schema = z.ZodMiniType

/** What one call takes and gives. The server registers its routes from these; the API description is made from them. */
export interface Promises {
  /** One sentence for the API description. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The success answer. Keys that stand here and not in the specification are optional, so that plainer servers fit too. */
  readonly reply: Schema
  /** The reply comes again and again, as the data of server-sent events. */
  readonly isStream?: true
  /** The HTTP status of a success; 200 unless said. */
  readonly status?: 200 | 201
  /** The refusals a caller must reckon with, beside 400 for bad input and 401 where a token is needed. */
  readonly refusals?: Readonly<Record<number, string>>
}

export type Endpoint = Call & Promises

export function endpoint<const C extends Call, const P extends Promises>(call: C, promises: P): C & P {
  return { ...call, ...promises }
}

type OutputOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Part, infer S extends Schema>> ? z.output<S> : undefined

/** What a handler receives, parsed. */
export interface Asked<E extends Endpoint> {
  readonly params: OutputOf<E, 'params'>
  readonly query: OutputOf<E, 'query'>
  readonly body: OutputOf<E, 'body'>
}

export type Reply<E extends Endpoint> = z.output<E['reply']>

type InputOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Part, infer S extends Schema>> ? { readonly [P in Part]: z.input<S> } : unknown

/** What a caller sends: only the parts that the endpoint has. */
export type Asking<E extends Endpoint> = InputOf<E, 'params'> & InputOf<E, 'body'>
