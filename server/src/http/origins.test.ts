import { describe, expect, test } from 'vitest'
import { makeOrigins } from './origins.ts'

const noProxy = makeOrigins(undefined, () => 3000, [])

describe('where the shop stands', () => {
  test('a visitor by a name of this machine gets links to that name', () => {
    expect(noProxy.forHost('127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
    expect(noProxy.forHost('LOCALHOST:3000')).toBe('http://localhost:3000')
  })

  test.each([['evil.example'], ['localhost:4000'], [undefined], ['']])('the Host header %j is not believed', (host) => {
    expect(noProxy.forHost(host)).toBe('http://localhost:3000')
  })

  test('with PUBLIC_URL that is the only one', () => {
    const origins = makeOrigins('https://baqala.example', () => 3000, [])
    expect(origins.forHost('localhost:3000')).toBe('https://baqala.example')
    expect(origins.returnTo('https://baqala.example/Cart', undefined)).toBe('https://baqala.example')
    expect(() => origins.returnTo('http://localhost:3000', undefined)).toThrow('url must be the address of this shop.')
  })

  test('a checkout may return to an allowed storefront, but a * is no storefront', () => {
    const origins = makeOrigins(undefined, () => 3000, ['*', 'https://friend.example'])
    expect(origins.returnTo('https://friend.example', undefined)).toBe('https://friend.example')
    expect(() => origins.returnTo('https://evil.example', undefined)).toThrow('url must be the address of this shop.')
  })
})
