import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

interface FetchLimits {
  readonly maxBytes: number
  /** Milliseconds for everything, redirects included. */
  readonly timeout: number
  /** Which IP addresses may be asked. */
  readonly isAllowed?: ((address: string) => boolean) | undefined
}

const MAX_REDIRECTS = 3

/** Why something was not fetched, in words that go after its address. */
export class NotFetched extends Error {}

/**
 * Fetches a file from the web. A supplier wrote the address, so it must not lead into the shop's own network (server-side
 * request forgery): the addresses that its name resolves to are checked as the connection is made, redirects included.
 * Throws NotFetched.
 */
export async function fetchPublic(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeout)
  let url = new URL(address)
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await ask(url, limits.isAllowed ?? isPublicAddress, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return await readBody(answer, limits.maxBytes)
      answer.destroy()
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        throw new NotFetched(`answers ${statusCode}`)
      url = new URL(headers.location, url)
    }
    throw new NotFetched('leads on and on')
  } catch (error) {
    if (error instanceof NotFetched) throw error
    if (signal.aborted) throw new NotFetched(`takes longer than ${limits.timeout / 1000} s`)
    throw new NotFetched(error instanceof Error ? error.message : String(error))
  }
}

function ask(url: URL, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<http.IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new NotFetched('is no address on the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address is not looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotFetched('is not on the public Internet')
  const { get } = url.protocol === 'https:' ? https : http
  // No agent: a kept connection would be one that nobody checked.
  const options = { lookup: lookupAllowed(isAllowed), agent: false, signal, headers: { accept: 'image/*' } }
  return new Promise((resolved, rejected) => get(url, options, resolved).once('error', rejected))
}

function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) callback(error ?? new NotFetched('has no address'), [])
      else if (!addresses.every(({ address }) => isAllowed(address)))
        callback(new NotFetched('is not on the public Internet'), [])
      else if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

async function readBody(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new NotFetched(`is larger than ${Math.floor(maxBytes / 1_000_000)} MB`)
    chunks.push(chunk)
  }
  // Without this, a connection that breaks off leaves half a picture.
  if (!answer.complete) throw new NotFetched('broke off')
  return Buffer.concat(chunks)
}

// IANA's special-purpose registry: this machine, private networks, link-local (cloud metadata among them), documentation,
// multicast. In IPv6 only the global range is public, without its documentation and its tunnels to IPv4.
const NOT_PUBLIC = blockListOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
)
const GLOBAL = blockListOf('2000::/3')

function blockListOf(...networks: string[]): BlockList {
  const list = new BlockList()
  for (const [address = '', bits] of networks.map((network) => network.split('/')))
    list.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6')
  return list
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}
