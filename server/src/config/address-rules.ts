/** Whether a setting is an address of its kind. */
import { isIP } from 'node:net'
import { email } from '@baqala/contract/fields'
import { addressesIn } from '../db/follow-primary.ts'
import { isLoopback } from './loopback.ts'

/** Whether the address can be parsed and its user and password decoded. */
export function isReadable(text: string): boolean {
  // Several servers, of which one takes writes: postgres://user@db1:5432,db2:5432/shop
  return addressesIn(text).every(isOneReadable)
}

function isOneReadable(text: string): boolean {
  // A socket's address has no host: postgres://user@/shop?host=/run/postgresql
  const address = text.replace(/^(\w+:\/\/(?:[^@/]*@)?)\//, '$1socket/')
  if (!URL.canParse(address)) return false
  const { username, password, searchParams } = new URL(address)
  if (!URL.canParse(`postgres://host:${searchParams.get('port') ?? ''}`)) return false
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

/** Whether Fastify's `trustProxy` accepts the text: an IP address, a CIDR range or a predefined name. */
export function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128))
}

/** An e-mail address or an https address; http only on this machine, for trying out. */
export function mayBeNotified(text: string): boolean {
  if (!/^https?:\/\//.test(text)) return email.safeParse(text).success
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (protocol === 'https:' || isLoopback(hostname)) && username + password === ''
}

/** Whether it is an origin in any spelling: `HTTPS://Shop.example:443/` too. A star is none, but for ALLOWED_ORIGINS by itself. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false
  const { protocol, href, origin } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
