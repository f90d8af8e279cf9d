/** The line below the bar. It is loaded after the first screen. */
import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const noConnection = 'No connection.'
export const pricesAsOf = (time: string) => `Prices as of ${time}.`
export const notSentYet = (products: string) => `Not sent yet: ${products}.`
export const changesNotSentYet = (count: number) =>
  plural(count, {
    one: 'A change of your cart is not sent yet.',
    other: `${count} changes of your cart are not sent yet.`,
  })
export const goOn = 'Go on where you were'
export const sendNow = 'Send now'
export const newerShop = 'A newer shop is ready'
export const reload = 'Reload'
