import { expect, test } from 'vitest'
import { brandPages } from './brand-pages.ts'

const brands = Array.from({ length: 150 }, (_, at) => ({ name: `Brand ${at + 1}` }))

test.each([
  [1, 60, 60],
  [2, 120, 30],
  [3, 150, 0],
  [9, 150, 0],
])('%i pages of 150 brands show %i, and %i more come next', (pages, shown, more) => {
  const result = brandPages(brands, '', pages)
  expect([result.shown.length, result.found, result.more]).toEqual([shown, 150, more])
})

test('brands are found by any part of their name, in any case, those that start with it first', () => {
  const names = brandPages([{ name: 'Al Nile' }, { name: 'Siwa' }, { name: 'Nile Farms' }], ' niLE ', 1).shown
  expect(names.map(({ name }) => name)).toEqual(['Nile Farms', 'Al Nile'])
})
