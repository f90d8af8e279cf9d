import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { shop } from '../../../shop.config.ts'
import { CachedAnswer, sendAnswer } from '../http/cached-answers.ts'
import type { Headers } from '../http/security.ts'
import { docsPage } from './api-docs-page.ts'
import { api } from '@baqala/contract/api'
import { API_ROOT, API_V2_ROOT, rootsOf } from '@baqala/contract/calls'
import type { Endpoint } from '@baqala/contract/endpoint'
import { LANGUAGE_HEADER } from '@baqala/contract/language'
import { describeCalls, type DescribedCall } from './describe-calls.ts'

const SWAGGER_FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}
const HTML = 'text/html; charset=utf-8'
const { resolve } = createRequire(import.meta.url)

/**
 * Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs. Both are created on the first request, which
 * keeps the start fast.
 */
export function apiDocs(app: FastifyInstance): void {
  function serve(address: string, make: () => Promise<CachedAnswer>, headers: Headers = {}) {
    let made: CachedAnswer | undefined
    app.get(address, async (request, reply) => sendAnswer(request, reply.headers(headers), (made ??= await make())))
  }

  serve('/api/openapi.json', async () => new CachedAnswer(JSON.stringify(describeApi(), null, 2)))
  const { html, policy } = docsPage(`${shop.name} API`, '/api/openapi.json')
  serve('/api/docs', async () => new CachedAnswer(html, HTML), { 'content-security-policy': policy })
  for (const [name, type] of Object.entries(SWAGGER_FILES))
    serve(`/api/docs/${name}`, async () => {
      return new CachedAnswer(await readFile(resolve(`swagger-ui-dist/${name}`), 'utf8'), type)
    })
}

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
export function describeApi() {
  return describeCalls({
    title: `${shop.name} API`,
    description: DESCRIPTION,
    root: API_ROOT,
    tags: [...new Set(Object.values(NOUNS))],
    calls: Object.entries<Endpoint>(api).map(([name, call]) => [name, toDescribed(call)]),
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token that signing in returns.' },
    },
  })
}

function toDescribed(endpoint: Endpoint): DescribedCall {
  const tag = nounOf(endpoint)
  return {
    ...endpoint,
    tag,
    isCached: tag === 'Catalogue',
    ...(endpoint.access === 'shopper' && {
      security: 'token',
      unauthorized: 'The token is missing, invalid or expired.',
    }),
    ...(endpoint.inV2 && { servers: rootsOf(endpoint).map((url) => ({ url })) }),
  }
}

function nounOf({ path }: Endpoint): string {
  const part = path.split('/').findLast((each) => each in NOUNS)
  return NOUNS[part ?? ''] ?? 'Further calls'
}
