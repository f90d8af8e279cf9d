import { describe, expect, it } from 'vitest'
import { dayAfter } from '@baqala/contract/days'
import { planSlots, type PlanRow } from './slot-plan.ts'

const HOUR = 60
const DAILY = [0, 1, 2, 3, 4, 5, 6]

function row(weekday: number, from: number, until: number, season: PlanRow['season'] = 'usual'): PlanRow {
  return { roundId: 'r', season, weekday, fromMinute: from, untilMinute: until, capacity: 10, cutOffMinutes: 60 }
}

function everyTwoHours(from: number, until: number): PlanRow[] {
  const starts = Array.from({ length: (until - from) / (2 * HOUR) }, (_, n) => from + n * 2 * HOUR)
  return DAILY.flatMap((weekday) => starts.map((start) => row(weekday, start, start + 2 * HOUR)))
}

describe('the slots of the days ahead', () => {
  it.each(['2027-04-29', '2027-10-28'])(
    'are as long as their hours say around the change of the clock on %s',
    (day) => {
      const slots = planSlots(everyTwoHours(0, 24 * HOUR), [], day, 3)
      expect(slots.length).toBeGreaterThan(30)
      for (const { startsAt, endsAt } of slots) expect(endsAt.getTime() - startsAt.getTime()).toBe(2 * HOUR * 60_000)
      // Neither the hour that is skipped nor the one that comes twice is sold.
      expect(slots.length).toBeLessThan(36)
    },
  )

  it('close so many minutes before they start', () => {
    const [slot] = planSlots([row(2, 10 * HOUR, 12 * HOUR)], [], '2026-11-24', 1)
    expect(slot?.startsAt).toEqual(new Date('2026-11-24T08:00Z'))
    expect(slot?.cutOff).toEqual(new Date('2026-11-24T07:00Z'))
  })

  it('are those of the weekday', () => {
    const plan = [row(5, 13 * HOUR + 30, 15 * HOUR + 30), row(6, 10 * HOUR, 12 * HOUR)]
    expect(planSlots(plan, [], '2026-11-26', 3).map(({ day, fromMinute }) => [day, fromMinute])).toEqual([
      ['2026-11-27', 13 * HOUR + 30],
      ['2026-11-28', 10 * HOUR],
    ])
  })

  it('are of the Ramadan plan inside its days, and a slot at half past midnight belongs to the evening before', () => {
    const night = DAILY.map((weekday) => row(weekday, 24 * HOUR + 30, 25 * HOUR + 30, 'ramadan'))
    const plan = [...everyTwoHours(10 * HOUR, 12 * HOUR), ...night]
    const slots = planSlots(plan, [{ day: '2027-02-08', kind: 'ramadan' }], '2027-02-07', 3)
    expect(slots.map(({ day, fromMinute, startsAt }) => [day, fromMinute, startsAt.toISOString()])).toEqual([
      ['2027-02-07', 600, '2027-02-07T08:00:00.000Z'],
      ['2027-02-08', 1470, '2027-02-08T22:30:00.000Z'],
      ['2027-02-09', 600, '2027-02-09T08:00:00.000Z'],
    ])
  })

  it('are none on a closed day', () => {
    expect(planSlots(everyTwoHours(600, 720), [{ day: '2027-03-10', kind: 'closed' }], '2027-03-10', 1)).toEqual([])
  })

  it('are counted by the calendar, also over the change of the clock', () => {
    expect(dayAfter('2027-10-28', 1)).toBe('2027-10-29')
    expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01')
  })
})
