import { Command } from 'commander'
import { areasCommand, roundsCommand } from './delivery-areas.command.ts'
import {
  daysCommand,
  pauseCommand,
  plansCommand,
  ramadanCommand,
  regenerateCommand,
  resumeCommand,
  slotCommand,
  slotsCommand,
} from './delivery-times.command.ts'

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
