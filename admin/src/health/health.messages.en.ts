export const title = 'Health'
export const lookedAt = (time: string) => `Looked at ${time}`
export const lookAgain = 'Look again'
export const looking = 'Looking …'
export const allWell = 'The shop is well.'
export const wantLookingAfter = (count: number) =>
  count === 1 ? 'One thing wants looking after.' : `${count} things want looking after.`
export const levels = { wrong: 'Wrong', minor: 'Could be better', well: 'Well' }
export const toDo = 'To do:'
/** The things that the checks look at, by the words of the server. */
export const abouts: Readonly<Record<string, string>> = {
  settings: 'Settings',
  contact: 'Contact',
  disk: 'Disk',
  pictures: 'Pictures',
  mail: 'Mail server',
  'mails out': 'Mails to send',
  database: 'Database',
  migrations: 'Version of the database',
  locale: 'Letters of the database',
  catalogue: 'Catalogue',
  search: 'Search',
  backup: 'Backup',
  clock: 'Clock',
  delivery: 'Delivery times',
  provider: 'Card payments',
  staff: 'People',
  stock: 'Stock and its ledger',
  ledger: 'Orders and the ledger',
  orders: 'Orders and their lines',
  totals: 'Totals of orders',
  payments: 'Payments',
  places: 'Places in delivery times',
  refunds: 'Refunds',
}
