import { expect, onTestFinished, test, vi } from 'vitest'
import { makeReadyBody } from './ready-body.ts'

const MILK = '{"data":{"title":"Full Cream Milk"}}'

test.each([
  ['identity', '{"data":{"title":"لبن كامل الدسم"}}'],
  ['identity', `{"data":{"description":"${'x'.repeat(2_048)}"}}`],
  ['br', MILK],
  ['gzip', MILK],
] as const)('an answer kept ready (%s) holds no more memory than its bytes', async (encoding, text) => {
  const bytes = await makeReadyBody(text).payload(encoding)
  if (typeof bytes === 'string') throw new Error('These were to be bytes.')
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('a small answer without a letter beyond ASCII is sent as text, in one piece with its headers', () => {
  expect(makeReadyBody(MILK).payload('identity')).toBe(MILK)
})

test.each(['br', 'gzip'] as const)(
  'is compressed once (%s) for all who ask meanwhile, and then there at once',
  async (encoding) => {
    const body = makeReadyBody(MILK)
    const [one, other] = await Promise.all([body.payload(encoding), body.payload(encoding)])
    expect(other).toBe(one)
    expect(body.payload(encoding)).toBe(one)
  },
)

test('what could not be compressed once is tried again for the next who asks', async () => {
  const body = makeReadyBody(MILK)
  const noRoom = vi.spyOn(Buffer, 'allocUnsafeSlow').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  onTestFinished(() => noRoom.mockRestore())
  await expect(body.payload('br')).rejects.toThrow('allocation failed')
  expect((await body.payload('br')).length).toBeGreaterThan(0)
})
