/** Sentences of the footer, and of the screen at unknown addresses. */

export const appAndPayment = (shop: string) => `The ${shop} app and payment partners`
export const takeTheApp = (shop: string) => `Take the ${shop} app with you`
export const howToTakeTheApp = 'Opens your mail app with a message holding the links. Send it to yourself.'
export const sendLinksTo = 'Send the links to'
export const shareAppLink = 'ShareApp Link'
export const appMailSubject = (shop: string) => `The ${shop} app`
export const paymentPartners = 'Payment Partners'
export const deliveriesWith = (shop: string) => `Get deliveries with ${shop}`

export const notFoundTitle = 'Not found'
export const notFoundHeading = 'This page does not exist'
export const notFoundPicture = 'Error: this shelf is empty'
export const notFoundText = 'The link may be old or mistyped.'
