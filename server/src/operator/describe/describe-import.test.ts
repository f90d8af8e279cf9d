import { expect, test } from 'vitest'
import { messages } from '../../catalog/import/import.messages.en.ts'
import type { Problem } from '../../catalog/import/read/table.ts'
import { describeProblems } from './describe-import.ts'

const inRows = (count: number, column: string, message: (row: number) => Problem['message']): Problem[] =>
  Array.from({ length: count }, (_, index) => ({ place: `line ${index + 2}`, column, message: message(index) }))
const cheap = inRows(12_000, 'price', () => messages.noAmount)
const again = inRows(9, 'title', (row) => messages.sameTitle({ place: `line ${row + 1}` }))

test('a kind of mistake in many rows is told once, with the count and the first lines', () => {
  const told = describeProblems('/home/mona/prices.csv', [...cheap, ...again], false).split('\n')
  expect(told).toEqual([
    '12,000 rows cannot be imported:',
    '    prices.csv, 12,000 rows (line 2, line 3, line 4 …), column price: must be an amount in EGP',
    ...[2, 3, 4].map(
      (line) =>
        `    prices.csv, line ${line}, column title: is the product of line ${line - 1} again; a unit, a SKU or a slug of its own parts them`,
    ),
    '    and the same kind of mistake in 6 rows (line 5, line 6, line 7 …), column title',
    '    --all shows every row.',
  ])
})

test('a few mistakes, and all of them on demand, are told one by one', () => {
  expect(describeProblems('prices.csv', cheap.slice(0, 3), false).split('\n')).toHaveLength(4)
  expect(describeProblems('prices.csv', cheap, true).split('\n')).toHaveLength(12_001)
})

test('no control character of the file is printed', () => {
  const evil = '\u001b]52;c;cm0\u0007\nnothing is wrong\u202e\u009b2J'
  const problem = { place: 'line 2', column: evil, message: messages.noPicture({ file: evil }) }
  expect(describeProblems('prices.csv', [problem], false).replace(/\n    /g, '')).not.toMatch(/[\p{Cc}\u202e]/u)
})
