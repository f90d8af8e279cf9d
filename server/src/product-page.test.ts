import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { makeProductPage } from './product-page.ts'

const LIST = '<head><!--for each first picture: <link href="{picture}?w=240">--></head><body></body>'
const DETAILS = '<head><!--with its first picture: rel=preload; imagesrcset="{picture}?w=240 240w"--></head>'
const MILK = 'http://localhost:3000/images/milk-1-3fa9c2d1'
const RICE = 'http://localhost:3000/images/rice-1-0a1b2c3d'
const MILK_ID = '0123456789abcdef01234567'
const FOREIGN = ['https://elsewhere.example/milk.jpg', 'http://x/"><script>/images/milk-1-3fa9c2d1']

describe('the page of the product list', () => {
  test('names the pictures that the list begins with', async () => {
    const { headers, body } = await open(LIST, () => Promise.resolve([MILK, RICE]))
    expect(body).toBe(`<head><link href="${MILK}?w=240"><link href="${RICE}?w=240"></head><body></body>`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('names no picture that has no widths to choose from, or that ends the attribute', async () => {
    const { body } = await open(LIST, () => Promise.resolve([...FOREIGN, RICE]))
    expect(body).toBe(`<head><link href="${RICE}?w=240"></head><body></body>`)
  })

  test('is sent without them where the catalogue cannot be read', async () => {
    const away = () => Promise.reject(new Error('The database is away.'))
    const silent = () => new Promise<never>(() => {})
    for (const names of [away, silent]) {
      const { statusCode, body } = await open(LIST, names)
      expect([statusCode, body]).toEqual([200, '<head></head><body></body>'])
    }
  })
})

describe('the page of a product', () => {
  test('comes with its first picture named in a header', async () => {
    const { headers, body } = await open(DETAILS, (id) => Promise.resolve(id === MILK_ID ? [MILK] : []))
    expect(headers.link).toBe(`<${MILK}>; rel=preload; imagesrcset="${MILK}?w=240 240w"`)
    expect(body).toBe('sent from screens/page.html')
  })

  test('comes without where there is no such product, or no such picture', async () => {
    for (const pictures of [[], FOREIGN]) {
      const { statusCode, headers } = await open(DETAILS, () => Promise.resolve(pictures))
      expect([statusCode, headers.link]).toEqual([200, undefined])
    }
  })

  test('asks nobody after what cannot be a product', async () => {
    const asked: unknown[] = []
    const note = (id?: string) => Promise.resolve(asked.push(id) ? [MILK] : [])
    for (const id of ['%00', 'milk', `${MILK_ID}0`, MILK_ID.toUpperCase()]) {
      expect((await open(DETAILS, note, id)).statusCode).toBe(200)
    }
    expect(asked).toEqual([])
  })
})

test('any other page is left alone', () => {
  const none = () => Promise.resolve([])
  expect(makeProductPage('a.html', '<head></head>', { ofList: none, ofProduct: none })).toBeUndefined()
})

function open(html: string, names: (id?: string) => Promise<readonly string[]>, id = MILK_ID) {
  const app = Fastify()
  app.decorateReply('sendFile', function (file: string) {
    return this.send(`sent from ${file}`)
  })
  const pictures = { ofList: () => names(), ofProduct: (_: unknown, id: string) => names(id) }
  app.get('/:id', makeProductPage('screens/page.html', html, pictures) ?? (() => 'no product page'))
  return app.inject(`/${id}`)
}
