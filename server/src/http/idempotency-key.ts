import type { FastifyRequest } from 'fastify'
import { orRefuse } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/** The Idempotency-Key without the quotes that the IETF draft asks for and few clients send. Refused (400) if it is none. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  return orRefuse(/^"?([\x21\x23-\x7e]{1,100})"?$/.exec(String(header))?.[1], messages.badKey, 400)
}
