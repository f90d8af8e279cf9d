import { expect, test } from 'vitest'
import { moved } from './use-combobox.ts'

const third = { row: 2, column: 'link' } as const

test.each([
  ['ArrowDown', undefined, { row: 0, column: 'link' }],
  ['ArrowDown', third, { row: 0, column: 'link' }],
  ['ArrowUp', undefined, third],
  ['ArrowUp', { row: 0, column: 'button' }, 'none'],
  ['ArrowRight', third, { row: 2, column: 'button' }],
  ['ArrowLeft', { row: 2, column: 'button' }, third],
  ['ArrowRight', undefined, undefined],
  ['a', third, undefined],
] as const)('of three rows %s leads from %j to %j', (key, from, to) => {
  expect(moved(key, from, 3, false)).toEqual(to)
})

test('read from the right, a row’s own button stands to its left', () => {
  expect(moved('ArrowLeft', third, 3, true)).toEqual({ row: 2, column: 'button' })
  expect(moved('ArrowRight', { row: 2, column: 'button' }, 3, true)).toEqual(third)
})

test('without rows every key stays in the field', () => {
  expect(moved('ArrowDown', undefined, 0, false)).toBeUndefined()
})
