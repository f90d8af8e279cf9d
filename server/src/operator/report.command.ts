import { Command } from 'commander'
import { cairoDay } from '../egypt/cairo-time.ts'
import { parseDay } from './options.ts'
import { reportOf } from '../reports/day-report.ts'
import { reportAsJson, reportAsText } from './describe-report.ts'
import { print } from './print.ts'
import { withShop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala report day                    today so far
  baqala report day yesterday
  baqala report day 2026-11-21 --json  for a program

A day runs from midnight to midnight in Cairo, summer time included. Cash counts on the day an order was handed over,
card money on the day it arrived or was sent back.`

/** `baqala report …` sums up a day. */
export function reportCommand(): Command {
  const report = new Command('report').description('what a day brought: orders, takings, best sellers, what ran out')
  report
    .command('day')
    .description('one day in Cairo')
    .argument('[date]', '2026-11-21, today or yesterday', parseDay)
    .option('--json', 'for a program')
    .action((day: string | undefined, { json }: { json?: true }) =>
      withShop(async ({ db }) => {
        const facts = await reportOf(db, day ?? cairoDay(new Date()))
        print(json === true ? reportAsJson(facts) : reportAsText(facts))
      }),
    )
  return report.addHelpText('after', EXAMPLES)
}
