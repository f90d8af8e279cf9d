/** Every sentence of the catalogue that a shopper can read, in English. */
import { messagesOf } from '../refusal.ts'
import * as ar from './catalog.messages.ar.ts'

export const messages = messagesOf(
  'catalog',
  {
    categoryNotFound: 'There is no such category.',
    subcategoryNotFound: 'There is no such subcategory.',
    brandNotFound: 'There is no such brand.',
    noGroupNamed: ({ kind, named }: { readonly kind: 'category' | 'subcategory' | 'brand'; readonly named: string }) =>
      `There is no ${kind} "${named}".`,
    productNotFound: 'There is no such product.',
    productExists: ({ title }: { readonly title: string }) => `The shop has it already: ${title}.`,
    productWithdrawn: ({ title }: { readonly title: string }) =>
      `The shop has it already, off sale: ${title}. Sell that one again.`,
    productChanged: 'The product was changed meanwhile. Look at it again before you change it.',
    productChangedBy: ({ who }: { readonly who: string }) =>
      `${who} changed the product meanwhile. Look at it again before you change it.`,
    nameTaken: ({ name }: { readonly name: string }) => `There is one called ${name} already.`,
    hasGoods: ({ count }: { readonly count: number }) =>
      count === 1
        ? 'One product is in it, on sale or withdrawn. Move it first.'
        : `${count} products are in it, on sale or withdrawn. Move them first.`,
    pictureNotFound: 'The product has no picture in that place.',
    noPicture: 'The file is no whole picture of its type, or a very large one.',
    tooManySearches: 'Very many people are looking for something. Please try again in a moment.',
    unknownSort: ({ keys }: { readonly keys: string }) =>
      `sort takes ${keys}, several by comma, each with a minus in front for descending order`,
  },
  ar.messages,
)
