/** When the shop delivers: the weeks of rounds, days that are not as usual, single times, and pauses. Days and hours are Cairo's. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { oneLine } from '../fields.ts'
import { once } from '../paging.ts'
import { adminChange, adminEndpoint, dataOf, day, Named } from './admin-endpoint.ts'
import { NEW_TIME } from './limits.ts'
import { count, noSuch, orders } from './delivery.ts'

/** The most days between `from` and `to` of a list of times. */
export const MAX_DAYS_OF_SLOTS = 31

/** UTF-16 code units: why a day or the shop is closed, in each language. */
export const MAX_CLOSING_REASON = 200
const note = z.string().check(oneLine, z.trim(), z.maxLength(MAX_CLOSING_REASON))

/** The outcome for the times of the week ahead. Times that somebody holds or has ordered stay as they were promised: `kept`. */
const Remade = z.object({ added: z.number(), changed: z.number(), removed: z.number(), kept: z.number() })

const season = z.enum(['usual', 'ramadan'])

/** Hours by the clock: 24:30 is half past midnight, in the night that begins on the day. */
const hours = { from: z.string().check(z.maxLength(5)), until: z.string().check(z.maxLength(5)) }

const Planned = z.object({
  round: Named,
  season,
  /** 0 is Sunday. */
  weekday: z.number(),
  ...hours,
  capacity: z.number(),
  cutOffMinutes: z.number(),
})

export const listPlans = adminEndpoint('listPlans', {
  summary: 'The weeks of all rounds, from which times are made eight days ahead.',
  reply: dataOf(z.array(Planned)),
})

const plan = {
  body: z.object({
    /** Its id or name. */
    round: id,
    season: z._default(season, 'usual'),
    weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
    hours: z.array(z.object(hours)).check(z.maxLength(24)),
    capacity: z._default(count, NEW_TIME.capacity),
    /** A time closes this long before it begins, in minutes. */
    cutOffMinutes: z._default(count, NEW_TIME.cutOffMinutes),
  }),
  reply: dataOf(z.object({ week: z.array(Planned), slots: Remade, orders })),
  refusals: noSuch('round'),
}

export const addToPlan = adminChange('addToPlan', {
  summary: 'Add times to weekdays of a round, beside those that are there.',
  ...plan,
})

export const setPlan = adminChange('setPlan', {
  summary: 'Set the times of weekdays of a round, in place of those before. Without `hours` these days have none.',
  ...plan,
})

const ShopDay = z.object({
  day: z.string(),
  kind: z.enum(['closed', 'ramadan']),
  note: z.string(),
  noteAr: z.string(),
})

const daysChanged = dataOf(z.object({ days: z.array(ShopDay), slots: Remade, orders }))
const notes = { note: z._default(note, ''), noteAr: z._default(note, '') }

export const listDays = adminEndpoint('listDays', {
  summary: 'The days from today on that are not as usual.',
  reply: dataOf(z.array(ShopDay)),
})

export const addDays = adminChange('addDays', {
  summary: 'Close a day, or days until `until`; or give them the plan of Ramadan: then closed days stay closed.',
  reply: daysChanged,
  body: z.object({ day, until: z.optional(day), kind: z._default(ShopDay.shape.kind, 'closed'), ...notes }),
})

export const changeDay = adminChange('changeDay', {
  summary: 'Close a day, change its note, or make it as usual again.',
  reply: daysChanged,
  params: z.object({ day }),
  body: z.object({ isClosed: z.boolean(), ...notes }),
  refusals: { 404: 'The day is as usual already.' },
})

const Slot = z.object({
  _id: z.string(),
  round: Named,
  day: z.string(),
  from: z.string(),
  until: z.string(),
  startsAt: z.string(),
  /** Until then it can be ordered. */
  cutOff: z.string(),
  capacity: z.number(),
  /** Who set `capacity` by hand; null where it is that of the plan. */
  capacityBy: z.nullable(z.string()),
  /** Live orders in it. */
  taken: z.number(),
  /** Places that carts hold while their shoppers pay. */
  held: z.number(),
  isClosed: z.boolean(),
  /** Past its cut-off. */
  isOver: z.boolean(),
  /** No plan makes it any more: nobody can choose it, who has a place keeps it. */
  isOffSale: z.boolean(),
})

const SlotWithOrders = z.extend(Slot, { orders })

export const listSlots = adminEndpoint('listSlots', {
  summary: `The times of days, today's if none are named. At most ${MAX_DAYS_OF_SLOTS} days.`,
  query: z.object({ from: once(day), to: once(day) }),
  reply: dataOf(z.array(Slot)),
})

export const getSlot = adminEndpoint('getSlot', {
  summary: 'One time, and who is in it.',
  params: z.object({ id }),
  reply: dataOf(SlotWithOrders),
  refusals: noSuch('time'),
})

export const changeSlot = adminChange('changeSlot', {
  summary: 'Close one time, open it, or give it other places than its plan; `releaseHolds` lets go of what carts hold.',
  params: z.object({ id }),
  body: z.object({
    isClosed: z.optional(z.boolean()),
    capacity: z.optional(count),
    releaseHolds: z.optional(z.literal(true)),
  }),
  reply: dataOf(SlotWithOrders),
  refusals: noSuch('time'),
})

export const remakeSlots = adminChange('remakeSlots', {
  summary: 'Make the times ahead what weeks and days say. Every change of them does so by itself.',
  reply: dataOf(z.object({ slots: Remade, orders })),
})

const Pause = z.object({
  /** Null: until somebody opens again. */
  until: z.nullable(z.string()),
  why: z.string(),
  whyAr: z.string(),
  who: z.string(),
})

const pause = {
  body: z.object({
    until: z.optional(z.nullable(z.iso.datetime({ offset: true, error: fieldCode('untilInvalid') }))),
    why: z._default(note, ''),
    whyAr: z._default(note, ''),
  }),
  reply: dataOf(z.object({ pauses: z.array(Pause), orders })),
}

export const listPauses = adminEndpoint('listPauses', {
  summary: 'The pauses that hold now; none while the shop is open.',
  reply: dataOf(z.array(Pause)),
})

export const addPause = adminChange('addPause', {
  summary: 'Close the shop now: no times before `until`, and no express. Shoppers read `why`; their orders stay.',
  ...pause,
  status: 201,
})

export const changePause = adminChange('changePause', {
  summary: 'Another end or reason for the pauses that hold now.',
  ...pause,
  refusals: { 409: 'The shop is open.' },
})

export const endPauses = adminChange('endPauses', {
  summary: 'Open the shop again. Answers with the pauses that are over.',
  reply: dataOf(z.array(Pause)),
  refusals: { 409: 'The shop is open.' },
})
