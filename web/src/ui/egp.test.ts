import { expect, test } from 'vitest'
import { egp, egpWithPiastres } from './egp.ts'

test('a price has its currency', () => {
  expect(egp(52)).toBe('52 EGP')
})

test('piastres are decimals', () => {
  expect(egp(46.5)).toBe('46.5 EGP')
})

test('a floating-point sum is rounded to piastres', () => {
  expect(egp(0.1 + 0.2)).toBe('0.3 EGP')
})

test.each([
  [46.5, '46.50\u00a0EGP'],
  [52, '52.00\u00a0EGP'],
  [0.1 + 0.2, '0.30\u00a0EGP'],
  [999.999, '1,000.00\u00a0EGP'],
  [1357.95, '1,357.95\u00a0EGP'],
  [1234567, '1,234,567.00\u00a0EGP'],
])('%d with piastres', (amount, text) => {
  expect(egpWithPiastres(amount)).toBe(text)
})
