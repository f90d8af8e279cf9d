import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Maps an IP address to the unit that rate limits count: an IPv4 address, or the /64 network of an IPv6 address. A household
 * owns a whole /64, and devices change their address within it (RFC 8981).
 */
export function networkOf(address: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.replace(/%.*$/, '').split('::').map(groupsOf)
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
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
