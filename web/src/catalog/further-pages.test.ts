import { describe, expect, test } from 'vitest'
import { pageQuery, idsStartingWith, pageAfter, withoutRepeats } from './further-pages.ts'

test('a server that names no next page is not asked for one', () => {
  expect(pageAfter({})).toBeUndefined()
  expect(pageAfter({ metadata: { limit: 179 } })).toBeUndefined()
})

describe('a catalogue too large for one answer', () => {
  test('the next page follows the last one loaded', () => {
    expect(pageAfter({ metadata: { nextPage: 2, limit: 40 } })).toEqual({ page: 2, limit: 40 })
  })

  test('the next page is asked for in the size of the pages before', () => {
    expect(pageQuery({ page: 2, limit: 40 })).toEqual([
      ['page', '2'],
      ['limit', '40'],
    ])
  })

  test('a search names every category whose name starts with the text', () => {
    const query = new URLSearchParams(pageQuery({ page: 1, limit: 40 }, ['dairy', 'dates']))
    expect(query.getAll('category[in]')).toEqual(['dairy', 'dates'])
  })

  test('a product that moved between two pages is shown once', () => {
    expect(withoutRepeats([{ _id: 'milk' }, { _id: 'bread' }, { _id: 'milk' }])).toHaveLength(2)
  })
})

test('the categories sought are those whose name starts with the text, whatever its case', () => {
  const categories = [
    { _id: '1', name: 'Dairy & Eggs' },
    { _id: '2', name: 'Household & Dairy' },
  ]
  expect(idsStartingWith(categories, 'dai')).toEqual(['1'])
})
