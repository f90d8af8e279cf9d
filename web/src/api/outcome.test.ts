import { describe, expect, it } from 'vitest'
import { serverMessage } from './outcome.ts'

describe('what the shopper reads of a refusal', () => {
  const refused = { kind: 'refused', httpStatus: 400, retryAfterMs: 0 } as const

  it('is what the server said', () => {
    expect(serverMessage({ ...refused, message: 'Sold out' }, 'Failed')).toBe('Sold out')
  })

  it('is ours where the server said nothing', () => {
    expect(serverMessage({ ...refused, message: undefined }, 'Failed')).toBe('Failed')
    expect(serverMessage({ ...refused, message: '' }, 'Failed')).toBe('Failed')
  })
})
