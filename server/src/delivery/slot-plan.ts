/** Makes the slots of the days ahead from a round's week, by Cairo's clock (decision 0036). Pure. */
import { dayAfter } from '@baqala/contract/days'
import { cairoInstant } from '../egypt/cairo-time.ts'

/** A row of a round's week. Minutes after midnight of the day that the slot is listed under. */
export interface PlanRow extends Omit<SlotTimes, 'day'> {
  readonly roundId: string
  readonly season: 'usual' | 'ramadan'
  /** 0 is Sunday. */
  readonly weekday: number
  readonly capacity: number
  /** Minutes before the start at which the slot closes. */
  readonly cutOffMinutes: number
}

/** A day that is not as usual: '2027-02-08'. */
export interface ShopDay {
  readonly day: string
  readonly kind: 'closed' | 'ramadan'
  readonly note: string
  readonly noteAr: string
}

/** The hours that a slot is sold as. */
export interface SlotTimes {
  readonly day: string
  readonly fromMinute: number
  readonly untilMinute: number
}

export interface PlannedSlot extends SlotTimes, Pick<PlanRow, 'roundId' | 'capacity'> {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cutOff: Date
}

const MINUTE = 60_000

/** The slots of `days` days from `firstDay` on ('2026-11-24'), in the order of the plan. */
export function planSlots(
  plan: readonly PlanRow[],
  shopDays: readonly Pick<ShopDay, 'day' | 'kind'>[],
  firstDay: string,
  days: number,
): PlannedSlot[] {
  const kinds = new Map(shopDays.map(({ day, kind }) => [day, kind]))
  return Array.from({ length: days }, (_, ahead) => dayAfter(firstDay, ahead)).flatMap((day) => {
    const kind = kinds.get(day) ?? 'usual'
    const weekday = new Date(`${day}T00:00Z`).getUTCDay()
    const rows = plan.filter((row) => row.season === kind && row.weekday === weekday)
    return rows.map((row) => makeSlot(row, day)).filter((slot) => slot !== undefined)
  })
}

/** Undefined where the clock's change makes the slot longer or shorter than its hours say, or its hours happen twice or never. */
function makeSlot(row: PlanRow, day: string): PlannedSlot | undefined {
  const { roundId, fromMinute, untilMinute, capacity, cutOffMinutes } = row
  const startsAt = cairoInstant(day, fromMinute)
  const endsAt = cairoInstant(day, untilMinute)
  if (startsAt === undefined || endsAt === undefined) return undefined
  if (endsAt.getTime() - startsAt.getTime() !== (untilMinute - fromMinute) * MINUTE) return undefined
  const cutOff = new Date(startsAt.getTime() - cutOffMinutes * MINUTE)
  return { roundId, day, fromMinute, untilMinute, startsAt, endsAt, cutOff, capacity }
}
