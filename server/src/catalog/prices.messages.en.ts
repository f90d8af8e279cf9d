/** The sentences about changing prices. */
import { messagesOf } from '../refusal.ts'
import * as ar from './prices.messages.ar.ts'

interface ChangedSince {
  readonly who: string
  readonly name: string
}

interface ChangedMeanwhile {
  readonly who: string
  readonly price: string
  readonly priceAfterDiscount: string | null
}

export const messages = messagesOf(
  'prices',
  {
    notBelowPrice: ({ price }: { readonly price: string }) =>
      `A sale price must be below the price of ${price} EGP. Nothing was changed.`,
    nothingToUndo: ({ minutes }: { readonly minutes: number }) =>
      `There is nothing to undo: you changed no price here in the last ${minutes} minutes.`,
    changedSince: ({ who, name }: ChangedSince) => `${who} changed the price of ${name} since. Nothing was undone.`,
    changedMeanwhile: ({ who, price, priceAfterDiscount: sale }: ChangedMeanwhile) =>
      `${who} changed this price meanwhile: it is ${price} EGP now${sale === null ? '' : `, on sale ${sale} EGP`}. Nothing was saved. To change it all the same, save once more.`,
    noChange: 'There is no such change of prices.',
    noGroup: 'There is no such category, subcategory or brand with products on sale.',
    noLongerSo: 'Prices changed since they were shown. Please look again.',
    costsNothing: ({ name }: { readonly name: string }) =>
      `With this rounding ${name} would cost nothing. Nothing was changed.`,
    costsTooMuch: ({ name, max }: { readonly name: string; readonly max: number }) =>
      `With this change ${name} would cost more than ${max.toLocaleString('en')} EGP. Nothing was changed.`,
  },
  ar.messages,
)
