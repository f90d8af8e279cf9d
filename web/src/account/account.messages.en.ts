/** Sentences of /Account. */
import { isolate } from '@baqala/contract/arabic'
import type { Order } from '@baqala/contract/orders'

export const account = 'Your account'
export const hello = (name: string) => `Hello, ${isolate(name)}`
export const links = { orders: 'Your orders', wishlist: 'Your wish list', help: 'Help' } as const
export const signOut = 'Sign out'
export const change = 'Change'
export const changeThis = (what: string) => `Change: ${what}`
export const save = 'Save'
export const saving = 'Saving…'
export const cancel = 'Cancel'
export const saved = 'Saved'
export const notLoaded = 'This cannot be shown right now.'
export const unreachable = 'The shop did not answer. It may be done all the same: please look before you try again.'

export const details = 'Your details'
export const name = 'Name'
export const nameHint = '2 to 60 characters, in any script.'
export const phone = 'Phone'
export const phoneHint =
  'Orders that have not left the shop, and saved addresses with your old number, get the new one.'
export const email = 'Email'
export const emailHint = 'You will log in with it. Your other browsers are signed out.'
export const password = 'Password'
export const passwordIsSecret = 'Not shown'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const newPasswordHint =
  'Login takes one capital letter, then 5 to 10 small letters or digits, for example Orange42. Your other browsers are signed out.'
export const passwordAgain = 'Repeat the password'

export const addresses = 'Addresses'
export const noAddresses =
  'None saved yet. An address that you order to comes back at the next payment. So does one that you save here, and you can name, change and remove it.'
export const addAddress = 'Add an address'
export const edit = 'Edit'
export const editThis = (what: string) => `Edit ${isolate(what)}`
export const remove = 'Remove'
export const removeThis = (what: string) => `Remove ${isolate(what)}`
export const askToRemove = (what: string) => `Remove “${isolate(what)}”?`
export const keep = 'Keep it'
export const label = 'Label'
export const labels = ['Home', 'Work', 'Family'] as const
export const labelHint = 'If you like: Home, Work, or any word of yours.'
export const street = 'Street'
export const building = 'Building'
export const floor = 'Floor'
export const flat = 'Flat'
export const landmark = 'Landmark'
export const landmarkHint = 'Anything that a courier sees from afar.'
export const area = 'Delivery area'
export const noArea = 'Not in the list'
export const city = 'City'
export const required = 'required'
export const oddPhone = 'Please check this number: a courier may not be able to call it.'

// Parts of an address where they are only a number; `joined` joins them.
export const buildingNumber = (number: string) => `building ${number}`
export const floorNumber = (number: string) => `floor ${number}`
export const flatNumber = (number: string) => `flat ${number}`
export { addressLine, joined } from '../orders/orders.messages.en.ts'

export const look = 'Language and look'
export const language = 'Language'
export const theme = 'Theme'
export const themeOf = { system: 'As the system', light: 'Light', dark: 'Dark' } as const

export const browsers = 'Signed-in browsers'
export const thisBrowser = 'This browser'
export const unknownBrowser = 'A browser'
export const since = (day: string) => `Signed in on ${day}`
export const signOutOthers = 'Sign out the others'

export const data = 'Your data'
export const dataText = 'All that the shop keeps about you, in one file (JSON).'
export const saveData = 'Save my data'
export const deleteAccount = 'Delete my account'
export const deleteTitle = 'Delete your account?'
export const goes = 'Name, email, phone, addresses, cart, wish list and letters go at once and for good.'
export const stays =
  'Orders stay in the books, as the law on accounts asks, and reviews stay on their products. Nothing in them says whose they were.'
export const orderNotOver = ({ id, state }: Order) =>
  state === 'refund due'
    ? `The money of order ${id} is still to go back to you. Your account can be deleted once it has.`
    : `Order ${id} is not over (${state}). Your account can be deleted once it is delivered or cancelled.`
export const ordersNotOver = (orders: readonly Order[]) =>
  `Orders ${orders.map(({ id }) => id).join(', ')} are not over. Your account can be deleted once each is delivered, cancelled or refunded.`
export const deleteForGood = 'Delete for good'
export const deleted = 'Your account is deleted'
export const keepAccount = 'Keep my account'
