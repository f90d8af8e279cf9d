import type { FastifyRequest } from 'fastify'

type Form = Record<string, string | Record<string, string>>

/**
 * Reads a form (application/x-www-form-urlencoded) as the JSON that it stands for: `a=1&address[city]=Cairo`. If a field
 * comes twice, the last one counts.
 */
export function readForm(body: string): Form {
  const form = new Map<string, string | Map<string, string>>()
  for (const [key, value] of new URLSearchParams(body)) {
    const [, outer, inner] = /^(\w+)\[(\w+)\]$/.exec(key) ?? []
    if (outer === undefined || inner === undefined) {
      form.set(key, value)
      continue
    }
    const before = form.get(outer)
    form.set(outer, (before instanceof Map ? before : new Map<string, string>()).set(inner, value))
  }
  return Object.fromEntries(
    [...form].map(([key, value]) => [key, value instanceof Map ? Object.fromEntries(value) : value]),
  )
}

/** A form on a page of another site, `friends` aside, needs no permission to be sent (CORS), and programs tell of no page. */
export function isFromAnotherPage({ headers }: FastifyRequest, friends: readonly string[] = []): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && friends.includes(origin)) return false
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
