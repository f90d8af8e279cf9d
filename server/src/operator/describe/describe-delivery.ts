/** Delivery as the shopkeeper reads it. */
import { clockOf } from '../../egypt/cairo-time.ts'
import type { Db } from '../../db/rows.ts'
import type { RemadeSlots } from '../../delivery/make-slots.ts'
import { listEveryArea, listRounds, type Area } from '../../delivery/areas.queries.ts'
import type { SlotOnList } from '../../delivery/slot-list.queries.ts'
import type { PlanRow } from '../../delivery/slot-plan.ts'
import { listPlan, listShopDays } from '../../delivery/slots.queries.ts'
import { money } from '../../egypt/money.ts'
import { weekdayName } from '../options.ts'
import { table } from '../print.ts'

const AREA_HEADINGS = ['area', 'in Arabic', 'round', 'where', 'fee', 'minimum', 'free from', 'express', '', 'also']

export async function describeAreas(db: Db): Promise<string> {
  const areas = await listEveryArea(db)
  if (areas.length === 0) return 'The shop has no areas: orders need no more than an address, and cost no delivery.'
  return table(AREA_HEADINGS, await cellsOf(db, areas))
}

/** An area before and after a change, one above the other. A new one has no before. */
export async function describeAreaChange(db: Db, before: Area | undefined, after: Area): Promise<string> {
  const areas = before === undefined ? [after] : [before, after]
  const when = before === undefined ? ['new'] : ['before', 'after']
  const rows = (await cellsOf(db, areas)).map((cells, at) => [when[at] ?? '', ...cells])
  return table(['', ...AREA_HEADINGS], rows)
}

async function cellsOf(db: Db, areas: readonly Area[]): Promise<string[][]> {
  const nameOf = await namesOfRounds(db)
  return areas.map((area) => [
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
}

async function namesOfRounds(db: Db): Promise<Map<string, string>> {
  return new Map((await listRounds(db)).map(({ id, name }) => [id, name]))
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
  const plan = await listPlan(db)
  if (plan.length === 0) return 'There are no plans, so no times are made. baqala delivery plans set ROUND makes one.'
  const nameOf = await namesOfRounds(db)
  const rows = plan.map(({ roundId, season, weekday, fromMinute, untilMinute, capacity, cutOffMinutes }) => [
    ...[nameOf.get(roundId) ?? '', season, weekdayName(weekday)],
    ...[hoursOf({ fromMinute, untilMinute }), capacity, `${cutOffMinutes} min before`],
  ])
  return table(['round', 'season', 'day', 'hours', 'places', 'closes'], rows)
}

/** Tells which times of a round's week stay, go and are new. Days with the same answer share a line. */
export function describeWeekChange(before: readonly PlanRow[], after: readonly PlanRow[]): string {
  const [old, now] = [new Set(before.map(timeOf)), new Set(after.map(timeOf))]
  const rows = [
    ...before.map((row) => ({ ...row, is: now.has(timeOf(row)) ? 'stays' : 'goes' })),
    ...after.filter((row) => !old.has(timeOf(row))).map((row) => ({ ...row, is: 'new' })),
  ].toSorted((one, other) => one.fromMinute - other.fromMinute)
  const lines = Map.groupBy(rows, ({ is, capacity, cutOffMinutes, ...row }) =>
    [is, hoursOf(row), capacity, `${cutOffMinutes} min before`].join('\t'),
  )
  return table(
    ['', 'hours', 'places', 'closes', 'days'],
    [...lines].map(([line, days]) => [...line.split('\t'), days.map(({ weekday }) => weekdayName(weekday)).join(' ')]),
  )
}

function timeOf({ weekday, fromMinute, untilMinute, capacity, cutOffMinutes }: PlanRow): string {
  return [weekday, fromMinute, untilMinute, capacity, cutOffMinutes].join()
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
export function describeSlots(day: string, slots: readonly SlotOnList[]): string {
  return slots.length === 0 ? `There are no times on ${day}.` : slots.flatMap(describeSlot).join('\n')
}

/** A slot before and after a change, and beneath who is in it. */
export function describeSlotChange(before: SlotOnList, after: SlotOnList): string {
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
  const promised = kept.map((slot) => `  ${slot.day} ${hoursOf(slot)}  ${slot.round}`)
  const set = byHand.map(
    (slot) => `  ${slot.day} ${hoursOf(slot)}  ${slot.round}  ${slot.capacity} (${slot.capacityBy})`,
  )
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
