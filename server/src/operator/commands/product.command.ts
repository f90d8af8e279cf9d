import { toColumn, type Column } from '../../catalog/import/read/columns.ts'
import { addProduct, changeProduct, findProduct, setWithdrawn } from '../../catalog/by-hand/edit-product.ts'
import { undoPrice } from '../../catalog/prices.ts'
import { inTransactionRolledBack } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { signed } from '../clerk.ts'
import { command, group } from '../command.ts'
import { printable } from '../../files/text-table.ts'
import { confirm } from '../print.ts'
import { describeDifferences, describePriceChange, describeProduct } from '../describe/describe-product.ts'
import { messages, says } from '../operator.messages.en.ts'
import { flag, PRODUCT, reader, word } from '../options.ts'

const EXAMPLES = `
Examples:
  baqala product show red-apples-1kg                          everything about one product
  baqala product show 2000000010144                           the same, by what its pack says
  baqala product set red-apples-1kg price=45.50 discount=42   the discount is the price after it; discount= ends it
  baqala product set red-apples-1kg title="Red Apples" sku=APL-1 --yes
  baqala product undo-price red-apples-1kg                    takes back your price of the last ten minutes
  baqala product add title="Karkade 250 g" price=38 category=Drinks stock=24
  baqala product withdraw red-apples-1kg                      off sale; product sell brings it back

PRODUCT is the id, the name in the address, the SKU or the barcode. FIELDs are the columns of a catalogue file, but for slug
and stock (baqala stock set). Open shops show a change within a second.`

const NAMED = { named: PRODUCT }

export const productCommand = group('product', 'one product: show it, change it, take it off sale', [
  command('show', 'everything the shop knows of it', NAMED).shows(async (db, { named }) =>
    describeProduct(await findProduct(db, named)),
  ),
  command('add', 'adds one, with a title, a price and a category at least', {
    fields: word(
      '<field=value...>',
      'such as title="Full-Cream Milk" price=45.50 category=Dairy stock=12',
      readFieldBut('id', 'slug'),
    ),
  }).changes(async (tx, { fields }, clerk) => {
    const { slug } = await addProduct(tx, Object.fromEntries(fields), clerk)
    return `${slug} is on sale.`
  }),
  command('set', 'shows what would change, and changes it', {
    named: PRODUCT,
    fields: word('<field=value...>', 'such as price=45.50', readFieldBut('id', 'slug', 'stock')),
    yes: flag('--yes', 'without asking'),
    ...signed(),
  }).shows(async (db, { named, fields, yes, as: clerk, check }) => {
    const values = { named, cells: Object.fromEntries(fields) }
    const tried = await inTransactionRolledBack(db, (tx) => changeProduct(tx, values, clerk))
    const { before: product, differences } = tried
    if (differences.length === 0) return `${product.slug} says so already: nothing was changed.`
    const changes = printable(describeDifferences(product.slug, differences))
    if (check) return `${says.notYet}\n${changes}`
    if (!yes && !(await confirm(`${changes}\nChange it?`))) throw new Refusal(409, messages.notAgreed({ changes }))
    const done = await changeProduct(db, values, clerk)
    return `Done: ${printable(describeDifferences(done.after.slug, done.differences))}`
  }),
  command('undo-price', 'takes back your own change of a price in the last ten minutes', NAMED).changes(
    async (tx, { named }, clerk) => describePriceChange(await undoPrice(tx, named, clerk)),
  ),
  command('withdraw', 'takes it off sale; orders, stock and texts stay', NAMED).changes(
    async (tx, { named }, clerk) => {
      const { slug, isWithdrawn } = await setWithdrawn(tx, named, true, clerk)
      return `${slug} is off sale${isWithdrawn ? ' already.' : `. baqala product sell ${slug} brings it back.`}`
    },
  ),
  command('sell', 'puts a withdrawn one on sale again', NAMED).changes(async (tx, { named }, clerk) => {
    const { slug, isWithdrawn } = await setWithdrawn(tx, named, false, clerk)
    return `${slug} is on sale ${isWithdrawn ? 'again' : 'already'}.`
  }),
]).addHelpText('after', EXAMPLES)

function readFieldBut(...excepted: Column[]) {
  return reader((field): [column: Column, value: string] | undefined => {
    const [, name = '', value = ''] = /^([^=]+)=([^]*)$/.exec(field) ?? []
    const column = name === 'discount' ? 'priceAfterDiscount' : toColumn(name)
    return column === undefined || excepted.includes(column) ? undefined : [column, value]
  }, 'It must be a field with its value, such as price=45.50 or title="Full-Cream Milk".')
}
