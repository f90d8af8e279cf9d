import { shop } from '../../../shop.config.ts'
import { api } from '@baqala/contract/api'
import { API_ROOT } from '@baqala/contract/calls'
import { SORT_KEYS } from '@baqala/contract/catalog'
import type { Endpoint, Schema } from '@baqala/contract/endpoint'
import { MAX_PER_PAGE, PAGE_SIZE } from '@baqala/contract/paging'
import { Failure } from '@baqala/contract/reply'
import type { Answer, ApiDescription, Content, JsonSchema, Operation, Parameter, StreamContent } from './openapi.ts'
import { inputOf, outputOf, withExamples } from './openapi-schemas.ts'

const NOUNS: Readonly<Record<string, string>> = {
  auth: 'Accounts',
  products: 'Catalogue',
  categories: 'Catalogue',
  subcategories: 'Catalogue',
  brands: 'Catalogue',
  cart: 'Cart',
  wishlist: 'Wish list',
  orders: 'Orders',
}

const HINTS: Readonly<Record<string, string>> = {
  limit: `rows on a page, at most ${MAX_PER_PAGE}; ${PAGE_SIZE} if only page is given`,
  sort: `${SORT_KEYS.join(', ')}; several by comma, a leading minus sorts descending`,
  keyword: 'words of title and description',
}

const DESCRIPTION = `Everything the storefront of ${shop.name} does, it does through these calls. Prices are in ${shop.currency}.

- Every path below begins with \`${API_ROOT}\`; bodies and answers are JSON.
- A shopper's calls carry the header \`token\`; signing in answers with one.
- A refusal has a 4xx code and a \`message\` that a shopper may read (schema \`Failure\`).
- Lists take \`limit\` and \`page\`; without both they hold everything.`

/** The whole API as an OpenAPI 3.1 document. */
export function describeApi(): ApiDescription {
  const schemas = new Map<string, JsonSchema>()
  const paths = new Map<string, Record<string, Operation>>()
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = describe(name, endpoint, schemas)
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operation })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: API_ROOT }],
    tags: [...new Set(Object.values(NOUNS))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token that signing in answers with.' },
      },
    },
  }
}

function describe(name: string, endpoint: Endpoint, schemas: Map<string, JsonSchema>): Operation {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')]
  return {
    operationId: name,
    // Plain text by the standard, unlike descriptions, which are Markdown.
    summary: endpoint.summary.replaceAll('`', ''),
    tags: [nounOf(endpoint)],
    ...(endpoint.access === 'shopper' ? { security: [{ token: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(withExamples(inputOf(endpoint.body))) } }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success.', content: contentOf(endpoint, schemas) },
      ...(nounOf(endpoint) === 'Catalogue'
        ? { 304: { description: 'Unchanged since the answer whose ETag stands in If-None-Match.' } }
        : {}),
      ...refusalsOf(endpoint, json(outputOf(Failure, schemas))),
    },
  }
}

function contentOf({ reply, isStream }: Endpoint, schemas: Map<string, JsonSchema>): Content | StreamContent {
  const schema = outputOf(reply, schemas)
  return isStream ? { 'text/event-stream': { schema } } : json(schema)
}

function refusalsOf(endpoint: Endpoint, content: Content): Record<string, Answer> {
  const takesInput = [endpoint.params, endpoint.query, endpoint.body].some((part) => part !== undefined)
  const sentences: Record<string, string> = {
    ...(takesInput ? { 400: 'Bad input; `errors` names the first field at fault.' } : {}),
    ...(endpoint.access === 'shopper' ? { 401: 'No token, or one that is not valid (any more).' } : {}),
    ...(endpoint.params === undefined
      ? {}
      : { 404: 'That address leads nowhere: a part of it is empty or far too long.' }),
    ...(endpoint.method === 'GET'
      ? {}
      : { 413: 'The body is larger than 100 kB.', 415: 'The body is not sent as application/json.' }),
    ...endpoint.refusals,
    default: 'Something went wrong on our side (5xx).',
  }
  return Object.fromEntries(
    Object.entries(sentences).map(([status, description]) => [status, { description, content }]),
  )
}

function nounOf({ path }: Endpoint): string {
  return NOUNS[path.split('/')[1] ?? ''] ?? 'Further calls'
}

function parametersOf(schema: Schema | undefined, where: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = inputOf(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    ...(HINTS[name] === undefined ? {} : { description: HINTS[name] }),
    schema: property,
  }))
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } }
}
