import { describe, expect, test } from 'vitest'
import { LOG_SERIALIZERS, serializeError } from './request-log.ts'

const anError = (message: string, properties: object = {}) => Object.assign(new Error(message), properties)

describe('an error in the log', () => {
  test.each([
    [
      'what PostgreSQL refused',
      anError('invalid input syntax for type date: "Mona "El" Sayed"', { code: '22007' }),
      'Mona',
    ],
    ['whom a provider does not like', anError('Invalid email address: mona.sayed@example.com'), 'mona.sayed'],
    ['whom a mail server does not know', anError('550 5.1.1 <mona.sayed@example.com>: unknown'), 'mona.sayed'],
    ['whose address has an apostrophe', anError("550 5.1.1 <o'brien@example.com>: unknown"), "o'"],
    [
      'which row was there',
      anError('duplicate key', { code: '23505', detail: 'Key (email)=(mona@a.eg) exists' }),
      'mona',
    ],
  ])('does not tell %s', (_, error, secret) => {
    expect(JSON.stringify(serializeError(error))).not.toContain(secret)
  })

  test('tells what a person needs to mend it', () => {
    const { code, message, stack } = serializeError(anError('column "prise" does not exist', { code: '42703' }))
    expect([code, message]).toEqual(['42703', 'column "prise" does not exist'])
    expect(stack).toContain('request-log.test.ts')
    const refused = serializeError(anError('invalid input syntax for type date: "soon"', { code: '22007' }))
    expect(refused.message).toBe('invalid input syntax for type date: "…"')
  })
})

test('a request in the log is its method, and neither its address nor its visitor', () => {
  const request = { method: 'GET', url: '/api/v1/products?keyword=secret', ip: '41.32.10.7' }
  expect(LOG_SERIALIZERS.req(request)).toEqual({ method: 'GET' })
})
