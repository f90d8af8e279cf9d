import type { FastifyInstance } from 'fastify'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'
import { API_DOCS_STYLE } from './api-docs-style.ts'
import { CachedAnswer, sendAnswer } from '../http/cached-answers.ts'
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
  app.get('/api/openapi.json', (request, reply) => sendAnswer(request, reply, docs().document))
  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', POLICY)
    return sendAnswer(request, reply, docs().page)
  })
}

function writeDocs() {
  const description = describeApi()
  return {
    document: new CachedAnswer(JSON.stringify(description, null, 2)),
    page: new CachedAnswer(docsPage(description), 'text/html; charset=utf-8'),
  }
}
