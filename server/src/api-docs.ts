import type { FastifyInstance } from 'fastify'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'
import { makeReadyBody, sendReady } from './ready-body.ts'

/** The API's description, made from the contract: for programs at /api/openapi.json, for people at /api/docs. */
export function apiDocs(app: FastifyInstance): void {
  const description = describeApi()
  const document = makeReadyBody(JSON.stringify(description, null, 2))
  const page = makeReadyBody(docsPage(description))
  app.get('/api/openapi.json', (request, reply) => sendReady({ request, reply }, document))
  app.get('/api/docs', (request, reply) => sendReady({ request, reply }, page, 'text/html; charset=utf-8'))
}
