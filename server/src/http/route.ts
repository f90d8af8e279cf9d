import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { API_ROOT } from '@baqala/contract/calls'
import type { Asked, Endpoint, Reply, Schema } from '@baqala/contract/endpoint'
import { Refusal } from '../refusal.ts'
import type { Message } from '../messages.ts'
import { CachedAnswer, sendAnswer } from './cached-answers.ts'
import { compile } from './compiled-schema.ts'
import { messages } from './http.messages.en.ts'

/** The owner of the live session that the token names. */
export interface Shopper {
  readonly id: string
  readonly sessionId: string
  /** This and what follows as the token has it: of when it was given out. */
  readonly name: string
  readonly role: string
  /** Seconds since 1970. */
  readonly iat: number
  readonly exp: number
}

/** Finds the shopper of a token header, or refuses with 401. */
export type Guard = (token: string | string[] | undefined) => Promise<Shopper>

type Context<E extends Endpoint> = Asked<E> & {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
} & (E['access'] extends 'shopper' ? { readonly shopper: Shopper } : unknown)

/** The part of every context of an endpoint for shoppers that helpers of its routes need. */
export interface ShopperContext {
  readonly shopper: Shopper
  readonly request: FastifyRequest
}

/**
 * Registers the handler of one endpoint. The reply that it returns is checked against the contract before it is sent; a
 * cached answer was checked when it was made.
 */
export type Route = <const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<Reply<E> | CachedAnswer>,
) => void

/** Like {@link Route}, for a handler that writes its answer itself, for as long as somebody listens. */
export type StreamRoute = <const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<FastifyReply>,
) => void

/** Every route is the same stack in the same order: guard, parse, handler, check of the reply. */
export function makeRoute(app: FastifyInstance, guard: Guard): { route: Route; streamRoute: StreamRoute } {
  function register<E extends Endpoint>(endpoint: E, answer: (context: Context<E>) => Promise<FastifyReply>) {
    const readAsked = makeReader(endpoint)
    app.route({
      method: endpoint.method,
      url: API_ROOT + endpoint.path,
      async handler(request, reply) {
        // Private, unless the handler returns a cached answer, which everyone may store.
        reply.header('cache-control', 'no-store')
        const shopper = endpoint.access === 'shopper' ? await guard(request.headers.token) : undefined
        return answer({ ...readAsked(request), shopper, request, reply } as unknown as Context<E>)
      },
    })
  }

  return {
    route(endpoint, handler) {
      register(endpoint, async (context) => {
        const answer = await handler(context)
        if (answer instanceof CachedAnswer) return sendAnswer(context.request, context.reply, answer)
        const promised = z.parse(compile(endpoint.reply), answer)
        return context.reply.status(endpoint.status ?? 200).send(promised)
      })
    },
    streamRoute: register,
  }
}

/**
 * Makes what reads a request for this endpoint: what it asks for, or a refusal (400) that names the first thing wrong with
 * it.
 */
function makeReader<E extends Endpoint>({ params, query, body }: E): (request: FastifyRequest) => Asked<E> {
  return (request) => {
    const asked = {
      params: parse(params, request.params, 'params'),
      query: parse(query, request.query, 'query'),
      body: parse(body, request.body ?? {}, 'body'),
    }
    // The parts were parsed by the very schemas that the types are made from.
    return asked as Asked<E>
  }
}

function parse(schema: Schema | undefined, input: unknown, location: 'params' | 'query' | 'body'): unknown {
  if (schema === undefined) return undefined
  refuseUnstorableInput(input, location)
  const result = z.safeParse(compile(schema), input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.at(-1)
  const param = field === undefined ? location : String(field)
  const said =
    field === undefined ? messages.mustBeObject({ location }) : messages.invalidField({ sentence: issue?.message })
  const value = /password/i.test(param) ? undefined : valueAt(input, issue?.path ?? [])
  throw new Refusal(400, said, { errors: { ...(isPlain(value) ? { value } : {}), msg: said.text, param, location } })
}

// The address within an order is the deepest the contract goes: 2.
const DEEPEST = 20

/**
 * Refuses text that PostgreSQL cannot store (U+0000 and lone surrogates), and input that is nested deeply enough to
 * exhaust the stack of a recursive function.
 */
function refuseUnstorableInput(input: unknown, location: 'params' | 'query' | 'body', depth = 0): void {
  if (typeof input === 'string' && input.includes('\0')) {
    throw refusedInput(messages.nullCharacter, location)
  }
  if (typeof input === 'string' && !input.isWellFormed()) {
    throw refusedInput(messages.loneSurrogate, location)
  }
  if (typeof input !== 'object' || input === null) return
  if (depth > DEEPEST) throw refusedInput(messages.nestedTooDeeply({ location }), location)
  for (const value of Object.values(input)) refuseUnstorableInput(value, location, depth + 1)
}

function refusedInput(said: Message, location: 'params' | 'query' | 'body'): Refusal {
  return new Refusal(400, said, { errors: { msg: said.text, param: location, location } })
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function isPlain(value: unknown): boolean {
  return (typeof value === 'string' && value.length <= 200) || typeof value === 'number' || typeof value === 'boolean'
}
