import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_ROOT } from '@baqala/contract/calls'
import { signIn } from '@baqala/contract/auth'
import { DEMO_SHOPPER } from '../../seed/demo-shopper.ts'
import { messages } from '../auth/auth.messages.en.ts'
import { Refusal } from '../refusal.ts'
import { isLocalVisitor } from './local-visitor.ts'

/**
 * The demo shopper's password is known to all the world, so the account is for visitors from this machine: to anyone
 * else it does not exist. Called before the routes are registered.
 */
export function keepDemoShopperLocal(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === API_ROOT + signIn.path) route.preHandler = refuseDemoShopperFromAfar
  })
}

function refuseDemoShopperFromAfar(request: FastifyRequest, _reply: FastifyReply, done: (refusal?: Refusal) => void) {
  const { email } = (request.body ?? {}) as { email?: unknown }
  const isDemo = typeof email === 'string' && email.trim().toLowerCase() === DEMO_SHOPPER.email
  done(isDemo && !isLocalVisitor(request) ? new Refusal(401, messages.wrongCredentials) : undefined)
}
