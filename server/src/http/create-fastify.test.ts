import { describe, expect, test } from 'vitest'
import { collapseSlashes } from './create-fastify.ts'

describe('the address of a call', () => {
  test.each([
    ['//api/v1/products', '/api/v1/products'],
    ['/api/v1//products', '/api/v1/products'],
    ['///api//v1///products?keyword=a//b&url=https://x', '/api/v1/products?keyword=a//b&url=https://x'],
  ])('%s means %s', (sent, meant) => expect(collapseSlashes(sent)).toBe(meant))

  test.each([
    '/api/v1/products?url=https://shop.example//a',
    '/api/v1/cart//',
    '//evil.example',
    '//evil.example/api/v1/cart',
    '/assets//index.js',
    '/\\api//v1/cart',
    '/%2f/api/v1/cart',
    'http://localhost//api/v1/cart',
    '*',
    '',
  ])('%j stays as it is', (sent) => expect(collapseSlashes(sent)).toBe(sent))
})
