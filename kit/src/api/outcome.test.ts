import { describe, expect, it } from 'vitest'
import { serverMessage } from './outcome.ts'

describe('the message of a refusal', () => {
  const refused = { kind: 'refused', httpStatus: 400, retryAfterMs: 0 } as const

  it('is the message of the server', () => {
    expect(serverMessage({ ...refused, message: 'Sold out' }, 'Failed')).toBe('Sold out')
  })

  it('is the fallback if the server sent none', () => {
    expect(serverMessage({ ...refused, message: undefined }, 'Failed')).toBe('Failed')
    expect(serverMessage({ ...refused, message: '' }, 'Failed')).toBe('Failed')
  })
})
