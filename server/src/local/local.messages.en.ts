/** The texts of the local test pages. */
import { isolate } from '@baqala/contract/arabic'
import { shop } from '../../../shop.config.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'

export const testOnly = 'For testing only: no money moves and no mail leaves this machine.'

export const mailbox = 'Mailbox'
export const mailboxIsLocked = 'The mailbox is locked'
export const howToOpen = 'Open it by the link that the shop printed when it started: the link carries the key.'
export const to = ({ recipient }: { recipient: string }) => `To ${recipient}`
export const inCairo = ({ moment }: { moment: Date }) => `${cairoTime(moment)} in Cairo`
export const comma = ', '
export const asHtml = 'As HTML'
export const noMail = 'No mail yet. Ask for a reset code or place an order, then load this page again.'

export const payShop = `Pay ${shop.name}`
export const whatYouPayFor = 'What you pay for'
export const order = ({ number }: { number: number }) => `Order ${number}`
export const payForOrder = ({ number }: { number: number }) => `Pay for order ${number}`
export const amount = ({ piastres }: { piastres: number }) => money(piastres)
export const chooseCard = 'Choose a test card'
export const goodCard = 'Card ending in 4242, which is accepted'
export const declinedCard = 'Card ending in 0002, which is declined'
export const pay = 'Pay'
export const leave = 'Leave without paying'
export const wasDeclined = 'The card was declined. Try another one.'
export const isPaid = 'This order is paid.'
export const backToShop = 'Back to the shop'
export const hasExpired = ({ number }: { number: number }) =>
  `Order ${number} can no longer be paid here: it was cancelled or replaced, or its time is over. Nothing was charged.`
export const backToCart = 'Back to the cart'

export const shoppers = 'Shoppers'
export const whatOrderingIsFor =
  'A shopper who does not exist orders some goods, through the same steps as everybody. The board of the admin rings.'
export const orderNow = 'A shopper orders now'
export const hasOrdered = ({ number, name, total }: { number: number; name: string; total: number }) =>
  `Order ${number} of ${isolate(name)}: ${amount({ piastres: total })}.`
