import { Command } from 'commander'
import type { Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { findEveryArea, findRound, saveArea, saveRound, type Area } from '../delivery/areas.queries.ts'
import { Refusal } from '../refusal.ts'
import { change, checkOption, show, type Checked } from './delivery-change.ts'
import { readAmount, readCount } from './delivery-options.ts'
import { describeAreaChange, describeAreas, describeRounds } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'

interface AreaOptions extends Checked {
  readonly round?: string
  readonly nameAr?: string
  readonly governorate?: string
  readonly fee?: number
  readonly minimum?: number
  readonly freeFrom?: number
  readonly neverFree?: true
  readonly expressFee?: number
  readonly expressMinutes?: number
  /** False with --no-express. */
  readonly express?: boolean
  readonly alias?: string[]
}

/** `baqala delivery areas …` lists areas, adds, changes, closes and opens them. */
export function areasCommand(): Command {
  const areas = new Command('areas').description('the areas that the shop delivers to, and what it costs')
  areas
    .command('list', { isDefault: true })
    .description('all of them, closed ones too')
    .action(() => show(describeAreas))
  addOptions(areas.command('add').description('a new area, at the end of the list'))
    .argument('<name>', 'in English')
    .action((name: string, options: AreaOptions) => change(options, (tx) => addArea(tx, name, options)))
  addOptions(areas.command('set').description('changes what is named, for orders from now on'))
    .argument('<area>', 'its name or id')
    .action((sought: string, options: AreaOptions) => change(options, (tx) => setArea(tx, sought, options)))
  for (const [name, isClosed] of [['close', true] as const, ['open', false] as const]) {
    areas
      .command(name)
      .description(isClosed ? 'no new orders there; those that are ordered stay' : 'orders may go there again')
      .argument('<area>', 'its name or id')
      .addOption(checkOption())
      .action((sought: string, options: Checked) =>
        change(options, async (tx) => {
          const area = await areaOf(tx, sought)
          return replaceArea(tx, area, { ...area, isClosed })
        }),
      )
  }
  return areas
}

/** `baqala delivery rounds …` lists and adds rounds. */
export function roundsCommand(): Command {
  const rounds = new Command('rounds').description('couriers who ride together: places are counted by round')
  rounds
    .command('list', { isDefault: true })
    .description('all of them')
    .action(() => show(describeRounds))
  rounds
    .command('add')
    .description('a new round')
    .argument('<name>', 'in English')
    .requiredOption('--name-ar <name>', 'in Arabic')
    .option('--express-per-hour <count>', 'express orders that it rides in an hour', readCount, 4)
    .addOption(checkOption())
    .action((name: string, options: { nameAr: string; expressPerHour: number } & Checked) =>
      change(options, async (tx) => {
        const { nameAr, expressPerHour } = options
        if ((await findRound(tx, name)) !== undefined) throw new Refusal(409, messages.roundIsThere({ round: name }))
        await saveRound(tx, { id: newId(), name, nameAr, expressPerHour })
        return `${name} is added. Its times: baqala delivery plans set "${name}" --hours 10:00-12:00,12:00-14:00`
      }),
    )
  return rounds
}

function addOptions(command: Command): Command {
  return command
    .option('--round <round>', 'the couriers who ride there')
    .option('--name-ar <name>', 'its name in Arabic')
    .option('--governorate <code>', 'ISO 3166-2, such as EG-C for Cairo, EG-GZ for Giza')
    .option('--fee <egp>', 'what delivery costs', readAmount)
    .option('--minimum <egp>', 'goods below it are not delivered there', readAmount)
    .option('--free-from <egp>', 'goods from it on are delivered for nothing', readAmount)
    .option('--never-free', 'takes --free-from back')
    .option('--express-fee <egp>', 'what delivery within the hour costs', readAmount)
    .option('--express-minutes <count>', 'how fast that is', readCount)
    .option('--no-express', 'takes express back')
    .option('--alias <names...>', 'other names that people write, in any script, in place of those before')
    .addOption(checkOption())
}

async function addArea(tx: Db, name: string, options: AreaOptions): Promise<string> {
  if ((await findEveryArea(tx, name)) !== undefined) throw new Refusal(409, messages.areaIsThere({ area: name }))
  const blank = { id: newId(), roundId: '', governorate: 'EG-C', name, nameAr: name, aliases: [], fee: 0, minimum: 0 }
  const area = { ...blank, freeFrom: null, expressFee: null, expressMinutes: null, isClosed: false }
  return replaceArea(tx, undefined, await withOptions(tx, area, { round: '', ...options }))
}

async function setArea(tx: Db, sought: string, options: AreaOptions): Promise<string> {
  const area = await areaOf(tx, sought)
  return replaceArea(tx, area, await withOptions(tx, area, options))
}

/** Saves the area, and tells how it was and how it is. */
async function replaceArea(tx: Db, before: Area | undefined, after: Area): Promise<string> {
  await saveArea(tx, after)
  return describeAreaChange(tx, before, after)
}

/** The area with what the options name. Refused if there is no such round (404), or express is named by half (400). */
async function withOptions(db: Db, area: Area, options: AreaOptions): Promise<Area> {
  const { round, alias, neverFree, express, nameAr, governorate, fee, minimum, freeFrom } = options
  const found = round === undefined ? { id: area.roundId } : await findRound(db, round)
  if (found === undefined) throw new Refusal(404, messages.noRound({ round: round ?? '' }))
  const isWithout = express === false
  const expressFee = isWithout ? null : (options.expressFee ?? area.expressFee)
  const expressMinutes = isWithout ? null : (options.expressMinutes ?? area.expressMinutes)
  if ((expressFee === null) !== (expressMinutes === null)) throw new Refusal(400, messages.expressNeedsBoth)
  return {
    ...area,
    roundId: found.id,
    nameAr: nameAr ?? area.nameAr,
    governorate: governorate ?? area.governorate,
    aliases: alias ?? area.aliases,
    fee: fee ?? area.fee,
    minimum: minimum ?? area.minimum,
    freeFrom: neverFree ? null : (freeFrom ?? area.freeFrom),
    ...{ expressFee, expressMinutes },
  }
}

async function areaOf(db: Db, sought: string): Promise<Area> {
  const area = await findEveryArea(db, sought)
  if (area === undefined) throw new Refusal(404, messages.noArea({ area: sought }))
  return area
}
