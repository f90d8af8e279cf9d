/** Delivery as the contract of the staff has it: amounts in EGP, rounds by name, and the orders that a change touches. */
import type { changeArea, TouchedOrder } from '@baqala/contract/admin/delivery'
import type { Asked } from '@baqala/contract/endpoint'
import { clockOf } from '../egypt/cairo-time.ts'
import { toPiastres } from '../egypt/money.ts'
import type { AreaChange } from './areas.ts'
import type { Area, Round, RoundOnList } from './areas.queries.ts'
import type { LiveOrder, SlotOnList } from './slot-list.queries.ts'
import type { RemadeSlots } from './make-slots.ts'
import { planClock } from './plan-hours.ts'
import type { PlanRow } from './slot-plan.ts'
import type { Closure } from './slots.queries.ts'

type Named = Pick<Round, 'id' | 'name' | 'nameAr'>

const NO_ROUND: Named = { id: '', name: '', nameAr: '' }

function named({ id, name, nameAr }: Named = NO_ROUND) {
  return { _id: id, name, nameAr }
}

export function toShopArea(area: Area, rounds: readonly Named[]) {
  const { roundId, governorate, aliases, fee, minimum, freeFrom, expressFee, expressMinutes, isClosed } = area
  return {
    ...named(area),
    round: named(rounds.find(({ id }) => id === roundId)),
    governorate,
    aliases: [...aliases],
    fee: fee / 100,
    minimum: minimum / 100,
    freeFrom: freeFrom === null ? null : freeFrom / 100,
    express: expressFee === null || expressMinutes === null ? null : { fee: expressFee / 100, minutes: expressMinutes },
    isClosed,
  }
}

export function toShopRound({ expressPerHour, areas, hasPlan, ...round }: RoundOnList) {
  return { ...named(round), expressPerHour, areas, hasPlan }
}

type AskedArea = Asked<typeof changeArea>['body']

/** Turns a change asked for in EGP into one in piastres. */
export function toAreaChange({ fee, minimum, freeFrom, express, ...asked }: AskedArea): AreaChange {
  return {
    ...asked,
    fee: inPiastres(fee),
    minimum: inPiastres(minimum),
    freeFrom: freeFrom === null ? null : inPiastres(freeFrom),
    expressFee: express === null ? null : inPiastres(express?.fee),
    expressMinutes: express === null ? null : express?.minutes,
  }
}

function inPiastres(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : toPiastres(amount)
}

export function toPlanned({ roundId, fromMinute, untilMinute, ...row }: PlanRow, rounds: readonly Named[]) {
  const round = named(rounds.find(({ id }) => id === roundId))
  return { ...row, round, from: planClock(fromMinute), until: planClock(untilMinute) }
}

export function toRemade({ added, changed, removed, kept }: RemadeSlots) {
  return { added, changed, removed, kept: kept.length }
}

export function toShopSlot({ id, roundId, round, roundAr, fromMinute, untilMinute, orders, ...slot }: SlotOnList) {
  const { day, capacity, capacityBy, held, isClosed, isOver, isOffSale } = slot
  return {
    _id: id,
    round: named({ id: roundId, name: round, nameAr: roundAr }),
    ...{ day, from: clockOf(fromMinute), until: clockOf(untilMinute) },
    startsAt: slot.startsAt.toISOString(),
    cutOff: slot.cutOff.toISOString(),
    ...{ capacity, capacityBy, taken: orders.length, held, isClosed, isOver, isOffSale },
  }
}

/** The same with who is in it. */
export function toSlotWithOrders(slot: SlotOnList) {
  return { ...toShopSlot(slot), orders: slot.orders.map(toTouched) }
}

export function toTouched({ fromMinute, untilMinute, ...order }: LiveOrder): TouchedOrder {
  const clock = (minutes: number | null) => (minutes === null ? null : clockOf(minutes))
  return { ...order, from: clock(fromMinute), until: clock(untilMinute) }
}

export function toPause({ until, why, whyAr, clerk }: Closure) {
  return { until: until === null ? null : until.toISOString(), why, whyAr, who: clerk }
}
