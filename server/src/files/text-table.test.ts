import { expect, test } from 'vitest'
import { money } from '../egypt/money.ts'
import { table } from './text-table.ts'

test('a table has numbers to the right, names to the left, and a sentence where nothing is to be listed', () => {
  expect(
    table(
      ['pieces', 'goods'],
      [
        [3, 'Halawa'],
        [120, 'Tea'],
      ],
    ),
  ).toBe(['pieces  goods', '     3  Halawa', '   120  Tea'].join('\n'))
  expect(table(['pieces', 'goods'], [], 'Nothing is that low.')).toBe('Nothing is that low.')
})

test('amounts stand to the right too', () => {
  const rows = [[money(5000)], [money(123_450)]]
  expect(table(['total'], rows)).toBe('       total\n   50.00\u00a0EGP\n1,234.50\u00a0EGP')
})

test('a stock of twenty thousand products is listed in moments', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [at, `product-${at}`])
  expect(table(['pieces', 'goods'], rows).split('\n')).toHaveLength(20_001)
})
