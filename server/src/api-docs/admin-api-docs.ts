import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shop } from '../../../shop.config.ts'
import type { SecretCookie } from '../http/secret-cookie.ts'
import { Refusal } from '../refusal.ts'
import { findSession, type StaffDeps } from '../staff/sessions.ts'
import { messages } from '../staff/staff.messages.en.ts'
import { describeAdminApi } from './admin-api-document.ts'
import { docsPage } from './api-docs-page.ts'

const DOCUMENT = '/api/admin/openapi.json'

/** Serves the description of the staff's API at /api/admin/docs to who is signed in; others are sent to the sign-in. */
export function adminApiDocs(app: FastifyInstance, deps: StaffDeps, cookie: SecretCookie): void {
  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    const secret = cookie.read(request)
    return secret !== undefined && (await findSession(deps, secret)) !== undefined
  }

  const { html, policy } = docsPage(`${shop.name} admin API`, DOCUMENT)
  app.get('/api/admin/docs', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isSignedIn(request))) return reply.redirect('/admin', 303)
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })

  app.get(DOCUMENT, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!(await isSignedIn(request))) throw new Refusal(401, messages.noSession)
    return reply.send(describeAdminApi())
  })
}
