import { BlockList, isIP } from 'node:net'

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
