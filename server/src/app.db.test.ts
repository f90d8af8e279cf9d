import { describe, expect, test } from 'vitest'
import { API_ROOT, calls } from '@baqala/contract/calls'
import { aShopper, call, openTestShop } from '../test/build-test-app.ts'

const shop = openTestShop({ ALLOWED_ORIGINS: 'https://other-storefront.example' })
const post = (url: string, payload: string | Buffer, contentType = 'application/json') =>
  shop.app.inject({ method: 'POST', url: API_ROOT + url, payload, headers: { 'content-type': contentType } })

describe('whatever comes in', () => {
  test.each([
    ['{"email":', 'application/json', 400, 'The body is not valid JSON.'],
    ['[]', 'application/json', 400, 'The body must be a JSON object.'],
    ['"text"', 'application/json', 400, 'The body must be a JSON object.'],
    ['null', 'application/json', 400, 'email pattern is required'],
    ['{"__proto__":{"role":"admin"}}', 'application/json', 400, 'The body is not valid JSON.'],
    ['email=', 'application/x-www-form-urlencoded', 400, 'email pattern is required'],
    ['email=a', 'multipart/form-data', 415, 'Please send JSON (Content-Type: application/json).'],
    ['', 'application/json', 400, 'email pattern is required'],
  ])('the body %j sent as %s is answered with %i and a sentence', async (payload, contentType, status, message) => {
    const answer = await post('/auth/signin', payload, contentType)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status: 'fail', statusMsg: 'fail', message })
  })

  test('a body over 100 kB is refused', async () => {
    const answer = await post('/auth/signin', JSON.stringify({ email: 'x'.repeat(110_000) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().message).toBe('The request is too large: at most 100 kB are allowed.')
  })

  test('a password is never said back', async () => {
    const { body } = await call(shop, 'signUp', {
      body: { name: 'Mona', email: 'm@example.com', password: 'nope1', rePassword: 'nope1', phone: '1' },
    })
    expect(body).toMatchObject({ message: 'invalid password', errors: { param: 'password', location: 'body' } })
    expect(JSON.stringify(body)).not.toContain('nope1')
  })

  test('an address that is none is answered in the envelope', async () => {
    const answer = await shop.app.inject({ url: '/api/v1/nothing?secret=1' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      status: 'fail',
      statusMsg: 'fail',
      message: 'There is nothing at GET /api/v1/nothing.',
    })
  })

  test('an address that cannot be read is answered in the envelope too', async () => {
    // A page's is the storefront's business.
    expect((await shop.app.inject({ url: '/%zz' })).statusCode).not.toBe(400)
    const picture = await shop.app.inject({ url: '/images/%zz' })
    expect([picture.statusCode, picture.json().message]).toEqual([404, 'There is nothing at GET /images/%zz.'])
    const answer = await shop.app.inject({ url: '/api/v1/products/%zz' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 'fail', statusMsg: 'fail', message: 'That address is not valid.' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('a trailing slash makes no difference', async () => {
    const { token } = await aShopper(shop)
    const answer = await shop.app.inject({ url: `${API_ROOT}/cart/`, headers: { token } })
    expect(answer.statusCode).toBe(200)
  })

  test('every call of the contract is answered', async () => {
    const answers = await Promise.all(
      Object.values(calls).map(({ method, path }) =>
        shop.app.inject({ method, url: API_ROOT + path.replace(/:\w+/g, 'x') }),
      ),
    )
    const unknown = answers.filter(
      (answer) => answer.statusCode === 404 && answer.json().message.startsWith('There is nothing at'),
    )
    expect(unknown).toEqual([])
    expect(answers.filter((answer) => answer.statusCode >= 500)).toEqual([])
  })

  test.each([['garbage'], ['null'], [''], ['a.b.c']])('the token %j on a public call is ignored', async (token) => {
    expect((await call(shop, 'listCategories', { token })).status).toBe(200)
  })
})

describe('headers', () => {
  test('scripts run from the shop alone, and nobody may frame it', async () => {
    const { headers } = await shop.app.inject({ url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'(?! 'unsafe)/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toMatch(/style-src 'self'/)
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{24}$/)
    expect((await shop.app.inject({ url: '/' })).headers['x-request-id']).not.toBe(headers['x-request-id'])
  })

  test('the pages of the admin scan with the camera, and those of the shop do not', async () => {
    const of = async (url: string) => (await shop.app.inject({ url })).headers
    for (const url of ['/admin', '/admin/stock', '/admin?x']) {
      const headers = await of(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
      expect(policy).toContain("img-src 'self' data: http://localhost:* http://127.0.0.1:*;")
      expect(headers['permissions-policy']).toBe('camera=(self)')
    }
    for (const url of ['/', '/administrator', '/cart']) {
      const headers = await of(url)
      expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'self'")
      expect(headers['content-security-policy']).not.toMatch(/wasm|blob/)
      expect(headers['permissions-policy']).toBeUndefined()
    }
  })

  test.each([`${API_ROOT}/brands`, '/images/none', '/assets/none.js', '/admin/assets/none.js'])(
    'the answer to %s may load nothing',
    async (url) => {
      const { headers } = await shop.app.inject({ url })
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    },
  )

  const preflight = (origin: string) =>
    shop.app.inject({
      method: 'OPTIONS',
      url: `${API_ROOT}/cart`,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token,content-type',
      },
    })

  test('an allowed storefront may call with token and JSON', async () => {
    const { headers } = await preflight('https://other-storefront.example')
    expect(headers['access-control-allow-origin']).toBe('https://other-storefront.example')
    expect(String(headers['access-control-allow-headers'])).toMatch(
      /token.*x-language.*authorization.*x-requested-with/,
    )
  })

  test('any other page may not', async () => {
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('health', () => {
  test('the shop says that it lives and that it is ready', async () => {
    expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await shop.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})

test.each(['//', '//?lang=ar', '///evil.example/', '/%', '//[/', '/\\evil.example', '/?lang=ar&lang=en'])(
  'nobody makes the shop stumble with the address %s',
  async (url) => {
    const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBeLessThan(500)
    expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?![/\\])/)
  },
)
