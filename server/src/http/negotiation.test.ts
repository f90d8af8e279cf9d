import { describe, expect, test } from 'vitest'
import { chooseEncoding, matchesEtag, readWeights } from './negotiation.ts'

describe('Accept-Encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['br ; Q=1.000', 'br'],
    ['br; foo=1; q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=nonsense', 'identity'],
    ['gzip;q=7', 'identity'],
    ['deflate, zstd', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%s gets %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

describe('If-None-Match', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"x", W/"a" , "y"', true],
    ['*', true],
    ['"b"', false],
    ['"ab"', false],
    ['a', false],
    ['', false],
  ])('%s: %s', (header, known) => {
    expect(matchesEtag(header, '"a"')).toBe(known)
  })
})

test('a weight stands beside its name, 1 where none is said', () => {
  expect([...readWeights('image/avif, image/*;q=0.8 , */*;v=b3;q=0.5')]).toEqual([
    ['image/avif', 1],
    ['image/*', 0.8],
    ['*/*', 0.5],
  ])
})
