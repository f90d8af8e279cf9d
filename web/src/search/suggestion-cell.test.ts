import { expect, test } from 'vitest'
import { moved } from './suggestion-cell.ts'

const third = { row: 2, column: 'product' } as const

test.each([
  ['ArrowDown', undefined, { row: 0, column: 'product' }],
  ['ArrowDown', third, { row: 0, column: 'product' }],
  ['ArrowUp', undefined, third],
  ['ArrowUp', { row: 0, column: 'add' }, 'none'],
  ['ArrowRight', third, { row: 2, column: 'add' }],
  ['ArrowLeft', { row: 2, column: 'add' }, third],
  ['ArrowRight', undefined, undefined],
  ['a', third, undefined],
] as const)('of three suggestions %s leads from %j to %j', (key, from, to) => {
  expect(moved(key, from, 3, false)).toEqual(to)
})

test('read from the right, + Add stands to the left of its product', () => {
  expect(moved('ArrowLeft', third, 3, true)).toEqual({ row: 2, column: 'add' })
  expect(moved('ArrowRight', { row: 2, column: 'add' }, 3, true)).toEqual(third)
})

test('without suggestions every key stays in the field', () => {
  expect(moved('ArrowDown', undefined, 0, false)).toBeUndefined()
})
