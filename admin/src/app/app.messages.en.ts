export const siteName = 'Behind the counter'
export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const otherLanguage = 'العربية'
export const notFoundTitle = 'There is nothing here'
export const noScreen = 'No screen has this address. Choose one from the menu.'
export const notYours = 'This screen is not for your role. Ask an owner of the shop if that surprises you.'
export const more = 'More'
export const screens = {
  orders: 'Orders',
  stock: 'Stock',
  prices: 'Prices',
  products: 'Products',
  reviews: 'Reviews',
  import: 'From a file',
  delivery: 'Delivery',
  day: 'Day',
  health: 'Health',
  searches: 'Searches',
  people: 'People',
  phones: 'Phones',
  log: 'Log',
  account: 'My sign-in',
}
export const signedInAs = (name: string) => `Signed in as ${name}`
export const newOrders = (count: number) => `${count} new`
