import type { FastifyBaseLogger } from 'fastify'

/** Loud: the shop has money that is not its own, and only a person sends it back. */
export function sayRefundDue(log: FastifyBaseLogger, order: string): void {
  log.error({ order }, 'REFUND DUE: money arrived that has to go back')
}
