/** Sentences around the screens that come after the first one: the footer, unknown addresses, the line below the bar. */
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { contact } from '../../../shop.config.ts'

const plural = pluralsOf('en')

export const appAndPayment = (shop: string) => `Contact, the ${shop} app and payment partners`
export const takeTheApp = (shop: string) => `Take the ${shop} app with you`
export const howToTakeTheApp = 'Opens your mail app with a message holding the links. Send it to yourself.'
export const sendLinksTo = 'Send the links to'
export const shareAppLink = 'ShareApp Link'
export const appMailSubject = (shop: string) => `The ${shop} app`
export const paymentPartners = 'Payment Partners'
export const deliveriesWith = (shop: string) => `Get deliveries with ${shop}`

export const talkToUs = 'Talk to us'
export const phone = 'Phone'
export const whatsapp = 'WhatsApp'
export const email = 'Email'
export const addressLabel = 'Address'
export const address: string = contact.address
export const hoursLabel = 'Open'
export const hours: string = contact.hours
export const commercialRegister = 'Commercial register'
export const taxNumber = 'Tax number'

export const pages = 'Help and rules'
export const help = 'Help'
export const returns = 'Delivery and returns'
export const privacy = 'Privacy'
export const terms = 'Terms'

export const notFoundTitle = 'Not found'
export const notFoundHeading = 'This page does not exist'
export const notFoundPicture = 'Error: this shelf is empty'
export const notFoundText = 'The link may be old or mistyped.'

// The line below the bar.
export const pricesAsOf = (time: string) => `Prices as of ${time}.`
export const notSentYet = (products: string) => `Not sent yet: ${products}.`
export const changesNotSentYet = (count: number) =>
  plural(count, {
    one: 'A change of your cart is not sent yet.',
    other: `${count} changes of your cart are not sent yet.`,
  })
export const toChange = (order: number) => `Back to the change of order ${order}`
export const sendNow = 'Send now'
export const leaveTitle = 'Sign out now?'
export const isLostOnLeaving = 'What was not sent is lost when you sign out.'
export const leave = 'Sign out'
export const stay = 'Stay signed in'
export const newerShop = 'A newer shop is ready'
export const reload = 'Reload'
