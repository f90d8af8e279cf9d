import { email } from '@baqala/contract/fields'

/**
 * Reads MAIL_FROM: `Baqala <shop@example.com>` or an address alone. The name may hold commas and colons, and may be quoted.
 * Undefined unless it is exactly one mailbox (RFC 5322, 3.4).
 */
export function readSender(text: string) {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? []
  const address = bracketed ?? text
  const { data } = email.safeParse(address)
  if (data === undefined) return undefined
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: data }
}
