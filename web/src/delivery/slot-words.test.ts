import { expect, test } from 'vitest'
import { cairoClock } from '@baqala/kit/language/cairo-time.ts'
import { datedDayWords, dayWords, hoursBelowDay, momentWords, roundWords, slotWords } from './slot-words.ts'

test('a clock shows two digits for the hour, past midnight too', () => {
  expect(cairoClock('2026-11-23T22:05:00Z')).toBe('00:05')
  expect(cairoClock('2026-11-24T07:30:00Z')).toBe('09:30')
  expect(cairoClock('2026-07-24T15:00:00Z')).toBe('18:00')
})

test('a day is named as Cairo counts it, whatever the clock of the browser', () => {
  const justPastMidnight = Date.parse('2026-11-23T22:05:00Z')
  expect(slotWords({ startsAt: '2026-11-24T16:00Z', from: '18:00', until: '20:00' }, justPastMidnight)).toBe(
    'Today, 18:00\u2060–\u206020:00',
  )
  expect(slotWords({ startsAt: '2026-11-25T07:00Z', from: '09:00', until: '11:00' }, justPastMidnight)).toBe(
    'Tomorrow, 09:00\u2060–\u206011:00',
  )
})

test('a time past midnight says the date on which somebody rings, below the evening before', () => {
  const slot = { from: '00:30', until: '01:30', startsAt: '2026-11-25T22:30Z', endsAt: '2026-11-25T23:30Z' }
  const evening = Date.parse('2026-11-25T18:00Z')
  expect(slotWords(slot, evening)).toBe('Tomorrow, 00:30\u2060–\u206001:30')
  expect(hoursBelowDay({ ...slot, day: '2026-11-25' }, Date.parse('2026-11-24T18:00Z'))).toMatch(/^Thu,? 26 Nov, 00:30/)
  expect(hoursBelowDay({ ...slot, day: '2026-11-26' })).toBe('00:30\u2060–\u206001:30')
})

test('past midnight the times that are left of the evening before are still tonight’s', () => {
  const pastMidnight = Date.parse('2026-11-25T22:10Z')
  expect(roundWords('2026-11-25', pastMidnight)).toBe('Tonight')
  expect(roundWords('2026-11-26', pastMidnight)).toBe('Today')
})

test('tomorrow is the next day of the calendar, also on the day of 23 hours', () => {
  const beforeTheClockChanges = Date.parse('2027-04-29T21:30Z')
  expect(dayWords('2027-04-30', beforeTheClockChanges)).toBe('Tomorrow')
  expect(dayWords('2027-05-01', beforeTheClockChanges)).toMatch(/^Sat,? 1 May$/)
})

test('a moment of another day is told with its day', () => {
  const now = Date.parse('2026-11-24T10:00Z')
  expect(momentWords('2026-11-24T14:00Z', now)).toBe('16:00')
  expect(momentWords('2026-11-25T08:00Z', now)).toBe('tomorrow, 10:00')
})

test('today is told with its date, which stays true on a page that was left open', () => {
  const now = Date.parse('2026-11-24T10:00Z')
  expect(datedDayWords('2026-11-24', now)).toBe('Today, 24 Nov')
  expect(datedDayWords('2026-11-27', now)).toMatch(/^Fri,? 27 Nov$/)
})
