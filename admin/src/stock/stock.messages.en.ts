export const title = 'Stock'
export const toCount = 'To count'
export const lists = { low: 'Low', soldOut: 'Sold out', uncounted: 'Not counted for 30 days' }
export const emptyLists = {
  low: 'Nothing is low: there are more than 5 of everything.',
  soldOut: 'Nothing is sold out.',
  uncounted: 'Everything was counted in the last 30 days.',
}
export const pieces = (count: number) => `${count} in stock`
export const neverCounted = 'never counted'
export const countedOn = (day: string) => `counted ${day}`
export const isSoldOut = 'sold out'
export const isLow = 'low'
export const changeStock = (title: string) => `Count ${title}`
export const onShelf = 'on the shelf, say the books'
export const whatHappened = 'What happened?'
export const kinds = { counted: 'Counted', came: 'Came', went: 'Went' }
export const piecesOf = { counted: 'Pieces on the shelf', came: 'Pieces that came', went: 'Pieces that went' }
export const waiting = (count: number) =>
  count === 1
    ? '1 more stands there for an order: count without it'
    : `${count} more stand there for orders: count without them`
export const why = 'Why'
export const whys = {
  came: ['Delivery', 'Brought back', 'Found', 'Other'],
  went: ['Broke', 'Past its date', 'Given away', 'Used in the shop', 'Other'],
}
export const note = 'Note (optional)'
export const stillSold = (count: number, title: string) => `The shop still sells ${count} × ${title}.`
export const howManyStand = 'How many stand there?'
export const noneStands = 'None'
export const countLater = 'Not now'
export const writeDown = 'Write it down'
export const changed = (name: string, before: number, after: number) => `${name}: ${before} → ${after} in stock`
export const asBefore = (count: number) => `${count}, as the books said`
export const overtaken = (who: string, time: string, left: number) =>
  `${who} wrote down ${left} at ${time}. If you have counted after that, write it down once more.`
export const undone = 'Undone'
export const ledger = 'Ledger'
export const noLines = 'Nothing has changed it yet.'
export const olderLines = 'Older lines are left out.'
export const left = (count: number) => `${count} left`
export const order = (number: number) => `#${number}`
export const reasons = {
  'opening stock': 'Opening stock',
  ordered: 'Ordered',
  'put back': 'Put back',
  counted: 'Counted',
  adjusted: 'Corrected',
}
export const failed = 'The products could not be loaded.'
