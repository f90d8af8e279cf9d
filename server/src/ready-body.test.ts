import { expect, test } from 'vitest'
import { makeReadyBody } from './ready-body.ts'

test.each(['identity', 'br', 'gzip'] as const)(
  'an answer kept ready (%s) holds no more memory than its bytes',
  async (encoding) => {
    const bytes = await makeReadyBody('{"data":{"title":"Full Cream Milk"}}').bytes(encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  },
)
