import { Command, InvalidArgumentError } from 'commander'
import { toColumn, type Column } from '../catalog/import/read/columns.ts'
import {
  addProduct,
  changeProduct,
  findProduct,
  previewChange,
  sellProduct,
  withdrawProduct,
} from '../catalog/edit-product.ts'
import { undoPrice } from '../catalog/prices.ts'
import type { Cells } from '../catalog/import/plan-row.ts'
import { Refusal } from '../refusal.ts'
import { clerkOption, knownClerk, signed, type Signed } from './clerk.ts'
import { confirm, print, printable } from './print.ts'
import { describeDifferences, describePriceChange, describeProduct } from './describe/describe-product.ts'
import { messages } from './operator.messages.en.ts'
import { change, show, withShop, type Shop } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala product show nile-milk-1l                            everything about one product
  baqala product show 6221012345678                           the same, by what its pack says
  baqala product set nile-milk-1l price=45.50 discount=42     the discount is the price after it; discount= ends it
  baqala product set nile-milk-1l title="Full-Cream Milk" sku=MLK-1 --yes
  baqala product undo-price nile-milk-1l                      takes back your price of the last ten minutes
  baqala product add title="Karkade 250 g" price=38 category=Drinks stock=24
  baqala product withdraw nile-milk-1l                        off sale; product sell brings it back

PRODUCT is the id, the name in the address, the SKU or the barcode. FIELDs are the columns of a catalogue file, but for slug
and stock (baqala stock set). Open shops show a change within a second.`

/** `baqala product …` shows one product, changes it, and takes it off sale and back. */
export function productCommand(): Command {
  const product = new Command('product').description('one product: show it, change it, take it off sale')
  forProduct(product, 'show', 'everything the shop knows of it').action((named: string) =>
    show(async (db) => describeProduct(await findProduct(db, named))),
  )
  product
    .command('add')
    .description('adds one, with a title, a price and a category at least')
    .argument(
      '<field=value...>',
      'such as title="Full-Cream Milk" price=45.50 category=Dairy stock=12',
      readFieldBut('id', 'slug'),
    )
    .addOption(clerkOption())
    .action((cells: Cells, options: Signed) =>
      change(options, async (tx, clerk) => `${(await addProduct(tx, cells, clerk)).slug} is on sale.`),
    )
  forProduct(product, 'set', 'shows what would change, and changes it')
    .argument('<field=value...>', 'such as price=45.50', readFieldBut('id', 'slug', 'stock'))
    .option('--yes', 'without asking')
    .addOption(clerkOption())
    .action((named: string, cells: Cells, options: SetOptions) =>
      withShop((shop) => setFields(shop, named, cells, options)),
    )
  signed(forProduct(product, 'undo-price', 'takes back your own change of a price in the last ten minutes')).action(
    (named: string, options: Signed) =>
      change(options, async (tx, clerk) => describePriceChange(await undoPrice(tx, named, clerk))),
  )
  forProduct(product, 'withdraw', 'takes it off sale; its orders, stock and texts stay')
    .addOption(clerkOption())
    .action((named: string, options: Signed) =>
      change(options, async (tx, clerk) => {
        const { slug, isWithdrawn } = await withdrawProduct(tx, named, clerk)
        return `${slug} is off sale${isWithdrawn ? ' already.' : `. baqala product sell ${slug} brings it back.`}`
      }),
    )
  forProduct(product, 'sell', 'puts a withdrawn one on sale again')
    .addOption(clerkOption())
    .action((named: string, options: Signed) =>
      change(options, async (tx, clerk) => {
        const { slug, isWithdrawn } = await sellProduct(tx, named, clerk)
        return `${slug} is on sale ${isWithdrawn ? 'again' : 'already'}.`
      }),
    )
  return product.addHelpText('after', EXAMPLES)
}

interface SetOptions extends Signed {
  readonly yes?: true
}

function forProduct(product: Command, name: string, description: string): Command {
  return product.command(name).description(description).argument('<product>', 'id, name in the address, SKU or barcode')
}

async function setFields({ db }: Shop, named: string, cells: Cells, options: SetOptions): Promise<void> {
  const values = { named, cells }
  const { before: product, differences } = await previewChange(db, values)
  if (differences.length === 0) {
    print(`${product.slug} says so already: nothing was changed.`)
    return
  }
  const changes = printable(describeDifferences(product.slug, differences))
  if (!options.yes && !(await confirm(`${changes}\nChange it?`)))
    throw new Refusal(409, messages.notAgreed({ changes }))
  const done = await changeProduct(db, values, await knownClerk(db, options.as))
  print(`Done: ${printable(describeDifferences(done.after.slug, done.differences))}`)
}

function readFieldBut(...excepted: Column[]) {
  return (field: string, before: Cells | undefined): Cells => {
    const [, name = '', value = ''] = /^([^=]+)=([^]*)$/.exec(field) ?? []
    const column = name === 'discount' ? 'priceAfterDiscount' : toColumn(name)
    if (column === undefined || excepted.includes(column))
      throw new InvalidArgumentError(
        'It must be a field with its value, such as price=45.50 or title="Full-Cream Milk".',
      )
    return { ...before, [column]: value }
  }
}
