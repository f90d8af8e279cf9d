import { networkInterfaces } from 'node:os'
import { LRUCache } from 'lru-cache'
import { paths } from '@baqala/contract/paths'
import { fieldRefusal } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/**
 * The origins of this shop: PUBLIC_URL, or without it the loopback and network addresses of this machine. The Host header
 * is not trusted (host header injection), it only chooses among these, unless `trustsHost`: on a developer's machine.
 */
export type Origins = ReturnType<typeof makeOrigins>

/** A storefront that a payment page returns to. */
export interface ReturnAddress {
  /** Without a slash at its end; the path of a screen is appended. */
  readonly storefront: string
  /** The path of its cart: /Cart in our own (specification 2), /cart in those that know the public API. */
  readonly cart: string
}

export function makeOrigins(
  publicUrl: string | undefined,
  port: () => number,
  allowed: readonly string[],
  { trustsHost = false, adminHost }: { readonly trustsHost?: boolean; readonly adminHost?: string | undefined } = {},
) {
  // Listing the network interfaces takes as long as a whole request, and they seldom change.
  const ofThisMachine = new LRUCache({ max: 1, ttl: 5_000, ttlResolution: 1_000, memoMethod: originsOfThisMachine })
  const published = publicUrl === undefined ? undefined : byHost([publicUrl])
  const own = () => published ?? ofThisMachine.memo(port())
  const main = () => own().values().next().value ?? `http://localhost:${port()}`
  const allowedOrigins = allowed.filter((each) => each !== '*').map((each) => new URL(each).origin)
  const ofUnknownHost = (host: string) =>
    trustsHost && published === undefined && isHost(host) ? `http://${host}` : undefined
  const admin = () => (adminHost === undefined ? main() : `${new URL(main()).protocol}//${adminHost}`)
  const forHost = (asked = '') => {
    const host = asked.toLowerCase()
    return host === adminHost ? admin() : (own().get(host) ?? ofUnknownHost(host) ?? main())
  }
  return {
    /** The origin for links in the response to a request with this Host header. */
    forHost,
    /**
     * The storefront that a payment page returns to: this shop's, of which only the origin counts, or one whose origin is in
     * ALLOWED_ORIGINS, at its whole address with path and hash. Without `url` this shop's. Refuses any other (400).
     */
    returnTo(url: string | undefined, host: string | undefined): ReturnAddress {
      if (url === undefined || url === '') return ourStorefront(forHost(host))
      const address = URL.parse(url)
      if (address && [...own().values()].includes(address.origin)) return ourStorefront(address.origin)
      // The * of ALLOWED_ORIGINS applies to CORS only: an address after a payment must not be anybody's.
      if (address && allowedOrigins.includes(address.origin) && isPlainWebAddress(url, address))
        // https://friend.example/shop/#/ is at https://friend.example/shop/#: its confirmation is https://friend.example/shop/#/allorders.
        return { storefront: address.href.replace(/\/+$/, ''), cart: '/cart' }
      throw fieldRefusal(400, messages.foreignReturnUrl, 'url', { value: url, location: 'query' })
    },
    // Read late: the port is known once it listens.
    get main() {
      return main()
    },
    /** The origin of the admin. */
    get admin() {
      return admin()
    },
  }
}

/** A name or an address, and a port. */
function isHost(host: string): boolean {
  return /^[\w.-]+(:\d{1,5})?$/.test(host)
}

function ourStorefront(origin: string): ReturnAddress {
  return { storefront: origin, cart: paths.cart }
}

/**
 * Whether the address is what it looks like: of the web, without a user name before the host, and without characters that a
 * URL parser turns into slashes or drops.
 */
function isPlainWebAddress(url: string, { protocol, username, password }: URL): boolean {
  return /^https?:$/.test(protocol) && username === '' && password === '' && !/[\\\p{C}]/u.test(url)
}

function originsOfThisMachine(port: number): ReadonlyMap<string, string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...machineAddresses()]
  return byHost(hosts.map((host) => new URL(`http://${host}:${port}`).origin))
}

function byHost(origins: readonly string[]): ReadonlyMap<string, string> {
  return new Map(origins.map((origin) => [new URL(origin).host, origin]))
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => !address.internal)
    .map((address) => (address.family === 'IPv6' ? `[${address.address}]` : address.address))
    .filter((host) => URL.canParse(`http://${host}`))
}
