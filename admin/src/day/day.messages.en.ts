export const title = 'Day'
export const day = 'Day'
export const before = 'The day before'
export const after = 'The day after'
export const share = 'Share as text'
export const copied = 'Copied'
export const notShared = 'This browser does not let us copy it.'
export const takings = 'Takings'
export const cash = 'Cash at the door'
export const card = 'Card'
export const orders = 'Orders'
export const byHour = 'Orders by hour'
export const hour = 'Hour'
export const byMethod = 'Ways of paying'
export const byCategory = 'Goods by category'
export const method = 'Way'
export const category = 'Category'
export const amount = 'Amount'
export const shareOf = 'Share'
export const lastDays = { 7: 'Takings of seven days', 30: 'Takings of thirty days' }
export const methods = { cash: 'Cash', card: 'Card' }
export const nobodyOrdered = 'Nobody ordered on this day.'
export const bestSellers = 'Sold most'
export const nothingSold = 'Nothing was sold.'
export const ranOut = 'Ran out'
export const nothingRanOut = 'Nothing ran out on this day.'
export const low = 'Low now'
export const nothingLow = 'Nothing is low.'
export const toBuy = 'To buy for tomorrow'
export const nothingToBuy = 'By what is sold, the shelf should do for tomorrow.'
export const howFigured = (weekday: string) =>
  `As many pieces as sell on an average day of the last seven, or of the last seven ${weekday}s if that is more, less what is on the shelf.`
export const refunds = 'Sent back to cards'
export const byHand = 'Given back another way'
export const anotherWay = (amount: string) => `${amount} another way`
export const owed = (amount: string) => `${amount} has to go back to shoppers`
export const order = (number: number) => `Order ${number}`
export const left = (pieces: number) => (pieces === 0 ? 'none left' : `${pieces} left`)
export const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`
export const countOf = (orders: number) => `${orders} ${orders === 1 ? 'order' : 'orders'}`
export const asFile = 'Orders as a file'
export const asFileHint =
  'For a spreadsheet (CSV), with names, phones and addresses of shoppers: keep it safe, and delete it afterwards. The log says who took it.'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const prepareFile = 'Prepare the file'
export const noneInDays = 'Nobody ordered on these days.'
export const prepareAgain = 'The file was ready for ten minutes. Please prepare it again.'
export const takeFile = (orders: number) => `Download ${countOf(orders)}`
export const failed = 'The report could not be loaded.'
export const linesFailed = 'The days before could not be loaded.'
