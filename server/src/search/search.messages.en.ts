/** The English sentences about search. */
import { messagesOf } from '../refusal.ts'
import * as ar from './search.messages.ar.ts'

export const messages = messagesOf(
  'search',
  {
    tooManySearching: 'Too many people are searching right now. Please try again in a moment.',
    /** What the shopper is told was understood. */
    onSale: 'products on sale',

    // For the shopkeeper.
    tooFewNames: 'A row needs two different names at least: one that a product carries, and one that shoppers type.',
    tooManyNames: ({ max }: { max: number }) => `A row holds ${max} names at most.`,
    nameIsWrong: ({ name, words, letters }: { name: string; words: number; letters: number }) =>
      `"${name}" is no name: it must have 1 to ${words} words, and ${letters} letters at most.`,
    rowIsThere: ({ row }: { row: string }) => `The shop has this row already: ${row}`,
    noSuchRow: ({ name }: { name: string }) => `No row that the shop added holds the name "${name}".`,
    comesWithTheShop: ({ name, row }: { name: string; row: string }) =>
      `"${name}" comes with the shop and stays (${row}). Only rows that the shop added can be removed.`,
  },
  ar.messages,
)
