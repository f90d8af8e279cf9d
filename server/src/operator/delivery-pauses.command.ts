import { Command } from 'commander'
import { cairoDay, cairoTime } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { endPauses, insertPause } from '../delivery/calendar.queries.ts'
import { Refusal } from '../refusal.ts'
import { clerkOption } from './clerk.ts'
import { change, checkOption, type Checked } from './delivery-change.ts'
import { readMoment } from './delivery-options.ts'
import { describeSlots } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'

interface PauseOptions extends Checked {
  readonly until?: Date
  readonly why: string
  readonly whyAr: string
  readonly as: string
}

/** `baqala delivery pause` closes the shop for a while. */
export function pauseCommand(): Command {
  return new Command('pause')
    .description('closes the shop now: no times before it opens again; what is ordered stays')
    .option('--until <time>', 'when it opens: 16:00; otherwise when somebody resumes', readMoment)
    .option('--why <text>', 'a sentence for shoppers', '')
    .option('--why-ar <text>', 'the same in Arabic', '')
    .addOption(clerkOption())
    .addOption(checkOption())
    .action((options: PauseOptions) => change(options, (tx) => pause(tx, options)))
}

/** `baqala delivery resume` opens it again. */
export function resumeCommand(): Command {
  return new Command('resume')
    .description('opens the shop again')
    .addOption(checkOption())
    .action((options: Checked) => change(options, resume))
}

async function pause(tx: Db, { until, why, whyAr, as: clerk }: PauseOptions): Promise<string> {
  await insertPause(tx, { until, why, whyAr, clerk })
  const when = until === undefined ? 'until somebody opens it: baqala delivery resume' : `until ${cairoTime(until)}`
  return `Closed ${when}. What is ordered for today:\n${await describeSlots(tx, cairoDay(new Date()))}`
}

async function resume(tx: Db): Promise<string> {
  const ended = await endPauses(tx)
  if (ended.length === 0) throw new Refusal(409, messages.notPaused)
  return [
    'Open again.',
    ...ended.map(({ clerk, why }) => `  ${clerk || 'Somebody'} had closed it. ${why}`.trimEnd()),
  ].join('\n')
}
