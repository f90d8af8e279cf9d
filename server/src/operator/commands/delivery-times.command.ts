/** The commands that change when the shop delivers: weeks, days, pauses and single times. */
import { NEW_TIME } from '@baqala/contract/admin/limits'
import { closeDay, openDay, remakeSlotsByHand, setPlan, setRamadan } from '../../delivery/calendar.ts'
import { listRounds } from '../../delivery/areas.queries.ts'
import { listPlan, listShopDays } from '../../delivery/slots.queries.ts'
import { listSlotsOn } from '../../delivery/slot-list.queries.ts'
import { changeSlot, pauseShop, releaseHolds, resumeShop } from '../../delivery/slots.ts'
import { cairoDay, cairoTime } from '../../egypt/cairo-time.ts'
import { command, group, listGroup } from '../command.ts'
import { choice, needed, option, parseDay, readCount, readHours, readMoment, readWeekdays, word } from '../options.ts'
import {
  describeDayChange,
  describeDays,
  describePlanChange,
  describePlans,
  describeRelease,
  describeRemadeSlots,
  describeSlotChange,
  describeSlots,
} from '../describe/describe-delivery.ts'

const WEEK = {
  round: word('<round>', 'its name or id'),
  season: choice('--season <season>', 'which plan', ['usual', 'ramadan'], 'usual'),
  weekdays: option('--days <days>', 'such as fri or sun,mon', readWeekdays, readWeekdays('all')),
}

const plansCommand = listGroup('plans', 'the week of each round, from which times are made', [
  command('list', 'all of them').shows(async (db) => describePlans(await listPlan(db), await listRounds(db))),
  command('set', 'the times of these days, in place of those before', {
    ...WEEK,
    hours: needed(option('--hours <times>', 'such as 10:00-12:00,12:00-14:00', readHours)),
    capacity: option('--capacity <count>', 'places of each', readCount, NEW_TIME.capacity),
    cutOffMinutes: option(
      '--cut-off <minutes>',
      'so many minutes before, it closes',
      readCount,
      NEW_TIME.cutOffMinutes,
    ),
  }).changes(async (tx, plan, clerk) => describePlanChange(await setPlan(tx, plan, clerk))),
  command('remove', 'no times on these days any more', WEEK).changes(async (tx, days, clerk) =>
    describePlanChange(await setPlan(tx, { ...days, hours: [], capacity: 0, cutOffMinutes: 0 }, clerk)),
  ),
])

const DAY = word('<day>', 'such as 2027-03-10', parseDay)

const daysCommand = listGroup('days', 'days that are not as usual', [
  command('list', 'those ahead').shows(async (db) => describeDays(await listShopDays(db, cairoDay(new Date())))),
  command('close', 'no times on that day; what is ordered stays', {
    day: DAY,
    note: option('--note <text>', 'why', String, ''),
    noteAr: option('--note-ar <text>', 'why, in Arabic', String, ''),
  }).changes(async (tx, { day, ...note }, clerk) => {
    const changed = describeDayChange(day, await closeDay(tx, day, note, clerk))
    return `${changed}\n${describeSlots(day, await listSlotsOn(tx, day))}`
  }),
  command('open', 'the day is as usual again', { day: DAY }).changes(async (tx, { day }, clerk) =>
    describeDayChange(day, await openDay(tx, day, clerk)),
  ),
])

const pauseCommand = command('pause', 'closes the shop now: no times before it opens again; what is ordered stays', {
  until: option('--until <time>', 'when it opens: 16:00; otherwise when somebody resumes', readMoment),
  why: option('--why <text>', 'a sentence for shoppers', String, ''),
  whyAr: option('--why-ar <text>', 'the same in Arabic', String, ''),
}).changes(async (tx, pause, clerk) => {
  const slots = (await pauseShop(tx, pause, clerk)).filter(({ orders }) => orders.length > 0)
  const { until } = pause
  const when = until === undefined ? 'until somebody opens it: baqala delivery resume' : `until ${cairoTime(until)}`
  const times = until === undefined ? 'today' : 'times that run before'
  if (slots.length === 0) return `Closed ${when}. Nothing is ordered for ${times}.`
  return `Closed ${when}. What is ordered for ${times}:\n${describeSlots(cairoDay(new Date()), slots)}`
})

const resumeCommand = command('resume', 'opens the shop again').changes(async (tx, _given, clerk) => {
  const ended = await resumeShop(tx, clerk)
  const by = ended.map(({ clerk, why }) => `  ${clerk || 'Somebody'} had closed it. ${why}`.trimEnd())
  return ['Open again.', ...by].join('\n')
})

const SLOT = { id: word('<id>', 'its id in the list') }

const slotCommand = group('slot', 'closes one time, opens it, or changes its places', [
  command('close', 'nobody can choose it any more; what is ordered stays', SLOT).changes(async (tx, { id }, clerk) =>
    describeSlotChange(await changeSlot(tx, id, { isClosed: true }, clerk)),
  ),
  command('open', 'it can be chosen again', SLOT).changes(async (tx, { id }, clerk) =>
    describeSlotChange(await changeSlot(tx, id, { isClosed: false }, clerk)),
  ),
  command('capacity', 'so many places, whatever its plan says', {
    ...SLOT,
    capacity: word('<count>', 'places', readCount),
  }).changes(async (tx, { id, capacity }, clerk) => describeSlotChange(await changeSlot(tx, id, { capacity }, clerk))),
  command('release', 'lets go of the places that carts hold; what is ordered stays', SLOT).changes(
    async (tx, { id }, clerk) => describeRelease(await releaseHolds(tx, id, clerk)),
  ),
])

const today = cairoDay(new Date())

export const timesCommands = [
  plansCommand,
  daysCommand,
  pauseCommand,
  resumeCommand,
  command('ramadan', 'from the first day to the last, times are those of the plan of Ramadan', {
    from: word('<from>', 'as the moon is sighted', parseDay),
    until: word('<until>', 'the last day', parseDay),
  }).changes(async (tx, { from, until }, clerk) => {
    const slots = await setRamadan(tx, from, until, clerk)
    return `Ramadan from ${from} to ${until}; closed days stay closed.\n${describeRemadeSlots(slots)}`
  }),
  command('slots', 'the times of a day, and who is in them', {
    day: word('[day]', 'today if you name none', parseDay).default(today),
  }).shows(async (db, { day = today }) => describeSlots(day, await listSlotsOn(db, day))),
  command(
    'regenerate',
    'makes the times ahead what plans and days say; those held or ordered stay as they are',
  ).changes(async (tx, _given, clerk) => describeRemadeSlots(await remakeSlotsByHand(tx, clerk))),
  slotCommand,
]
