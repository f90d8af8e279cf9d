import { networkInterfaces } from 'node:os'
import { Refusal } from '../refusal.ts'

/**
 * Where this shop stands, never taken on a request's word: PUBLIC_URL, or else loopback and the machine's own
 * addresses at the port it listens on. A request's Host header only chooses among these.
 */
export interface Origins {
  /** The origin to write into links for a visitor who came by `host`. */
  forHost(host: string | undefined): string
  /**
   * The origin that a payment page may return to: that of `url` where it is ours or an allowed storefront's, ours for
   * `host` without it. Anything else is refused (400).
   */
  returnTo(url: string | undefined, host: string | undefined): string
  readonly main: string
}

export function makeOrigins(publicUrl: string | undefined, port: () => number, allowed: readonly string[]): Origins {
  const ofThisMachine = forSomeSeconds(originsOfThisMachine)
  const published = publicUrl === undefined ? undefined : byHost([publicUrl])
  const own = () => published ?? ofThisMachine(port())
  const first = () => own().values().next().value ?? `http://localhost:${port()}`
  const friends = allowed.filter((each) => each !== '*').map((each) => new URL(each).origin)
  const forHost = (host = '') => own().get(host) ?? own().get(host.toLowerCase()) ?? first()
  return {
    forHost,
    returnTo(url, host) {
      if (url === undefined || url === '') return forHost(host)
      const origin = URL.canParse(url) ? new URL(url).origin : ''
      // The star of ALLOWED_ORIGINS opens CORS only.
      if ([...own().values(), ...friends].includes(origin)) return origin
      const msg = 'url must be the address of this shop.'
      throw new Refusal(400, msg, { errors: { value: url, msg, param: 'url', location: 'query' } })
    },
    get main() {
      return first()
    },
  }
}

/** Asking the machine costs as much as a whole answer; its addresses change when a cable is pulled. */
function forSomeSeconds<Value>(find: (port: number) => Value): (port: number) => Value {
  let found: { port: number; value: Value; until: number } | undefined
  return (port) => {
    if (found?.port !== port || found.until < performance.now()) {
      found = { port, value: find(port), until: performance.now() + 5_000 }
    }
    return found.value
  }
}

function originsOfThisMachine(port: number): ReadonlyMap<string, string> {
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...machineAddresses()]
  return byHost(hosts.map((host) => new URL(`http://${host}:${port}`).origin))
}

/** Origins by what a visitor's Host header says. */
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
