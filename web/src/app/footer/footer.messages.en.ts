/** Sentences of the footer, and of the screen at unknown addresses. */
import { contact } from '../../../../shop.config.ts'

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
