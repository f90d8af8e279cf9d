import { expect, test } from 'vitest'
import { amountOf } from './typed-amount.ts'

test.each([
  ['46.5', 46.5],
  ['12,5', 12.5],
  ['١٢٫٥٠', 12.5],
  ['1,250', 1250],
  ['1,250.', 1250],
  ['١٬٢٥٠', 1250],
  ['1,357.95', 1357.95],
  ['١٬٣٥٧٫٩٥', 1357.95],
  ['-5', -5],
  ['.5', 0.5],
])('%s is read as its writer meant it: %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})

test.each(['', 'x', '1.250', '٠٫٢٥٠', '12,5,0', '1,25.0', '1e3', '0x1F4', '+5', '.'])(
  '"%s" is no amount, or reads two ways',
  (typed) => {
    expect(amountOf(typed)).toBeNaN()
  },
)
