/** The pages of the storefront, from a build in miniature. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { shop } from '../../../../shop.config.ts'
import { readConfig } from '../../config/config.ts'
import { makeOrigins } from '../origins.ts'
import { makeSecurityHeaders } from '../security.ts'
import { storefront } from './storefront.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'storefront-'))
const EGGS = '/ProductDetails/42/Eggs'
const BROWSER = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Safari/605.1' }
const pageOf = (title: string) =>
  `<!doctype html>\n<script>1</script>\n<title>${title}</title>\n<meta name="description" content="A shop">\n<p>${title}</p>`
let app: FastifyInstance
const warnings: string[] = []

beforeAll(async () => {
  for (const folder of ['screens', 'ar/screens']) mkdirSync(path.join(dist, folder), { recursive: true })
  for (const [file, title] of [
    ['index.html', 'Baqala'],
    ['screens/ProductDetails.html', 'Baqala'],
    ['ar/screens/ProductDetails.html', 'بقالة'],
  ] as const)
    writeFileSync(path.join(dist, file), pageOf(title))
  writeFileSync(
    path.join(dist, 'screens.json'),
    JSON.stringify({ '/ProductDetails/:id/:category': 'screens/ProductDetails.html' }),
  )
  for (const file of ['sw.js', 'sw-off.js']) writeFileSync(path.join(dist, file), `// ${file}`)
  app = await serve()
})

async function serve(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '3000', ...settings })
  const headers = makeSecurityHeaders(
    config,
    makeOrigins(undefined, () => 3000, []),
  )
  const served = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } } })
  const previewOf = async (_: unknown, id: string, language: string) => {
    if (id !== '42') throw new Error('no such product')
    return `<title>Eggs for $& and $1, ${language}</title>`
  }
  await storefront(served, config, headers, previewOf, dist)
  return served
}

afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/favicon.ico', '/apple-touch-icon.png?v=2', '/sitemap.xml', '/wp-login.php'])(
  '%s is a file that is not there, and no page, unless somebody opens it in a browser',
  async (url) => {
    expect((await open(url, { accept: '*/*' })).statusCode).toBe(404)
    expect((await open(url, { accept: 'text/html,*/*;q=0.8' })).body).toContain('Baqala')
  },
)

test('a page keeps the chosen language for another year, which Safari would forget after a week', async () => {
  const cookieOf = async (headers: Record<string, string>) => (await open('/', headers)).headers['set-cookie']
  expect(await cookieOf({ ...BROWSER, cookie: 'lang=en' })).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(await cookieOf(BROWSER)).toBeUndefined()
})

test('a shopkeeper may make Arabic the language of the shop, and a shopper English the language of a visit', async () => {
  Object.assign(shop, { language: 'ar' })
  onTestFinished(() => void Object.assign(shop, { language: 'en' }))
  const unasked = await open(EGGS, BROWSER)
  expect(unasked.body).toBe(pageOf('بقالة'))
  expect(unasked.headers).toMatchObject({
    vary: expect.stringContaining('Cookie'),
    'cache-control': 'private, no-cache',
    'content-language': 'ar',
  })
  const asked = await open(`${EGGS}?lang=en`, BROWSER)
  expect(asked.headers).toMatchObject({ location: EGGS, 'set-cookie': expect.stringMatching(/^lang=en;/) })
  const then = await open(EGGS, { ...BROWSER, cookie: 'lang=en' })
  expect([then.body, then.headers['content-language']]).toEqual([pageOf('Baqala'), 'en'])
})

test.each(['/admin', '/admin/stock', '/api/admin/v1/none', '/API/V1/Products'])(
  '%s is no screen of the shop',
  async (url) => {
    expect((await open(url, BROWSER)).statusCode).toBe(404)
    expect((await open('/cart', BROWSER)).statusCode).toBe(200)
  },
)

test('the kill switch is served in place of the service worker where the settings say so', async () => {
  expect((await open('/sw.js')).body).toBe('// sw.js')
  const off = await serve({ SERVICE_WORKER: 'off' })
  expect((await off.inject('/sw.js')).body).toBe('// sw-off.js')
  await off.close()
})

describe('the page of a product', () => {
  test('names it to programs that show links', async () => {
    const page = await open(EGGS)
    expect(page.body).toContain('<title>Eggs for $& and $1, en</title>\n<p>Baqala</p>')
    expect(page.body).not.toContain('A shop')
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-language': 'en',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    })
    const again = await open(EGGS, { 'if-none-match': String(page.headers.etag) })
    expect(again.statusCode).toBe(304)
    // Link previews of Apple's are a browser.
    const preview = {
      ...BROWSER,
      'user-agent': `${BROWSER['user-agent']} facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
    }
    expect((await open(EGGS, preview)).body).toContain('<title>Eggs')
  })

  test('is sent once', async () => {
    await open(EGGS)
    // Reads the same file, so a second answer to the first request has come by now.
    await open(EGGS, BROWSER)
    expect(warnings).toEqual([])
  })

  test('names it in the language of the link, or of the shopper', async () => {
    expect((await open(`${EGGS}?lang=ar`)).body).toContain('$1, ar</title>\n<p>بقالة</p>')
    expect((await open(EGGS, { cookie: 'lang=ar' })).body).toContain('$1, ar</title>\n<p>بقالة</p>')
  })

  test('is sent to browsers as it was built, and for a product that is not there', async () => {
    expect((await open(EGGS, BROWSER)).body).toBe(pageOf('Baqala'))
    const unknown = await open('/ProductDetails/7/Eggs')
    expect([unknown.statusCode, unknown.body]).toEqual([200, pageOf('Baqala')])
  })

  test('keeps the language that its reader has chosen, whatever the link says', async () => {
    const chosen = await open(`${EGGS}?lang=ar`, { ...BROWSER, cookie: 'lang=en' })
    expect([chosen.headers.location, chosen.headers['set-cookie']]).toEqual([EGGS, undefined])
    const typed = await open(`${EGGS.toLowerCase()}?lang=ar`, { ...BROWSER, cookie: 'lang=en' })
    expect(typed.headers['set-cookie']).toBeUndefined()
    const newcomer = await open(`${EGGS}?lang=ar`, BROWSER)
    expect(newcomer.headers['set-cookie']).toMatch(/^lang=ar;/)
  })
})
