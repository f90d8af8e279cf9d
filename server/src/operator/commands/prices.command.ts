import { percent } from '@baqala/contract/admin/prices'
import { GROUPS, ROUNDINGS } from '@baqala/contract/admin/price-rules'
import { changePrices, undoPrices } from '../../catalog/prices-together.ts'
import { findGroupNamed } from '../../catalog/by-hand/groups.ts'
import { toPiastres } from '../../egypt/money.ts'
import { command, group } from '../command.ts'
import { describePriceChange } from '../describe/describe-product.ts'
import { choice, reader, word } from '../options.ts'

const EXAMPLES = `
Examples:
  baqala prices change category dairy-and-eggs 5 --check       what 5 % more would be, rounded to quarters of a pound
  baqala prices change brand am-shawky -10 --round 1 --as mona
  baqala prices undo 6a27f0c1d2e3b4a5f6071829 --as mona        takes back what prices change named so, within ten minutes

A group is named by its id, its name in the address or its English name. Sale prices move with the others. All change, or none.`

const readKind = reader((text) => GROUPS.find((each) => each === text), `It must be one of ${GROUPS.join(', ')}.`)
const readPercent = reader(
  (text) => percent.safeParse(Number(text)).data,
  'It must be a number from -90 to 200, and not 0.',
)

export const pricesCommand = group('prices', 'many prices at once: by a percentage, and back', [
  command('change', 'changes all prices of a category, a subcategory or a brand', {
    kind: word('<kind>', GROUPS.join(', '), readKind),
    named: word('<group>', 'id, name in the address or name'),
    percent: word('<percent>', 'such as 5, or -10 to lower them', readPercent),
    round: choice('--round <egp>', 'to multiples of this', ROUNDINGS.map(String), '0.25'),
  }).changes(async (tx, { kind, named, percent, round }, clerk) => {
    const { _id: id } = await findGroupNamed(tx, kind, named)
    const asked = { group: { kind, id }, percent, rounding: toPiastres(Number(round)) }
    const { changes, batchId } = await changePrices(tx, asked, clerk)
    return [...changes.map(describePriceChange), `Back again: baqala prices undo ${batchId}`].join('\n')
  }),
  command('undo', 'takes back prices that were changed together', { batch: word('<change>') }).changes(
    async (tx, { batch }, clerk) => (await undoPrices(tx, batch, clerk)).map(describePriceChange).join('\n'),
  ),
]).addHelpText('after', EXAMPLES)
