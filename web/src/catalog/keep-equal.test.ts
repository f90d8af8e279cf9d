import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal.ts'

const answerOf = (count: number) => ({
  data: Array.from({ length: count }, (_, at) => ({ _id: String(at), price: 20 })),
})

test('products that are as they were stay the same', () => {
  const before = answerOf(200)
  expect(keepEqual(before, answerOf(200))).toBe(before)
})

test('of products that changed the others stay the same', () => {
  const before = answerOf(2)
  const now = { data: [before.data[0], { _id: '1', price: 25 }] }
  expect(keepEqual(before, structuredClone(now))).toEqual(now)
  expect((keepEqual(before, structuredClone(now)) as typeof now).data[0]).toBe(before.data[0])
})

test('thousands are not compared', () => {
  const now = answerOf(10_000)
  expect(keepEqual(answerOf(10_000), now)).toBe(now)
  expect(keepEqual(answerOf(10_000).data, now.data)).toBe(now.data)
})
