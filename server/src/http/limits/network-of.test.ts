import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

test('an IPv4 address counts as itself, also where it comes dressed as IPv6', () => {
  expect(networkOf('41.32.10.7')).toBe('41.32.10.7')
  expect(networkOf('::ffff:41.32.10.7')).toBe('41.32.10.7')
  expect(networkOf('::FFFF:41.32.10.7')).toBe('41.32.10.7')
  expect(networkOf('::ffff:2920:a07')).toBe('41.32.10.7')
  expect(networkOf('0:0:0:0:0:ffff:41.32.10.7')).toBe('41.32.10.7')
})

test('an IPv4 address that came through NAT64 counts as itself, not as one network with all others', () => {
  expect(networkOf('64:ff9b::41.32.10.7')).toBe('41.32.10.7')
  expect(networkOf('64:ff9b::2920:a08')).toBe('41.32.10.8')
})

test('the port that some proxies name beside the address does not count', () => {
  expect(networkOf('41.32.10.7:50312')).toBe('41.32.10.7')
  expect(networkOf('[2001:db8:12:34::1]:50312')).toBe('2001:db8:12:34::/64')
  expect(networkOf('[::ffff:41.32.10.7]:50312')).toBe('41.32.10.7')
})

test('all addresses of one IPv6 household count as one', () => {
  expect(networkOf('2001:db8:12:34:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:12:34::/64')
  expect(networkOf('2001:0DB8:12:34::1')).toBe('2001:db8:12:34::/64')
  expect(networkOf('2001:db8:12:35::1')).toBe('2001:db8:12:35::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('all households of one IPv6 site count as one site, and an IPv4 address has none', () => {
  expect(siteOf(networkOf('2001:db8:12:34::1'))).toBe('2001:db8:12::/48')
  expect(siteOf(networkOf('2001:db8:12:ffff::1'))).toBe('2001:db8:12::/48')
  expect(siteOf(networkOf('2001:db8:13:34::1'))).toBe('2001:db8:13::/48')
  expect(siteOf(networkOf('41.32.10.7'))).toBeUndefined()
  expect(siteOf(networkOf('::ffff:41.32.10.7'))).toBeUndefined()
})

test('what is no address counts as what it is', () => {
  expect(networkOf('')).toBe('')
  expect(networkOf('unknown')).toBe('unknown')
})
