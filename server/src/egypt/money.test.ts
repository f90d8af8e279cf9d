import { expect, test } from 'vitest'
import { amountInArabic, moneyInArabic, money } from './money.ts'

test('readers of Arabic see one form of an amount in letters, refusals and histories, that of the screens', () => {
  expect(amountInArabic(123_450)).toBe('1,234.50\u00a0ج.م.')
  expect(moneyInArabic(money(123_450))).toBe(amountInArabic(123_450))
  // An older order's history.
  expect(moneyInArabic('1234.50 EGP')).toBe(amountInArabic(123_450))
})

test('an amount is written as on the screens, with a comma after the thousands', () => {
  expect(money(123_450)).toBe('1,234.50\u00a0EGP')
  expect(money(-123_45)).toBe('-123.45\u00a0EGP')
  expect(money(123_456_789)).toBe('1,234,567.89\u00a0EGP')
})

test('an amount in another currency stays as the provider said it', () => {
  expect(moneyInArabic(money(123_450, 'usd'))).toBe('1,234.50\u00a0USD')
})
