export const siteName = 'Behind the counter'
export const skipToContent = 'Skip to content'
export const mainNavigation = 'Main'
export const otherLanguage = 'العربية'
export const notFoundTitle = 'There is nothing here'
export const nothingYet = 'Nothing here is for your role. Ask an owner of the shop if that surprises you.'
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
  searches: 'Searches without results',
  people: 'People',
  phones: 'Phones',
  log: 'Log',
  account: 'My sign-in',
}
export const signedInAs = (name: string) => `Signed in as ${name}`
export const newOrders = (count: number) => `${count} new`
