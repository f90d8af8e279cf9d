import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { rootsOf } from '@baqala/contract/calls'
import type { Asked, Endpoint, EndpointSchemas, Reply, Schema } from '@baqala/contract/endpoint'
import type { Language } from '@baqala/contract/language'
import { askedLanguage, languageOf } from './language-of.ts'
import { fieldRefusal, type Message, orRefuse, Refusal, say } from '../refusal.ts'
import { CachedAnswer, sendAnswer } from './cached-answers.ts'
import { compile } from './compiled-schema.ts'
import { messages } from './http.messages.en.ts'
import type { Origins } from './origins.ts'

/** The signed-in shopper. The fields from `name` on are copied from the token. */
export interface Shopper {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly role: string
  /** Seconds since 1970. */
  readonly iat: number
  readonly exp: number
}

/** Who makes a call, by its access: a shopper; for a visitor's call a shopper or nobody. */
type Caller<E extends Endpoint> = E['access'] extends 'shopper'
  ? { readonly shopper: Shopper }
  : E['access'] extends 'visitor'
    ? { readonly shopper: Shopper | undefined }
    : unknown

/**
 * Returns the shopper of a token header or refuses (401). `language`: the one that the request names, which the shopper's
 * letters are written in from now on.
 */
export type Guard = (token: string | string[] | undefined, language?: Language) => Promise<Shopper>

type Context<E extends Endpoint> = Asked<E> &
  Wording & {
    /** The shop's own, at the address that was asked: those of pictures begin with it. */
    readonly origin: string
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  } & Caller<E>

/** The part of a shopper's context that helpers of routes need. */
export interface ShopperContext extends Wording {
  readonly shopper: Shopper
  readonly origin: string
  readonly request: FastifyRequest
}

/**
 * Registers the handler of an endpoint. Its reply is validated against the contract before it is sent; a cached answer was
 * validated when it was created.
 */
export type Route = <const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<Reply<E> | CachedAnswer>,
) => void

/** Like {@link Route}, for a handler that sends a stream itself. */
export type StreamRoute = <const E extends Endpoint>(
  endpoint: E,
  handler: (context: Context<E>) => Promise<FastifyReply>,
) => void

/** Every route runs the same steps in the same order: guard, input validation, handler, reply validation. */
export function makeRoute(app: FastifyInstance, guard: Guard, origins: Origins) {
  async function findCaller({ access }: Endpoint, request: FastifyRequest): Promise<Shopper | undefined> {
    if (access === 'anyone') return undefined
    const { token } = request.headers
    if (access === 'shopper') return guard(token, askedLanguage(request))
    if (token === undefined) return undefined
    return guard(token).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    })
  }

  function register<E extends Endpoint>(endpoint: E, answer: (context: Context<E>) => Promise<FastifyReply>) {
    async function handler(request: FastifyRequest, reply: FastifyReply) {
      // The default; cached answers replace it.
      reply.header('cache-control', 'no-store')
      const shopper = await findCaller(endpoint, request)
      try {
        const origin = origins.forHost(request.headers.host)
        const context = { ...readInput(endpoint, request), ...wordingFor(request), origin, shopper, request, reply }
        // A cast, because TypeScript does not relate the input to the schemas of a generic endpoint.
        return await answer(context as unknown as Context<E>)
      } catch (error) {
        // The account may have been deleted meanwhile, and what the handler looked for with it: then the answer is 401.
        if (shopper !== undefined && !(error instanceof Refusal)) await guard(request.headers.token)
        throw error
      }
    }
    for (const root of rootsOf(endpoint)) app.route({ method: endpoint.method, url: root + endpoint.path, handler })
  }

  const route: Route = (endpoint, handler) =>
    register(endpoint, async (context) => {
      const answer = await handler(context)
      if (answer instanceof CachedAnswer) return sendAnswer(context.request, context.reply, answer)
      return context.reply.status(endpoint.status ?? 200).send(z.parse(compile(endpoint.reply), answer))
    })
  const streamRoute: StreamRoute = register
  return { route, streamRoute }
}

export type Wording = ReturnType<typeof wordingFor>

/** The language of the answer, a message in it, and the general answer of specification 3: {status, message, data}. */
export function wordingFor(request: FastifyRequest) {
  const language = languageOf(request)
  const sayIt = (message: Message) => say(message, language)
  function success<const Rest extends object>(message: Message, rest: Rest) {
    return { status: 'success' as const, message: sayIt(message), ...rest }
  }
  return { language, say: sayIt, success }
}

/** Validates the input of a request, or refuses it (400) with the first invalid field, in words for shoppers or for the staff. */
export function readInput(endpoint: EndpointSchemas, request: FastifyRequest, { isStaff = false } = {}) {
  const { params, query, body, headers = {} } = endpoint
  return {
    params: parse(params, request.params, 'params', isStaff),
    query: parse(query, withPlainNames(request.query), 'query', isStaff),
    body: parse(body, request.body ?? {}, 'body', isStaff),
    key: 'Idempotency-Key' in headers ? keyOf(request) : undefined,
  }
}

/** The Idempotency-Key without the quotes that the IETF draft asks for and few clients send. Refused (400) if it is none. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  return orRefuse(/^"?([\x21\x23-\x7e]{1,100})"?$/.exec(String(header))?.[1], messages.badKey, 400)
}

/** Axios and jQuery write brackets behind the name of a list: category[in][]=1&category[in][]=2. */
function withPlainNames(query: unknown): unknown {
  const entries: [string, unknown][] = Object.entries(query ?? {})
  if (!entries.some(([name]) => LIST_MARK.test(name))) return query
  const lists = [...Map.groupBy(entries, ([name]) => name.replace(LIST_MARK, '$1'))]
  return Object.fromEntries(
    lists.map(([name, parts]) => {
      const values = parts.flatMap(([, value]) => value)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

// Only these parameters are lists; other unknown names are ignored as a whole.
const LIST_MARK = /^((?:category|subcategory|brand)(?:\[in\])?)\[\d*\]$/

type Location = 'params' | 'query' | 'body'

function parse(schema: Schema | undefined, input: unknown, location: Location, isStaff: boolean): unknown {
  if (schema === undefined) return undefined
  refuseUnstorableInput(input, location)
  const result = z.safeParse(compile(schema), input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.at(-1)
  const param = field === undefined ? location : String(field)
  const message =
    field === undefined
      ? messages.mustBeObject({ location })
      : messages.invalidField({ error: issue?.message, isStaff })
  const value = /password/i.test(param) ? undefined : valueAt(input, issue?.path ?? [])
  throw fieldRefusal(400, message, param, { location, ...(isPlain(value) && { value }) })
}

// The contract needs 2, for the address in an order.
const MAX_DEPTH = 20

/**
 * Refuses text that PostgreSQL cannot store (U+0000 and lone surrogates), and input that is nested deeply enough to
 * exhaust the stack of a recursive function.
 */
function refuseUnstorableInput(input: unknown, location: Location, depth = 0): void {
  if (typeof input === 'string') {
    if (input.includes('\0')) throw fieldRefusal(400, messages.nullCharacter, location, { location })
    if (!input.isWellFormed()) throw fieldRefusal(400, messages.loneSurrogate, location, { location })
  }
  if (typeof input !== 'object' || input === null) return
  if (depth > MAX_DEPTH) throw fieldRefusal(400, messages.nestedTooDeeply({ location }), location, { location })
  for (const value of Object.values(input)) refuseUnstorableInput(value, location, depth + 1)
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
