import { describe, expect, test } from 'vitest'
import { indexTheDemo } from './demo-index.testing.ts'
import { readOwnRows } from './lexicon.ts'
import { search } from './search.ts'

const index = await indexTheDemo()

describe('the lexicon', () => {
  test.each([
    ['لبن بودرة', 'Full-Cream Milk Fresh Pasteurised'],
    ['milk powder', 'Full-Cream Milk Fresh Pasteurised'],
  ])('%s, which the shop has not, is answered by what stands in for it', (typed, title) => {
    const { ids, isRelaxed } = search(typed, index)
    expect([ids[0], isRelaxed]).toEqual([title, true])
  })

  test('a thing that the shop has is not answered by its stand-in', async () => {
    const rows = [...readOwnRows(), 'sugar | سكر | <basbousa']
    expect(search('basbousa', await indexTheDemo(rows)).ids[0]).toBe('Basbousa Tray Hazelnut Semolina')
  })
})
