import type { FastifyInstance } from 'fastify'
import { DEMO_SHOPPER } from '../../seed/demo-shopper.ts'
import { Refusal } from '../refusal.ts'
import { isLocalVisitor } from './local-visitor.ts'

/**
 * The demo shopper's password is known to all the world, so the account is for visitors from this machine: to anyone
 * else it does not exist.
 */
export function keepDemoShopperLocal(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.url !== '/api/v1/auth/signin' || isLocalVisitor(request)) return done()
    const { email } = (request.body ?? {}) as { email?: unknown }
    const isDemo = typeof email === 'string' && email.trim().toLowerCase() === DEMO_SHOPPER.email
    done(isDemo ? new Refusal(401, 'Incorrect email or password') : undefined)
  })
}
