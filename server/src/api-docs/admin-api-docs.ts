import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shop } from '../../../shop.config.ts'
import type { SecretCookie } from '../http/secret-cookie.ts'
import { Refusal } from '../refusal.ts'
import { findSession, type StaffDeps } from '../staff/sessions.ts'
import { messages } from '../staff/staff.messages.en.ts'
import { docsPage } from './api-docs-page.ts'
import type { AdminEndpoint } from '@baqala/contract/admin/admin-endpoint'
import { adminApi } from '@baqala/contract/admin/api'
import { ADMIN_ROOT } from '@baqala/contract/admin/calls'
import { describeCalls, type DescribedCall } from './describe-calls.ts'

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

const DESCRIPTION = `The admin of ${shop.name} uses only these calls. Money is in ${shop.currency}, days and hours are Cairo's.

- Every path below begins with \`${ADMIN_ROOT}\`. Answers are \`{status, message?, data}\`; an error has a 4xx or 5xx status and a
  \`message\` (schema \`Failure\`), in Arabic with the header \`x-language: ar\`.
- \`POST /session\` sets the cookie of a session. It is sent from the shop's own pages alone: the calls answer nobody else's
  (403), and there is no CORS.
- Each call names the permission that it needs. \`GET /session\` says which the role has.
- Every write takes \`?check=true\`: it answers what would change, and changes nothing.`

/** The API of the staff as an OpenAPI 3.1 document. */
export function describeAdminApi() {
  const calls = Object.entries<AdminEndpoint>(adminApi).map(([name, call]) => [name, toDescribed(call)] as const)
  return describeCalls({
    title: `${shop.name} admin API`,
    description: DESCRIPTION,
    root: ADMIN_ROOT,
    tags: [...new Set(calls.map(([, { tag }]) => tag))],
    calls,
    securitySchemes: {
      cookie: {
        ...{ type: 'apiKey', in: 'cookie', name: 'admin' },
        description: 'The cookie that signing in sets; on https its name is __Host-admin.',
      },
    },
  })
}

function toDescribed(call: AdminEndpoint): DescribedCall {
  const [, tag = ''] = call.path.split('/')
  if (call.may === 'anyone') return { ...call, tag }
  const permission = call.may === 'staff' ? 'For everybody who is signed in.' : `Needs the permission \`${call.may}\`.`
  return {
    ...call,
    tag,
    description: call.isStrong ? `${permission} Wants the second factor of the last ten minutes.` : permission,
    security: 'cookie',
    unauthorized: 'Nobody is signed in.',
  }
}
