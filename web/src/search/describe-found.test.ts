import type { Product } from '@baqala/contract/catalog'
import type { SearchReply } from '@baqala/contract/search'
import { describe, expect, test } from 'vitest'
import { describeFound, describeReading } from './describe-found.ts'

const reply = (results: number, metadata: Partial<SearchReply['metadata']> = {}): SearchReply => ({
  results,
  metadata: { understood: [], isRelaxed: false, ...metadata },
  data: [],
})
const asTomatoes = { understood: [{ typed: 'قوطة', as: 'tomatoes' }] }

describe('what a search says of its answer', () => {
  test('how many there are, and as what a word was read', () => {
    expect(describeFound(reply(5, asTomatoes), 'قوطة')).toBe('The best 0 of 5 products. Showing tomatoes for “قوطة”.')
    expect(describeReading(reply(5, asTomatoes), 'قوطة')).toBe('Showing tomatoes for “قوطة”')
    expect(describeReading(reply(5), 'tomatoes')).toBe('')
  })

  test.each([
    ['gfk', 'لبن'],
    ['ةهمن', 'milk'],
    ['offers', 'products on sale'],
  ])('as what %s was read, and not their number where it stands elsewhere', (typed, as) => {
    const all = { ...reply(0, { understood: [{ typed, as }] }), results: 1, data: Array<Product>(1) }
    expect(describeFound(all, typed, true)).toBe(`Showing ${as} for “${typed}”.`)
    expect(describeFound(all, typed)).toBe(`1 product. Showing ${as} for “${typed}”.`)
  })

  test('that nothing matches all of it', () => {
    const relaxed = reply(0, { isRelaxed: true })
    expect(describeReading(relaxed, 'milk zzz')).toBe('Nothing matches all of “milk zzz”. These come closest.')
  })

  test('that there is nothing', () => {
    expect(describeFound(reply(0), 'laptop')).toBe('We found nothing for “laptop”.')
  })
})
