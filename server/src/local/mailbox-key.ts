import { timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'mailbox_key'
const PATH = '/local/mailbox'
const COOKIE_SECONDS = 90 * 24 * 60 * 60

/** The address that `npm start` prints. It opens the mailbox, and every reset code in it. */
export function mailboxAddress(origin: string, key: string): string {
  return `${origin}${PATH}?key=${key}`
}

/**
 * Whether the visitor holds the key, in the address or in the cookie of an earlier visit. The address leaves the cookie, so
 * that a reload without the key works.
 */
export function hasMailboxKey(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const { key: typed } = request.query as { key?: unknown }
  if (isKey(key, typed)) {
    const attributes = { path: PATH, httpOnly: true, sameSite: 'strict', maxAge: COOKIE_SECONDS } as const
    reply.header('set-cookie', stringifySetCookie({ name: COOKIE, value: key, ...attributes }))
    return true
  }
  return isKey(key, parseCookie(request.headers.cookie ?? '')[COOKIE])
}

function isKey(key: string, typed: unknown): boolean {
  const given = Buffer.from(typeof typed === 'string' ? typed : '')
  return given.length === key.length && timingSafeEqual(given, Buffer.from(key))
}
