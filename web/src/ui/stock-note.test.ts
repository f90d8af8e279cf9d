import { expect, test } from 'vitest'
import { stockNote } from './stock-note.ts'

test('low stock shows the number of pieces left', () => {
  expect(stockNote(3)).toBe('Only 3 left')
})

test('no stock shows "Sold out"', () => {
  expect(stockNote(0)).toBe('Sold out')
})

test('enough stock shows no note', () => {
  expect(stockNote(6)).toBeUndefined()
})

test('a server that sends no stock shows no note', () => {
  expect(stockNote(undefined)).toBeUndefined()
})
