import { Command, InvalidArgumentError, Option } from 'commander'
import { GROUPS, ROUNDINGS } from '@baqala/contract/admin/price-rules'
import { changePrices, undoPrices } from '../catalog/prices-together.ts'
import { findGroupNamed } from '../catalog/groups.ts'
import { signed, type Signed } from './clerk.ts'
import { describePriceChange } from './describe/describe-product.ts'
import { change } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala prices change category dairy-eggs 5 --check           what 5 % more would be, rounded to quarters of a pound
  baqala prices change brand nile -10 --round 1 --as mona
  baqala prices undo 6a27f0c1d2e3b4a5f6071829 --as mona        takes back what prices change named so, within ten minutes

A group is named by its id, its name in the address or its English name. Sale prices move with the others. All change, or none.`

/** `baqala prices …` changes many prices together, and takes them back together. */
export function pricesCommand(): Command {
  const prices = new Command('prices').description('many prices at once: by a percentage, and back')
  signed(prices.command('change'))
    .description('changes all prices of a category, a subcategory or a brand')
    .argument('<kind>', GROUPS.join(', '), readKind)
    .argument('<group>', 'id, name in the address or name')
    .argument('<percent>', 'such as 5, or -10 to lower them', readPercent)
    .addOption(new Option('--round <egp>', 'to multiples of this').choices(ROUNDINGS.map(String)).default('0.25'))
    .action((kind: Kind, named: string, percent: number, options: Signed & { readonly round: string }) =>
      change(options, async (tx, clerk) => {
        const group = { kind, id: (await findGroupNamed(tx, kind, named))._id }
        const rounding = Math.round(Number(options.round) * 100)
        const { changes, batchId } = await changePrices(tx, { group, percent, rounding }, clerk)
        return [...changes.map(describePriceChange), `Back again: baqala prices undo ${batchId}`].join('\n')
      }),
    )
  signed(prices.command('undo'))
    .description('takes back prices that were changed together')
    .argument('<change>')
    .action((batchId: string, options: Signed) =>
      change(options, async (tx, clerk) => (await undoPrices(tx, batchId, clerk)).map(describePriceChange).join('\n')),
    )
  return prices.addHelpText('after', EXAMPLES)
}

type Kind = (typeof GROUPS)[number]

function readKind(text: string): Kind {
  const kind = GROUPS.find((each) => each === text)
  if (kind === undefined) throw new InvalidArgumentError(`It must be one of ${GROUPS.join(', ')}.`)
  return kind
}

function readPercent(text: string): number {
  const percent = Number(text)
  if (!(percent >= -90 && percent <= 200) || percent === 0)
    throw new InvalidArgumentError('It must be a number from -90 to 200, and not 0.')
  return percent
}
