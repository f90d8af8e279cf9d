import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

// Cairo is two hours ahead in winter.
const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour - 2, 30))

test('the bell is silent from the first hour until the last one begins', () => {
  const night = { from: 0, until: 8 }
  expect([0, 7, 8, 23].map((hour) => isQuiet(night, at(hour)))).toEqual([true, true, false, false])
})

test('quiet hours may go over midnight', () => {
  const night = { from: 23, until: 7 }
  expect([22, 23, 0, 6, 7].map((hour) => isQuiet(night, at(hour)))).toEqual([false, true, true, true, false])
})

test('quiet hours that begin and end at once are none', () => {
  expect([0, 5, 12].some((hour) => isQuiet({ from: 5, until: 5 }, at(hour)))).toBe(false)
})
