import { NEW_ROUND } from '@baqala/contract/admin/limits'
import { addArea, addRound, type AreaChange, changeArea } from '../../delivery/areas.ts'
import { listEveryArea, listRounds } from '../../delivery/areas.queries.ts'
import { command, type Given, group, listGroup } from '../command.ts'
import { timesCommands } from './delivery-times.command.ts'
import { describeAreaChange, describeAreas, describeRounds } from '../describe/describe-delivery.ts'
import { flag, needed, option, readAmount, readCount, word } from '../options.ts'

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

Nothing here cancels what is ordered. Times after midnight belong to the evening before: 24:30-25:30 is half past midnight.
Open pages hear of every change within seconds.`

const AREA = word('<area>', 'its name or id')
const AREA_OPTIONS = {
  round: option('--round <round>', 'the couriers who ride there'),
  nameAr: option('--name-ar <name>', 'its name in Arabic'),
  governorate: option('--governorate <code>', 'ISO 3166-2, such as EG-C for Cairo, EG-GZ for Giza'),
  fee: option('--fee <egp>', 'what delivery costs', readAmount),
  minimum: option('--minimum <egp>', 'goods below it are not delivered there', readAmount),
  freeFrom: option('--free-from <egp>', 'goods from it on are delivered for nothing', readAmount),
  neverFree: flag('--never-free', 'takes --free-from back'),
  expressFee: option('--express-fee <egp>', 'what delivery within the hour costs', readAmount),
  expressMinutes: option('--express-minutes <count>', 'how fast that is', readCount),
  express: option<boolean>('--no-express', 'takes express back'),
  aliases: option<string[]>(
    '--alias <names...>',
    'other names that people write, in any script, in place of those before',
  ),
}

const areasCommand = listGroup('areas', 'the areas that the shop delivers to, and what it costs', [
  command('list', 'all of them, closed ones too').shows(async (db) =>
    describeAreas(await listEveryArea(db), await listRounds(db)),
  ),
  command('add', 'a new area, at the end of the list', { ...AREA_OPTIONS, name: word('<name>', 'in English') }).changes(
    async (tx, { name, ...given }, clerk) =>
      describeAreaChange({ after: await addArea(tx, name, toChange(given), clerk) }, await listRounds(tx)),
  ),
  command('set', 'changes what is named, for orders from now on', { ...AREA_OPTIONS, area: AREA }).changes(
    async (tx, { area, ...given }, clerk) =>
      describeAreaChange(await changeArea(tx, area, toChange(given), clerk), await listRounds(tx)),
  ),
  command('close', 'no new orders there; those that are ordered stay', { area: AREA }).changes(
    async (tx, { area }, clerk) =>
      describeAreaChange(await changeArea(tx, area, { isClosed: true }, clerk), await listRounds(tx)),
  ),
  command('open', 'orders may go there again', { area: AREA }).changes(async (tx, { area }, clerk) =>
    describeAreaChange(await changeArea(tx, area, { isClosed: false }, clerk), await listRounds(tx)),
  ),
])

const roundsCommand = listGroup('rounds', 'couriers who ride together: places are counted by round', [
  command('list', 'all of them').shows(async (db) => describeRounds(await listRounds(db))),
  command('add', 'a new round', {
    name: word('<name>', 'in English'),
    nameAr: needed(option('--name-ar <name>', 'in Arabic')),
    expressPerHour: option(
      '--express-per-hour <count>',
      'express orders that it rides in an hour',
      readCount,
      NEW_ROUND.expressPerHour,
    ),
  }).changes(async (tx, { name, nameAr, expressPerHour }, clerk) => {
    await addRound(tx, { name, nameAr, expressPerHour }, clerk)
    return `${name} is added. Its times: baqala delivery plans set "${name}" --hours 10:00-12:00,12:00-14:00`
  }),
])

export const deliveryCommand = group('delivery', 'areas with their fees, times with their places, closed days', [
  areasCommand,
  roundsCommand,
  ...timesCommands,
]).addHelpText('after', EXAMPLES)

function toChange({ neverFree, express, ...wanted }: Given<typeof AREA_OPTIONS>): AreaChange {
  return {
    ...wanted,
    ...(neverFree && { freeFrom: null }),
    ...(express === false && { expressFee: null, expressMinutes: null }),
  }
}
