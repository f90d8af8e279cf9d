import { shop } from '../../../shop.config.ts'

export const siteName = 'Behind the counter'
export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const otherLanguage = 'العربية'
export const signOut = 'Sign out'
export const noConnection = 'The shop cannot be reached. Please check the connection and try again.'
export const notFoundTitle = 'There is nothing here'
export const nothingYet = 'Nothing here is for your role. Ask an owner of the shop if that surprises you.'
export const codeAgain = 'Your code again'
export const passwordAgain = 'Your password again'
export const againHint = 'This change asks for it when the last one is more than ten minutes old.'
export const currency: string = shop.currency
export const more = 'More'
export const previous = 'Previous'
export const next = 'Next'
export const undo = 'Undo'
export const undone = 'Taken back'
export const close = 'Close'
export const none = 'none'
export const screens = {
  orders: 'Orders',
  stock: 'Stock',
  prices: 'Prices',
  products: 'Products',
  import: 'From a file',
  delivery: 'Delivery',
  day: 'Day',
  health: 'Health',
  searches: 'Not found',
  people: 'People',
  phones: 'Phones',
  log: 'Log',
  account: 'My sign-in',
}
export const signedInAs = (name: string) => `Signed in as ${name}`
