import { Command } from 'commander'
import type { Db } from '../db/rows.ts'
import type { Clerk } from '../staff/clerk.ts'
import { addArea, addRound, type AreaChange, changeArea } from '../delivery/areas.ts'
import { signed, type Signed } from './clerk.ts'
import { readAmount, readCount } from './options.ts'
import { addList, change } from './with-shop.ts'
import { describeAreaChange, describeAreas, describeRounds } from './describe/describe-delivery.ts'

interface AreaOptions extends Signed, Omit<AreaChange, 'name' | 'aliases' | 'isClosed'> {
  readonly alias?: string[]
  readonly neverFree?: true
  /** False with --no-express. */
  readonly express?: boolean
}

/** `baqala delivery areas …` lists areas, adds, changes, closes and opens them. */
export function areasCommand(): Command {
  const areas = new Command('areas').description('the areas that the shop delivers to, and what it costs')
  addList(areas, 'all of them, closed ones too', describeAreas)
  addOptions(areas.command('add').description('a new area, at the end of the list'))
    .argument('<name>', 'in English')
    .action((name: string, options: AreaOptions) =>
      change(options, async (tx, clerk) =>
        describeAreaChange(tx, undefined, await addArea(tx, name, toChange(options), clerk)),
      ),
    )
  addOptions(areas.command('set').description('changes what is named, for orders from now on'))
    .argument('<area>', 'its name or id')
    .action((sought: string, options: AreaOptions) =>
      change(options, (tx, clerk) => changeAndDescribe(tx, sought, toChange(options), clerk)),
    )
  for (const [name, isClosed] of [['close', true] as const, ['open', false] as const]) {
    signed(areas.command(name))
      .description(isClosed ? 'no new orders there; those that are ordered stay' : 'orders may go there again')
      .argument('<area>', 'its name or id')
      .action((sought: string, options: Signed) =>
        change(options, (tx, clerk) => changeAndDescribe(tx, sought, { isClosed }, clerk)),
      )
  }
  return areas
}

/** `baqala delivery rounds …` lists and adds rounds. */
export function roundsCommand(): Command {
  const rounds = new Command('rounds').description('couriers who ride together: places are counted by round')
  addList(rounds, 'all of them', describeRounds)
  signed(rounds.command('add'))
    .description('a new round')
    .argument('<name>', 'in English')
    .requiredOption('--name-ar <name>', 'in Arabic')
    .option('--express-per-hour <count>', 'express orders that it rides in an hour', readCount, 4)
    .action((name: string, options: { nameAr: string; expressPerHour: number } & Signed) =>
      change(options, async (tx, clerk) => {
        await addRound(tx, { name, nameAr: options.nameAr, expressPerHour: options.expressPerHour }, clerk)
        return `${name} is added. Its times: baqala delivery plans set "${name}" --hours 10:00-12:00,12:00-14:00`
      }),
    )
  return rounds
}

function addOptions(command: Command): Command {
  return signed(command)
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

async function changeAndDescribe(tx: Db, sought: string, wanted: AreaChange, clerk: Clerk): Promise<string> {
  const { before, after } = await changeArea(tx, sought, wanted, clerk)
  return describeAreaChange(tx, before, after)
}

function toChange({ as: _as, check: _check, alias: aliases, neverFree, express, ...wanted }: AreaOptions): AreaChange {
  return {
    ...{ ...wanted, aliases },
    ...(neverFree && { freeFrom: null }),
    ...(express === false && { expressFee: null, expressMinutes: null }),
  }
}
