import type { describeCalls, Operation } from '../../src/api-docs/describe-calls.ts'
import { misfit } from './fits-schema.ts'
import type { Random } from './random.ts'
import { bodyFor, brokenBody, strangeText, type Words } from './strange-input.ts'

type ApiDescription = ReturnType<typeof describeCalls>
type Parameter = NonNullable<Operation['parameters']>[number]

export interface FuzzRequest {
  readonly operation: Operation
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface FuzzAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** A visitor's token, and valid values for fields and parameters. */
export interface Known {
  readonly token: string
  readonly words: Words
}

/** A request for one of the described calls, good or bad by chance. */
export function aRequest(description: ApiDescription, random: Random, known: Known): FuzzRequest {
  const [path, method, operation] = random.pick(callsOf(description))
  // An empty path segment would match another call.
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encode(random.isOnce(4) ? strangeText(random) || '-' : String(random.pick(known.words[key] ?? ['1']))),
  )
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query').flatMap((each) => asked(each))
  const body = bodyOf()
  return {
    operation,
    method: method.toUpperCase(),
    url: `${description.servers[0]?.url ?? ''}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...tokenHeader(), ...(body === undefined ? {} : { 'content-type': contentType() }), ...odd() },
    body,
  }

  function asked({ name, schema }: Parameter): string[] {
    if (random.isOnce(2)) return []
    const good = known.words[name] ?? (schema.type === 'integer' ? ['1', '2', '40', '200'] : ['1', '100', '12.5'])
    const values = Array.from({ length: random.isOnce(8) ? 3 : 1 }, () =>
      random.isOnce(4) ? strangeText(random) : String(random.pick(good)),
    )
    return values.map((value) => `${random.isOnce(2) ? name : encode(name)}=${encode(value)}`)
  }

  function tokenHeader(): Record<string, string> {
    const isStream =
      operation.responses[200]?.content !== undefined && 'text/event-stream' in operation.responses[200].content
    const bad = random.pick([
      '',
      'null',
      'a.b.c',
      known.token.slice(0, -2),
      `${known.token}x`,
      `Bearer ${known.token}`,
      'é',
    ])
    // A stream never ends, and signing out ends the session, so both are mostly called without a valid token.
    const isForOthers = isStream || (operation.operationId === 'signOut' && !random.isOnce(10))
    if (isForOthers || random.isOnce(8)) return random.isOnce(3) ? {} : { token: bad }
    return { token: known.token }
  }

  function bodyOf(): string | undefined {
    const content = operation.requestBody?.content['application/json']
    if (content === undefined) return random.isOnce(10) && method !== 'get' ? '' : undefined
    if (random.isOnce(10)) return random.isOnce(3) ? undefined : brokenBody(random)
    return JSON.stringify(bodyFor(random, content.schema, known.words))
  }

  function contentType(): string {
    if (!random.isOnce(15)) return 'application/json'
    return random.pick([
      'text/plain',
      'application/json; charset=latin1',
      'multipart/form-data',
      'x',
      'application/xml',
    ])
  }

  function odd(): Record<string, string> {
    if (!random.isOnce(10)) return {}
    return random.pick<Record<string, string>>([
      { accept: 'image/png' },
      { 'accept-encoding': 'br;q=9, *;q=0' },
      { 'if-none-match': '*' },
      { host: 'evil.example' },
      { cookie: `reset_browser=${encode(strangeText(random))}` },
      { origin: 'null' },
      { 'x-forwarded-for': '1.2.3.4, junk' },
      { range: 'bytes=0-' },
    ])
  }
}

/** Checks an answer against the description. Returns the fault, or undefined. */
export function faultOf(
  description: ApiDescription,
  { operation }: FuzzRequest,
  answer: FuzzAnswer,
): string | undefined {
  if (answer.status >= 500) return `answered with ${answer.status}`
  const described = operation.responses[String(answer.status)]
  if (described === undefined) return `answered with ${answer.status}, which is not described`
  if (described.content === undefined) return answer.text === '' ? undefined : 'has a body, and none is described'
  if (!('application/json' in described.content)) return undefined
  if (!answer.type.startsWith('application/json')) return `is of type ${answer.type}`
  return misfit(description.components.schemas, described.content['application/json'].schema, JSON.parse(answer.text))
}

function callsOf({ paths }: ApiDescription): [string, string, Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  )
}

/** A lone surrogate has no UTF-8 encoding, so an address gets the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
