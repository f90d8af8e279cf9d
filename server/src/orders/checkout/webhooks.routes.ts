import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/rows.ts'
import type { Payments } from '../../payments/payments.ts'
import { logRefundDue, settleEvent } from './settle.ts'

// Events that we did not ask for may be long, and Stripe repeats what is refused.
const MAX_BODY_BYTES = 1024 * 1024

/** Webhooks of the payment provider, /api/webhooks/<provider>. Bodies stay raw, because the signature covers their bytes. */
export function webhookRoutes(app: FastifyInstance, db: Db, payments: Payments | undefined): void {
  if (payments === undefined) return
  void app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    webhooks.post(`/api/webhooks/${payments.name}`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await payments.readWebhook(rawBody, request.headers)
      if (event === undefined) return reply.send({ received: true })
      const settlement = await settleEvent(db, event)
      if (settlement === 'no such order')
        request.log.warn({ event: event.id }, 'a payment for an order that is not ours')
      if (settlement === 'refund due') logRefundDue(request.log, event.reference)
      if (settlement === 'disputed')
        request.log.error({ order: event.reference }, 'DISPUTE: a bank takes a payment back; answer it at the provider')
      return reply.send({ received: true })
    })
  })
}
