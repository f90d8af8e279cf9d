import { expect, test } from 'vitest'
import { firstRows, readInPieces } from './first-rows.ts'

const rows = Array.from({ length: 2000 }, (_, at) => ({
  _id: String(at),
  title: `Milk }, {"_id": "${at}" no. ${at}`,
  subcategory: [{ _id: 'a' }, { _id: 'b' }],
}))
const answer = JSON.stringify({ results: rows.length, metadata: { limit: 2000 }, data: rows })

test('the first products are known while the rest is still arriving', () => {
  const first = firstRows<{ _id: string }>(answer.slice(0, 60_000))
  expect(first?.length).toBeGreaterThan(200)
  expect(first).toEqual(rows.slice(0, first?.length))
})

test.each([30_000, 30_017, 30_041, 30_060, 30_083])(
  'wherever the answer is cut (at %i), only whole products are taken',
  (cut) => {
    const first = firstRows<unknown>(answer.slice(0, cut))
    expect(first).toEqual(rows.slice(0, first?.length))
  },
)

test('a short answer is simply waited for', () => {
  expect(firstRows(answer.slice(0, 1000))).toBeUndefined()
})

test('an answer without a list has no first products', () => {
  expect(firstRows(JSON.stringify({ message: 'x'.repeat(60_000) }))).toBeUndefined()
})

test('an answer read in pieces is the whole answer', async () => {
  const seen: number[] = []
  const text = await readInPieces(new Response('بقالة'.repeat(1000)), (soFar) => seen.push(soFar.length) > 0)
  expect(text).toBe('بقالة'.repeat(1000))
  expect(seen).toHaveLength(1)
})
