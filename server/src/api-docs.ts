import type { FastifyInstance } from 'fastify'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'
import { API_DOCS_STYLE } from './api-docs-style.ts'
import { makeReadyBody, sendReady } from './ready-body.ts'
import { hashOf } from './storefront.ts'

// Nothing on the page runs or is fetched; its style is known by its hash.
const POLICY = `default-src 'none'; style-src ${hashOf(API_DOCS_STYLE)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The API's description, made from the contract: for programs at /api/openapi.json, for people at /api/docs. */
export function apiDocs(app: FastifyInstance): void {
  const description = describeApi()
  const document = makeReadyBody(JSON.stringify(description, null, 2))
  const page = makeReadyBody(docsPage(description))
  app.get('/api/openapi.json', (request, reply) => sendReady({ request, reply }, document))
  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', POLICY)
    return sendReady({ request, reply }, page, 'text/html; charset=utf-8')
  })
}
