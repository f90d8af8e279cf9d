import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import { signIn } from '@baqala/contract/auth'
import { DEMO_SHOPPER } from '../../seed/demo-shopper.ts'
import { messages } from '../auth/auth.messages.en.ts'
import type { Config } from '../config/config.ts'
import { Refusal } from '../refusal.ts'
import { isLocalVisitor } from './local-visitor.ts'

/**
 * Refuses signing in as the demo shopper, whose password is public: from other machines, or, without the stand-ins, from
 * anywhere. Must be called before the routes are registered.
 */
export function guardDemoShopper(app: FastifyInstance, { localStandIns }: Config): void {
  function refuseDemoShopper(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Refusal) => void) {
    const { email } = (request.body ?? {}) as { email?: unknown }
    const isDemo = typeof email === 'string' && email.trim().toLowerCase() === DEMO_SHOPPER.email
    const isWelcome = localStandIns && isLocalVisitor(request)
    done(isDemo && !isWelcome ? new Refusal(401, messages.wrongCredentials) : undefined)
  }

  app.addHook('onRoute', (route) => {
    if (route.url === API_ROOT + signIn.path) route.preHandler = refuseDemoShopper
  })
}
