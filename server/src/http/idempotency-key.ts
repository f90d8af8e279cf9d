import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/** The Idempotency-Key without the quotes that the IETF draft asks for and few clients send. Refused (400) if it is none. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  const key = /^"?([\x21\x23-\x7e]{1,100})"?$/.exec(String(header))?.[1]
  if (key === undefined) throw new Refusal(400, messages.badKey)
  return key
}
