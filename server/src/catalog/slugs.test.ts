import { expect, test } from 'vitest'
import { freeSlug } from './slugs.ts'

test('things of one slug are numbered in order, and the thousandth is found as fast as the first', () => {
  const taken = new Set<string>()
  let asked = 0
  for (let at = 0; at < 1_000; at += 1)
    taken.add(
      freeSlug('', (slug) => {
        asked += 1
        return taken.has(slug)
      }),
    )
  expect([...taken].slice(0, 4)).toEqual(['other', 'other-2', 'other-3', 'other-4'])
  expect(taken.size).toBe(1_000)
  expect(asked).toBeLessThan(30_000)
})
