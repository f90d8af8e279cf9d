import { Command, Option } from 'commander'
import { cairoDay, cairoTime } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  changeSlot,
  deleteDay,
  endPauses,
  findRound,
  insertPause,
  replacePlan,
  saveDays,
} from '../delivery/shopkeeping.queries.ts'
import { Refusal } from '../refusal.ts'
import { parseDay } from './cairo-days.ts'
import { clerkOption } from './clerk.ts'
import { areasCommand, roundsCommand } from './delivery-areas.command.ts'
import { readCount, readHours, readMoment, readWeekdays } from './delivery-options.ts'
import { describeDays, describePlans, describeSlots, regenerate } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'
import { print } from './print.ts'
import { withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala delivery slots                                   today's times, and who is in them
  baqala delivery pause --until 16:00 --why "Stocktaking" --why-ar "جرد"
  baqala delivery resume
  baqala delivery areas set Zamalek --fee 20 --free-from 500
  baqala delivery plans set "West of the Nile" --days fri --hours 13:30-15:30,15:30-17:30 --capacity 10
  baqala delivery days close 2027-03-10 --note Eid --note-ar العيد
  baqala delivery ramadan 2027-02-08 2027-03-08           the plan of Ramadan on these days, both included

Nothing here cancels what is ordered. Times after midnight belong to the evening before: 24:30-25:30 is half past midnight.
Open pages hear of every change within seconds.`

const MAX_DAYS = 60
const DAY_MS = 86_400_000

/** `baqala delivery …`: areas, plans, days, pauses and slots. */
export function deliveryCommand(): Command {
  const delivery = new Command('delivery')
    .description('areas with their fees, times with their places, closed days')
    .addHelpText('after', EXAMPLES)
  delivery.addCommand(areasCommand()).addCommand(roundsCommand()).addCommand(plansCommand()).addCommand(daysCommand())
  addPauses(delivery)
  delivery
    .command('ramadan')
    .description('from the first day to the last, times are those of the plan of Ramadan')
    .argument('<from>', 'as the moon is sighted', parseDay)
    .argument('<until>', 'the last day', parseDay)
    .action((from: string, until: string) =>
      change(async (db) => {
        const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
        if (days < 0 || days > MAX_DAYS) throw new Refusal(400, messages.daysAreWrong)
        await saveDays(db, from, until, { kind: 'ramadan', note: 'Ramadan', noteAr: 'رمضان' })
        return regenerate(db)
      }),
    )
  addSlots(delivery)
  return delivery
}

type Season = 'usual' | 'ramadan'

interface PlanOptions {
  readonly season: Season
  readonly days: number[]
  readonly hours?: [number, number][]
  readonly capacity: number
  readonly cutOff: number
}

function plansCommand(): Command {
  const plans = new Command('plans').description('the week of each round, from which times are made')
  plans
    .command('list', { isDefault: true })
    .description('all of them')
    .action(() => change(describePlans))
  const set = plans.command('set').description('the times of these days, in place of those before')
  const remove = plans.command('remove').description('no times on these days any more')
  for (const command of [set, remove]) {
    command
      .argument('<round>', 'its name or id')
      .addOption(new Option('--season <season>', 'which plan').choices(['usual', 'ramadan']).default('usual'))
      .option('--days <days>', 'such as fri or sun,mon', readWeekdays, readWeekdays('all'))
      .action((round: string, options: PlanOptions) => change((db) => setPlan(db, round, options)))
  }
  set
    .requiredOption('--hours <times>', 'such as 10:00-12:00,12:00-14:00', readHours)
    .option('--capacity <count>', 'places of each', readCount, 12)
    .option('--cut-off <minutes>', 'so many minutes before, it closes', readCount, 60)
  return plans
}

async function setPlan(db: Db, sought: string, options: PlanOptions): Promise<string> {
  const { season, days: weekdays, hours = [], capacity, cutOff: cutOffMinutes } = options
  const round = await findRound(db, sought)
  if (round === undefined) throw new Refusal(404, messages.noRound({ round: sought }))
  const rows = weekdays.flatMap((weekday) =>
    hours.map(([fromMinute, untilMinute]) => {
      return { roundId: round.id, season, weekday, fromMinute, untilMinute, capacity, cutOffMinutes }
    }),
  )
  await inTransaction(db, (tx) => replacePlan(tx, { roundId: round.id, season, weekdays }, rows))
  return regenerate(db)
}

function daysCommand(): Command {
  const days = new Command('days').description('days that are not as usual')
  days
    .command('list', { isDefault: true })
    .description('those ahead')
    .action(() => change((db) => describeDays(db, cairoDay(new Date()))))
  days
    .command('close')
    .description('no times on that day; what is ordered stays')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .option('--note <text>', 'why', '')
    .option('--note-ar <text>', 'why, in Arabic', '')
    .action((day: string, { note, noteAr }: { note: string; noteAr: string }) =>
      change(async (db) => {
        await saveDays(db, day, day, { kind: 'closed', note, noteAr })
        return `${await regenerate(db)}\n${await describeSlots(db, day)}`
      }),
    )
  days
    .command('open')
    .description('the day is as usual again')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .action((day: string) =>
      change(async (db) => {
        if (!(await deleteDay(db, day))) throw new Refusal(404, messages.dayIsUsual({ day }))
        return regenerate(db)
      }),
    )
  return days
}

function addPauses(delivery: Command): void {
  delivery
    .command('pause')
    .description('closes the shop now: no times before it opens again; what is ordered stays')
    .option('--until <time>', 'when it opens: 16:00; otherwise when somebody resumes', readMoment)
    .option('--why <text>', 'a sentence for shoppers', '')
    .option('--why-ar <text>', 'the same in Arabic', '')
    .addOption(clerkOption())
    .action(({ until, why, whyAr, as: clerk }: { until?: Date; why: string; whyAr: string; as: string }) =>
      change(async (db) => {
        await insertPause(db, { until, why, whyAr, clerk })
        const when =
          until === undefined ? 'until somebody opens it: baqala delivery resume' : `until ${cairoTime(until)}`
        return `Closed ${when}. What is ordered for today:\n${await describeSlots(db, cairoDay(new Date()))}`
      }),
    )
  delivery
    .command('resume')
    .description('opens the shop again')
    .action(() =>
      change(async (db) => {
        if ((await endPauses(db)) === 0) throw new Refusal(409, messages.notPaused)
        return 'Open again.'
      }),
    )
}

function addSlots(delivery: Command): void {
  delivery
    .command('slots')
    .description('the times of a day, and who is in them')
    .argument('[day]', 'today if you name none', parseDay, cairoDay(new Date()))
    .action((day: string) => change((db) => describeSlots(db, day)))
  delivery
    .command('regenerate')
    .description('makes the times ahead what plans and days say; those held or ordered stay as they are')
    .action(() => change(regenerate))
  const slot = delivery.command('slot').description('closes one time, opens it, or changes its places')
  const action = (id: string, what: { isClosed?: boolean; capacity?: number }) =>
    change(async (db) => {
      if (!(await changeSlot(db, id, what))) throw new Refusal(404, messages.noSlot({ slot: id }))
      return 'Done.'
    })
  slot
    .command('close')
    .argument('<id>', 'its id in the list')
    .action((id: string) => action(id, { isClosed: true }))
  slot
    .command('open')
    .argument('<id>', 'its id in the list')
    .action((id: string) => action(id, { isClosed: false }))
  slot
    .command('capacity')
    .description('so many places, until its plan changes')
    .argument('<id>', 'its id in the list')
    .argument('<count>', 'places', readCount)
    .action((id: string, capacity: number) => action(id, { capacity }))
}

function change(work: (db: Db) => Promise<string>): Promise<void> {
  return withShop(async ({ db }) => print(await work(db)))
}
