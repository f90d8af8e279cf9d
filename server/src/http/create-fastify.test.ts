import { describe, expect, test } from 'vitest'
import { collapseSlashes, readLiterally } from './create-fastify.ts'

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

describe('the address of a page that a chat has cut', () => {
  test.each([
    ['/%', '/%25'],
    ['/ProductDetails/42/Dairy%20%2?lang=ar&q=100%25', '/ProductDetails/42/Dairy%2520%252?lang=ar&q=100%25'],
    ['/ProductDetails/42/%D8%A7%D9', '/ProductDetails/42/%25D8%25A7%25D9'],
  ])('%s means its letters', (cut, read) => expect(readLiterally(cut)).toBe(read))

  test.each(['/ProductDetails/42/Dairy%20%26%20Eggs', '/api/v1/products/%zz', '/Search?q=100%'])(
    '%s stays as it is',
    (url) => expect(readLiterally(url)).toBe(url),
  )
})
