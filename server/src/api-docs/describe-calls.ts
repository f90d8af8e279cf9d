/** Describes calls in OpenAPI, be they of shoppers or of the staff. */
import type { FileBody } from '@baqala/contract/admin/admin-endpoint'
import { SORT_KEYS } from '@baqala/contract/catalog'
import type { EndpointSchemas, Schema } from '@baqala/contract/endpoint'
import { MAX_PER_PAGE, PAGE_SIZE } from '@baqala/contract/paging'
import { Failure } from '@baqala/contract/reply'
import { inputOf, outputOf, withExamples, type JsonSchema } from './openapi-schemas.ts'

/** A call of either registry, with what its document says of it. */
export interface DescribedCall extends EndpointSchemas {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly description?: string
  /** The name of a security scheme of the document, and what its absence means. */
  readonly security?: string
  readonly unauthorized?: string
  readonly servers?: readonly { readonly url: string }[]
  readonly isCached?: boolean
  readonly isStream?: boolean
  readonly file?: FileBody
}

const HINTS: Readonly<Record<string, string>> = {
  limit: `rows on a page, at most ${MAX_PER_PAGE}; ${PAGE_SIZE} if only page is given`,
  sort: `${SORT_KEYS.join(', ')}; several by comma, a leading minus sorts descending`,
  keyword: 'words of title and description',
  lang: 'ar adds the Arabic names and texts, in keys that end in Ar; the English ones stay, because they are links and keys',
}

interface Described {
  readonly title: string
  readonly description: string
  readonly root: string
  readonly tags: readonly string[]
  readonly calls: readonly (readonly [name: string, call: DescribedCall])[]
  readonly securitySchemes: Readonly<Record<string, object>>
}

/** Calls as an OpenAPI 3.1 document. */
export function describeCalls({ title, description, root, tags, calls, securitySchemes }: Described) {
  const schemas = new Map<string, JsonSchema>()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, call] of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(name, call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: root }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: Object.fromEntries(schemas), securitySchemes },
  }
}

export type Operation = ReturnType<typeof describe>

/** `schemas` gets those that the call shares with others. */
function describe(name: string, endpoint: DescribedCall, schemas: Map<string, JsonSchema>) {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint),
  ]
  const content = bodyOf(endpoint)
  return {
    operationId: name,
    // OpenAPI summaries are plain text; only descriptions are Markdown.
    summary: endpoint.summary.replaceAll('`', ''),
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    tags: [endpoint.tag],
    ...(endpoint.security !== undefined && { security: [{ [endpoint.security]: [] }] }),
    ...(endpoint.servers !== undefined && { servers: endpoint.servers }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(endpoint, schemas),
  }
}

function bodyOf({ body, file }: DescribedCall): Content | undefined {
  if (file !== undefined) return Object.fromEntries(file.types.map((type) => [type, { schema: {} }]))
  return body && json(withExamples(inputOf(body)))
}

function responsesOf(endpoint: DescribedCall, schemas: Map<string, JsonSchema>) {
  const { params, query, body, file, status = 200, isCached, isStream, unauthorized } = endpoint
  const takesInput = params !== undefined || query !== undefined || body !== undefined
  const schema = outputOf(endpoint.reply, schemas)
  const errors: Record<string, string> = {
    ...(takesInput && { 400: 'Invalid input; `errors` describes the first invalid field.' }),
    ...(unauthorized !== undefined && { 401: unauthorized }),
    ...(params !== undefined && { 404: 'No such path: a path parameter is empty or too long.' }),
    ...(endpoint.method !== 'GET' && {
      413: `The body is larger than ${(file?.maxBytes ?? 100_000) / 1000} kB.`,
      415: `The Content-Type is not ${(file?.types ?? ['application/json']).join(', ')}.`,
    }),
    ...endpoint.refusals,
    default: 'Something went wrong on our side (5xx).',
  }
  const content = json(outputOf(Failure, schemas))
  const responses: Record<string, { description: string; content?: Content }> = {
    [status]: { description: 'Success.', content: isStream ? { 'text/event-stream': { schema } } : json(schema) },
    ...(isCached && { 304: { description: 'Unchanged: If-None-Match has the current ETag.' } }),
    ...Object.fromEntries(Object.entries(errors).map(([code, description]) => [code, { description, content }])),
  }
  return responses
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>

function parametersOf(schema: Schema | undefined, location: 'path' | 'query') {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = inputOf(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(HINTS[name] !== undefined && { description: HINTS[name] }),
    schema: property,
  }))
}

function headersOf({ headers = {} }: DescribedCall) {
  const schema: JsonSchema = { type: 'string' }
  return Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header' as const, required: false, description, schema }
  })
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
