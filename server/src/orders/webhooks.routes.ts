import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/rows.ts'
import type { Payments } from '../payments/payments.ts'
import { sayRefundDue } from './log-refund-due.ts'
import { settleEvent } from './settle.ts'

/** Where the provider tells how payments ended: /api/webhooks/<provider>. The signature covers the bytes as they came. */
export function paymentRoutes(
  app: FastifyInstance,
  { db, payments }: { db: Db; payments: Payments | undefined },
): void {
  if (payments === undefined) return
  void app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    webhooks.post(`/api/webhooks/${payments.name}`, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await payments.readWebhook(rawBody, request.headers)
      if (event === undefined) return reply.send({ received: true })
      const state = await settleEvent(db, event)
      if (state === undefined) request.log.warn({ event: event.id }, 'a payment for an order that is not ours')
      if (state === 'refund due') sayRefundDue(request.log, event.reference)
      return reply.send({ received: true })
    })
  })
}
