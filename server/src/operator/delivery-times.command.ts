/** The commands that change when the shop delivers: weeks, days, pauses and single times. */
import { Command, Option } from 'commander'
import { closeDay, openDay, remakeSlots, setPlan, setRamadan, type PlanChange } from '../delivery/calendar.ts'
import { listSlotsOn } from '../delivery/slot-list.queries.ts'
import { changeSlot, releaseHolds } from '../delivery/slots.ts'
import { cairoDay } from '../egypt/cairo-time.ts'
import { signed, type Signed } from './clerk.ts'
import { parseDay, readCount, readHours, readWeekdays } from './options.ts'
import { addList, change, show } from './with-shop.ts'
import {
  describeDays,
  describePlans,
  describeRelease,
  describeRemadeSlots,
  describeSlotChange,
  describeSlots,
  describeWeekChange,
} from './describe/describe-delivery.ts'

type PlanOptions = Signed &
  Pick<PlanChange, 'season' | 'capacity'> & { days: number[]; hours?: [number, number][]; cutOff: number }

/** `baqala delivery plans …` lists the weeks of rounds, sets days of them and empties them. */
export function plansCommand(): Command {
  const plans = new Command('plans').description('the week of each round, from which times are made')
  addList(plans, 'all of them', describePlans)
  const set = plans.command('set').description('the times of these days, in place of those before')
  const remove = plans.command('remove').description('no times on these days any more')
  for (const command of [set, remove]) {
    signed(command)
      .argument('<round>', 'its name or id')
      .addOption(new Option('--season <season>', 'which plan').choices(['usual', 'ramadan']).default('usual'))
      .option('--days <days>', 'such as fri or sun,mon', readWeekdays, readWeekdays('all'))
      .action((round: string, { days: weekdays, hours = [], cutOff: cutOffMinutes, ...options }: PlanOptions) =>
        change(options, async (tx, clerk) => {
          const { season, capacity } = options
          const plan = { round, season, weekdays, hours, capacity, cutOffMinutes }
          const { round: set, before, after, slots } = await setPlan(tx, plan, clerk)
          const week = season === 'usual' ? 'usual week' : 'week of Ramadan'
          return `${set.name}, the ${week}:\n${describeWeekChange(before, after)}\n${describeRemadeSlots(slots)}`
        }),
      )
  }
  set
    .requiredOption('--hours <times>', 'such as 10:00-12:00,12:00-14:00', readHours)
    .option('--capacity <count>', 'places of each', readCount, 12)
    .option('--cut-off <minutes>', 'so many minutes before, it closes', readCount, 60)
  return plans
}

interface CloseOptions extends Signed {
  readonly note: string
  readonly noteAr: string
}

/** `baqala delivery days …` lists days that are not as usual, closes days and opens them. */
export function daysCommand(): Command {
  const days = new Command('days').description('days that are not as usual')
  addList(days, 'those ahead', (db) => describeDays(db, cairoDay(new Date())))
  signed(days.command('close'))
    .description('no times on that day; what is ordered stays')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .option('--note <text>', 'why', '')
    .option('--note-ar <text>', 'why, in Arabic', '')
    .action((day: string, { note, noteAr, ...options }: CloseOptions) =>
      change(options, async (tx, clerk) => {
        const { before, slots } = await closeDay(tx, day, { note, noteAr }, clerk)
        const there = describeSlots(day, await listSlotsOn(tx, day))
        return `${day}: closed (before: ${before}).\n${describeRemadeSlots(slots)}\n${there}`
      }),
    )
  signed(days.command('open'))
    .description('the day is as usual again')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .action((day: string, options: Signed) =>
      change(options, async (tx, clerk) => {
        const { before, after, slots } = await openDay(tx, day, clerk)
        return `${day}: ${after} (before: ${before}).\n${describeRemadeSlots(slots)}`
      }),
    )
  return days
}

/** `baqala delivery ramadan` gives days the plan of Ramadan. */
export function ramadanCommand(): Command {
  return signed(new Command('ramadan'))
    .description('from the first day to the last, times are those of the plan of Ramadan')
    .argument('<from>', 'as the moon is sighted', parseDay)
    .argument('<until>', 'the last day', parseDay)
    .action((from: string, until: string, options: Signed) =>
      change(options, async (tx, clerk) => {
        const slots = await setRamadan(tx, from, until, clerk)
        return `Ramadan from ${from} to ${until}; closed days stay closed.\n${describeRemadeSlots(slots)}`
      }),
    )
}

/** `baqala delivery slots` lists the times of a day. */
export function slotsCommand(): Command {
  return new Command('slots')
    .description('the times of a day, and who is in them')
    .argument('[day]', 'today if you name none', parseDay, cairoDay(new Date()))
    .action((day: string) => show(async (db) => describeSlots(day, await listSlotsOn(db, day))))
}

/** `baqala delivery regenerate` makes the times ahead anew. */
export function regenerateCommand(): Command {
  return signed(new Command('regenerate'))
    .description('makes the times ahead what plans and days say; those held or ordered stay as they are')
    .action((options: Signed) =>
      change(options, async (tx, clerk) => describeRemadeSlots(await remakeSlots(tx, clerk))),
    )
}

/** `baqala delivery slot …` changes one time. */
export function slotCommand(): Command {
  const slot = new Command('slot').description('closes one time, opens it, or changes its places')
  forSlot(slot, 'close', 'nobody can choose it any more; what is ordered stays').action((id: string, options: Signed) =>
    changeTo(id, { isClosed: true }, options),
  )
  forSlot(slot, 'open', 'it can be chosen again').action((id: string, options: Signed) =>
    changeTo(id, { isClosed: false }, options),
  )
  forSlot(slot, 'capacity', 'so many places, whatever its plan says')
    .argument('<count>', 'places', readCount)
    .action((id: string, capacity: number, options: Signed) => changeTo(id, { capacity }, options))
  forSlot(slot, 'release', 'lets go of the places that carts hold; what is ordered stays').action(
    (id: string, options: Signed) =>
      change(options, async (tx, clerk) => describeRelease(await releaseHolds(tx, id, clerk))),
  )
  return slot
}

function forSlot(slot: Command, name: string, description: string): Command {
  return signed(slot.command(name)).description(description).argument('<id>', 'its id in the list')
}

function changeTo(id: string, wanted: Parameters<typeof changeSlot>[2], options: Signed): Promise<void> {
  return change(options, async (tx, clerk) => {
    const { before, after } = await changeSlot(tx, id, wanted, clerk)
    return describeSlotChange(before, after)
  })
}
