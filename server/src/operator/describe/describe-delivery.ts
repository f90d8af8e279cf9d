/** Delivery as the shopkeeper reads it. */
import { clockOf } from '../../egypt/cairo-time.ts'
import type { DayChanged, setPlan } from '../../delivery/calendar.ts'
import type { RemadeSlots } from '../../delivery/make-slots.ts'
import type { Area, RoundOnList } from '../../delivery/areas.queries.ts'
import type { SlotOnList } from '../../delivery/slot-list.queries.ts'
import type { PlanRow } from '../../delivery/slot-plan.ts'
import type { listPlan, listShopDays } from '../../delivery/slots.queries.ts'
import { money } from '../../egypt/money.ts'
import { weekdayName } from '../options.ts'
import { table } from '../../files/text-table.ts'

const AREA_HEADINGS = ['area', 'in Arabic', 'round', 'where', 'fee', 'minimum', 'free from', 'express', '', 'also']

type Rounds = readonly Pick<RoundOnList, 'id' | 'name'>[]

export function describeAreas(areas: readonly Area[], rounds: Rounds): string {
  const none = 'The shop has no areas: orders need no more than an address, and cost no delivery.'
  return table(AREA_HEADINGS, cellsOf(areas, rounds), none)
}

/** An area before and after a change, one above the other. A new one has no before. */
export function describeAreaChange({ before, after }: { before?: Area; after: Area }, rounds: Rounds): string {
  const areas = before === undefined ? [after] : [before, after]
  const when = before === undefined ? ['new'] : ['before', 'after']
  const rows = cellsOf(areas, rounds).map((cells, at) => [when[at] ?? '', ...cells])
  return table(['', ...AREA_HEADINGS], rows)
}

function cellsOf(areas: readonly Area[], rounds: Rounds): string[][] {
  const nameOf = namesOf(rounds)
  return areas.map(({ name, nameAr, roundId, governorate, fee, minimum, ...area }) => [
    ...[name, nameAr, nameOf.get(roundId) ?? '', governorate, money(fee), money(minimum)],
    area.freeFrom === null ? '' : money(area.freeFrom),
    area.expressFee === null ? '' : `${money(area.expressFee)}, ${area.expressMinutes} min`,
    area.isClosed ? 'closed' : '',
    area.aliases.join(', '),
  ])
}

function namesOf(rounds: Rounds): Map<string, string> {
  return new Map(rounds.map(({ id, name }) => [id, name]))
}

export function describeRounds(rounds: readonly RoundOnList[]): string {
  const rows = rounds.map(({ name, nameAr, areas, hasPlan, expressPerHour }) => {
    return [name, nameAr, areas, expressPerHour, hasPlan ? '' : 'has no plan']
  })
  const none = 'The shop has no rounds yet. baqala delivery rounds add NAME adds one.'
  return table(['round', 'in Arabic', 'areas', 'express an hour', ''], rows, none)
}

export function describePlans(plan: Awaited<ReturnType<typeof listPlan>>, rounds: Rounds): string {
  const nameOf = namesOf(rounds)
  const rows = plan.map(({ roundId, season, weekday, capacity, cutOffMinutes, ...time }) => {
    const round = nameOf.get(roundId) ?? ''
    return [round, season, weekdayName(weekday), hoursOf(time), capacity, `${cutOffMinutes} min before`]
  })
  const none = 'There are no plans, so no times are made. baqala delivery plans set ROUND makes one.'
  return table(['round', 'season', 'day', 'hours', 'places', 'closes'], rows, none)
}

/** A week of a round after a change, and what became of the slots ahead. */
export function describePlanChange(change: Awaited<ReturnType<typeof setPlan>>): string {
  const { round, season, before, after, slots } = change
  const week = season === 'usual' ? 'usual week' : 'week of Ramadan'
  return `${round.name}, the ${week}:\n${describeWeekChange(before, after)}\n${describeRemadeSlots(slots)}`
}

