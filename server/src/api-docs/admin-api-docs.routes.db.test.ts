import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminEndpoint } from '@baqala/contract/admin/admin-endpoint'
import { adminApi } from '@baqala/contract/admin/api'
import { openTestShop } from '../../test/build-test-app.ts'
import { aPerson, signedIn } from '../../test/staff-calls.ts'
import { describeAdminApi } from './admin-api-docs.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const open = (url: string, cookie?: string) =>
  shop.app.inject({ url, headers: cookie === undefined ? {} : { cookie: `admin=${cookie}` } })

beforeEach(async () => {
  await aPerson(shop, 'picker')
})

describe('the description of the API of the staff', () => {
  const { paths, components } = describeAdminApi()

  test('has every call at its method and path, with the permission it needs', () => {
    for (const [name, call] of Object.entries<AdminEndpoint>(adminApi)) {
      const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
      expect(operation?.operationId).toBe(name)
      expect(operation?.security).toEqual(call.may === 'anyone' ? undefined : [{ cookie: [] }])
      if (call.may !== 'anyone' && call.may !== 'staff') expect(operation?.description).toContain(`\`${call.may}\``)
    }
  })

  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(references.filter((name) => !((name ?? '') in components.schemas))).toEqual([])
  })
})

describe('GET /api/admin/docs', () => {
  test('whoever is signed in reads it', async () => {
    const cookie = await signedIn(shop, 'picker')
    const page = await open('/api/admin/docs', cookie)
    expect(page.body).toContain("url: '/api/admin/openapi.json'")
    expect(String(page.headers['content-security-policy'])).not.toContain('unsafe')
    expect((await open('/api/admin/openapi.json', cookie)).json()).toEqual(
      JSON.parse(JSON.stringify(describeAdminApi())),
    )
  })

  test('others are sent to the sign-in', async () => {
    const page = await open('/api/admin/docs')
    expect([page.statusCode, page.headers.location]).toEqual([303, '/admin'])
    expect((await open('/api/admin/openapi.json', 'a'.repeat(22))).statusCode).toBe(401)
  })
})
