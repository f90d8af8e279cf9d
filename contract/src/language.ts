/** The languages of the shop. Names that are links or keys, and protocol words such as "success", are English in each. */
import * as z from 'zod/mini'
import { once } from './paging.ts'

export const LANGUAGES = ['en', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Names the shopper's language in every call but those of the catalogue, whose cached answers are told apart by `lang`. */
export const LANGUAGE_HEADER = 'x-language'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar'
}

/** `lang=ar` adds the Arabic names and texts to an answer of the catalogue. Any other value is ignored. */
export const LanguageQuery = z.object({
  lang: once(z.catch(z.optional(z.literal('ar')), undefined)),
})