/** Tells which times of a round's week stay, go and are new. Days with the same answer share a line. */
function describeWeekChange(before: readonly PlanRow[], after: readonly PlanRow[]): string {
  const [old, now] = [new Set(before.map(timeOf)), new Set(after.map(timeOf))]
  const rows = [
    ...before.map((row) => ({ ...row, is: now.has(timeOf(row)) ? 'stays' : 'goes' })),
    ...after.filter((row) => !old.has(timeOf(row))).map((row) => ({ ...row, is: 'new' })),
  ].toSorted((one, other) => one.fromMinute - other.fromMinute)
  const lines = Map.groupBy(rows, ({ is, capacity, cutOffMinutes, ...row }) =>
    [is, hoursOf(row), capacity, `${cutOffMinutes} min before`].join('\t'),
  )
  const cells = [...lines].map(([line, days]) => {
    return [...line.split('\t'), days.map(({ weekday }) => weekdayName(weekday)).join(' ')]
  })
  return table(['', 'hours', 'places', 'closes', 'days'], cells)
}

function timeOf({ weekday, fromMinute, untilMinute, capacity, cutOffMinutes }: PlanRow): string {
  return [weekday, fromMinute, untilMinute, capacity, cutOffMinutes].join()
}

export function describeDays(days: Awaited<ReturnType<typeof listShopDays>>): string {
  const rows = days.map(({ day, kind, note }) => [day, kind, note])
  return table(['day', 'is', 'why'], rows, 'Every day ahead is as usual.')
}

export function describeDayChange(day: string, { before, after, slots }: DayChanged): string {
  return `${day}: ${after} (before: ${before}).\n${describeRemadeSlots(slots)}`
}

export function describeSlots(day: string, slots: readonly SlotOnList[]): string {
  return slots.length === 0 ? `There are no times on ${day}.` : slots.flatMap(describeSlot).join('\n')
}

/** A slot before and after a change, and beneath who is in it. */
export function describeSlotChange({ before, after }: { before: SlotOnList; after: SlotOnList }): string {
  return [`before  ${describeTime(before)}`, `after   ${describeTime(after)}`, ...describeOrders(after)].join('\n')
}

/** A slot after its holds were let go. */
export function describeRelease({ released, after }: { released: number; after: SlotOnList }): string {
  return `${released === 1 ? '1 held place' : `${released} held places`} let go.\n${describeSlot(after).join('\n')}`
}

function describeSlot(slot: SlotOnList): string[] {
  return [describeTime(slot), ...describeOrders(slot)]
}

function describeTime(slot: SlotOnList): string {
  const { id, round, capacity, capacityBy, held, orders, isClosed, isOffSale, isOver } = slot
  const state = isClosed ? ', closed' : isOver ? ', past its cut-off' : isOffSale ? ', in no plan' : ''
  const byHand = capacityBy === null ? '' : `, places set by ${capacityBy}`
  const places = `${orders.length} of ${capacity} ordered${held === 0 ? '' : `, ${held} held`}`
  return `${slot.day} ${hoursOf(slot)}  ${round}  ${places}${byHand}${state}  (${id})`
}

function describeOrders({ orders }: SlotOnList): string[] {
  return orders.map(({ number, name, area, phone, state }) => `  ${number}  ${name}, ${area ?? ''}, ${phone}  ${state}`)
}

/** Tells what became of the slots ahead. */
export function describeRemadeSlots({ added, changed, removed, kept, byHand }: RemadeSlots): string {
  const lineOf = (slot: RemadeSlots['kept'][number]) => `  ${slot.day} ${hoursOf(slot)}  ${slot.round}`
  const promised = kept.map(lineOf)
  const set = byHand.map((slot) => `${lineOf(slot)}  ${slot.capacity} (${slot.capacityBy})`)
  return [
    `Times of the week ahead: ${added} added, ${changed} changed, ${removed} removed.`,
    ...beneath('Somebody holds or has ordered these, so they stay as they were promised:', promised),
    ...beneath('These keep the places that somebody gave them:', set),
  ].join('\n')
}

function beneath(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines]
}

function hoursOf({ fromMinute, untilMinute }: { fromMinute: number; untilMinute: number }): string {
  return `${clockOf(fromMinute)}–${clockOf(untilMinute)}`
}
