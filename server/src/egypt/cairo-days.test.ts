import { describe, expect, test } from 'vitest'
import { readDay, periodOfDay } from './cairo-time.ts'

const hoursOf = (day: string) => {
  const { from, to } = periodOfDay(day)
  return (to.getTime() - from.getTime()) / 3_600_000
}

describe('a day in Cairo', () => {
  test('begins at midnight there, two hours before UTC in winter and three in summer', () => {
    expect(periodOfDay('2026-01-15').from.toISOString()).toBe('2026-01-14T22:00:00.000Z')
    expect(periodOfDay('2026-07-15').from.toISOString()).toBe('2026-07-14T21:00:00.000Z')
  })

  // The last Friday of April has no midnight; the last Thursday of October has its last hour twice.
  test('has 23 hours when summer time begins and 25 when it ends', () => {
    expect([hoursOf('2026-04-23'), hoursOf('2026-04-24'), hoursOf('2026-04-25')]).toEqual([24, 23, 24])
    expect([hoursOf('2026-10-28'), hoursOf('2026-10-29'), hoursOf('2026-10-30')]).toEqual([24, 25, 24])
  })

  test('begins the moment the day before ends', () => {
    for (const [day, next] of [
      ['2026-04-23', '2026-04-24'],
      ['2026-10-29', '2026-10-30'],
      ['2026-12-31', '2027-01-01'],
    ] as const) {
      expect(periodOfDay(day).to).toEqual(periodOfDay(next).from)
    }
  })

  test('is read only where there is one', () => {
    expect(readDay('2026-02-28')).toBe('2026-02-28')
    expect(readDay('2026-02-30')).toBeUndefined()
    expect(readDay('21/11/2026')).toBeUndefined()
  })
})
