import { describe, expect, test } from 'vitest'
import { api } from '@baqala/contract/api'
import { calls, type Call } from '@baqala/contract/calls'
import type { Endpoint } from '@baqala/contract/endpoint'
import { openTestShop } from '../../test/build-test-app.ts'
import { describeApi } from './api-docs.ts'
import type { Operation } from './describe-calls.ts'

const description = describeApi()
const described: Record<string, Call> = calls
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
const operationOf = (name: string): Operation => {
  const found = operations.find((operation) => operation.operationId === name)
  if (found === undefined) throw new Error(`${name} is not described`)
  return found
}

describe('the API description', () => {
  test('has every call once, at its method and path', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(described).sort())
    for (const [name, call] of Object.entries(described)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      expect(description.paths[path]?.[call.method.toLowerCase()]?.operationId).toBe(name)
    }
  })

  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference ?? '',
    )
    expect(references.length).toBeGreaterThan(50)
    const known = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(references.filter((reference) => !known.includes(reference))).toEqual([])
    expect(JSON.stringify(description)).not.toContain('$defs')
  })

  test('says that the cart and ordering it are under /api/v2 too, and nothing else', () => {
    for (const [name, call] of Object.entries(described)) {
      const both = [{ url: '/api/v1' }, { url: '/api/v2' }]
      expect([name, operationOf(name).servers]).toEqual([name, /^\/cart|:cartId$/.test(call.path) ? both : undefined])
    }
  })

  test('says truly which calls of the public API are missing', () => {
    const named = [...description.info.description.matchAll(/no `GET (\/\w+)`/g)].map(([, path]) => path ?? '')
    expect(named).toEqual(['/users', '/reviews'])
    expect(named.filter((path) => description.paths[path]?.get !== undefined)).toEqual([])
    expect(description.info.description).toContain('no coupons')
    expect(Object.keys(description.paths).filter((path) => /coupon/i.test(path))).toEqual(['/cart/applyCoupon'])
  })

  test('says who may call', () => {
    for (const [name, call] of Object.entries(described)) {
      expect(operationOf(name).security).toEqual(call.access === 'shopper' ? [{ token: [] }] : undefined)
    }
    expect(description.components.securitySchemes.token).toMatchObject({ type: 'apiKey', in: 'header', name: 'token' })
  })

  test('names every parameter of a path, and no other', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(methods)) {
        const named = parameters.filter((parameter) => parameter.in === 'path')
        expect(named.map((parameter) => parameter.name)).toEqual(inPath)
        expect(named.every((parameter) => parameter.required)).toBe(true)
      }
    }
  })

  test('tells the success and every refusal of a call, each refusal in the one shape', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
      const { responses } = operationOf(name)
      const expected = [
        endpoint.status ?? 200,
        ...Object.keys(endpoint.refusals ?? {}),
        ...(endpoint.access === 'shopper' ? [401] : []),
      ]
      for (const status of expected) expect(responses[status], `${name} ${status}`).toBeDefined()
      const refusals = Object.entries(responses).filter(([status]) => /^(4|default)/.test(status))
      for (const [, refusal] of refusals) {
        expect(refusal.content).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } })
      }
    }
  })

  test('holds the rules of the fields', () => {
    const body = operationOf('signUp').requestBody?.content['application/json']?.schema
    expect(body?.required).toEqual(['name', 'email', 'password', 'rePassword', 'phone'])
    expect(body?.properties?.phone).toMatchObject({ type: 'string', pattern: '^01[0125][0-9]{8}$' })
    const limit = operationOf('listProducts').parameters?.find((parameter) => parameter.name === 'limit')
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', minimum: 1 } })
    const product = { properties: { data: { $ref: '#/components/schemas/Product' } } }
    expect(operationOf('getProduct').responses[200]?.content).toMatchObject({ 'application/json': { schema: product } })
  })

  test('gives an example of every field that a body is made of', () => {
    const placeOrder = operationOf('placeCashOrder').requestBody?.content['application/json']?.schema
    expect(placeOrder?.properties?.shippingAddress?.properties).toMatchObject({
      details: { examples: ['12 Talaat Harb Street, flat 4'] },
      phone: { examples: ['01012345678'] },
      city: { examples: ['Cairo'] },
    })
  })

  test('tells that the stream of orders is one, and what its events hold', () => {
    expect(operationOf('watchOrders').responses[200]?.content).toEqual({
      'text/event-stream': { schema: expect.objectContaining({ properties: { number: { type: 'number' } } }) },
    })
  })
})

describe('GET /api/openapi.json and /api/docs', () => {
  const shop = openTestShop()

  test('the document is served as it is', async () => {
    const response = await shop.app.inject('/api/openapi.json')
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(description)))
  })

  test('the page is Swagger UI, all of it from this shop, and runs no other script', async () => {
    const response = await shop.app.inject('/api/docs')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    const files = [...response.body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(files).toEqual(['/api/docs/swagger-ui.css', '/api/openapi.json', '/api/docs/swagger-ui-bundle.js'])
    for (const file of files) expect((await shop.app.inject(file)).statusCode).toBe(200)
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self' 'sha256-[\w+/=]+';/,
    )
    expect(policy).not.toContain('unsafe')
  })

  test('the files of Swagger UI are sent compressed, and once', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await shop.app.inject({ url: '/api/docs/swagger-ui-bundle.js', headers })
    expect(first.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' })
    expect(first.rawPayload.length).toBeLessThan(500_000)
    const known = { ...headers, 'if-none-match': first.headers.etag }
    expect((await shop.app.inject({ url: '/api/docs/swagger-ui-bundle.js', headers: known })).statusCode).toBe(304)
  })
})
