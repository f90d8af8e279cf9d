import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aPerson, PASSWORD } from '../../../test/staff-calls.ts'

const shop = openTestShop({ ADMIN_HOST: 'admin.baqala.example', PUBLIC_URL: 'https://baqala.example' })

beforeEach(async () => {
  await aPerson(shop, 'picker')
})

const at = async (host: string, url: string) => (await shop.app.inject({ url, headers: { host } })).statusCode

describe('a host for the admin alone', () => {
  test.each(['/api/admin/v1/session', '/api/%61dmin/v1/session', '//api/admin/v1/session'])(
    'the shop has nothing at %s, and that host has the call',
    async (url) => {
      expect(await at('baqala.example', url)).toBe(404)
      expect(await at('other.example', url)).toBe(404)
      expect(await at('admin.baqala.example', url)).toBe(401)
    },
  )

  test('that host has no shop: neither its calls nor its pages', async () => {
    for (const url of ['/api/v1/products', '/', '/cart', '/sw.js', '/api/docs'])
      expect({ url, status: await at('admin.baqala.example', url) }).toEqual({ url, status: 404 })
    expect(await at('baqala.example', '/api/v1/products')).toBe(200)
  })

  test('both answer whether they are well', async () => {
    expect(await at('admin.baqala.example', '/healthz')).toBe(200)
    expect(await at('baqala.example', '/healthz')).toBe(200)
  })

  test('a browser that names the origin alone signs in there, and a page of the shop does not', async () => {
    const signIn = (origin: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/admin/v1/session',
        headers: { host: 'Admin.Baqala.Example', origin },
        payload: { login: 'picker', password: PASSWORD },
      })
    const signedIn = await signIn('https://admin.baqala.example')
    expect(signedIn.statusCode).toBe(200)
    // The admin links to products there.
    expect(signedIn.json()).toMatchObject({ data: { shop: 'https://baqala.example' } })
    expect((await signIn('https://baqala.example')).statusCode).toBe(403)
  })
})
