import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { shop } from '../../../shop.config.ts'
import { CachedAnswer, sendAnswer } from '../http/cached-answers.ts'
import type { Headers } from '../http/security.ts'
import { describeApi } from './api-docs-document.ts'
import { docsPage } from './api-docs-page.ts'

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
