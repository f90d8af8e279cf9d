import { expect, test } from 'vitest'
import { cairoClock, slotWords } from './slot-words.ts'

test('a clock shows two digits for the hour, past midnight too', () => {
  expect(cairoClock('2026-11-23T22:05:00Z')).toBe('00:05')
  expect(cairoClock('2026-11-24T07:30:00Z')).toBe('09:30')
  expect(cairoClock('2026-07-24T15:00:00Z')).toBe('18:00')
})

test('a day is named as Cairo counts it, whatever the clock of the browser', () => {
  const justPastMidnight = Date.parse('2026-11-23T22:05:00Z')
  expect(slotWords({ day: '2026-11-24', from: '18:00', until: '20:00' }, justPastMidnight)).toBe(
    'Today, 18:00\u2060–\u206020:00',
  )
  expect(slotWords({ day: '2026-11-25', from: '09:00', until: '11:00' }, justPastMidnight)).toBe(
    'Tomorrow, 09:00\u2060–\u206011:00',
  )
})
