import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('the next in line starts when one ends, even when it fails; too long a line is turned away', async () => {
  const inTurn = fewAtOnce(1, 1)
  const started: string[] = []
  const first = Promise.withResolvers<string>()
  const work = (name: string, ends: Promise<string>) => inTurn(() => (started.push(name), ends))
  const running = work('first', first.promise)
  const waiting = work('second', Promise.resolve('done'))
  await expect(work('third', Promise.resolve('done'))).rejects.toMatchObject({
    statusCode: 503,
    details: { retryAfter: 1 },
  })
  expect(started).toEqual(['first'])
  first.reject(new Error('broken'))
  await expect(running).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
  expect(await work('fourth', Promise.resolve('done'))).toBe('done')
})
