import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { shop } from '../../../shop.config.ts'
import { CachedAnswer, sendAnswer } from '../http/cached-answers.ts'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'

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

  const { html, policy } = docsPage(`${shop.name} API`, '/api/openapi.json')
  let page: CachedAnswer | undefined
  app.get('/api/docs', (request, reply) => {
    page ??= new CachedAnswer(html, 'text/html; charset=utf-8')
    reply.header('content-security-policy', policy)
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
