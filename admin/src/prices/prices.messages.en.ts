import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const title = 'Prices'
export const changeMany = 'Several at once'
export const changePrice = (title: string) => `Change the price of ${title}`
export const now = 'Now'
export const price = 'Price (EGP)'
export const salePrice = 'Sale price (EGP)'
export const saleHint = 'Leave it empty for no sale.'
export const isItRight = (before: string, after: string) =>
  `The price was ${before}. Is ${after} right? If so, save once more.`
export const save = 'Save'
export const isNow = (name: string, price: string) => `${name}: ${price}`
export const bothPrices = (price: string, sale: string) => `${price}, on sale ${sale}`
export const asBefore = (name: string, price: string) => `${name}: ${price} as before`
export const undo = 'Undo'
export const undone = 'Undone'
export const youChanged = (before: string) => `You changed it just now. Before: ${before}.`
export const changesToday = 'Changes today'
export const changedTogether = 'Changed together'
export const allChanges = 'All changes today'
export const noChanges = 'No price was changed today.'
export const pricesIn = (group: string, count: number) =>
  `${group}: ${plural(count, { one: '1 price', other: `${count} prices` })}`
export const arrow = '→'
export const becomes = 'becomes'
export const failed = 'The changes could not be loaded.'
export const group = 'Of what'
export const groups = { category: 'Category', subcategory: 'Subcategory', brand: 'Brand' }
export const choose = 'Please choose'
export const percent = 'Per cent'
export const percentHint = 'Such as 5, or -10 to lower them.'
export const rounding = 'Round to'
export const look = 'Show what would be'
export const wouldBe = (count: number) => (count === 1 ? '1 price would change.' : `${count} prices would change.`)
export const nothingWouldBe = 'No price would change.'
export const doIt = (count: number) => (count === 1 ? 'Change 1 price' : `Change ${count} prices`)
export const done = (count: number) => (count === 1 ? '1 price is changed.' : `${count} prices are changed.`)
