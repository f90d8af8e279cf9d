import { expect, test, vi } from 'vitest'
import { makeReadyBody } from './ready-body.ts'

test.each(['identity', 'br', 'gzip'] as const)(
  'an answer kept ready (%s) holds no more memory than its bytes',
  async (encoding) => {
    const bytes = await makeReadyBody('{"data":{"title":"Full Cream Milk"}}').bytes(encoding)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  },
)

test.each(['br', 'gzip'] as const)(
  'is compressed once (%s) for all who ask meanwhile, and then there at once',
  async (encoding) => {
    const body = makeReadyBody('{"data":{"title":"Full Cream Milk"}}')
    const [one, other] = await Promise.all([body.bytes(encoding), body.bytes(encoding)])
    expect(other).toBe(one)
    expect(body.bytes(encoding)).toBe(one)
  },
)

test('what could not be compressed once is tried again for the next who asks', async () => {
  const body = makeReadyBody('{"data":{"title":"Full Cream Milk"}}')
  const noRoom = vi.spyOn(Buffer, 'allocUnsafeSlow').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  await expect(body.bytes('br')).rejects.toThrow('allocation failed')
  noRoom.mockRestore()
  expect((await body.bytes('br')).length).toBeGreaterThan(0)
})
