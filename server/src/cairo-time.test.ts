import { expect, test } from 'vitest'
import { cairoDay, cairoTime, cairoTimeInArabic } from './cairo-time.ts'

test('a moment is written as people in Cairo read it, in summer and in winter', () => {
  expect(cairoTime(new Date('2026-04-23T22:00:00Z'))).toBe('2026-04-24 01:00')
  expect(cairoTime(new Date('2026-01-14T22:05:00Z'))).toBe('2026-01-15 00:05')
  expect(cairoDay(new Date('2026-01-14T22:05:00Z'))).toBe('2026-01-15')
})

test('for those who read Arabic the month is a word, and the digits are those of the shop', () => {
  expect(cairoTimeInArabic(new Date('2026-11-23T11:45:00Z'))).toBe('23 نوفمبر 2026 في 1:45 م')
})
