import { Command, Option } from 'commander'
import type { Db } from '../db/rows.ts'
import { findRound } from '../delivery/areas.queries.ts'
import { replacePlan } from '../delivery/calendar.queries.ts'
import type { PlanRow } from '../delivery/slot-plan.ts'
import { listPlan } from '../delivery/slots.queries.ts'
import { Refusal } from '../refusal.ts'
import { change, checkOption, show, type Checked } from './delivery-change.ts'
import { readCount, readHours, readWeekdays } from './delivery-options.ts'
import { describePlans, describeWeekChange, regenerate } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'

interface PlanOptions extends Checked {
  readonly season: PlanRow['season']
  readonly days: number[]
  readonly hours?: [number, number][]
  readonly capacity: number
  readonly cutOff: number
}

/** `baqala delivery plans …` lists the weeks of rounds, sets days of them and empties them. */
export function plansCommand(): Command {
  const plans = new Command('plans').description('the week of each round, from which times are made')
  plans
    .command('list', { isDefault: true })
    .description('all of them')
    .action(() => show(describePlans))
  const set = plans.command('set').description('the times of these days, in place of those before')
  const remove = plans.command('remove').description('no times on these days any more')
  for (const command of [set, remove]) {
    command
      .argument('<round>', 'its name or id')
      .addOption(new Option('--season <season>', 'which plan').choices(['usual', 'ramadan']).default('usual'))
      .option('--days <days>', 'such as fri or sun,mon', readWeekdays, readWeekdays('all'))
      .addOption(checkOption())
      .action((round: string, options: PlanOptions) => change(options, (tx) => setPlan(tx, round, options)))
  }
  set
    .requiredOption('--hours <times>', 'such as 10:00-12:00,12:00-14:00', readHours)
    .option('--capacity <count>', 'places of each', readCount, 12)
    .option('--cut-off <minutes>', 'so many minutes before, it closes', readCount, 60)
  return plans
}

/** Sets the days of a week, makes the times ahead anew, and tells what both changed. */
async function setPlan(tx: Db, sought: string, options: PlanOptions): Promise<string> {
  const { season, days: weekdays, hours = [], capacity, cutOff: cutOffMinutes } = options
  const round = await findRound(tx, sought)
  if (round === undefined) throw new Refusal(404, messages.noRound({ round: sought }))
  const weekNow = async () => (await listPlan(tx)).filter((row) => row.roundId === round.id && row.season === season)
  const rows = weekdays.flatMap((weekday) =>
    hours.map(([fromMinute, untilMinute]) => {
      return { roundId: round.id, season, weekday, fromMinute, untilMinute, capacity, cutOffMinutes }
    }),
  )
  const before = await weekNow()
  await replacePlan(tx, { roundId: round.id, season, weekdays }, rows)
  const week = describeWeekChange(before, await weekNow())
  return `${round.name}, the ${season === 'usual' ? 'usual week' : 'week of Ramadan'}:\n${week}\n${await regenerate(tx)}`
}
