/** Delivery as the shopkeeper reads it. */
import { clockOf } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { regenerateSlots } from '../delivery/make-slots.ts'
import { listEveryArea, listRounds, listSlotsOn, type SlotOnList } from '../delivery/shopkeeping.queries.ts'
import { listPlan, listShopDays } from '../delivery/slots.queries.ts'
import { money } from '../money.ts'
import { weekdayName } from './delivery-options.ts'
import { table } from './table.ts'

export async function describeAreas(db: Db): Promise<string> {
  const [areas, rounds] = [await listEveryArea(db), await listRounds(db)]
  if (areas.length === 0) return 'The shop has no areas: orders need no more than an address, and cost no delivery.'
  const nameOf = new Map(rounds.map(({ id, name }) => [id, name]))
  const rows = areas.map((area) => [
    area.name,
    area.nameAr,
    nameOf.get(area.roundId) ?? '',
    area.governorate,
    money(area.fee),
    money(area.minimum),
    area.freeFrom === null ? '' : money(area.freeFrom),
    area.expressFee === null ? '' : `${money(area.expressFee)}, ${area.expressMinutes} min`,
    area.isClosed ? 'closed' : '',
    area.aliases.join(', '),
  ])
  return table(['area', 'in Arabic', 'round', 'where', 'fee', 'minimum', 'free from', 'express', '', 'also'], rows)
}

export async function describeRounds(db: Db): Promise<string> {
  const rounds = await listRounds(db)
  if (rounds.length === 0) return 'The shop has no rounds yet. baqala delivery rounds add NAME adds one.'
  const rows = rounds.map(({ name, nameAr, areas, hasPlan, expressPerHour }) => [
    ...[name, nameAr, areas, expressPerHour],
    hasPlan ? '' : 'has no plan',
  ])
  return table(['round', 'in Arabic', 'areas', 'express an hour', ''], rows)
}

export async function describePlans(db: Db): Promise<string> {
  const [plan, rounds] = [await listPlan(db), await listRounds(db)]
  if (plan.length === 0) return 'There are no plans, so no times are made. baqala delivery plans set ROUND makes one.'
  const nameOf = new Map(rounds.map(({ id, name }) => [id, name]))
  const rows = plan.map(({ roundId, season, weekday, fromMinute, untilMinute, capacity, cutOffMinutes }) => [
    ...[nameOf.get(roundId) ?? '', season, weekdayName(weekday)],
    ...[hoursOf({ fromMinute, untilMinute }), capacity, `${cutOffMinutes} min before`],
  ])
  return table(['round', 'season', 'day', 'hours', 'places', 'closes'], rows)
}

export async function describeDays(db: Db, from: string): Promise<string> {
  const days = await listShopDays(db, from)
  if (days.length === 0) return 'Every day ahead is as usual.'
  return table(
    ['day', 'is', 'why'],
    days.map(({ day, kind, note }) => [day, kind, note]),
  )
}

/** The slots of a day, and beneath each who is in it. */
export async function describeSlots(db: Db, day: string): Promise<string> {
  const slots = await listSlotsOn(db, day)
  return slots.length === 0 ? `There are no times on ${day}.` : slots.flatMap(describeSlot).join('\n')
}

function describeSlot(slot: SlotOnList): string[] {
  const { id, round, capacity, held, orders, isClosed, isOver } = slot
  const state = isClosed ? ', closed' : isOver ? ', past its cut-off' : ''
  const places = `${orders.length} of ${capacity} ordered${held === 0 ? '' : `, ${held} held`}`
  return [
    `${slot.day} ${hoursOf(slot)}  ${round}  ${places}${state}  (${id})`,
    ...orders.map(
      ({ number, name, area, phone, state: stands }) => `  ${number}  ${name}, ${area ?? ''}, ${phone}  ${stands}`,
    ),
  ]
}

/** Makes the slots ahead what plans and days say, and tells what that changed. */
export async function regenerate(db: Db): Promise<string> {
  const { added, changed, removed, kept } = await regenerateSlots(db)
  const lines = kept.map((slot) => `  ${slot.day} ${hoursOf(slot)}`)
  return [
    `Times of the week ahead: ${added} added, ${changed} changed, ${removed} removed.`,
    ...(kept.length === 0
      ? []
      : ['Somebody holds or has ordered these, so they stay as they were promised:', ...lines]),
  ].join('\n')
}

function hoursOf({ fromMinute, untilMinute }: { fromMinute: number; untilMinute: number }): string {
  return `${clockOf(fromMinute)}–${clockOf(untilMinute)}`
}
