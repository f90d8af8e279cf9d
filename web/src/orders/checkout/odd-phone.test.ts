import { expect, test } from 'vitest'
import { isOddPhone } from './odd-phone.ts'

test.each([
  ['', false],
  ['01012345678', false],
  ['+20 101 234 5678', false],
  ['٠١٠١٢٣٤٥٦٧٨', false],
  ['0223456789', false],
  ['034567890', false],
  ['+44 20 7946 0958', false],
  ['123', true],
  ['0101234567', true],
  ['01312345678', true],
  ['ask my neighbour', true],
])('%s', (typed, isOdd) => {
  expect(isOddPhone(typed)).toBe(isOdd)
})
