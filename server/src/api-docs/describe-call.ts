/** Describes one call in OpenAPI, be it of shoppers or of the staff. */
import type { FileBody } from '@baqala/contract/admin/admin-endpoint'
import { SORT_KEYS } from '@baqala/contract/catalog'
import type { EndpointSchemas, Schema } from '@baqala/contract/endpoint'
import { MAX_PER_PAGE, PAGE_SIZE } from '@baqala/contract/paging'
import { Failure } from '@baqala/contract/reply'
import type { Answer, Content, JsonSchema, Operation, Parameter, StreamContent } from './openapi.ts'
import { inputOf, outputOf, withExamples } from './openapi-schemas.ts'

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

/** Adds a call to the paths of a document, and the schemas it shares with others to `schemas`. */
export function addCall(
  paths: Map<string, Record<string, Operation>>,
  schemas: Map<string, JsonSchema>,
  name: string,
  call: DescribedCall,
): void {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: describe(name, call, schemas) })
}

function describe(name: string, endpoint: DescribedCall, schemas: Map<string, JsonSchema>): Operation {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint),
  ]
  return {
    operationId: name,
    // OpenAPI summaries are plain text; only descriptions are Markdown.
    summary: endpoint.summary.replaceAll('`', ''),
    ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
    tags: [endpoint.tag],
    ...(endpoint.security === undefined ? {} : { security: [{ [endpoint.security]: [] }] }),
    ...(endpoint.servers === undefined ? {} : { servers: endpoint.servers }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success.', content: contentOf(endpoint, schemas) },
      ...(endpoint.isCached ? { 304: { description: 'Unchanged: If-None-Match has the current ETag.' } } : {}),
      ...errorsOf(endpoint, json(outputOf(Failure, schemas))),
    },
  }
}

function requestBodyOf({ body, file }: DescribedCall): Pick<Operation, 'requestBody'> {
  if (file !== undefined) {
    const content = Object.fromEntries(file.types.map((type) => [type, { schema: {} }]))
    return { requestBody: { required: true, content } }
  }
  if (body === undefined) return {}
  return { requestBody: { required: true, content: json(withExamples(inputOf(body))) } }
}

function contentOf({ reply, isStream }: DescribedCall, schemas: Map<string, JsonSchema>): Content | StreamContent {
  const schema = outputOf(reply, schemas)
  return isStream ? { 'text/event-stream': { schema } } : json(schema)
}

function errorsOf(endpoint: DescribedCall, content: Content): Record<string, Answer> {
  const takesInput = [endpoint.params, endpoint.query, endpoint.body].some((part) => part !== undefined)
  const descriptions: Record<string, string> = {
    ...(takesInput ? { 400: 'Invalid input; `errors` describes the first invalid field.' } : {}),
    ...(endpoint.unauthorized === undefined ? {} : { 401: endpoint.unauthorized }),
    ...(endpoint.params === undefined ? {} : { 404: 'No such path: a path parameter is empty or too long.' }),
    ...(endpoint.method === 'GET'
      ? {}
      : {
          413: `The body is larger than ${(endpoint.file?.maxBytes ?? 100_000) / 1000} kB.`,
          415: `The Content-Type is not ${(endpoint.file?.types ?? ['application/json']).join(', ')}.`,
        }),
    ...endpoint.refusals,
    default: 'Something went wrong on our side (5xx).',
  }
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { description, content }]),
  )
}

function parametersOf(schema: Schema | undefined, location: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = inputOf(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(HINTS[name] === undefined ? {} : { description: HINTS[name] }),
    schema: property,
  }))
}

function headersOf({ headers = {} }: DescribedCall): Parameter[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
