import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { makeReadyBody, sendReady, type ReadyBody } from '../http/ready-body.ts'
import { describeApi } from './api-docs-document.ts'
import { DOCS_PAGE, DOCS_POLICY } from './api-docs-page.ts'

const SWAGGER_FILES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}
const { resolve } = createRequire(import.meta.url)

/**
 * The API's description, made from the contract: for programs at /api/openapi.json, for people at /api/docs, where Swagger
 * UI shows it. Everything is made or read on the first request, so that a start does not wait for it.
 */
export function apiDocs(app: FastifyInstance): void {
  let document: ReadyBody | undefined
  app.get('/api/openapi.json', (request, reply) => {
    document ??= makeReadyBody(JSON.stringify(describeApi(), null, 2))
    return sendReady({ request, reply }, document)
  })

  let page: ReadyBody | undefined
  app.get('/api/docs', (request, reply) => {
    page ??= makeReadyBody(DOCS_PAGE)
    reply.header('content-security-policy', DOCS_POLICY)
    return sendReady({ request, reply }, page, 'text/html; charset=utf-8')
  })

  for (const [name, type] of Object.entries(SWAGGER_FILES)) {
    let file: ReadyBody | undefined
    app.get(`/api/docs/${name}`, async (request, reply) => {
      file ??= makeReadyBody(await readFile(resolve(`swagger-ui-dist/${name}`), 'utf8'))
      return sendReady({ request, reply }, file, type)
    })
  }
}
