import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { FirstPictures } from './catalog/first-pictures.ts'
import { makeProductPage } from './product-page.ts'

const PAGE = '<head><!--for each first picture: <link href="{picture}?w=240">--></head><body></body>'
const MILK = 'http://localhost:3000/images/milk-1-3fa9c2d1'
const RICE = 'http://localhost:3000/images/rice-1-0a1b2c3d'

describe('the page of the product list', () => {
  test('names the pictures that the list begins with', async () => {
    const { headers, body } = await open(() => Promise.resolve([MILK, RICE]))
    expect(body).toBe(`<head><link href="${MILK}?w=240"><link href="${RICE}?w=240"></head><body></body>`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('names no picture that has no widths to choose from, or that ends the attribute', async () => {
    const others = ['https://elsewhere.example/milk.jpg', 'http://x/"><script>/images/milk-1-3fa9c2d1', RICE]
    const { body } = await open(() => Promise.resolve(others))
    expect(body).toBe(`<head><link href="${RICE}?w=240"></head><body></body>`)
  })

  test('is sent without them where the catalogue cannot be read', async () => {
    const { statusCode, body } = await open(() => Promise.reject(new Error('The database is away.')))
    expect([statusCode, body]).toEqual([200, '<head></head><body></body>'])
  })

  test('is left alone where it asks for none', () => {
    expect(makeProductPage('<head></head>', () => Promise.resolve([MILK]))).toBeUndefined()
  })
})

function open(firstPictures: FirstPictures) {
  const app = Fastify()
  app.get('/Products', makeProductPage(PAGE, firstPictures) ?? (() => 'no product page'))
  return app.inject('/Products')
}
