import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const title = 'Orders'
export const lists = 'Lists'
export const listNames = { new: 'New', packing: 'Packing', 'on its way': 'On its way', done: 'Ended today' }
export const nothingIn = {
  new: 'Nothing waits. New orders appear here by themselves.',
  packing: 'Nothing is being packed.',
  'on its way': 'Nothing is on its way.',
  done: 'Nothing has been delivered or cancelled today yet.',
}
export const arrivals = (count: number) => (count === 1 ? '1 new order: see it' : `${count} new orders: see them`)
export const andToRefund = (count: number) => `and ${count} to refund`
export const andMore = (count: number) => `And ${count} more: search for them.`
export const noConnectionSince = (time: string) => `No connection. This is the board of ${time}.`
export const searchLabel = 'Search for an order'
export const searchHint = 'Number, name or phone'
/** For those who see the e-mail of a shopper. */
export const searchHintWithEmail = 'Number, name, phone or e-mail'
export const find = 'Find'
export const toBoard = 'Back to the board'
export const found = (count: number) =>
  plural(count, { one: '1 order found', other: `${count === 0 ? 'No' : count} orders found` })
export const turnBellOn = 'Turn the bell on'
export const turnBellOff = 'Turn the bell off'
export const bellIsOn = 'Bell on'
export const bellSleeps = 'Bell asleep'
export const silence = 'Silence for now'
export const quietHint =
  'New orders ring until somebody takes them. In these hours, by Cairo’s clock, the bell is silent.'
export const quietFrom = 'Silent from'
export const quietUntil = 'until'
export const tryCash = 'Hear: cash'
export const tryPaid = 'Hear: paid'
export const paused =
  'The shop is closed for now: no express and no times. Orders whose time is agreed on by phone still come in.'
export const pausedUntil = (time: string) =>
  `The shop is closed until ${time}: no express, and no time that begins before. Orders for later still come in.`
