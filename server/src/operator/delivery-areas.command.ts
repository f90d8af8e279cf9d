import { Command } from 'commander'
import type { Db } from '../db/rows.ts'
import { newId } from '../db/ids.ts'
import { findEveryArea, findRound, saveArea, saveRound, type Area } from '../delivery/shopkeeping.queries.ts'
import { Refusal } from '../refusal.ts'
import { readAmount, readCount } from './delivery-options.ts'
import { describeAreas, describeRounds } from './describe-delivery.ts'
import { messages } from './operator.messages.en.ts'
import { print } from './print.ts'
import { withShop } from './with-shop.ts'

interface AreaOptions {
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
    .action(() => withShop(async ({ db }) => print(await describeAreas(db))))
  addOptions(areas.command('add').description('a new area, at the end of the list'))
    .argument('<name>', 'in English')
    .action((name: string, options: AreaOptions) => change((db) => addArea(db, name, options)))
  addOptions(areas.command('set').description('changes what is named, for orders from now on'))
    .argument('<area>', 'its name or id')
    .action((sought: string, options: AreaOptions) => change((db) => setArea(db, sought, options)))
  for (const [name, isClosed] of [['close', true] as const, ['open', false] as const]) {
    areas
      .command(name)
      .description(isClosed ? 'no new orders there; those that are ordered stay' : 'orders may go there again')
      .argument('<area>', 'its name or id')
      .action((sought: string) =>
        change(async (db) => {
          const area = await areaOf(db, sought)
          await saveArea(db, { ...area, isClosed })
          return `${area.name}: ${isClosed ? 'closed' : 'open'}.`
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
    .action(() => change(describeRounds))
  rounds
    .command('add')
    .description('a new round')
    .argument('<name>', 'in English')
    .requiredOption('--name-ar <name>', 'in Arabic')
    .option('--express-per-hour <count>', 'express orders that it rides in an hour', readCount, 4)
    .action((name: string, { nameAr, expressPerHour }: { nameAr: string; expressPerHour: number }) =>
      change(async (db) => {
        if ((await findRound(db, name)) !== undefined) throw new Refusal(409, messages.roundIsThere({ round: name }))
        await saveRound(db, { id: newId(), name, nameAr, expressPerHour })
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
}

async function addArea(db: Db, name: string, options: AreaOptions): Promise<string> {
  if ((await findEveryArea(db, name)) !== undefined) throw new Refusal(409, messages.areaIsThere({ area: name }))
  const blank = { id: newId(), roundId: '', governorate: 'EG-C', name, nameAr: name, aliases: [], fee: 0, minimum: 0 }
  const area = { ...blank, freeFrom: null, expressFee: null, expressMinutes: null, isClosed: false }
  await saveArea(db, await withOptions(db, area, { round: '', ...options }))
  return `${name} is added.`
}

async function setArea(db: Db, sought: string, options: AreaOptions): Promise<string> {
  const area = await areaOf(db, sought)
  await saveArea(db, await withOptions(db, area, options))
  return describeAreas(db)
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

function change(work: (db: Db) => Promise<string>): Promise<void> {
  return withShop(async ({ db }) => print(await work(db)))
}
