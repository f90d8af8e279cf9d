import { Command } from 'commander'
import { cairoDay } from '../cairo-time.ts'
import type { Db } from '../db/rows.ts'
import { reopenDay, saveDays } from '../delivery/calendar.queries.ts'
import { listShopDays } from '../delivery/slots.queries.ts'
import { Refusal } from '../refusal.ts'
import { parseDay } from './cairo-days.ts'
import { change, checkOption, show, type Checked } from './delivery-change.ts'
import { describeDays, describeSlots, regenerate } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'

const MAX_DAYS = 60
const DAY_MS = 86_400_000

interface CloseOptions extends Checked {
  readonly note: string
  readonly noteAr: string
}

/** `baqala delivery days …` lists days that are not as usual, closes days and opens them. */
export function daysCommand(): Command {
  const days = new Command('days').description('days that are not as usual')
  days
    .command('list', { isDefault: true })
    .description('those ahead')
    .action(() => show((db) => describeDays(db, cairoDay(new Date()))))
  days
    .command('close')
    .description('no times on that day; what is ordered stays')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .option('--note <text>', 'why', '')
    .option('--note-ar <text>', 'why, in Arabic', '')
    .addOption(checkOption())
    .action((day: string, options: CloseOptions) => change(options, (tx) => closeDay(tx, day, options)))
  days
    .command('open')
    .description('the day is as usual again')
    .argument('<day>', 'such as 2027-03-10', parseDay)
    .addOption(checkOption())
    .action((day: string, options: Checked) => change(options, (tx) => openDay(tx, day)))
  return days
}

/** `baqala delivery ramadan` gives days the plan of Ramadan. */
export function ramadanCommand(): Command {
  return new Command('ramadan')
    .description('from the first day to the last, times are those of the plan of Ramadan')
    .argument('<from>', 'as the moon is sighted', parseDay)
    .argument('<until>', 'the last day', parseDay)
    .addOption(checkOption())
    .action((from: string, until: string, options: Checked) =>
      change(options, async (tx) => {
        const days = (Date.parse(until) - Date.parse(from)) / DAY_MS
        if (days < 0 || days > MAX_DAYS) throw new Refusal(400, messages.daysAreWrong)
        await saveDays(tx, from, until, { kind: 'ramadan', note: 'Ramadan', noteAr: 'رمضان' })
        return `Ramadan from ${from} to ${until}; closed days stay closed.\n${await regenerate(tx)}`
      }),
    )
}

async function closeDay(tx: Db, day: string, { note, noteAr }: CloseOptions): Promise<string> {
  const before = await kindOf(tx, day)
  await saveDays(tx, day, day, { kind: 'closed', note, noteAr })
  return `${day}: closed (before: ${before}).\n${await regenerate(tx)}\n${await describeSlots(tx, day)}`
}

async function openDay(tx: Db, day: string): Promise<string> {
  const before = await kindOf(tx, day)
  if (!(await reopenDay(tx, day))) throw new Refusal(404, messages.dayIsUsual({ day }))
  return `${day}: ${await kindOf(tx, day)} (before: ${before}).\n${await regenerate(tx)}`
}

async function kindOf(tx: Db, sought: string): Promise<string> {
  const day = (await listShopDays(tx, sought)).find(({ day }) => day === sought)
  return day?.kind ?? 'as usual'
}
