import { expect, test } from 'vitest'
import { cardTitle } from './product-facts.ts'

test('a card shows the first two words of a long title', () => {
  expect(cardTitle('Full-Cream Milk Fresh Pasteurised')).toBe('Full-Cream Milk')
})

test('a title of one word stays whole', () => {
  expect(cardTitle('Bananas')).toBe('Bananas')
})

test('extra spaces do not count as words', () => {
  expect(cardTitle('  Baladi   Bread  ')).toBe('Baladi Bread')
})
