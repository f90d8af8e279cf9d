import { isIPv6 } from 'node:net'

// An IPv4 address within IPv6: as a socket for both has it, and as it comes through NAT64 (RFC 6052).
const IPV4_PREFIX = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0)$/
// Some proxies name the port too, which changes with every connection: 41.32.10.7:5060, [2001:db8::1]:5060.
const WITH_PORT = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/

/**
 * Maps an IP address to the unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. A household
 * owns a whole /64, and devices change their address within it (RFC 8981).
 */
export function networkOf(given: string): string {
  const address = given.replace(WITH_PORT, '$1$2').replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  // Written in one way, in hexadecimal groups alone.
  const { hostname } = new URL(`http://[${address}]`)
  const [head = [], tail = []] = hostname.slice(1, -1).split('::').map(groupsOf)
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  if (!IPV4_PREFIX.test(groups.slice(0, 6).join(':'))) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
  return bytes.join('.')
}

/**
 * The /48 around a /64 network of `networkOf`; undefined for an IPv4 address. Providers give a site up to a /48, which is
 * 65,536 networks of /64.
 */
export function siteOf(network: string): string | undefined {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
