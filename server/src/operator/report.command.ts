import { Command } from 'commander'
import { cairoDay, dayAfter } from '../egypt/cairo-time.ts'
import { parseDay } from './options.ts'
import { reportOf } from '../reports/day-report.ts'
import { reportOfDays } from '../reports/days-report.ts'
import { daysInEgp } from '../reports/in-egp.ts'
import { daysAsText, reportAsJson, reportAsText } from './describe/describe-report.ts'
import { show } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala report day                    today so far
  baqala report day yesterday
  baqala report day 2026-11-21 --json  for a program
  baqala report days                   the last thirty days, day by day
  baqala report days --from 2026-11-01 --to 2026-11-21

A day runs from midnight to midnight in Cairo, summer time included. Cash counts on the day an order was handed over,
card money on the day it arrived or was sent back.`

/** `baqala report …` sums up a day, or several. */
export function reportCommand(): Command {
  const report = new Command('report').description(
    'what a day brought, or several: orders, takings, best sellers, what ran out',
  )
  report
    .command('day')
    .description('one day in Cairo')
    .argument('[date]', '2026-11-21, today or yesterday', parseDay)
    .option('--json', 'for a program')
    .action((day: string | undefined, { json }: { json?: true }) =>
      show(async (db) => {
        const facts = await reportOf(db, day ?? cairoDay(new Date()))
        return json === true ? reportAsJson(facts) : reportAsText(facts)
      }),
    )
  report
    .command('days')
    .description('several days in Cairo, both ends included')
    .option('--from <date>', 'thirty days ago without it', parseDay)
    .option('--to <date>', 'today without it', parseDay)
    .option('--json', 'for a program')
    .action(({ to = cairoDay(new Date()), from = dayAfter(to, -29), json }: DaysOptions) =>
      show(async (db) => {
        const facts = await reportOfDays(db, { from, to })
        return json === true ? JSON.stringify(daysInEgp(facts), null, 2) : daysAsText(facts)
      }),
    )
  return report.addHelpText('after', EXAMPLES)
}

interface DaysOptions {
  readonly from?: string
  readonly to?: string
  readonly json?: true
}
