import { networkInterfaces } from 'node:os'

/**
 * Where this shop stands, never taken on a request's word: PUBLIC_URL, or else loopback and the machine's own
 * addresses at the port it listens on. A request's Host header only chooses among these.
 */
export interface Origins {
  /** The origin to write into links for a visitor who came by `host`. */
  forHost(host: string | undefined): string
  /** Whether a checkout may return to this origin. */
  mayReturnTo(origin: string): boolean
  readonly main: string
}

export function makeOrigins(publicUrl: string | undefined, port: () => number, allowed: readonly string[]): Origins {
  const ofThisMachine = forSomeSeconds(originsOfThisMachine)
  const own = () => (publicUrl === undefined ? ofThisMachine(port()) : [publicUrl])
  const first = () => own()[0] ?? `http://localhost:${port()}`
  const friends = allowed.filter((each) => each !== '*').map((each) => new URL(each).origin)
  return {
    forHost(host) {
      const asked = `http://${String(host).toLowerCase()}`
      return own().includes(asked) ? asked : first()
    },
    mayReturnTo(origin) {
      // The star of ALLOWED_ORIGINS opens CORS only.
      return own().includes(origin) || friends.includes(origin)
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

function originsOfThisMachine(port: number): string[] {
  return ['localhost', '127.0.0.1', '[::1]', ...machineAddresses()].map(
    (host) => new URL(`http://${host}:${port}`).origin,
  )
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => !address.internal)
    .map((address) => (address.family === 'IPv6' ? `[${address.address}]` : address.address))
    .filter((host) => URL.canParse(`http://${host}`))
}
