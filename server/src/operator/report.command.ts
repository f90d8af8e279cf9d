import { cairoDay, dayAfter } from '../egypt/cairo-time.ts'
import { command, group } from './command.ts'
import { flag, option, parseDay, word } from './options.ts'
import { reportOf } from '../reports/day-report.ts'
import { reportOfDays } from '../reports/days-report.ts'
import { daysInEgp } from '../reports/in-egp.ts'
import { daysAsText, reportAsJson, reportAsText } from './describe/describe-report.ts'

const EXAMPLES = `
Examples:
  baqala report day                    today so far
  baqala report day yesterday
  baqala report day 2026-11-21 --json  for a program
  baqala report days                   the last thirty days, day by day
  baqala report days --from 2026-11-01 --to 2026-11-21

A day runs from midnight to midnight in Cairo, summer time included. Cash counts on the day an order was handed over,
card money on the day it arrived or was sent back.`

const json = flag('--json', 'for a program')
const about = 'what a day brought, or several: orders, takings, best sellers, what ran out'

/** `baqala report …` sums up a day, or several. */
export const reportCommand = group('report', about, [
  command('day', 'one day in Cairo', {
    day: word('[date]', '2026-11-21, today or yesterday', parseDay),
    json,
  }).shows(async (db, { day = cairoDay(new Date()), json }) => {
    const facts = await reportOf(db, day)
    return json ? reportAsJson(facts) : reportAsText(facts)
  }),
  command('days', 'several days in Cairo, both ends included', {
    from: option('--from <date>', 'thirty days ago without it', parseDay),
    to: option('--to <date>', 'today without it', parseDay),
    json,
  }).shows(async (db, { to = cairoDay(new Date()), from = dayAfter(to, -29), json }) => {
    const facts = await reportOfDays(db, { from, to })
    return json ? JSON.stringify(daysInEgp(facts), null, 2) : daysAsText(facts)
  }),
]).addHelpText('after', EXAMPLES)
