import { expect, test } from 'vitest'
import { stockNote } from './stock-note.ts'

test('the last few pieces are announced', () => {
  expect(stockNote(3)).toBe('Only 3 left')
})

test('a product that has run out says so', () => {
  expect(stockNote(0)).toBe('Sold out')
})

test('plenty on the shelf is not worth a word', () => {
  expect(stockNote(6)).toBeUndefined()
})

test('a server that does not count leaves the shopper in peace', () => {
  expect(stockNote(undefined)).toBeUndefined()
})
