/** Every sentence of the catalogue that a shopper can read, in English. */
import { messagesOf } from '../refusal.ts'
import * as ar from './catalog.messages.ar.ts'

export const messages = messagesOf(
  'catalog',
  {
    categoryNotFound: 'There is no such category.',
    subcategoryNotFound: 'There is no such subcategory.',
    brandNotFound: 'There is no such brand.',
    productNotFound: 'There is no such product.',
    pictureNotFound: 'The product has no picture in that place.',
    noPicture: 'The file is no whole picture of its type, or a very large one.',
    tooManySearches: 'Very many people are looking for something. Please try again in a moment.',
    unknownSort: ({ keys }: { readonly keys: string }) =>
      `sort takes ${keys}, several by comma, each with a minus in front for descending order`,
  },
  ar.messages,
)
