import type { FastifyInstance } from 'fastify'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'
import { API_DOCS_STYLE } from './api-docs-style.ts'
import { makeReadyBody, sendReady } from '../http/ready-body.ts'
import { hashOf } from '../storefront.ts'

// Nothing on the page runs or is fetched; its style is known by its hash.
const POLICY = `default-src 'none'; style-src ${hashOf(API_DOCS_STYLE)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * The API's description, made from the contract: for programs at /api/openapi.json, for people at /api/docs. It is written
 * for the first who asks: a start would wait for it.
 */
export function apiDocs(app: FastifyInstance): void {
  let written: ReturnType<typeof writeDocs> | undefined
  const docs = () => (written ??= writeDocs())
  app.get('/api/openapi.json', (request, reply) => sendReady({ request, reply }, docs().document))
  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', POLICY)
    return sendReady({ request, reply }, docs().page, 'text/html; charset=utf-8')
  })
}

function writeDocs() {
  const description = describeApi()
  return {
    document: makeReadyBody(JSON.stringify(description, null, 2)),
    page: makeReadyBody(docsPage(description)),
  }
}
