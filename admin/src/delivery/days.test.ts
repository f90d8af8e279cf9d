import { expect, test } from 'vitest'
import '@baqala/kit/language/sentences.testing.ts'
import { areInOneDay, clockForForm, hoursOfForm, longDay } from './days.ts'

test.each([
  ['10:00', '12:00', '10:00', '12:00'],
  ['22:00', '00:00', '22:00', '24:00'],
  ['23:00', '00:30', '23:00', '24:30'],
  ['00:30', '01:30', '24:30', '25:30'],
  ['06:00', '08:00', '06:00', '08:00'],
])('a shopkeeper who writes %s to %s means %s to %s of the day', (from, until, first, last) => {
  expect(hoursOfForm(from, until)).toEqual({ from: first, until: last })
  expect([clockForForm(first), clockForForm(last)]).toEqual([from, until])
  expect(areInOneDay({ from: first, until: last })).toBe(true)
})

test.each([
  ['10:00', '09:00'],
  ['10:00', '10:00'],
  ['05:00', '07:00'],
  ['', '12:00'],
  ['10:00', ''],
])('from %s to %s is no time of a day', (from, until) => {
  expect(areInOneDay(hoursOfForm(from, until))).toBe(false)
})

test('the number of a day and its month stand in one line', () => {
  expect(longDay('2026-11-29')).toBe('Sunday 29\u00a0November')
})
