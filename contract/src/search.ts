import * as z from 'zod/mini'
import { Product } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { LanguageQuery } from './language.ts'
import { once, theLast, wholeNumber } from './paging.ts'

export const MAX_SEARCH_LIMIT = 50
/** Letters of a search that are read; the rest is ignored. */
export const MAX_SEARCH_LETTERS = 100

/** A word or phrase that was read as another: Arabizi, a typing error, another name of the same thing. */
const Understanding = z.object({ typed: z.string(), as: z.string() })

export const SearchReply = z.object({
  /** All matches, of which `data` holds the first. */
  results: z.number(),
  metadata: z.object({
    understood: z.array(Understanding),
    /** No product matches all words; these match the most. */
    isRelaxed: z.boolean(),
  }),
  data: z.array(Product),
})
export type SearchReply = z.infer<typeof SearchReply>

export const searchProducts = endpoint('searchProducts', {
  summary:
    'The products a shopper asks for, best first: Arabic as written or spoken, Arabizi ("3eish"), English, mistyped words, sizes ("5kg").',
  query: z.object({
    q: theLast(z.string('q must be the text to search for')),
    limit: once(wholeNumber(`limit must be a whole number from 1 to ${MAX_SEARCH_LIMIT}`, 1, MAX_SEARCH_LIMIT)),
    /** Anything: the shopper is still typing, and a search without results says nothing about the shop. */
    typing: once(z.string()),
    ...LanguageQuery.shape,
  }),
  reply: SearchReply,
  refusals: { 503: 'Too many people search; `Retry-After` says when to ask again.' },
})
