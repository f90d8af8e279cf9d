import { Command } from 'commander'
import { pauseShop, resumeShop } from '../delivery/slots.ts'
import { cairoDay, cairoTime } from '../egypt/cairo-time.ts'
import { signed, type Signed } from './clerk.ts'
import { areasCommand, roundsCommand } from './delivery-areas.command.ts'
import {
  daysCommand,
  plansCommand,
  ramadanCommand,
  regenerateCommand,
  slotCommand,
  slotsCommand,
} from './delivery-times.command.ts'
import { describeSlots } from './describe/describe-delivery.ts'
import { readMoment } from './options.ts'
import { change } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala delivery slots                                   today's times, and who is in them
  baqala delivery pause --until 16:00 --why "Stocktaking" --why-ar "جرد"
  baqala delivery resume
  baqala delivery areas set Zamalek --fee 20 --free-from 500
  baqala delivery plans set "West of the Nile" --days fri --hours 13:30-15:30,15:30-17:30 --capacity 10
  baqala delivery days close 2027-03-10 --check           what closing that day would change
  baqala delivery days close 2027-03-10 --note Eid --note-ar العيد
  baqala delivery ramadan 2027-02-08 2027-03-08           the plan of Ramadan on these days, both included

Every command that changes something takes --check: it says what would change, and changes nothing.
Nothing here cancels what is ordered. Times after midnight belong to the evening before: 24:30-25:30 is half past midnight.
Open pages hear of every change within seconds.`

/** `baqala delivery …`: areas, rounds, plans, days, pauses and slots. */
export function deliveryCommand(): Command {
  const delivery = new Command('delivery')
    .description('areas with their fees, times with their places, closed days')
    .addHelpText('after', EXAMPLES)
  for (const command of [
    areasCommand(),
    roundsCommand(),
    plansCommand(),
    daysCommand(),
    pauseCommand(),
    resumeCommand(),
    ramadanCommand(),
    slotsCommand(),
    regenerateCommand(),
    slotCommand(),
  ])
    delivery.addCommand(command)
  return delivery
}

interface PauseOptions extends Signed {
  readonly until?: Date
  readonly why: string
  readonly whyAr: string
}

/** `baqala delivery pause` closes the shop for a while. */
function pauseCommand(): Command {
  return signed(new Command('pause'))
    .description('closes the shop now: no times before it opens again; what is ordered stays')
    .option('--until <time>', 'when it opens: 16:00; otherwise when somebody resumes', readMoment)
    .option('--why <text>', 'a sentence for shoppers', '')
    .option('--why-ar <text>', 'the same in Arabic', '')
    .action(({ until, why, whyAr, ...options }: PauseOptions) =>
      change(options, async (tx, clerk) => {
        const slots = await pauseShop(tx, { until, why, whyAr }, clerk)
        const when =
          until === undefined ? 'until somebody opens it: baqala delivery resume' : `until ${cairoTime(until)}`
        return `Closed ${when}. What is ordered for today:\n${describeSlots(cairoDay(new Date()), slots)}`
      }),
    )
}

/** `baqala delivery resume` opens it again. */
function resumeCommand(): Command {
  return signed(new Command('resume'))
    .description('opens the shop again')
    .action((options: Signed) =>
      change(options, async (tx, clerk) => {
        const ended = await resumeShop(tx, clerk)
        const by = ended.map(({ clerk, why }) => `  ${clerk || 'Somebody'} had closed it. ${why}`.trimEnd())
        return ['Open again.', ...by].join('\n')
      }),
    )
}
