import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { cairoClock } from '@baqala/kit/language/cairo-time.ts'
import { dayWords, hoursBelowDay, momentWords, slotWords } from './slot-words.ts'
import * as messages from './delivery.messages.ar.ts'

beforeAll(() => changeLanguage('ar'))

const now = Date.parse('2026-11-24T10:00Z')

test('a clock has twelve hours, in Latin digits, and a full hour says no minutes', () => {
  expect(cairoClock('2026-11-23T22:05:00Z')).toBe('12:05\u00a0ص')
  expect(cairoClock('2026-11-24T15:52Z')).toBe('5:52\u00a0م')
  expect(cairoClock('2026-07-24T15:00:00Z')).toBe('6\u00a0م')
})

test('the hours of a delivery are said as in the letter about it', () => {
  const morning = { startsAt: '2026-11-25T08:00Z', from: '10:00', until: '12:00' }
  expect(slotWords(morning, now)).toBe('بكرة من\u00a010\u00a0ص لـ12\u00a0م')
  const evening = { startsAt: '2026-11-24T16:30Z', from: '18:30', until: '20:00' }
  expect(slotWords(evening, now).replaceAll('\u00a0', ' ')).toBe('النهارده من 6:30 م لـ8 م')
})

test('today and tomorrow are named, a later day has its weekday and its month', () => {
  expect(dayWords('2026-11-24', now)).toBe(messages.today)
  expect(dayWords('2026-11-25', now)).toBe(messages.tomorrow)
  expect(dayWords('2026-11-27', now)).toBe('الجمعة، 27 نوفمبر')
})

test('a time past midnight says the date on which somebody rings', () => {
  const slot = { from: '00:30', until: '01:30', startsAt: '2026-11-25T22:30Z', endsAt: '2026-11-25T23:30Z' }
  const hours = messages.hours('12:30\u00a0ص', '1:30\u00a0ص')
  expect(slotWords(slot, Date.parse('2026-11-25T18:00Z'))).toBe(messages.dayAndHours(messages.tomorrow, hours))
  expect(hoursBelowDay({ ...slot, day: '2026-11-26' })).toBe(hours)
})

test('a moment of another day is told with its day', () => {
  expect(momentWords('2026-11-24T14:00Z', now)).toBe('4\u00a0م')
  expect(momentWords('2026-11-25T08:00Z', now)).toBe('بكرة 10\u00a0ص')
})
