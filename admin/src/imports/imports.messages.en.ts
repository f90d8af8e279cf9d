import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')
const digits = (count: number) => count.toLocaleString('en')
const products = (count: number) => `${digits(count)} ${plural(count, { one: 'product', other: 'products' })}`

export const title = 'Products from a file'
export const intro =
  'A price list from Excel, your own sheet, or the product file of Shopify, WooCommerce, Loyverse, Salla, Odoo and others. First you see what it would do.'
export const dropHere = 'Drop a file here'
export const orChoose = 'or choose one from this device: CSV or Excel (.xlsx)'
export const chooseFile = 'Choose a file'
export const anotherFile = 'Another file'
export const template = 'A sheet to begin with'
export const exportAll = 'All products as a file'
export const tooLarge = (megabytes: number) => `The file is larger than ${megabytes} MB.`
export const reading = 'Reading the file'
export const wouldDo = 'What it would do'
export const nothingToDo = 'The shop says so already: there is nothing to do.'
export const noteLabel = 'How it was understood'
export const unread = (headings: string) => `Columns that nobody reads: ${headings}`
export const sheet = 'Sheet'
export const question = 'One question first'
export const decimals = 'How are 1.250 and 1,250 meant in this file?'
export const point = 'The point comes before decimals: 1.250 is one and a quarter'
export const comma = 'The comma comes before decimals: 1.250 is one thousand two hundred and fifty'
export const refused = 'Left out'
export const refusedHint =
  'These rows cannot be imported; the others can. Mend them in your file, or go on without them.'
export const refusedAsFile = 'These rows as a file'
export const changed = 'Changed'
export const added = 'New'
export const counted = 'Another count on the shelf'
export const missing = 'On sale, but not in the file'
export const withdrawMissing = 'Take them off sale'
export const withdrawHint = 'Not possible while rows are left out: nobody knows which products those are.'
export const unchanged = (count: number) => `${products(count)} as they are already.`
export const made = { brands: 'New brands', categories: 'New categories', subcategories: 'New parts of categories' }
export const line = 'Line'
export const column = 'Column'
export const why = 'Why'
export const product = 'Product'
export const beforeAndAfter = 'Before and after'
export const price = 'Price'
export const first = (count: number) => `The first ${digits(count)} are shown.`
export const more = 'Show more'
export const doIt = 'Import'
export const importing = 'Importing. Leave this page open.'
/** A line that counts the changes of an import, such as "12 new, 3 changed". */
export const summary = {
  added: (count: number) => `${digits(count)} new`,
  changed: (count: number) => `${digits(count)} changed`,
  counted: (count: number) => `${digits(count)} counted`,
  withdrawn: (count: number) => `${digits(count)} off sale`,
  refused: (count: number) => `${digits(count)} left out`,
}
export const doneTitle = 'Imported'
export const undo = 'Undo'
export const earlier = 'Earlier imports'
export const earlierHint = 'The last 20 imports of 30 days can be undone.'
export const noEarlier = 'Nothing was imported yet.'
export const failed = 'The imports could not be loaded.'
export const at = 'When'
export const who = 'Who'
export const file = 'File'
export const did = 'What it did'
export const before = 'As it was before'
export const undone = (who: string) => `Undone by ${who}`
export const undoTitle = (file: string) => `Undo the import of ${file}?`
export const undoWould = {
  changed: (count: number) =>
    plural(count, { one: '1 product gets back what it was.', other: `${products(count)} get back what they were.` }),
  withdrawn: (count: number) => `${products(count)} ${plural(count, { one: 'goes', other: 'go' })} off sale again.`,
  counted: (count: number) => `${products(count)} counted as before; what was sold since stays sold.`,
}
export const changedSince = (count: number) =>
  `${products(count)} changed after this import. Those changes are lost too:`
export const undoAnyway = 'Undo all the same'
export const undoneNow = 'Undone'
