import { describe, expect, test } from 'vitest'
import { pageAfter, pageQuery, withoutRepeats } from './paging.ts'

test('an answer without a next page is the last', () => {
  expect(pageAfter({})).toBeUndefined()
  expect(pageAfter({ metadata: { limit: 179 } })).toBeUndefined()
})

describe('a catalogue too large for one answer', () => {
  test('the next page follows the last one loaded', () => {
    expect(pageAfter({ metadata: { nextPage: 2, limit: 40 } })).toEqual({ page: 2, limit: 40 })
  })

  test('the next page has the size of the earlier pages', () => {
    expect(pageQuery({ page: 2, limit: 40 })).toEqual([
      ['page', '2'],
      ['limit', '40'],
    ])
  })

  test('a product on two pages is shown once', () => {
    expect(withoutRepeats([{ _id: 'milk' }, { _id: 'bread' }, { _id: 'milk' }])).toHaveLength(2)
  })
})
