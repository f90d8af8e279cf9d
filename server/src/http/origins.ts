import { networkInterfaces } from 'node:os'
import { Refusal } from '../refusal.ts'
import { messages } from './http.messages.en.ts'

/**
 * The origins of this shop: PUBLIC_URL, or without it the loopback and network addresses of this machine. The Host header
 * is not trusted (host header injection): it only chooses among these.
 */
export interface Origins {
  /** The origin for links in the response to a request with this Host header. */
  forHost(host: string | undefined): string
  /**
   * The origin that a payment page returns to: the origin of `url` if it is the shop's or in ALLOWED_ORIGINS, or without
   * `url` the shop's own. Refuses any other (400).
   */
  returnTo(url: string | undefined, host: string | undefined): string
  readonly main: string
}

export function makeOrigins(publicUrl: string | undefined, port: () => number, allowed: readonly string[]): Origins {
  const ofThisMachine = cacheBriefly(originsOfThisMachine)
  const published = publicUrl === undefined ? undefined : byHost([publicUrl])
  const own = () => published ?? ofThisMachine(port())
  const main = () => own().values().next().value ?? `http://localhost:${port()}`
  const allowedOrigins = allowed.filter((each) => each !== '*').map((each) => new URL(each).origin)
  const forHost = (host = '') => own().get(host) ?? own().get(host.toLowerCase()) ?? main()
  return {
    forHost,
    returnTo(url, host) {
      if (url === undefined || url === '') return forHost(host)
      const origin = URL.canParse(url) ? new URL(url).origin : ''
      // The * of ALLOWED_ORIGINS applies to CORS only.
      if ([...own().values(), ...allowedOrigins].includes(origin)) return origin
      const said = messages.foreignReturnUrl
      throw new Refusal(400, said, { errors: { value: url, msg: said.text, param: 'url', location: 'query' } })
    },
    get main() {
      return main()
    },
  }
}

/** Caches for 5 s: listing the network interfaces takes as long as a whole request, and they seldom change. */
function cacheBriefly<Value>(find: (port: number) => Value): (port: number) => Value {
  let cached: { port: number; value: Value; until: number } | undefined
  return (port) => {
    if (cached?.port !== port || cached.until < performance.now()) {
      cached = { port, value: find(port), until: performance.now() + 5_000 }
    }
    return cached.value
  }
}

function originsOfThisMachine(port: number): ReadonlyMap<string, string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...machineAddresses()]
  return byHost(hosts.map((host) => new URL(`http://${host}:${port}`).origin))
}

/** Origins by Host header. */
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
