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

  test.each(['10.0.2.2:3000', 'nas.local:3000', 'shop.ngrok-free.app'])(
    'while one tries it, %s is where the request came to',
    (host) => {
      const tried = makeOrigins(undefined, () => 3000, [], { trustsHost: true })
      expect(tried.forHost(host)).toBe(`http://${host}`)
      expect(tried.forHost('evil.example/path')).toBe('http://localhost:3000')
      const published = makeOrigins('https://baqala.example', () => 3000, [], { trustsHost: true })
      expect(published.forHost(host)).toBe('https://baqala.example')
    },
  )

  test('with PUBLIC_URL that is the only one', () => {
    const origins = makeOrigins('https://baqala.example', () => 3000, [])
    expect(origins.forHost('localhost:3000')).toBe('https://baqala.example')
    const ours = { storefront: 'https://baqala.example', cart: '/Cart' }
    expect(origins.returnTo('https://baqala.example/Cart', undefined)).toEqual(ours)
    expect(origins.returnTo(undefined, undefined)).toEqual(ours)
    expect(() => origins.returnTo('http://localhost:3000', undefined)).toThrow('url must be the address of this shop')
  })
})

describe('a payment for a storefront of somebody else', () => {
  const origins = makeOrigins('https://baqala.example', () => 3000, ['*', 'https://friend.example'])

  test.each([
    ['https://friend.example', 'https://friend.example'],
    ['https://friend.example/', 'https://friend.example'],
    ['https://FRIEND.example:443/shop', 'https://friend.example/shop'],
    ['https://friend.example/shop/#/', 'https://friend.example/shop/#'],
    ['https://friend.example/shop/#', 'https://friend.example/shop/#'],
    ['https://friend.example/a/../shop?lang=ar', 'https://friend.example/shop?lang=ar'],
    ['https://friend.example//evil.example', 'https://friend.example//evil.example'],
    ['https://friend.example/متجر', 'https://friend.example/%D9%85%D8%AA%D8%AC%D8%B1'],
  ])('comes back to its whole address: %s', (url, storefront) => {
    expect(origins.returnTo(url, undefined)).toEqual({ storefront, cart: '/cart' })
  })

  test.each([
    'https://evil.example',
    'https://friend.example.evil.example',
    'https://friend.example@evil.example',
    'https://evil.example\\@friend.example',
    'https://evil.example#@friend.example',
    'https://somebody@friend.example/shop',
    'https://:word@friend.example/shop',
    'https:\\\\friend.example',
    'https://friend.example\\shop',
    'https://friend.example/\tshop',
    'https://friend.example/shop\u202e',
    'http://friend.example/shop',
    'https://friend.example:444',
    'ftp://friend.example',
    'javascript:location="https://friend.example"',
    'blob:https://friend.example/shop',
    '//friend.example/shop',
    '/shop',
    '*',
    'null',
  ])('never comes back to %j; the sentence says what to set', (url) => {
    expect(() => origins.returnTo(url, undefined)).toThrow(
      'url must be the address of this shop, or of a storefront that its ALLOWED_ORIGINS names; a * there does not count.',
    )
  })
})
