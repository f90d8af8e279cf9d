import { expect, test } from 'vitest'
import { cairoDay, cairoFormat, cairoHour } from './cairo-time.ts'

const clock = cairoFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

test.each([
  ['2027-07-15T10:11:00Z', '13:11', '2027-07-15'],
  ['2027-07-14T21:30:00Z', '00:30', '2027-07-15'],
  ['2027-01-15T22:30:00Z', '00:30', '2027-01-16'],
  // Summer time begins and ends at midnight.
  ['2027-04-29T21:59:00Z', '23:59', '2027-04-29'],
  ['2027-04-29T22:00:00Z', '01:00', '2027-04-30'],
  ['2027-10-28T20:59:00Z', '23:59', '2027-10-28'],
  ['2027-10-28T21:00:00Z', '23:00', '2027-10-28'],
])('shows %s as %s on %s', (instant, time, day) => {
  expect([clock(new Date(instant)), cairoDay(new Date(instant))]).toEqual([time, day])
})

test('agrees for years, hour by hour, with a table of time zones that is up to date', () => {
  const table = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Africa/Cairo',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  for (let at = Date.UTC(2024, 0); at < Date.UTC(2032, 0); at += 3_600_000) {
    const shown = `${cairoDay(at)}, ${String(cairoHour(at)).padStart(2, '0')}:00`
    if (shown !== table.format(at)) expect(shown).toBe(table.format(at))
  }
})
