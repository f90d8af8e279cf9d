import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { CachedAnswer, sendAnswer } from '../http/cached-answers.ts'
import { describeApi } from './api-docs-document.ts'
import { DOCS_PAGE, DOCS_POLICY } from './api-docs-page.ts'

const SWAGGER_FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}
const { resolve } = createRequire(import.meta.url)

/**
 * Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs. Both are created on the first request, which
 * keeps the start fast.
 */
export function apiDocs(app: FastifyInstance): void {
  let document: CachedAnswer | undefined
  app.get('/api/openapi.json', (request, reply) => {
    document ??= new CachedAnswer(JSON.stringify(describeApi(), null, 2))
    return sendAnswer(request, reply, document)
  })

  let page: CachedAnswer | undefined
  app.get('/api/docs', (request, reply) => {
    page ??= new CachedAnswer(DOCS_PAGE, 'text/html; charset=utf-8')
    reply.header('content-security-policy', DOCS_POLICY)
    return sendAnswer(request, reply, page)
  })

  for (const [name, type] of Object.entries(SWAGGER_FILES)) {
    let file: CachedAnswer | undefined
    app.get(`/api/docs/${name}`, async (request, reply) => {
      file ??= new CachedAnswer(await readFile(resolve(`swagger-ui-dist/${name}`), 'utf8'), type)
      return sendAnswer(request, reply, file)
    })
  }
}
