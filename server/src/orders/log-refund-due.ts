import type { FastifyBaseLogger } from 'fastify'

/** Loud: the shop has money that is not its own, and only a person sends it back. */
export function logRefundDue(log: Pick<FastifyBaseLogger, 'error'>, orderId: string): void {
  log.error({ order: orderId }, 'REFUND DUE: money arrived that has to go back')
}
