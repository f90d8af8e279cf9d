import { describe, expect, test } from 'vitest'
import { cairoDay, cairoInstant, cairoTime, cairoTimeInArabic, clockInArabic, momentInWords } from './cairo-time.ts'

test('a moment is written as people in Cairo read it, in summer and in winter', () => {
  expect(cairoTime(new Date('2026-04-23T22:00:00Z'))).toBe('2026-04-24 01:00')
  expect(cairoTime(new Date('2026-01-14T22:05:00Z'))).toBe('2026-01-15 00:05')
  expect(cairoDay(new Date('2026-01-14T22:05:00Z'))).toBe('2026-01-15')
})

test('in a sentence the day and the month are words', () => {
  expect(momentInWords(new Date('2026-01-14T22:05:00Z'))).toBe('Thursday 15 January, 00:05')
})

test('for those who read Arabic the month is a word, and the digits are those of the shop', () => {
  expect(cairoTimeInArabic(new Date('2026-11-23T11:45:00Z'))).toBe('23 نوفمبر 2026 في 1:45 م')
})

test('a full hour says no minutes in Arabic', () => {
  const clocks = ['00:00', '10:00', '12:30', '18:05', '22:00'].map(clockInArabic)
  expect(clocks.map((clock) => clock.replace('\u00a0', ' '))).toEqual(['12 ص', '10 ص', '12:30 م', '6:05 م', '10 م'])
})

describe('the clock of Cairo', () => {
  test('is two hours ahead in winter and three in summer', () => {
    expect(cairoInstant('2027-10-29', 600)).toEqual(new Date('2027-10-29T08:00Z'))
    expect(cairoInstant('2027-04-30', 600)).toEqual(new Date('2027-04-30T07:00Z'))
  })

  test('has no half past midnight on the night that summer begins, and two half past elevens on the night that it ends', () => {
    expect(cairoInstant('2027-04-30', 30)).toBeUndefined()
    expect(cairoInstant('2027-10-28', 23 * 60 + 30)).toBeUndefined()
  })
})
