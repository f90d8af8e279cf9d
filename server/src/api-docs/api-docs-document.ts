import { shop } from '../../../shop.config.ts'
import { api } from '@baqala/contract/api'
import { API_ROOT, API_V2_ROOT, rootsOf } from '@baqala/contract/calls'
import { SORT_KEYS } from '@baqala/contract/catalog'
import type { Endpoint, Schema } from '@baqala/contract/endpoint'
import { LANGUAGE_HEADER } from '@baqala/contract/language'
import { MAX_PER_PAGE, PAGE_SIZE } from '@baqala/contract/paging'
import { Failure } from '@baqala/contract/reply'
import type { Answer, ApiDescription, Content, JsonSchema, Operation, Parameter, StreamContent } from './openapi.ts'
import { inputOf, outputOf, withExamples } from './openapi-schemas.ts'

const NOUNS: Readonly<Record<string, string>> = {
  auth: 'Accounts',
  users: 'Accounts',
  products: 'Catalogue',
  categories: 'Catalogue',
  subcategories: 'Catalogue',
  brands: 'Catalogue',
  reviews: 'Reviews',
  cart: 'Cart',
  wishlist: 'Wish list',
  orders: 'Orders',
  addresses: 'Addresses',
}

const HINTS: Readonly<Record<string, string>> = {
  limit: `rows on a page, at most ${MAX_PER_PAGE}; ${PAGE_SIZE} if only page is given`,
  sort: `${SORT_KEYS.join(', ')}; several by comma, a leading minus sorts descending`,
  keyword: 'words of title and description',
  lang: 'ar adds the Arabic names and texts, in keys that end in Ar; the English ones stay, because they are links and keys',
}

const DESCRIPTION = `The storefront of ${shop.name} uses only these calls. Prices are in ${shop.currency}.

- Every path below begins with \`${API_ROOT}\`; requests and responses are JSON. The cart is also at \`${API_V2_ROOT}/cart\`.
- Calls for signed-in shoppers need the header \`token\`; signing in returns a token.
- An error has a 4xx or 5xx status and a \`message\` for the shopper (schema \`Failure\`).
- Sentences for the shopper are Arabic with the header \`${LANGUAGE_HEADER}: ar\`. Names and texts are Arabic too, in keys of their
  own that end in \`Ar\`: with that header, or in the catalogue with \`lang=ar\` in the address.
- Lists take \`limit\` and \`page\`; without both they return everything, or where that is too much the first page, with
  \`metadata.nextPage\`. \`GET /orders/user/{userId}\` is a bare array, and names the next page in the header \`Link\`.

Clients of the public API of the same shape work here, but for what is different on purpose:

- The orders of a shopper are for that shopper's token alone, because they hold names, phones and addresses.
- Changes of the wish list answer with its products, as our specification has it, never with ids.
- A payment returns only to this shop and to storefronts that it lists (\`ALLOWED_ORIGINS\`).
- A product is reviewed only by shoppers to whom it was delivered.
- There are no coupons, no \`GET /users\` and no \`GET /reviews\` of all products.`

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
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token that signing in returns.' },
      },
    },
  }
}

function describe(name: string, endpoint: Endpoint, schemas: Map<string, JsonSchema>): Operation {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint),
  ]
  return {
    operationId: name,
    // OpenAPI summaries are plain text; only descriptions are Markdown.
    summary: endpoint.summary.replaceAll('`', ''),
    tags: [nounOf(endpoint)],
    ...(endpoint.access === 'shopper' ? { security: [{ token: [] }] } : {}),
    ...(endpoint.inV2 ? { servers: rootsOf(endpoint).map((url) => ({ url })) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(withExamples(inputOf(endpoint.body))) } }),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success.', content: contentOf(endpoint, schemas) },
      ...(nounOf(endpoint) === 'Catalogue'
        ? { 304: { description: 'Unchanged: If-None-Match has the current ETag.' } }
        : {}),
      ...errorsOf(endpoint, json(outputOf(Failure, schemas))),
    },
  }
}

function contentOf({ reply, isStream }: Endpoint, schemas: Map<string, JsonSchema>): Content | StreamContent {
  const schema = outputOf(reply, schemas)
  return isStream ? { 'text/event-stream': { schema } } : json(schema)
}

function errorsOf(endpoint: Endpoint, content: Content): Record<string, Answer> {
  const takesInput = [endpoint.params, endpoint.query, endpoint.body].some((part) => part !== undefined)
  const descriptions: Record<string, string> = {
    ...(takesInput ? { 400: 'Invalid input; `errors` describes the first invalid field.' } : {}),
    ...(endpoint.access === 'shopper' ? { 401: 'The token is missing, invalid or expired.' } : {}),
    ...(endpoint.params === undefined ? {} : { 404: 'No such path: a path parameter is empty or too long.' }),
    ...(endpoint.method === 'GET'
      ? {}
      : { 413: 'The body is larger than 100 kB.', 415: 'The Content-Type is not application/json.' }),
    ...endpoint.refusals,
    default: 'Something went wrong on our side (5xx).',
  }
  return Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [status, { description, content }]),
  )
}

function nounOf({ path }: Endpoint): string {
  const part = path.split('/').findLast((each) => each in NOUNS)
  return NOUNS[part ?? ''] ?? 'Further calls'
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

function headersOf({ headers = {} }: Endpoint): Parameter[] {
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
